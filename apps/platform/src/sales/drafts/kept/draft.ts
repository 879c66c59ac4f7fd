import type { CreatedBy, OrderDiscount } from '@vitrine/contract'
import type { CartLine } from '../../cart/lines/line.ts'
import type { CheckoutDetails } from '../../checkout/checkout.ts'
import type { MerchantDiscount } from '../../totals/subject.ts'

/** The coupon behind an order's discount. */
export type OrderCoupon = Pick<NonNullable<OrderDiscount['coupon']>, 'id' | 'code' | 'name'>

/** A discount that staff made. One that isn't applied takes nothing off. */
export interface DraftDiscount {
  readonly id: string
  readonly terms: Exclude<MerchantDiscount, number>
  readonly description?: string | undefined
  readonly isApplied: boolean
  /** If the order that is edited has it: the quantity that it was for, 1 for its delivery. */
  readonly ofOrder?: { readonly quantity: number; readonly coupon?: OrderCoupon | undefined } | undefined
}

/** What a draft says in addition to its lines, as a checkout would. */
export type DraftDetails = Pick<
  CheckoutDetails,
  | 'email'
  | 'contactId'
  | 'buyerNote'
  | 'shipping'
  | 'billing'
  | 'selectedShippingOption'
  | 'buyerLanguage'
  | 'coupon'
>

/** The part of a draft stored as one document. */
export interface DraftDocument {
  /** At the prices that staff set, or that the catalog asked when they were added. */
  readonly lines: readonly CartLine[]
  readonly details: DraftDetails
  readonly discounts: readonly DraftDiscount[]
  readonly createdBy: CreatedBy
  /** What the edit of an order began with. */
  readonly basis?: EditBasis | undefined
}

/** What an edit began with, as digests: whether the order has changed since, and whether the edit changes its price. */
export interface EditBasis {
  readonly order: string
  readonly terms: string
}

/** An order that staff put together, or the edit of one. */
export interface StoredDraft {
  readonly siteId: string
  readonly id: string
  /** COMMITTED is final: it became an order, or changed one. */
  readonly status: 'DRAFT' | 'COMMITTED'
  /** Whose order it becomes, as `principalOf` names them. */
  readonly ownerKey: string
  /** The order that it edits. */
  readonly sourceOrderId?: string | undefined
  /** The order that it became. */
  readonly orderId?: string | undefined
  /** Where its buyer pays for it, once that was needed. */
  readonly checkoutId?: string | undefined
  readonly document: DraftDocument
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}
