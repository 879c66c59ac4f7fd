import { type Reader, statement, type Transaction } from '../database/database.ts'
import { deleteOldRows } from '../database/statements/delete-old-rows.ts'

interface Addition {
  readonly siteId: string
  readonly subject: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly intervalMs: number
  readonly burstMs: number
}

const FULL = 'CASE WHEN identity_rates.full_until > ? THEN identity_rates.full_until ELSE ? END'
const addOnce = statement(
  `INSERT INTO identity_rates (site_id, subject, full_until) VALUES (?, ?, ?)
   ON CONFLICT (site_id, subject) DO UPDATE SET full_until = ${FULL} + ?
   WHERE ${FULL} <= ?`,
)
const findFull = statement<{ full_until: number }>(
  'SELECT full_until FROM identity_rates WHERE site_id = ? AND subject = ?',
)
const takeOnce = statement(
  'UPDATE identity_rates SET full_until = full_until - ? WHERE site_id = ? AND subject = ?',
)
const remove = statement('DELETE FROM identity_rates WHERE site_id = ? AND subject = ?')

/** How full each rate is, as the time at which it will be empty. A row in the past means nothing. */
export const ratesStore = {
  /** Adds an interval unless that exceeds the burst; returns 1 or 0. */
  add: (tx: Transaction, { siteId, subject, now, intervalMs, burstMs }: Addition): Promise<number> =>
    tx.run(
      addOnce,
      ...[siteId, subject, now + intervalMs],
      ...[now, now, intervalMs],
      ...[now, now, now + burstMs - intervalMs],
    ),
  find: async (reader: Reader, siteId: string, subject: string): Promise<number | undefined> =>
    (await reader.first(findFull, siteId, subject))?.full_until,
  take: (tx: Transaction, siteId: string, subject: string, intervalMs: number): Promise<number> =>
    tx.run(takeOnce, intervalMs, siteId, subject),
  remove: (tx: Transaction, siteId: string, subject: string): Promise<number> =>
    tx.run(remove, siteId, subject),
  purge: deleteOldRows('identity_rates', ['site_id', 'subject'], 'full_until'),
}
