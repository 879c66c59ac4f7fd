import type { LineItem, OrderDiscount, OrderLineItem, OrderPrice, OrderTaxDetails } from '@vitrine/contract'
import type { AppliedReduction, ItemTax, LineTotals, SelectedShipping } from '@vitrine/pricing'
import type { OfferImage } from '../../../catalog/products/records/offer.ts'
import { buyerOf } from '../../../floor/callers/cart-owner.ts'
import { textsIn } from '../../../shop/sites/texts.ts'
import { deliveryOf, giftLines, withoutRecipient } from '../../cart/lines/gift-delivery.ts'
import { type CartLine, isCustom, isGiftCard } from '../../cart/lines/line.ts'
import { priceWriter } from '../../cart/lines/prices.ts'
import { showLine } from '../../cart/lines/show-line.ts'
import type { PricedCheckout } from '../../checkout/price-checkout.ts'
import type { AgreedOrder, OrderLineFacts, TaxShare } from '../order.ts'

/** Formats an amount of an order, in minor units. */
export type OrderPriceWriter = (minor: number) => OrderPrice

/** Prepares formatting of amounts in the shop's currency and locale. */
export const orderPriceWriter = (site: Parameters<typeof priceWriter>[0]): OrderPriceWriter => {
  const price = priceWriter(site, site.currency)
  return (minor) => {
    const { amount, formattedAmount } = price(minor)
    return { amount, formattedAmount }
  }
}

/** Shows what was agreed, in its final form: catalog, prices and addresses may change later. */
export const agreedOrder = (
  { checkout, subject, worked }: PricedCheckout,
  placeholder: OfferImage,
): AgreedOrder => {
  const { site } = subject
  const { totals, found, tax } = worked
  const { details } = checkout
  const price = orderPriceWriter(site)
  const totalsOf = new Map(totals.lines.map((line) => [line.lineId, line]))
  const language = site.locale.split('-', 1)[0] ?? site.locale
  const billing = details.billing ?? details.shipping
  const { summary } = totals
  return {
    purchasedDate: new Date(subject.at).toISOString(),
    lineItems: checkout.lines.map((line) =>
      lineItem(line, totalsOf.get(line.id), price, shownLine(line, subject, placeholder)),
    ),
    buyerInfo: {
      ...buyerOf(checkout.ownerKey),
      ...(details.contactId !== undefined && { contactId: details.contactId }),
      ...(details.email !== undefined && { email: details.email }),
    },
    priceSummary: {
      subtotal: price(summary.subtotalMinor),
      shipping: price(summary.shippingMinor),
      tax: price(summary.taxMinor),
      discount: price(summary.discountMinor),
      total: price(summary.totalMinor),
      totalAdditionalFees: price(summary.additionalFeesMinor),
    },
    ...(billing && { billingInfo: billing }),
    ...(details.shipping && { recipientInfo: details.shipping }),
    ...(totals.shipping.selected && {
      shippingInfo: shipping(totals.shipping.selected, totals.shipping.region?.name, details.shipping, price),
    }),
    ...(details.buyerNote !== undefined && { buyerNote: details.buyerNote }),
    buyerLanguage: details.buyerLanguage ?? language,
    siteLanguage: language,
    weightUnit: site.weightUnit,
    taxIncludedInPrices: tax.pricesIncludeTax,
    taxSummary: { totalTax: price(summary.taxMinor) },
    appliedDiscounts: totals.discounts.map((each) => discount(each, found.coupon, price)),
    channelInfo: { type: details.channelType },
    createdBy: details.createdBy,
    ...(details.customFields && { customFields: [...details.customFields] }),
    ...(details.extendedFields && { extendedFields: details.extendedFields }),
    archived: false,
    seenByAHuman: false,
  }
}

/** Stores what refunds and stock need from each line. */
export const lineFacts = ({ checkout, worked }: PricedCheckout): OrderLineFacts[] => {
  const totalsOf = new Map(worked.totals.lines.map((totals) => [totals.lineId, totals]))
  const priceOf = worked.tax.pricesIncludeTax ? 'afterTaxMinor' : 'beforeTaxMinor'
  return checkout.lines.map((line) => ({
    lineId: line.id,
    ...(!isCustom(line) && { productId: line.offer.productId, variantId: line.offer.variantId }),
    quantity: line.quantity,
    totalMinor: totalsOf.get(line.id)?.afterTaxMinor ?? 0,
    ...(isGiftCard(line) && { cardsMinor: totalsOf.get(line.id)?.[priceOf] ?? 0 }),
    refunded: 0,
    restocked: 0,
  }))
}

