import type {
  Order,
  OrderActivityType,
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
} from '@vitrine/contract'

/** How an order is paid, as it was agreed when it was placed. */
export type AgreedPayment =
  /** Between buyer and shop, outside the platform. */
  | { readonly kind: 'OFFLINE' }
  /** There is nothing to pay now. */
  | { readonly kind: 'NONE' }
  /** Held by a provider. */
  | {
      readonly kind: 'PROVIDER'
      readonly paymentId: string
      readonly providerId: string
      /** The provider's name for it. */
      readonly reference: string
      readonly amountMinor: number
    }

/** One thing that happened to an order. */
export interface StoredActivity {
  readonly id: string
  readonly type: OrderActivityType
  /** Milliseconds since 1970. */
  readonly at: number
  readonly refund?: { readonly amountMinor: number; readonly reason?: string | undefined } | undefined
  readonly message?: string | undefined
}

/** What is kept of a line besides what is shown of it. */
export interface OrderLineFacts {
  readonly lineId: string
  /** Of the catalog; none for items of a merchant's own. */
  readonly productId?: string | undefined
  readonly variantId?: string | undefined
  readonly quantity: number
  /** What all of it cost, after discounts and tax, in minor units. */
  readonly totalMinor: number
  readonly refunded: number
  readonly restocked: number
}

/** What an order shows of what was agreed. The rest of it is worked out of the facts. */
export type AgreedOrder = Omit<
  Order,
  | 'id'
  | 'number'
  | 'createdDate'
  | 'updatedDate'
  | 'status'
  | 'paymentStatus'
  | 'fulfillmentStatus'
  | 'activities'
  | 'balanceSummary'
  | 'checkoutId'
  | 'currency'
>

/** What is kept of an order as one document. */
export interface OrderDocument {
  readonly agreed: AgreedOrder
  readonly lines: readonly OrderLineFacts[]
  readonly activities: readonly StoredActivity[]
  readonly payment: AgreedPayment
  /** The coupon of which a use was counted, and for whom. */
  readonly coupon?:
    | {
        readonly id: string
        readonly buyers?: readonly string[]
        /** In orders from before a buyer could have several names. */
        readonly buyer?: string
      }
    | undefined
  /** The gift card that paid. What went back to it is told by the order's sources of money. */
  readonly giftCard?: { readonly id: string; readonly amountMinor: number } | undefined
}

/** An order as it is kept. Amounts are minor units of its currency. */
export interface StoredOrder {
  readonly siteId: string
  readonly id: string
  readonly number: number
  readonly checkoutId?: string | undefined
  /** Whose it is, as `principalOf` called them; nobody's where a merchant wrote it down. */
  readonly ownerKey?: string | undefined
  readonly email?: string | undefined
  /**
   * Whether its owner has not shown yet that they placed it. An order of a hosted checkout names who paid in the
   * browser; the owner of the cart proves to be the same person by the order's id, which that browser brings back.
   */
  readonly isUnclaimed?: boolean | undefined
  readonly revision: number
  readonly status: OrderStatus
  readonly paymentStatus: OrderPaymentStatus
  readonly fulfillmentStatus: OrderFulfillmentStatus
  /** ISO 4217. */
  readonly currency: string
  readonly totalMinor: number
  /** Money that came in, the gift card's not counted. */
  readonly paidMinor: number
  /** Money that a provider holds and has not taken yet. */
  readonly heldMinor: number
  readonly refundedMinor: number
  readonly document: OrderDocument
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** What an order's payments come to. */
type Paid = Pick<StoredOrder, 'totalMinor' | 'paidMinor' | 'heldMinor' | 'refundedMinor'> & {
  readonly document: Pick<OrderDocument, 'giftCard'>
}

/** All that was paid, by whatever means. */
export const receivedMinor = ({ paidMinor, document }: Paid): number =>
  paidMinor + (document.giftCard?.amountMinor ?? 0)

/** Says how far an order is paid. */
export const paymentStatusOf = (order: Paid): OrderPaymentStatus => {
  const received = receivedMinor(order)
  if (order.refundedMinor > 0)
    return order.refundedMinor < received + order.heldMinor ? 'PARTIALLY_REFUNDED' : 'FULLY_REFUNDED'
  if (received >= order.totalMinor) return 'PAID'
  if (order.heldMinor > 0) return 'PENDING'
  return received > 0 ? 'PARTIALLY_PAID' : 'NOT_PAID'
}
