import type { Transaction } from '../../../floor/database/database.ts'
import { browserLoginsStore } from './browser-logins.store.ts'
import { type LoginsOf, sessionsStore } from './sessions.store.ts'

/** Ends all of a person's logins, browser logins included; returns the ids of the ended sessions. */
export const endLogins = async (tx: Transaction, whose: LoginsOf, now: number): Promise<string[]> => {
  await browserLoginsStore.endAllOf(tx, whose, now)
  return sessionsStore.endAllOf(tx, whose, now)
}
