import { isDeepStrictEqual } from 'node:util'
import type { AddressWithContact, DescriptionLine, LineItem } from '@vitrine/contract'
import type {
  HostedCheckout,
  HostedDeliveryOption,
  HostedLine,
  HostedTotals,
} from '@vitrine/contract/hosted-checkout'
import { money, moneyText, type OfferedShipping } from '@vitrine/pricing'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import { fail } from '../../floor/failure.ts'
import type { Site } from '../../shop/sites/site.ts'
import { textsIn } from '../../shop/sites/texts.ts'
import { availabilityTally } from '../cart/lines/availability.ts'
import { type CartLine, fullPriceMinorOf, isGiftCard, priceMinorOf } from '../cart/lines/line.ts'
import { priceWriter } from '../cart/lines/prices.ts'
import { showLine } from '../cart/lines/show-line.ts'
import type { StoredCheckout } from '../checkout/checkout.ts'
import { hostedPlaceOf } from '../checkout/missing/address-form.ts'
import { missingParts } from '../checkout/missing/missing-parts.ts'
import type { PricedCheckout } from '../checkout/price-checkout.ts'
import { obfuscatedCode } from '../gift-cards/gift-card.ts'
import { nameOf } from './agreed-view.ts'

/** Formats an amount for the hosted page: decimal text in the shop's currency. */
export type AmountWriter = (minor: number) => string

export const amountWriter =
  (currency: string): AmountWriter =>
  (minor) =>
    moneyText(money(minor, currency))

/** The part of a page's state that depends only on the checkout. */
type Shown = Omit<
  HostedCheckout,
  'state' | 'brand' | 'deliversTo' | 'paymentMethods' | 'payment' | 'changes' | 'draft' | 'order' | 'links'
>

/** Shows an open checkout. */
export const showHosted = (priced: PricedCheckout, placeholder: OfferImage): Shown => {
  const { checkout, subject, worked } = priced
  const { details } = checkout
  const { totals } = worked
  const amount = amountWriter(subject.site.currency)
  const availabilityOf = availabilityTally()
  const shippingAddress = hostedPlaceOf(details.shipping)
  const texts = textsIn(subject.site, subject.language)
  return {
    id: checkout.id,
    revision: checkout.revision,
    currency: subject.site.currency,
    lines: checkout.lines.map((line) =>
      shownLine(
        line,
        priced,
        showLine(
          line,
          availabilityOf(line),
          priceWriter(subject.site, subject.site.currency),
          placeholder,
          texts,
        ),
      ),
    ),
    totals: shownTotals(priced, amount),
    ...(isFixed(checkout) && { isFixed: true }),
    ...convertedOf(priced),
    ...missingParts(priced),
    ...(details.email !== undefined && { email: details.email }),
    ...addressesOf(details.shipping, details.billing),
    ...(details.buyerNote && { buyerNote: details.buyerNote }),
    deliveryOptions: shippingAddress
      ? totals.shipping.offered.map((option) =>
          shownOption(
            option,
            amount,
            totals.shipping.selected?.requested && totals.shipping.selected.option === option,
          ),
        )
      : [],
    ...couponOf(priced, amount),
    ...giftCardOf(priced, amount),
  }
}

/** Whether staff set its lines and prices. */
export const isFixed = ({ details }: Pick<StoredCheckout, 'details'>): boolean =>
  details.draftId !== undefined || details.balanceOf !== undefined

/** Addresses in form fields; no billing address if it equals the delivery address. */
export const addressesOf = (
  shipping: AddressWithContact | undefined,
  billing: AddressWithContact | undefined,
): Pick<HostedCheckout, 'shippingAddress' | 'billingAddress'> => {
  const [shippingAddress, billingAddress] = [hostedPlaceOf(shipping), hostedPlaceOf(billing)]
  return { ...(shippingAddress && { shippingAddress }), ...(billingAddress && { billingAddress }) }
}

/** Whether a name stayed in the shop's language for a buyer who reads another. */
const isForeign = (
  name: LineItem['productName'],
  { locale }: Site,
  language: string | undefined,
): boolean => {
  const isOwn = language === undefined || locale.toLowerCase().startsWith(language)
  return !isOwn && (name?.translated ?? name?.original) === name?.original
}

