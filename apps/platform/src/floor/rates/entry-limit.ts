import { networkOf } from '../callers/network.ts'
import type { Clock } from '../clock.ts'
import type { Transaction } from '../database/database.ts'
import { createRates, type Rate } from './rates.ts'

/** Who writes something that others read, such as a review. */
export interface Entry {
  readonly siteId: string
  /** As `principalOf` names them. */
  readonly author: string
  /** The network address. */
  readonly address: string
}

/** Counts an entry, and returns how many seconds to wait if there were too many. */
export type LimitEntries = (tx: Transaction, entry: Entry) => Promise<number | undefined>

const HOUR_MS = 3_600_000

const ratesOf = (kind: string, { author, address }: Entry): readonly Rate[] => [
  { of: [kind, author], most: 20, windowMs: HOUR_MS },
  { of: [kind, 'network', networkOf(address)], most: 200, windowMs: HOUR_MS },
]

/** @param kind - what is counted together */
export const createEntryLimit = (clock: Clock, kind: 'contacts' | 'forms' | 'reviews'): LimitEntries => {
  const rates = createRates(clock)
  return async (tx, entry) => {
    for (const rate of ratesOf(kind, entry)) {
      const full = await rates.count(tx, entry.siteId, rate)
      if (full) return Math.ceil(full.waitMs / 1000)
    }
    return undefined
  }
}

/** For installations without limits, such as developers'. */
export const UNLIMITED_ENTRIES: LimitEntries = async () => undefined
