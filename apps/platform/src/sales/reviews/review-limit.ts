import { networkOf } from '../../floor/callers/network.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Transaction } from '../../floor/database/database.ts'
import { createRates, type Rate } from '../../floor/rates/rates.ts'

/** Who writes a review. */
export interface ReviewTry {
  readonly siteId: string
  /** As `principalOf` names them. */
  readonly author: string
  /** The network address. */
  readonly address: string
}

/** Counts a review, and returns how many seconds to wait if there were too many. */
export type LimitReviews = (tx: Transaction, attempt: ReviewTry) => Promise<number | undefined>

const HOUR_MS = 3_600_000

const ratesOf = ({ author, address }: ReviewTry): readonly Rate[] => [
  { of: ['reviews', author], most: 20, windowMs: HOUR_MS },
  { of: ['reviews', 'network', networkOf(address)], most: 200, windowMs: HOUR_MS },
]

export const createReviewLimit = (clock: Clock): LimitReviews => {
  const rates = createRates(clock)
  return async (tx, attempt) => {
    for (const rate of ratesOf(attempt)) {
      const full = await rates.count(tx, attempt.siteId, rate)
      if (full) return Math.ceil(full.waitMs / 1000)
    }
    return undefined
  }
}

/** For installations without limits, such as developers'. */
export const NO_REVIEW_LIMIT: LimitReviews = async () => undefined
