import type { Discount } from '@vitrine/pricing'
import type { Site } from '../../shop/sites/site.ts'
import type { CartLine } from '../cart/lines/line.ts'
import type { Wanted } from './totals-request.ts'

/** The gift card that should pay: one found before, or a typed code. */
export type CardTerms = ({ readonly id: string } | { readonly code: string }) & {
  /** The most it should pay, in minor units; by default all it can. */
  readonly mostMinor?: number | undefined
}

/** What a merchant takes off: an amount in minor units from everything, or other terms on chosen lines. */
export type MerchantDiscount =
  | number
  | {
      readonly off: Extract<Discount['off'], { kind: 'AMOUNT' | 'PERCENT' | 'FREE_SHIPPING' }>
      /** Default: all lines. */
      readonly lineIds?: readonly string[] | undefined
    }

/** A cart or a checkout, and which of its totals are requested. */
export interface TotalsSubject {
  readonly site: Site
  /** The buyer's language if the shop is translated into it; undefined for the shop's own. */
  readonly language?: string | undefined
  /** Whose it is, as `principalOf` named them: limits of coupons and memberships depend on it. */
  readonly buyer: string
  /** The buyer's email address if known: a coupon's limit per customer also depends on it. */
  readonly email?: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  /** As the catalog has them now. */
  readonly lines: readonly CartLine[]
  readonly coupon?: { readonly id: string } | undefined
  /** What merchants took off, in the given order. */
  readonly merchantDiscounts?: readonly MerchantDiscount[] | undefined
  readonly giftCard?: CardTerms | undefined
  readonly wanted: Wanted
  /** Whether its price was agreed before, so that no discount rule applies. */
  readonly isSettled?: boolean | undefined
}
