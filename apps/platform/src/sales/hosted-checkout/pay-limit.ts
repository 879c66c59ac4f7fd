import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { createRates, type Rate } from '../../floor/rates/rates.ts'

/** Who attempts to pay through a provider, and from where. */
export interface PayTry {
  readonly siteId: string
  readonly checkoutId: string
  /** Whose checkout it is. */
  readonly ownerKey: string
  /** The network of the attempt; see `networkOf`. */
  readonly network: string
}

/**
 * Counts a payment attempt before the provider is called. People testing stolen cards make hundreds
 * of attempts; people mistyping their own card make a few, and many buyers may share a network.
 * @throws {Failure} TOO_MANY_REQUESTS with `retryAfterSeconds`; the provider was not called
 */
export type LimitPay = (attempt: PayTry) => Promise<void>

const HOUR_MS = 3_600_000

/** Half of each may come at once. */
const ratesOf = ({ checkoutId, ownerKey, network }: PayTry): readonly Rate[] => [
  { of: ['pay', 'checkout', checkoutId], most: 20, windowMs: HOUR_MS },
  { of: ['pay', 'buyer', ownerKey], most: 40, windowMs: HOUR_MS },
  { of: ['pay', 'network', network], most: 400, windowMs: HOUR_MS },
]

export const createPayLimit = (database: Database, clock: Clock): LimitPay => {
  const rates = createRates(clock)
  return async (attempt) => {
    const refused = await database.transaction(async (tx) => {
      for (const rate of ratesOf(attempt)) {
        const full = await rates.count(tx, attempt.siteId, rate)
        if (full) return full
      }
      return undefined
    })
    if (refused) throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(refused.waitMs / 1000) })
  }
}

/** For installations without limits, such as developers'. */
export const NO_PAY_LIMIT: LimitPay = async () => {}
