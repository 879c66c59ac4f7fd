import type { Database } from '../database/database.ts'
import { statement } from '../database/statements/statement.ts'
import { clockStore } from './clock.store.ts'

/** What is tried again at a time; a time from the wrong future would keep it waiting. */
const WAITING = [
  ['mails', 'due_at'],
  ['payments', 'due_at'],
  ['refunds', 'due_at'],
  ['sandbox_payments', 'due_at'],
  ['back_in_stock_due', 'due_at'],
  ['product_changes', 'held_until'],
  ['imports', 'held_until'],
].map(([table, column]) => statement(`UPDATE ${table} SET ${column} = ? WHERE ${column} > ?`))

/** What lives for hours at most, or counts attempts: it begins anew. */
const UNDER_WAY = [
  'identity_rates',
  'login_failures',
  'session_tokens',
  'waiting_logins',
  'email_codes',
  'recovery_tokens',
  'authorize_requests',
  'external_logins_begun',
  'redirect_sessions',
  'hosted_sessions',
].map((table) => statement(`DELETE FROM ${table}`))

/** Browsers that logged in by the wrong clock. Tokens and codes from there are refused by their own dates. */
const logOutFuture = statement('DELETE FROM browser_logins WHERE used_at > ?')

/**
 * Sets the platform's time to the machine's, although that goes back. For an operator whose machine once had a time so
 * far ahead that waiting for it makes no sense. Logins, links and codes that were begun are to be begun anew.
 *
 * @returns by how many milliseconds the time went back; negative when it moved on
 */
export const resetClock = (database: Database, machineNow: number): Promise<number> =>
  database.transaction(async (tx) => {
    const { latestAt } = await clockStore.find(tx)
    await clockStore.reset(tx, machineNow)
    for (const update of WAITING) await tx.run(update, machineNow, machineNow)
    for (const remove of UNDER_WAY) await tx.run(remove)
    await tx.run(logOutFuture, machineNow)
    return latestAt - machineNow
  })
