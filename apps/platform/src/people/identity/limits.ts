import type { Database, Transaction } from '../../floor/database/database.ts'
import { type Failure, fail } from '../../floor/failure.ts'
import type { Rate, Rates } from '../../floor/rates/rates.ts'

/** Rate limits; when switched off, everything is allowed and nothing is counted. */
export interface Limits {
  /**
   * Counts an attempt against several rates in turn before anything else happens, so a thousand at once are
   * as many as allowed. A full rate ends it: later rates aren't counted.
   * @throws {Failure} THROTTLED_FEATURE with `retryAfterSeconds`
   */
  begin(siteId: string, rates: readonly Rate[]): Promise<void>
  /** Counts within a transaction, and returns whether it is allowed. */
  may(tx: Transaction, siteId: string, rate: Rate): Promise<boolean>
  /** Takes back attempts that turned out right. */
  giveBack(tx: Transaction, siteId: string, rates: readonly Rate[]): Promise<void>
  /** The current count. */
  level(siteId: string, rate: Rate): Promise<number>
}

export const createLimits = (database: Database, rates: Rates): Limits => ({
  begin: async (siteId, list) => {
    const refusal = await database.transaction(async (tx) => {
      for (const rate of list) {
        const refused = await rates.count(tx, siteId, rate)
        if (refused) return refused
      }
      return undefined
    })
    if (refusal) throw throttled(refusal.waitMs)
  },
  may: async (tx, siteId, rate) => (await rates.count(tx, siteId, rate)) === undefined,
  giveBack: async (tx, siteId, list) => {
    for (const rate of list) await rates.giveBack(tx, siteId, rate)
  },
  level: (siteId, rate) => rates.level(database, siteId, rate),
})

/** Limits that are switched off. */
export const NO_LIMITS: Limits = {
  begin: async () => {},
  may: async () => true,
  giveBack: async () => {},
  level: async () => 0,
}

const throttled = (waitMs: number): Failure =>
  fail('THROTTLED_FEATURE', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
