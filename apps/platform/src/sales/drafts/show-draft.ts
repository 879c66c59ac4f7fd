import type {
  CalculatedDraftOrder,
  CartDiscountType,
  DraftOrder,
  DraftOrderDiscount,
  DraftOrderLine,
  DraftShippingOption,
} from '@vitrine/contract'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import { Failure } from '../../floor/failure.ts'
import type { Site } from '../../shop/sites/site.ts'
import { availabilityTally } from '../cart/lines/availability.ts'
import type { PricedCheckout } from '../checkout/price-checkout.ts'
import type { AgreedOrder } from '../orders/order.ts'
import { agreedOrder, orderPriceWriter } from '../orders/placing/agreed-order.ts'
import { assertPlaceable } from '../orders/placing/assert-placeable.ts'
import type { DraftDiscount, StoredDraft } from './kept/draft.ts'
import type { PaymentLink } from './kept/payment-links.store.ts'

/** What of an order's money a draft's balance is measured against, in minor units. */
export interface PaidSoFar {
  readonly paidMinor: number
  readonly refundedMinor: number
}

export interface ShownParts {
  readonly priced: PricedCheckout
  readonly placeholder: OfferImage
  readonly link?: PaymentLink | undefined
  readonly paid?: PaidSoFar | undefined
  /** How the lines differ from those of the order that is edited. */
  readonly compare?: ((lines: readonly DraftOrderLine[]) => DraftOrderLine[]) | undefined
}

/** Shows a draft with its totals, the delivery options, and what keeps it from becoming an order. */
export const showDraft = (draft: StoredDraft, parts: ShownParts): CalculatedDraftOrder => {
  const { priced } = parts
  const errors = problemsOf(priced)
  return {
    draftOrder: draftOf(draft, parts),
    shippingOptions: shippingOptions(priced),
    ...(errors.length > 0 && { calculationErrors: { orderValidationErrors: errors } }),
  }
}

const draftOf = (draft: StoredDraft, parts: ShownParts): DraftOrder => {
  const { priced, placeholder, link, compare = (lines: readonly DraftOrderLine[]) => [...lines] } = parts
  const { site } = priced.subject
  const agreed = agreedOrder(priced, placeholder)
  const availabilityOf = availabilityTally()
  const lines = priced.checkout.lines.flatMap((line, index): DraftOrderLine[] => {
    const lineItem = agreed.lineItems[index]
    return lineItem ? [{ lineItem, availability: availabilityOf(line) }] : []
  })
  const { details } = draft.document
  const orderId = draft.orderId ?? draft.sourceOrderId
  return {
    ...{ id: draft.id, status: draft.status, ...(orderId !== undefined && { orderId }) },
    createdDate: new Date(draft.createdAt).toISOString(),
    updatedDate: new Date(draft.updatedAt).toISOString(),
    createdBy: draft.document.createdBy,
    currency: site.currency,
    lineItems: compare(lines),
    discounts: [...discountsOf(draft, priced), ...couponIn(draft, agreed, site)],
    ...(agreed.buyerInfo && { buyerDetails: { buyerInfo: agreed.buyerInfo } }),
    ...(details.shipping && { recipientInfo: { recipientInfo: details.shipping } }),
    ...(details.billing && { billingDetails: { billingInfo: details.billing } }),
    // Until someone chooses, the totals assume an option.
    ...(details.selectedShippingOption &&
      agreed.shippingInfo && { shippingInfo: { shippingInfo: agreed.shippingInfo } }),
    priceSummary: agreed.priceSummary ?? {},
    balanceSummary: balanceOf(site, priced.worked.totals.summary.totalMinor, parts.paid),
    ...(details.buyerNote !== undefined && { buyerNote: details.buyerNote }),
    ...(link && {
      paymentLink: {
        email: link.sentTo,
        sentDate: new Date(link.sentAt).toISOString(),
        expirationDate: new Date(link.expiresAt).toISOString(),
      },
    }),
  }
}

