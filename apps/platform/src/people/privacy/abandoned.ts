import { statement, type Transaction } from '../../floor/database/database.ts'

const oldCarts = statement(
  `DELETE FROM carts WHERE (site_id, owner) IN (
     SELECT site_id, owner FROM carts WHERE updated_at < ? ORDER BY updated_at LIMIT 500)
   AND updated_at < ?`,
)
const oldWishes = statement(
  `DELETE FROM back_in_stock_requests WHERE (site_id, product_number, variant_id, email_key) IN (
     SELECT site_id, product_number, variant_id, email_key FROM back_in_stock_requests
     WHERE created_at < ? ORDER BY created_at LIMIT 500)`,
)

/** Deletes up to 500 carts not written since a time (milliseconds since 1970); returns their number. */
export const purgeCarts = (tx: Transaction, before: number): Promise<number> =>
  tx.run(oldCarts, before, before)

/** Deletes up to 500 mail requests from before a time; returns their number. */
export const purgeWishes = (tx: Transaction, before: number): Promise<number> => tx.run(oldWishes, before)
