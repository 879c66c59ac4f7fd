import type {
  AddressWithContact,
  Order,
  OrderActivityType,
  OrderChange,
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
  OrderTracking,
} from '@vitrine/contract'
import type { CartLine } from '../cart/lines/line.ts'
import type { PaidCard } from '../payments/payment-provider.ts'

/** How an order is paid, as agreed when it was placed. */
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
      /** The provider's reference. */
      readonly reference: string
      readonly amountMinor: number
      /** The provider's name when it was paid, and whether it took a card on our own page. */
      readonly name?: string | undefined
      readonly isCard?: boolean | undefined
      /** Whether its money stays held until staff capture or void it. */
      readonly isCapturedByHand?: boolean | undefined
      readonly card?: PaidCard | undefined
    }

/** A payment that a provider holds or has captured. */
export type ProviderPayment = Extract<AgreedPayment, { kind: 'PROVIDER' }>

/** The part of an amount that is taxed at one rate. */
export interface TaxShare {
  /** A fraction of 1 as decimal text: "0.19". Missing if the order only has the sum of its tax. */
  readonly rate?: string | undefined
  /** With its tax. */
  readonly grossMinor: number
  readonly taxMinor: number
}

/** What the refunded units of a line cost. Older refunds don't say which units. */
export interface RefundedPart extends Pick<TaxShare, 'rate' | 'grossMinor'> {
  readonly lineId?: string | undefined
  readonly quantity?: number | undefined
}

/** An entry of an order's history. */
export interface StoredActivity {
  readonly id: string
  readonly type: OrderActivityType
  /** Milliseconds since 1970. */
  readonly at: number
  readonly refund?:
    | {
        readonly amountMinor: number
        readonly reason?: string | undefined
        /** The refund's id, and what its lines cost; a later credit note needs both. */
        readonly id?: string | undefined
        readonly parts?: readonly RefundedPart[] | undefined
      }
    | undefined
  readonly message?: string | undefined
  /** What an edit changed. */
  readonly edit?:
    | {
        readonly draftId: string
        readonly reason?: string | undefined
        readonly changes: readonly OrderChange[]
      }
    | undefined
  /** What happened, if the type is CUSTOM_ACTIVITY. */
  readonly custom?:
    | 'ORDER_CONFIRMATION_EMAIL_SENT'
    | 'PAYMENT_LINK_SENT'
    | 'BILLING_DETAILS_EDITED'
    | undefined
  /** The address of the member of staff who did it. */
  readonly author?: string | undefined
}

/** A parcel that was sent. */
export interface StoredParcel {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  readonly tracking?: OrderTracking | undefined
}

/** What is stored for a line in addition to what is shown. */
export interface OrderLineFacts {
  readonly lineId: string
  /** The catalog's; none for a merchant's own items. */
  readonly productId?: string | undefined
  readonly variantId?: string | undefined
  readonly quantity: number
  /** Its total cost in minor units, after discounts and tax. */
  readonly totalMinor: number
  /** What its gift cards are worth together, if it sells any: their price, without tax on top. */
  readonly cardsMinor?: number | undefined
  /** Whether its items were out of stock, and were taken from the pre-orders. */
  readonly isPreordered?: boolean | undefined
  readonly refunded: number
  readonly restocked: number
}

/** What an order shows as agreed. The rest is calculated from the facts. */
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

/** What earlier edits of an order have left. */
export interface OrderEdits {
  /** Its lines as they can be edited again. */
  readonly lines: readonly CartLine[]
  /** What each edit returned because it was paid too much. A provider may have refused some of it. */
  readonly returns: readonly { readonly draftId: string; readonly amountMinor: number }[]
  /** What replaced invoices were for, by their ids. */
  readonly replaced: readonly { readonly id: string; readonly agreed: ReplacedInvoice }[]
}

/** What an invoice shows of its order. */
export type ReplacedInvoice = Pick<
  AgreedOrder,
  'lineItems' | 'priceSummary' | 'taxIncludedInPrices' | 'billingInfo' | 'recipientInfo'
>

/** The addressee of an issued invoice, if the order's own address has changed since. */
export interface Addressee {
  /** The invoice's. */
  readonly id: string
  readonly to: AddressWithContact
}

