import { networkOf } from '../../floor/callers/network.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Transaction } from '../../floor/database/database.ts'
import { createRates, type Rate } from '../../floor/rates/rates.ts'

/** Who sends a form. */
export interface FormTry {
  readonly siteId: string
  /** As `principalOf` names them. */
  readonly submitter: string
  /** The network address. */
  readonly address: string
}

/** Counts a submission, and returns how many seconds to wait if there were too many. */
export type LimitSubmissions = (tx: Transaction, attempt: FormTry) => Promise<number | undefined>

const HOUR_MS = 3_600_000

const ratesOf = ({ submitter, address }: FormTry): readonly Rate[] => [
  { of: ['forms', submitter], most: 20, windowMs: HOUR_MS },
  { of: ['forms', 'network', networkOf(address)], most: 200, windowMs: HOUR_MS },
]

export const createFormLimit = (clock: Clock): LimitSubmissions => {
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
export const NO_FORM_LIMIT: LimitSubmissions = async () => undefined
