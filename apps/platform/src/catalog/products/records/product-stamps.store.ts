import type { Reader } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'

const OF_PRODUCTS = `FROM products p
   JOIN product_wire w ON w.site_id = p.site_id AND w.product_number = p.product_number
   WHERE p.site_id = ? AND p.product_id IN (?*)`

/**
 * SQL for the stamp of some products together, to be asked for in one statement with what was derived from them;
 * takes the site and the ids, see `selectIn`. It changes whenever anything about one of them does, stock included.
 *
 * Sums suffice: revisions only grow, and a product that is created (again) has a number above all there were.
 */
export const PRODUCTS_STAMP = `(SELECT count(*) || '.' || coalesce(sum(p.product_number), 0) || '.' ||
   coalesce(sum(w.revision), 0) ${OF_PRODUCTS})`

/** The stamp of one product: another one after any change of it, stock included. */
export const stampOf = (number: number, revision: number): string => `${number}.${revision}`

const stampsOf = selectIn<{ product_id: string; product_number: number; revision: number }>(
  `SELECT p.product_id, p.product_number, w.revision ${OF_PRODUCTS}`,
)

/** Gives each product a stamp of its own. No stamp: no such product. */
export const productStamps = async (
  reader: Reader,
  siteId: string,
  productIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await stampsOf(reader, siteId, productIds)
  return new Map(
    rows.map(({ product_id: id, product_number: number, revision }) => [id, stampOf(number, revision)]),
  )
}
