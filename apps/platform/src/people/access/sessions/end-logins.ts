import type { Transaction } from '../../../floor/database/database.ts'
import { browserLoginsStore } from './browser-logins.store.ts'
import { type LoginsOf, sessionsStore } from './sessions.store.ts'

/** Ends every login of somebody, those of browsers too; gives the ids of the sessions that ended. */
export const endLogins = async (tx: Transaction, whose: LoginsOf, now: number): Promise<string[]> => {
  await browserLoginsStore.endAllOf(tx, whose, now)
  return sessionsStore.endAllOf(tx, whose, now)
}
