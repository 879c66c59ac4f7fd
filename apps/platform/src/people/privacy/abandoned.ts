import { statement, type Transaction } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'

const oldCarts = statement(
  `DELETE FROM carts WHERE (site_id, owner) IN (
     SELECT c.site_id, c.owner FROM sites s CROSS JOIN carts c
     WHERE c.site_id = s.site_id AND c.updated_at < ? LIMIT 500)
   AND updated_at < ?`,
)

/** Deletes up to 500 carts not written since a time (milliseconds since 1970); returns their number. */
export const purgeCarts = (tx: Transaction, before: number): Promise<number> =>
  tx.run(oldCarts, before, before)

/** Deletes up to 500 mail requests from before a time; returns their number. */
export const purgeWishes = deleteOldRows(
  'back_in_stock_requests',
  ['site_id', 'product_number', 'variant_id', 'email_key'],
  'created_at',
)
