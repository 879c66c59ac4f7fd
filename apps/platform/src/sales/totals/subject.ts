import type { Site } from '../../shop/sites/site.ts'
import type { CartLine } from '../cart/lines/line.ts'
import type { Wanted } from './totals-request.ts'

/** The gift card that is to pay: one that was found before, or by the code that a buyer typed. */
export type CardTerms = ({ readonly id: string } | { readonly code: string }) & {
  /** The most that it is to pay, in minor units; all that it can where nothing is said. */
  readonly mostMinor?: number | undefined
}

/** A cart or a checkout, and what of its totals is asked for. */
export interface TotalsSubject {
  readonly site: Site
  /** Whose it is, by what `principalOf` called them: limits of coupons and memberships go by it. */
  readonly buyer: string
  /** The buyer's e-mail address where it is known: a coupon's limit per customer goes by it, too. */
  readonly email?: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  /** As the catalog has them now. */
  readonly lines: readonly CartLine[]
  readonly coupon?: { readonly id: string } | undefined
  /** Minor units that merchants took off, in the order given. */
  readonly merchantDiscounts?: readonly number[] | undefined
  readonly giftCard?: CardTerms | undefined
  readonly wanted: Wanted
}
