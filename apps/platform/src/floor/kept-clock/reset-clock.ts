import type { Database } from '../database/database.ts'
import { statement } from '../database/statements/statement.ts'
import { clockStore } from './clock.store.ts'

/** What is retried at a set time; a time from the wrong future would delay it. */
const WAITING = [
  ['mails', 'due_at'],
  ['payments', 'due_at'],
  ['refunds', 'due_at'],
  ['sandbox_payments', 'due_at'],
  ['back_in_stock_due', 'due_at'],
  ['product_changes', 'held_until'],
  ['imports', 'held_until'],
].map(([table, column]) => statement(`UPDATE ${table} SET ${column} = ? WHERE ${column} > ?`))

/** What lasts for hours at most, or counts attempts: it starts over. */
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

/**
 * Browsers that logged in while the clock was wrong. Their tokens and codes are rejected by their own dates.
 */
const logOutFuture = statement('DELETE FROM browser_logins WHERE used_at > ?')

/**
 * Sets the platform's time back to the machine's. For an operator whose machine once had a time too far in
 * the future to wait for. Pending logins, links and codes have to be started again.
 *
 * @returns how many milliseconds the time went back; negative if it moved forward
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
