import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'

/** A link that marks a browser as known for a staff user. */
export interface StaffWayIn {
  readonly siteId: string
  readonly userId: string
}

const insertWay = statement(
  'INSERT INTO staff_ways_in (site_id, digest, user_id, expires_at) VALUES (?, ?, ?, ?)',
)
const findWay = statement<{ site_id: string; user_id: string }>(
  'SELECT site_id, user_id FROM staff_ways_in WHERE digest = ? AND expires_at > ?',
)
const useWay = statement('DELETE FROM staff_ways_in WHERE digest = ? AND expires_at > ?')

export const staffWayInStore = {
  /** @param expiresAt - milliseconds since 1970 */
  insert: (
    tx: Transaction,
    { siteId, userId }: StaffWayIn,
    digest: string,
    expiresAt: number,
  ): Promise<number> => tx.run(insertWay, siteId, digest, userId, expiresAt),
  find: async (reader: Reader, digest: string, now: number): Promise<StaffWayIn | undefined> => {
    const row = await reader.first(findWay, digest, now)
    return row && { siteId: row.site_id, userId: row.user_id }
  },
  /** Consumes a link; of several callers at once, one gets 1, the others 0. */
  use: (tx: Transaction, digest: string, now: number): Promise<number> => tx.run(useWay, digest, now),
  purge: deleteOldRows('staff_ways_in', ['digest'], 'expires_at'),
}
