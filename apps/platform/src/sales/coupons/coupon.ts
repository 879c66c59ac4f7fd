import type { CartDiscountType } from '@vitrine/contract'

/** What a coupon takes off. Amounts are minor units of the shop's currency. */
export type CouponDiscount =
  | { readonly kind: 'MONEY_OFF'; readonly amountMinor: number }
  /** Hundredths of a percent: 1250 is 12.5 %. */
  | { readonly kind: 'PERCENT_OFF'; readonly percentHundredths: number }
  /** What each piece of the items then costs. */
  | { readonly kind: 'FIXED_PRICE'; readonly amountMinor: number }
  | { readonly kind: 'FREE_SHIPPING' }

/** A coupon of a shop. */
export interface Coupon {
  readonly id: string
  readonly siteId: string
  /** Counts the changes by merchants, from 1; uses do not count. */
  readonly revision: number
  /** As the merchant writes it, without space around it. */
  readonly code: string
  readonly name: string
  readonly discount: CouponDiscount
  /** What it reduces: every item, those named below, or the delivery. */
  readonly scope: CartDiscountType
  readonly productIds: readonly string[]
  readonly collectionIds: readonly string[]
  /** What the items must come to; 0 for no minimum. */
  readonly minimumMinor: number
  /** How often it may be used, in all and by one buyer; undefined without end. */
  readonly usageLimit: number | undefined
  readonly limitPerBuyer: number | undefined
  /** How often it was used. */
  readonly uses: number
  readonly active: boolean
  /** Milliseconds since 1970; good from then on. */
  readonly startsAt: number
  /** No longer good from then on; undefined for never. */
  readonly expiresAt: number | undefined
  readonly createdAt: number
  readonly updatedAt: number
}

/** Makes one of all ways to type a code: buyers mind neither capitals nor the space that copying brings along. */
export const codeKey = (code: string): string => code.trim().normalize('NFKC').toUpperCase()
