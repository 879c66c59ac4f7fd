import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../../floor/database/database.ts'
import type { Rates } from '../../../floor/rates/rates.ts'
import type { AnswerPolicy } from '../../../floor/settings/identity-settings.ts'
import type { LoginContext } from '../identity.ts'
import { rateOfTelling } from './login-rates.ts'

export interface Answers {
  /** Whether this caller may learn what exists at an address. */
  mayTell(context: LoginContext, emailKey: string): Promise<boolean>
  /**
   * Runs something that takes longer for an existing member. If answers are uniform, it returns only after a
   * fixed time, so timing reveals nothing.
   */
  evenly<T>(atLeastMs: number, work: () => Promise<T>): Promise<T>
}

/** @param rates - counted even if limits are switched off: `guarded` depends on them */
export const createAnswers = (policy: AnswerPolicy, database: Database, rates: Rates): Answers => ({
  evenly: async (atLeastMs, work) => {
    if (policy !== 'uniform') return work()
    const [outcome] = await Promise.allSettled([work(), delay(atLeastMs)])
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  },
  mayTell: async (context, emailKey) => {
    if (policy !== 'guarded') return policy === 'contract'
    const { siteId } = context
    const budget = rateOfTelling(context)
    // Asking for the same address again reveals nothing new: it counts once an hour.
    const same = { of: [...budget.of, emailKey] as const, most: 2, windowMs: budget.windowMs }
    return database.transaction(async (tx) => {
      if ((await rates.level(tx, siteId, same)) > 0) return true
      if (await rates.count(tx, siteId, budget)) return false
      await rates.count(tx, siteId, same)
      return true
    })
  },
})
