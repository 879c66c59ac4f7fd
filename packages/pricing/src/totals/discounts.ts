import type { CartDiscountType } from '@vitrine/contract'
import type { Reduction } from './reductions.ts'

/**
 * A discount on a cart: an automatic rule, a merchant's own, or a coupon. Its limits and dates are already
 * checked.
 */
export interface Discount {
  /** Identifies it in the result. */
  readonly id: string
  /**
   * Rules come first, then a merchant's, then coupons, each kind in the given order; each applies to what is
   * left.
   */
  readonly source: 'RULE' | 'MERCHANT' | 'COUPON'
  readonly off: Reduction | FreeShipping
  /** Default ALL. Free shipping with a scope needs a matching line among those to ship. */
  readonly on?: DiscountScope | undefined
  /** Applies to a single unit, the cheapest one. */
  readonly cheapestUnitOnly?: boolean | undefined
  /** What the lines must cost at least, before any cart discount; default 0. */
  readonly minimumSubtotalMinor?: number | undefined
}

/** Applies to the price of delivery, not to additional charges. */
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

/** What a discount took off. `discountType` and the lines' ids match the wire's `AppliedDiscount`. */
export interface AppliedReduction {
  readonly id: string
  readonly source: Discount['source']
  readonly discountType: CartDiscountType
  /** For free shipping 0 until a shipping option is known. */
  readonly amountMinor: number
  /**
   * What it took off each line, in the order of their ids; they add up to the amount, and to 0 for SHIPPING.
   */
  readonly lines: readonly { readonly lineId: string; readonly amountMinor: number }[]
}

/** Why a coupon or a merchant's discount takes nothing off. Rules that don't apply are skipped silently. */
export interface DiscountError {
  readonly part: 'DISCOUNT'
  readonly code:
    | 'MINIMUM_SUBTOTAL_NOT_REACHED'
    | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
    | 'NOTHING_TO_REDUCE'
  readonly discountId: string
  readonly source: Discount['source']
}