/** A negative balance is what to refund. */
export const balanceOf = (
  site: Site,
  totalMinor: number,
  { paidMinor, refundedMinor }: PaidSoFar = { paidMinor: 0, refundedMinor: 0 },
): DraftOrder['balanceSummary'] => {
  const price = orderPriceWriter(site)
  const balance = price(Math.abs(totalMinor - paidMinor + refundedMinor))
  const isOver = totalMinor < paidMinor - refundedMinor
  return {
    balance: isOver
      ? { amount: `-${balance.amount}`, formattedAmount: `-${balance.formattedAmount}` }
      : balance,
    paid: price(paidMinor),
    refunded: price(refundedMinor),
  }
}

const discountsOf = (
  { document: { discounts } }: StoredDraft,
  { subject: { site }, worked: { totals } }: PricedCheckout,
): DraftOrderDiscount[] => {
  const price = orderPriceWriter(site)
  let applied = 0
  return discounts.map(({ id, terms, description, isApplied, ofOrder }) => {
    const place = isApplied ? applied++ : undefined
    const took = totals.discounts.find((each) => each.id === `merchant ${place}`)
    return {
      discount: {
        ...{ id, discountType: typeOf(terms) },
        ...(terms.lineIds && { lineItemIds: [...terms.lineIds] }),
        merchantDiscount: {
          ...(description !== undefined && { description }),
          amount: price(took?.amountMinor ?? 0),
        },
      },
      applied: isApplied,
      source: ofOrder ? 'ORDER' : 'CUSTOM',
    }
  })
}

/** A coupon without effect is listed with nothing. */
const couponIn = (
  { document: { details } }: StoredDraft,
  { appliedDiscounts = [] }: AgreedOrder,
  site: Site,
): DraftOrderDiscount[] => {
  if (!details.coupon) return []
  const { id, code } = details.coupon
  const took = appliedDiscounts.find(({ coupon }) => coupon)
  const { discountType = 'GLOBAL', lineItemIds } = took ?? {}
  const coupon = took?.coupon ?? { id, code, name: code, amount: orderPriceWriter(site)(0) }
  return [
    {
      discount: { id, discountType, ...(lineItemIds && { lineItemIds }), coupon },
      applied: took !== undefined,
      source: 'CUSTOM',
    },
  ]
}

const typeOf = ({ off, lineIds }: DraftDiscount['terms']): CartDiscountType => {
  if (off.kind === 'FREE_SHIPPING') return 'SHIPPING'
  return lineIds ? 'SPECIFIC_ITEMS' : 'GLOBAL'
}

const shippingOptions = ({ subject: { site }, worked }: PricedCheckout): DraftShippingOption[] => {
  const price = orderPriceWriter(site)
  return worked.totals.shipping.offered.map(({ terms, priceMinor }) => ({
    ...{ code: terms.code, carrierId: terms.carrierId, title: terms.title },
    ...(terms.logistics && { logistics: { ...terms.logistics } }),
    cost: {
      price: price((terms.charges ?? []).reduce((sum, charge) => sum + charge.priceMinor, priceMinor)),
      currency: site.currency,
    },
  }))
}

/** What keeps it from becoming an order now. */
const problemsOf = (priced: PricedCheckout): { code: string; description: string }[] => {
  const availabilityOf = availabilityTally()
  const isShort = priced.checkout.lines.some((line) => availabilityOf(line).status !== 'AVAILABLE')
  const short = isShort
    ? [
        {
          code: 'OUT_OF_STOCK',
          description: 'Some lines have more items than are in stock, or none are left.',
        },
      ]
    : []
  try {
    assertPlaceable(priced, { payment: { kind: 'OFFLINE' }, amounts: {} })
    return short
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const isSame = isShort && error.code.endsWith('OUT_OF_STOCK')
    return isSame ? short : [...short, { code: error.code, description: error.message }]
  }
}
