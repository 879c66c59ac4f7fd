import { type Reader, statement } from '../../floor/database/database.ts'
import { recommendationsStore as store } from './recommendations.store.ts'

/** Limits on what is read, for shops of any size. */
const ITEMS = 20
const ORDERS = 200
const COMPANIONS = 500

const companionsOf = statement<{ product_id: string; times: number }>(
  `SELECT o.product_id, count(*) AS times FROM (
     SELECT order_number FROM order_products WHERE site_id = ? AND product_id = ?
     ORDER BY order_number DESC LIMIT CAST(? AS BIGINT)) recent
   JOIN order_products o ON o.site_id = ? AND o.order_number = recent.order_number
   GROUP BY o.product_id ORDER BY times DESC, o.product_id LIMIT CAST(? AS BIGINT)`,
)

/**
 * Finds products ordered together with the first twenty given items, most often first, in the last two
 * hundred orders of each.
 *
 * @returns ids of at most `most` products that visitors can see and buy, without the given ones
 */
export const boughtTogether = async (
  reader: Reader,
  siteId: string,
  productIds: readonly string[],
  most: number,
): Promise<string[]> => {
  const times = new Map<string, number>()
  for (const id of productIds.slice(0, ITEMS))
    for (const row of await reader.all(companionsOf, siteId, id, ORDERS, siteId, COMPANIONS))
      times.set(row.product_id, (times.get(row.product_id) ?? 0) + row.times)
  for (const id of productIds) times.delete(id)
  const ids = [...times]
    .sort(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
    .map(([id]) => id)
    .slice(0, COMPANIONS)
  const numbers = await store.shown(reader, siteId, ids)
  const buyable = new Set((await store.inStock(reader, siteId, numbers)).values())
  return ids.filter((id) => buyable.has(id)).slice(0, most)
}
