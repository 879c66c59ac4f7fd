import { type Reader, statement } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'

const shownOf = selectIn<{ product_id: string; product_number: number }>(
  'SELECT product_id, product_number FROM products WHERE site_id = ? AND product_id IN (?*) AND visible = 1',
)
const shelvesOf = selectIn<ShelfRow>(
  `SELECT m.product_number, m.collection_number, n.visible_products
   FROM collection_products m
   JOIN collections c ON c.site_id = m.site_id AND c.collection_number = m.collection_number AND c.visible = 1
   JOIN collection_counts n ON n.site_id = m.site_id AND n.collection_number = m.collection_number
   WHERE m.site_id = ? AND m.product_number IN (?*) AND m.collection_number > 0
   ORDER BY m.product_number, m.collection_number`,
)
const PLACES = `SELECT product_number FROM collection_products
  WHERE site_id = ? AND collection_number = ? AND visible = 1`
const LIMIT = 'LIMIT CAST(? AS BIGINT)'
const neighboursOf = statement<{ product_number: number }>(
  `SELECT product_number FROM (${PLACES} AND product_number > ? ORDER BY product_number ${LIMIT}) above
   UNION ALL
   SELECT product_number FROM (${PLACES} AND product_number < ? ORDER BY product_number DESC ${LIMIT}) below`,
)
const inStockOf = selectIn<{ product_number: number; product_id: string }>(
  `SELECT p.product_number, p.product_id FROM products p
   WHERE p.site_id = ? AND p.product_number IN (?*) AND p.visible = 1 AND EXISTS (
     SELECT 1 FROM variants v
     WHERE v.site_id = p.site_id AND v.product_number = p.product_number AND v.visible = 1
       AND ((v.track_quantity = 1 AND v.quantity > 0) OR (v.track_quantity = 0 AND v.in_stock = 1)))`,
)

interface ShelfRow {
  product_number: number
  collection_number: number
  visible_products: number
}

/** A collection that contains a given item. */
export interface Shelf {
  readonly collection: number
  /** The number of the given item in it. */
  readonly around: number
}

/** Reads the data for recommendations, along indexes and never more than requested. */
export const recommendationsStore = {
  /** Returns the numbers of the visible products, in the order of the ids. */
  shown: async (reader: Reader, siteId: string, productIds: readonly string[]): Promise<number[]> => {
    const rows = await shownOf(reader, siteId, productIds)
    const numbers = new Map(rows.map((row) => [row.product_id, row.product_number]))
    return productIds.flatMap((id) => numbers.get(id) ?? [])
  },

  /** Lists the visible collections with any of the products, small ones first. */
  shelves: async (reader: Reader, siteId: string, numbers: readonly number[]): Promise<Shelf[]> => {
    const rows = await shelvesOf(reader, siteId, numbers)
    const shelves = new Map(rows.map((row) => [row.collection_number, row]))
    return [...shelves.values()]
      .sort(
        (one, other) =>
          one.visible_products - other.visible_products || one.collection_number - other.collection_number,
      )
      .map((row) => ({ collection: row.collection_number, around: row.product_number }))
  },

  /** Lists the products nearest to one in a collection, by number, up to `reach` on each side. */
  neighbours: async (
    reader: Reader,
    siteId: string,
    { collection, around }: Shelf,
    reach: number,
  ): Promise<number[]> => {
    const side = [siteId, collection, around, reach]
    return (await reader.all(neighboursOf, ...side, ...side)).map((row) => row.product_number)
  },

  /** Returns the ids of the products that visitors can see and buy, by number. */
  inStock: async (
    reader: Reader,
    siteId: string,
    numbers: readonly number[],
  ): Promise<Map<number, string>> => {
    const rows = await inStockOf(reader, siteId, numbers)
    return new Map(rows.map((row) => [row.product_number, row.product_id]))
  },
}
