import type { CartPlace } from '../../../floor/callers/cart-owner.ts'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'

const insertVisitor = statement(
  `INSERT INTO merged_visitors (site_id, visitor_id, member_id, merged_at) VALUES (?, ?, ?, ?)
   ON CONFLICT (site_id, visitor_id) DO NOTHING`,
)
const findVisitor = statement<{ member_id: string | null }>(
  'SELECT member_id FROM merged_visitors WHERE site_id = ? AND visitor_id = ?',
)
const deleteOld = statement(
  `DELETE FROM merged_visitors WHERE (site_id, visitor_id) IN (
     SELECT site_id, visitor_id FROM merged_visitors WHERE merged_at < ? ORDER BY merged_at LIMIT ?)`,
)

/** The most rows that one call of `purge` deletes. */
const PURGE_CHUNK = 500

/** Visitors who have logged in: their tokens can't have carts any more, and aren't renewed. */
export const mergedVisitorsStore = {
  insert: (
    tx: Transaction,
    { siteId, visitorId, memberId }: { siteId: string; visitorId: string; memberId: string },
    now: number,
  ): Promise<number> => tx.run(insertVisitor, siteId, visitorId, memberId, now),
  has: async (reader: Reader, siteId: string, visitorId: string): Promise<boolean> =>
    (await reader.first(findVisitor, siteId, visitorId)) !== undefined,
  /** Returns the member that a visitor has logged in as; undefined if they haven't. */
  memberOf: async (reader: Reader, siteId: string, visitorId: string): Promise<string | undefined> =>
    (await reader.first(findVisitor, siteId, visitorId))?.member_id ?? undefined,
  /** Deletes up to 500 visitors who logged in before a time (milliseconds since 1970); returns their number. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(deleteOld, before, PURGE_CHUNK),
}

const VISITOR = 'visitor:'

/**
 * Refuses a new cart to a visitor who has logged in: no one would see its contents, and someone who knows
 * the old token must learn nothing from it.
 * @throws {Failure} UNAUTHENTICATED
 */
export const assertNotMerged = async (
  tx: Transaction,
  { siteId, key, belongsTo = key }: CartPlace,
): Promise<void> => {
  if (!belongsTo.startsWith(VISITOR)) return
  if (await mergedVisitorsStore.has(tx, siteId, belongsTo.slice(VISITOR.length)))
    throw fail('UNAUTHENTICATED', {}, 'This visitor has logged in. The cart now belongs to the member.')
}
