import type { Reader } from '../../database/database.ts'
import { selectIn } from './select-in.ts'

const FROM_PRODUCTS = `FROM products p
   JOIN product_wire w ON w.site_id = p.site_id AND w.product_number = p.product_number
   WHERE p.site_id = ? AND p.product_id IN (?*)`

const eachOf = selectIn<{ product_id: string; product_number: number; revision: number }>(
  `SELECT p.product_id, p.product_number, w.revision ${FROM_PRODUCTS}`,
)
const allOf = selectIn<{ products: number; numbers: number | null; revisions: number | null }>(
  `SELECT count(*) AS products, sum(p.product_number) AS numbers, sum(w.revision) AS revisions ${FROM_PRODUCTS}`,
)

/** Stamps change whenever anything about a product does, stock included; they are read from small columns. */
export const productStamps = {
  /** Gives each product its stamp. No stamp: no such product. */
  each: async (
    reader: Reader,
    siteId: string,
    productIds: readonly string[],
  ): Promise<Map<string, string>> => {
    const rows = await eachOf(reader, siteId, productIds)
    return new Map(
      rows.map(({ product_id: id, product_number: number, revision }) => [id, `${number}.${revision}`]),
    )
  },

  /**
   * Gives all of them one stamp. Sums suffice: revisions only grow, and a product that is created (again) has
   * a number above all that were there before.
   */
  all: async (reader: Reader, siteId: string, productIds: readonly string[]): Promise<string> => {
    const rows = await allOf(reader, siteId, productIds)
    return rows.map(({ products, numbers, revisions }) => `${products}.${numbers}.${revisions}`).join(' ')
  },
}
