import type { OrderDiscount } from '@vitrine/contract'
import type { OfferImage } from '../../../catalog/products/records/offer.ts'
import type { PricedCheckout } from '../../checkout/price-checkout.ts'
import type { AgreedOrder, StoredOrder } from '../../orders/order.ts'
import { agreedOrder } from '../../orders/placing/agreed-order.ts'
import type { StoredDraft } from '../kept/draft.ts'
import { keepsPrice, recipientOf } from './order-basis.ts'
import { withAgreedTexts } from './show-edit.ts'

/** What an order shows after an edit. What an edit can't change stays as it was agreed. */
export const editedOrder = (
  order: StoredOrder,
  draft: StoredDraft,
  priced: PricedCheckout,
  placeholder: OfferImage,
): AgreedOrder => {
  const { agreed: before } = order.document
  const { buyerNote: _, billingInfo: __, recipientInfo: ___, shippingInfo: ____, ...kept } = before
  const now = agreedOrder(priced, placeholder)
  const { email, contactId } = draft.document.details
  const place = {
    buyerInfo: {
      ...kept.buyerInfo,
      email: email ?? null,
      ...(contactId !== undefined && { contactId }),
    },
    ...(now.buyerNote !== undefined && { buyerNote: now.buyerNote }),
    ...(now.billingInfo && { billingInfo: now.billingInfo }),
    ...(now.recipientInfo && { recipientInfo: now.recipientInfo }),
  }
  if (keepsPrice(draft.document)) return { ...kept, ...place, ...sentTo(before, recipientOf(now)) }
  const texts = new Map(before.lineItems.map((line) => [line.id, line]))
  return {
    ...kept,
    ...place,
    lineItems: now.lineItems.map((line) => withAgreedTexts(line, texts.get(line.id))),
    ...(now.priceSummary && { priceSummary: now.priceSummary }),
    ...(now.taxSummary && { taxSummary: now.taxSummary }),
    ...(now.taxIncludedInPrices !== undefined && { taxIncludedInPrices: now.taxIncludedInPrices }),
    ...(now.shippingInfo && { shippingInfo: now.shippingInfo }),
    appliedDiscounts: withCoupons(now.appliedDiscounts ?? [], draft, priced),
  }
}

/** The agreed delivery, to another address. Something that is picked up goes nowhere. */
const sentTo = (
  { shippingInfo }: AgreedOrder,
  recipient: AgreedOrder['recipientInfo'],
): Pick<AgreedOrder, 'shippingInfo'> => {
  if (!shippingInfo) return {}
  const { shippingDestination, ...logistics } = shippingInfo.logistics ?? {}
  const destination = shippingDestination && (recipient ?? shippingDestination)
  return {
    shippingInfo: {
      ...shippingInfo,
      logistics: { ...logistics, ...(destination && { shippingDestination: destination }) },
    },
  }
}

/** Discounts that the order had from a coupon keep its name. */
const withCoupons = (
  shown: readonly OrderDiscount[],
  { document: { discounts } }: StoredDraft,
  { worked: { totals } }: PricedCheckout,
): OrderDiscount[] => {
  const applied = discounts.filter(({ isApplied }) => isApplied)
  return shown.map((each, index) => {
    const place = Number(totals.discounts[index]?.id.replace('merchant ', ''))
    const coupon = applied[place]?.ofOrder?.coupon
    const { merchantDiscount, ...rest } = each
    return coupon ? { ...rest, coupon: { ...coupon, ...merchantDiscount } } : each
  })
}
