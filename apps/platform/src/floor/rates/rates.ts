import { hash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Reader, Transaction } from '../database/database.ts'
import { ratesStore } from './rates.store.ts'

/** How often something may happen: at most so many times within any window of that length. */
export interface Rate {
  /** What is counted, such as `register`, and per what, such as an address and a network. */
  readonly of: readonly [what: string, ...whom: string[]]
  /** At least 2. */
  readonly most: number
  readonly windowMs: number
}

/** Counts in the database, across all processes and restarts. */
export interface Rates {
  /** Counts one attempt. If it exceeds the rate, counts nothing and returns how long to wait. */
  count(tx: Transaction, siteId: string, rate: Rate): Promise<{ waitMs: number } | undefined>
  /** Takes one count back. */
  giveBack(tx: Transaction, siteId: string, rate: Rate): Promise<void>
  /** Resets the count. */
  forget(tx: Transaction, siteId: string, rate: Rate): Promise<void>
  /** Returns how many counts are still recent; each expires separately. */
  level(reader: Reader, siteId: string, rate: Rate): Promise<number>
}

/**
 * Half of the limit may come at once, the other half is spread over the window. So no window of this length
 * exceeds the limit, wherever it begins. (Generic cell rate algorithm; one row and one update each.)
 */
const spreadOf = ({ most, windowMs }: Rate) => {
  const slow = Math.floor(most / 2)
  const intervalMs = Math.ceil(windowMs / slow)
  return { intervalMs, burstMs: (most - slow) * intervalMs }
}

/** Hashed, so that readers of the table don't learn which addresses were tried. */
const subjectOf = ({ of }: Rate): string => hash('sha256', JSON.stringify(of), 'base64url')

export const createRates = (clock: Clock): Rates => ({
  count: async (tx, siteId, rate) => {
    const { intervalMs, burstMs } = spreadOf(rate)
    const now = clock.now()
    const subject = subjectOf(rate)
    if ((await ratesStore.add(tx, { siteId, subject, now, intervalMs, burstMs })) === 1) return undefined
    const fullUntil = (await ratesStore.find(tx, siteId, subject)) ?? now
    return { waitMs: Math.max(1, fullUntil + intervalMs - now - burstMs) }
  },
  giveBack: async (tx, siteId, rate) => {
    await ratesStore.take(tx, siteId, subjectOf(rate), spreadOf(rate).intervalMs)
  },
  forget: async (tx, siteId, rate) => {
    await ratesStore.remove(tx, siteId, subjectOf(rate))
  },
  level: async (reader, siteId, rate) => {
    const fullUntil = (await ratesStore.find(reader, siteId, subjectOf(rate))) ?? 0
    return Math.max(0, Math.ceil((fullUntil - clock.now()) / spreadOf(rate).intervalMs))
  },
})
