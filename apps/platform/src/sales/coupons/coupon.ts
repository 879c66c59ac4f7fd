import type { CartDiscountType } from '@vitrine/contract'

/** A coupon's discount. Amounts are minor units of the shop's currency. */
export type CouponDiscount =
  | { readonly kind: 'MONEY_OFF'; readonly amountMinor: number }
  /** Hundredths of a percent: 1250 is 12.5 %. */
  | { readonly kind: 'PERCENT_OFF'; readonly percentHundredths: number }
  /** The resulting unit price of the items. */
  | { readonly kind: 'FIXED_PRICE'; readonly amountMinor: number }
  | { readonly kind: 'FREE_SHIPPING' }

/** A coupon of a shop. */
export interface Coupon {
  readonly id: string
  readonly siteId: string
  /** Counts the changes by merchants, from 1; uses don't count. */
  readonly revision: number
  /** As the merchant writes it, trimmed. */
  readonly code: string
  readonly name: string
  readonly discount: CouponDiscount
  /** What it reduces: every item, the items below, or the delivery. */
  readonly scope: CartDiscountType
  readonly productIds: readonly string[]
  readonly collectionIds: readonly string[]
  /** The minimum subtotal; 0 for none. */
  readonly minimumMinor: number
  /** How often it may be used, in total and per buyer; undefined for unlimited. */
  readonly usageLimit: number | undefined
  readonly limitPerBuyer: number | undefined
  /** How often it was used. */
  readonly uses: number
  readonly active: boolean
  /** Valid from, in milliseconds since 1970. */
  readonly startsAt: number
  /** Valid until, exclusive; undefined for unlimited. */
  readonly expiresAt: number | undefined
  readonly createdAt: number
  readonly updatedAt: number
}

/** Normalizes a typed code: buyers ignore letter case, and copying adds spaces. */
export const codeKey = (code: string): string => code.trim().normalize('NFKC').toUpperCase()
