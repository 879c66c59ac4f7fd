import type { CartDiscountType } from '@vitrine/contract'
import type { Reduction } from './reductions.ts'

/** A discount on a cart: an automatic rule, a merchant's own, or a coupon. Its limits and dates were checked before. */
export interface Discount {
  /** Names it in the result. */
  readonly id: string
  /** Rules come first, then a merchant's, then coupons, each kind in the order given; each takes of what is left. */
  readonly source: 'RULE' | 'MERCHANT' | 'COUPON'
  readonly off: Reduction | FreeShipping
  /** Default ALL. Free shipping of a scope needs a line of it among those that are sent. */
  readonly on?: DiscountScope | undefined
  /** Takes off a single unit alone, the cheapest one. */
  readonly cheapestUnitOnly?: boolean | undefined
  /** What the lines must cost at least, before any discount of the cart; default 0. */
  readonly minimumSubtotalMinor?: number | undefined
}

/** Takes off the price of delivery, not what is charged beside it. */
export interface FreeShipping {
  readonly kind: 'FREE_SHIPPING'
  /** How much of the price; default: all of it. */
  readonly part?: Reduction | undefined
}

/** The lines a discount is for. */
export type DiscountScope =
  | { readonly kind: 'ALL' }
  | { readonly kind: 'PRODUCTS'; readonly productIds: readonly string[] }
  | { readonly kind: 'COLLECTIONS'; readonly collectionIds: readonly string[] }
  | { readonly kind: 'LINES'; readonly lineIds: readonly string[] }

/** What a discount took off. `discountType` and the lines' ids are those of the wire's `AppliedDiscount`. */
export interface AppliedReduction {
  readonly id: string
  readonly source: Discount['source']
  readonly discountType: CartDiscountType
  /** Of free shipping 0 until an option of shipping is known. */
  readonly amountMinor: number
  /** What it took off each line, in the order of their ids; they add up to the amount, and to 0 for SHIPPING. */
  readonly lines: readonly { readonly lineId: string; readonly amountMinor: number }[]
}

/** Why a coupon or a merchant's discount takes nothing off. Rules that do not apply are passed over in silence. */
export interface DiscountError {
  readonly part: 'DISCOUNT'
  readonly code:
    | 'MINIMUM_SUBTOTAL_NOT_REACHED'
    | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
    | 'NOTHING_TO_REDUCE'
  readonly discountId: string
  readonly source: Discount['source']
}
