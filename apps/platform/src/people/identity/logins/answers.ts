import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../../floor/database/database.ts'
import type { Rates } from '../../../floor/rates/rates.ts'
import type { AnswerPolicy } from '../../../floor/settings/identity-settings.ts'
import type { LoginContext } from '../identity.ts'
import { rateOfTelling } from './login-rates.ts'

export interface Answers {
  /** Tells whether this caller may be told what there is, or is not, of an address. */
  mayTell(context: LoginContext, emailKey: string): Promise<boolean>
  /**
   * Does what takes longer where there is a member than where there is none, and answers no sooner than after some
   * time where answers are uniform: so nobody can tell by the clock which it was.
   */
  evenly<T>(atLeastMs: number, work: () => Promise<T>): Promise<T>
}

/** @param rates - counted even where limits are switched off: they are what `guarded` means */
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
    // Who asks for the same address again learns nothing new: it is counted once an hour.
    const same = { of: [...budget.of, emailKey] as const, most: 2, windowMs: budget.windowMs }
    return database.transaction(async (tx) => {
      if ((await rates.level(tx, siteId, same)) > 0) return true
      if (await rates.count(tx, siteId, budget)) return false
      await rates.count(tx, siteId, same)
      return true
    })
  },
})