/** Stores the extra charges for delivery and the additional fees by tax rate, for invoices. */
export const feeFacts = ({ worked: { totals } }: PricedCheckout): TaxShare[] =>
  [...(totals.shipping.selected?.charges ?? []), ...totals.fees].map(
    ({ rate, afterTaxMinor: grossMinor, taxMinor }) => ({ rate, grossMinor, taxMinor }),
  )

/** An order names a gift card's recipient and date, without address and message. */
const shownLine = (
  line: CartLine,
  { site, language }: PricedCheckout['subject'],
  placeholder: OfferImage,
): LineItem => {
  const texts = textsIn(site, language)
  const shown = showLine(
    withoutRecipient(line),
    { status: 'AVAILABLE' },
    priceWriter(site, site.currency),
    placeholder,
    texts,
  )
  const delivery = isCustom(line) ? undefined : deliveryOf(line.reference)
  if (!delivery) return shown
  const { recipientName, sendDate } = delivery
  const said = giftLines({ recipientName, sendDate }, texts)
  return { ...shown, descriptionLines: [...(shown.descriptionLines ?? []), ...said] }
}

const lineItem = (
  line: CartLine,
  totals: LineTotals | undefined,
  price: OrderPriceWriter,
  shown: LineItem,
): OrderLineItem => {
  const { productName, catalogReference, rootCatalogItemId, descriptionLines, image } = shown
  return {
    id: line.id,
    quantity: line.quantity,
    ...(productName && { productName }),
    ...(catalogReference && { catalogReference }),
    ...(rootCatalogItemId !== undefined && { rootCatalogItemId }),
    ...(descriptionLines && { descriptionLines }),
    ...(image && { image }),
    ...(shown.physicalProperties && { physicalProperties: shown.physicalProperties }),
    ...(shown.itemType && { itemType: shown.itemType }),
    ...(shown.preorder && { preorder: shown.preorder }),
    ...(shown.extendedFields && { extendedFields: shown.extendedFields }),
    paymentOption: shown.paymentOption,
    ...(totals && {
      price: price(totals.priceMinor),
      priceBeforeDiscounts: price(totals.fullPriceMinor),
      lineItemPrice: price(totals.linePriceMinor),
      totalDiscount: price(totals.discountMinor),
      totalPriceBeforeTax: price(totals.beforeTaxMinor),
      totalPriceAfterTax: price(totals.afterTaxMinor),
      taxDetails: taxDetails(totals, price),
      taxableAddress: { addressType: totals.taxableAddress },
      ...(totals.paymentOption === 'DEPOSIT_ONLINE' && { depositAmount: price(totals.dueNowMinor) }),
    }),
  }
}

const taxDetails = (tax: ItemTax, price: OrderPriceWriter): OrderTaxDetails => ({
  taxableAmount: price(tax.taxableMinor),
  taxRate: tax.rate,
  totalTax: price(tax.taxMinor),
})

const shipping = (
  selected: SelectedShipping,
  region: string | undefined,
  destination: AgreedOrder['recipientInfo'],
  price: OrderPriceWriter,
): AgreedOrder['shippingInfo'] => {
  const { carrierId, code, title, logistics = {} } = selected.option.terms
  const { pickupDetails, deliveryTime, instructions, deliveryTimeSlot } = logistics
  return {
    ...{ carrierId, code, title },
    logistics: {
      ...(pickupDetails ? { pickupDetails } : destination && { shippingDestination: destination }),
      ...(deliveryTime != null && { deliveryTime }),
      ...(instructions != null && { instructions }),
      ...(deliveryTimeSlot && { deliveryTimeSlot }),
    },
    cost: {
      price: price(selected.priceMinor),
      totalPriceBeforeTax: price(selected.beforeTaxMinor),
      totalPriceAfterTax: price(selected.afterTaxMinor),
      taxDetails: taxDetails(selected, price),
      discount: price(selected.discountMinor),
    },
    ...(region !== undefined && { region: { name: region } }),
  }
}

const discount = (
  { source, discountType, amountMinor, lines }: AppliedReduction,
  coupon: { readonly id: string; readonly code: string; readonly name: string } | undefined,
  price: OrderPriceWriter,
): OrderDiscount => ({
  ...(source === 'COUPON' && coupon
    ? { coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount: price(amountMinor) } }
    : { merchantDiscount: { amount: price(amountMinor) } }),
  discountType,
  lineItemIds: lines.map(({ lineId }) => lineId),
})
