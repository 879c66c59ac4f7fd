import type { Reader } from '../../../../floor/database/database.ts'
import { selectIn } from '../../../../floor/database/statements/select-in.ts'

const OF_PRODUCTS = `FROM products p
   JOIN product_wire w ON w.site_id = p.site_id AND w.product_number = p.product_number
   WHERE p.site_id = ? AND p.product_id IN (?*)`

/**
 * SQL for the combined stamp of some products, to select in one statement together with what was derived from
 * them; takes the site and the ids, see `selectIn`. It changes whenever anything about one of them does,
 * including stock.
 *
 * Sums are enough: revisions only grow, and a created (or recreated) product has a higher number than all
 * before.
 */
export const PRODUCTS_STAMP = `(SELECT count(*) || '.' || coalesce(sum(p.product_number), 0) || '.' ||
   coalesce(sum(w.revision), 0) ${OF_PRODUCTS})`

/** The stamp of one product: different after any change, including stock. */
export const stampOf = (number: number, revision: number): string => `${number}.${revision}`

/** The revision in a stamp: it counts the product's changes, including those of stock. */
export const revisionIn = (stamp: string): string => stamp.split('.')[1] ?? ''

const stampsOf = selectIn<{ product_id: string; product_number: number; revision: number }>(
  `SELECT p.product_id, p.product_number, w.revision ${OF_PRODUCTS}`,
)

/** Returns the stamp of each product. No stamp: no such product. */
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