/** The part of an order stored as one document. */
export interface OrderDocument {
  readonly agreed: AgreedOrder
  readonly lines: readonly OrderLineFacts[]
  /** Extra charges for delivery, and additional fees, by tax rate. */
  readonly fees?: readonly TaxShare[] | undefined
  readonly activities: readonly StoredActivity[]
  readonly payment: AgreedPayment
  /** What paid for the rest later, through links. */
  readonly morePayments?: readonly ProviderPayment[] | undefined
  readonly edits?: OrderEdits | undefined
  /** The addressees of issued invoices, if the order's address was changed later. */
  readonly addressees?: readonly Addressee[] | undefined
  /** What was sent, oldest first. Orders from before there were parcels have none. */
  readonly parcels?: readonly StoredParcel[] | undefined
  /** Where its buyer can follow the last parcel. */
  readonly tracking?: OrderTracking | undefined
  /** The coupon that was used, and the buyer it was counted for. */
  readonly coupon?:
    | {
        readonly id: string
        readonly buyers?: readonly string[]
        /** In orders from before a buyer could have several names. */
        readonly buyer?: string
      }
    | undefined
  /** The gift card that paid. The order's sources of money say what was refunded to it. */
  readonly giftCard?: { readonly id: string; readonly amountMinor: number } | undefined
}

/** An order as stored. Amounts are minor units of its currency. */
export interface StoredOrder {
  readonly siteId: string
  readonly id: string
  readonly number: number
  readonly checkoutId?: string | undefined
  /** The buyer, as `principalOf` named them; none if a merchant created it. */
  readonly ownerKey?: string | undefined
  readonly email?: string | undefined
  /**
   * Whether its owner still has to prove that they placed it. An order from a hosted checkout names who paid
   * in the browser; the cart's owner proves to be the same person with the order's id, which that browser
   * returns.
   */
  readonly isUnclaimed?: boolean | undefined
  readonly revision: number
  readonly status: OrderStatus
  readonly paymentStatus: OrderPaymentStatus
  readonly fulfillmentStatus: OrderFulfillmentStatus
  /** ISO 4217. */
  readonly currency: string
  readonly totalMinor: number
  /** Money received, without the gift card's. */
  readonly paidMinor: number
  /** Money that a provider holds and hasn't captured. */
  readonly heldMinor: number
  readonly refundedMinor: number
  readonly document: OrderDocument
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** The sums of an order's payments. */
type Paid = Pick<StoredOrder, 'totalMinor' | 'paidMinor' | 'heldMinor' | 'refundedMinor'> & {
  readonly document: Pick<OrderDocument, 'giftCard' | 'edits'>
}

/** Everything paid, by any means. */
export const receivedMinor = ({ paidMinor, document }: Paid): number =>
  paidMinor + (document.giftCard?.amountMinor ?? 0)

/** What edits returned, without what a provider refused. */
const returnedMinor = ({ refundedMinor, document }: Paid): number =>
  Math.min(meantBackMinor(document), refundedMinor)

/** What edits meant to return. */
export const meantBackMinor = ({ edits }: Pick<OrderDocument, 'edits'>): number =>
  (edits?.returns ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What was paid and is meant to stay: what edits returned was too much. */
export const keptMinor = (order: Paid): number => receivedMinor(order) - returnedMinor(order)

/** What is refunded for other reasons than an edit. */
export const givenBackMinor = (order: Paid): number => order.refundedMinor - returnedMinor(order)

/** What is left to pay. */
export const dueMinor = (order: Paid): number =>
  Math.max(0, order.totalMinor - keptMinor(order) - order.heldMinor)

/** Every payment through a provider, in the order in which they were made. */
export const providerPayments = ({ payment, morePayments = [] }: OrderDocument): ProviderPayment[] => [
  ...(payment.kind === 'PROVIDER' ? [payment] : []),
  ...morePayments,
]

/** Returns the payment status of an order. */
export const paymentStatusOf = (order: Paid): OrderPaymentStatus => {
  const kept = keptMinor(order)
  const refunded = givenBackMinor(order)
  if (refunded > 0) return refunded < kept + order.heldMinor ? 'PARTIALLY_REFUNDED' : 'FULLY_REFUNDED'
  if (kept >= order.totalMinor) return 'PAID'
  if (order.heldMinor > 0) return 'PENDING'
  return kept > 0 ? 'PARTIALLY_PAID' : 'NOT_PAID'
}