const shownLine = (
  line: CartLine,
  { subject: { site }, checkout }: PricedCheckout,
  shown: LineItem,
): HostedLine => {
  const amount = amountWriter(site.currency)
  const language = checkout.details.buyerLanguage
  const priceMinor = priceMinorOf(line) * line.quantity
  const fullPriceMinor = fullPriceMinorOf(line) * line.quantity
  const { availability } = shown
  return {
    id: line.id,
    name: shown.productName?.translated ?? nameOf(line, undefined),
    ...(isForeign(shown.productName, site, language) && { language: site.locale }),
    ...(shown.image?.url && { imageUrl: shown.image.url }),
    choices: (shown.descriptionLines ?? []).map(choiceOf),
    quantity: line.quantity,
    price: amount(priceMinor),
    ...(fullPriceMinor > priceMinor && { fullPrice: amount(fullPriceMinor) }),
    ...(shown.preorder && { preorder: shown.preorder }),
    availability: availability?.status ?? 'AVAILABLE',
    ...(availability?.status !== 'AVAILABLE' &&
      availability?.quantityAvailable != null && { quantityAvailable: availability.quantityAvailable }),
  }
}

/** Shows a line's choices, such as Size: L. */
export const choiceOf = ({
  name,
  plainText,
  colorInfo,
}: DescriptionLine): { name: string; value: string } => ({
  name: name?.translated ?? name?.original ?? '',
  value: readText(colorInfo) ?? readText(plainText) ?? '',
})

const readText = (
  text: { original?: string | null; translated?: string | null } | undefined,
): string | undefined => text?.translated ?? text?.original ?? undefined

/**
 * Compares what a buyer says they saw with the current state, part by part.
 * @throws {Failure} CHECKOUT_CHANGED if any part has changed, up or down
 */
export const assertSeen = (priced: PricedCheckout, seen: HostedTotals): void => {
  const { worked, subject } = priced
  if (isDeepStrictEqual(shownTotals(priced, amountWriter(subject.site.currency)), seen)) return
  const { dueNowMinor, summary } = worked.totals
  throw fail('CHECKOUT_CHANGED', { totalMinor: summary.totalMinor, dueNowMinor })
}

const convertedOf = ({ checkout, subject: { site }, worked }: PricedCheckout) => {
  const { conversionCurrency: currency } = checkout
  if (currency === site.currency || !Object.hasOwn(site.conversionRates, currency)) return {}
  const { convertedAmount } = priceWriter(site, currency)(worked.totals.dueNowMinor)
  return { converted: { currency, toPay: convertedAmount } }
}

const shownTotals = (
  { worked: { totals, tax } }: PricedCheckout,
  amount: AmountWriter,
): HostedCheckout['totals'] => {
  const { summary, shipping, giftCardMinor, dueNowMinor } = totals
  const some = (name: string, minor: number) => (minor > 0 ? { [name]: amount(minor) } : {})
  return {
    subtotal: amount(summary.subtotalMinor),
    ...some('discount', summary.discountMinor),
    ...(shipping.selected && { delivery: amount(summary.shippingMinor) }),
    ...some('additionalFees', summary.additionalFeesMinor),
    ...some('tax', summary.taxMinor),
    taxIncluded: tax.pricesIncludeTax,
    total: amount(summary.totalMinor),
    ...some('giftCard', giftCardMinor),
    toPay: amount(dueNowMinor),
  }
}

const shownOption = (
  { terms, priceMinor }: OfferedShipping,
  amount: AmountWriter,
  chosen = false,
): HostedDeliveryOption => ({
  code: terms.code,
  carrierId: terms.carrierId,
  title: terms.title,
  price: amount((terms.charges ?? []).reduce((sum, charge) => sum + charge.priceMinor, priceMinor)),
  ...(terms.logistics && { logistics: { ...terms.logistics } }),
  chosen,
})

const couponOf = (
  { checkout, worked: { found, totals } }: PricedCheckout,
  amount: AmountWriter,
): Pick<HostedCheckout, 'coupon'> => {
  const { coupon } = checkout.details
  if (!coupon) return {}
  const off = totals.discounts.find(({ source }) => source === 'COUPON')
  return {
    coupon: {
      code: coupon.code,
      ...(found.coupon && { name: found.coupon.name }),
      ...(off && off.amountMinor > 0 && { amount: amount(off.amountMinor) }),
      ...(found.refusal && { problem: found.refusal.code }),
    },
  }
}

const giftCardOf = (
  { checkout, worked: { card, totals } }: PricedCheckout,
  amount: AmountWriter,
): Pick<HostedCheckout, 'giftCard'> =>
  checkout.details.giftCard
    ? {
        giftCard: {
          obfuscatedCode: card.card ? obfuscatedCode(card.card) : '',
          amount: amount(totals.giftCardMinor),
          ...(card.card && { left: amount(card.card.balanceMinor - totals.giftCardMinor) }),
          ...(card.refusal && { problem: card.refusal.code }),
          ...(checkout.lines.some(isGiftCard) && { exceptGiftCards: true }),
        },
      }
    : {}
