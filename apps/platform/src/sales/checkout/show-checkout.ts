import type { Checkout, CheckoutLineItem, CheckoutShippingInfo, LineItem } from '@vitrine/contract'
import type { LineTotals } from '@vitrine/pricing'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import { buyerOf } from '../../floor/callers/cart-owner.ts'
import { textsIn } from '../../shop/sites/texts.ts'
import { conversionCurrency } from '../cart/kept/cart-visit.ts'
import { availabilityTally } from '../cart/lines/availability.ts'
import { type PriceWriter, priceWriter } from '../cart/lines/prices.ts'
import { showLine } from '../cart/lines/show-line.ts'
import { showItemTax } from '../totals/show/show-tax.ts'
import { showWorkedOut } from '../totals/show/show-worked-out.ts'
import type { CheckoutDetails } from './checkout.ts'
import type { PricedCheckout } from './price-checkout.ts'

/** How to show a checkout. */
export interface CheckoutLook {
  /** ISO 4217: the requested currency, if the shop has it. */
  readonly askedCurrency: string | undefined
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
}

/** Shows a checkout in the wire's form, with every mandatory field. */
export const showCheckout = (
  { checkout, subject, worked, violations }: PricedCheckout,
  { askedCurrency, placeholder }: CheckoutLook,
): Checkout => {
  const { site } = subject
  const { details } = checkout
  const texts = textsIn(site, subject.language)
  const currency = conversionCurrency({ site, askedCurrency }, checkout.conversionCurrency)
  const price = priceWriter(site, currency)
  const availabilityOf = availabilityTally()
  const totalsOf = new Map(worked.totals.lines.map((line) => [line.lineId, line]))
  const language = site.locale.split('-', 1)[0] ?? site.locale
  const {
    shippingInfo,
    violations: ofTotals,
    membershipOptions,
    ...totals
  } = showWorkedOut(worked, subject, price)
  return {
    ...totals,
    priceSummary: totals.priceSummary ?? {},
    calculationErrors: totals.calculationErrors ?? { orderValidationErrors: [] },
    payNow: totals.payNow ?? {},
    payLater: totals.payLater ?? {},
    id: checkout.id,
    lineItems: checkout.lines.map((line) =>
      lineItem(showLine(line, availabilityOf(line), price, placeholder, texts), totalsOf.get(line.id), price),
    ),
    buyerInfo: buyerInfo(checkout.ownerKey, details),
    conversionCurrency: currency,
    paymentCurrency: site.currency,
    shippingInfo: {
      ...(details.shipping && { shippingDestination: details.shipping }),
      carrierServiceOptions: [],
      ...shippingInfo,
    } satisfies CheckoutShippingInfo,
    ...(billingOf(details) && { billingInfo: billingOf(details) }),
    channelType: details.channelType,
    siteLanguage: language,
    buyerLanguage: details.buyerLanguage ?? language,
    completed: checkout.state === 'COMPLETED',
    taxIncludedInPrice: worked.tax.pricesIncludeTax,
    createdBy: details.createdBy,
    createdDate: new Date(checkout.createdAt).toISOString(),
    updatedDate: new Date(checkout.updatedAt).toISOString(),
    membershipOptions: {
      eligibleMemberships: membershipOptions?.eligibleMemberships ?? [],
      invalidMemberships: membershipOptions?.invalidMemberships ?? [],
      selectedMemberships: { memberships: membershipOptions?.selectedMemberships ?? [] },
    },
    ...(checkout.cartId !== undefined && { cartId: checkout.cartId }),
    violations: [...ofTotals, ...violations],
    ...asWritten(details),
  }
}

const asWritten = (details: CheckoutDetails): Partial<Checkout> => {
  const { buyerNote, customFields, extendedFields, overrideCheckoutUrl, customSettings, businessLocationId } =
    details
  return {
    ...(buyerNote !== undefined && { buyerNote }),
    ...(customFields && { customFields: [...customFields] }),
    ...(extendedFields && { extendedFields }),
    ...(overrideCheckoutUrl !== undefined && { overrideCheckoutUrl }),
    ...(customSettings && { customSettings }),
    ...(businessLocationId !== undefined && { businessLocationId }),
  }
}

const buyerInfo = (ownerKey: string, { email, contactId }: CheckoutDetails): Checkout['buyerInfo'] => ({
  ...buyerOf(ownerKey),
  ...(contactId !== undefined && { contactId }),
  ...(email !== undefined && { email }),
})

/** The billing address defaults to the delivery address. */
const billingOf = ({ billing, shipping }: CheckoutDetails): Checkout['billingInfo'] => billing ?? shipping

/** Some readers look for a line's picture under another name. */
const lineItem = (line: LineItem, totals: LineTotals | undefined, price: PriceWriter): CheckoutLineItem => ({
  ...line,
  ...(line.image && { media: line.image }),
  ...(totals && {
    totalPriceAfterTax: price(totals.afterTaxMinor),
    totalPriceBeforeTax: price(totals.beforeTaxMinor),
    taxDetails: showItemTax(totals, price),
    discount: price(totals.discountMinor),
  }),
})
