import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'

const arranged = statement<{ product_number: number; product_id: string; visible: number }>(
  `SELECT a.product_number, p.product_id, p.visible FROM collections c
   JOIN arranged_items a ON a.site_id = c.site_id AND a.collection_number = c.collection_number
   JOIN collection_products m ON m.site_id = a.site_id AND m.collection_number = a.collection_number
     AND m.product_number = a.product_number
   JOIN products p ON p.site_id = a.site_id AND p.product_number = a.product_number
   WHERE c.site_id = ? AND c.collection_id = ? ORDER BY a.place`,
)
const clear = statement('DELETE FROM arranged_items WHERE site_id = ? AND collection_number = ?')
const insert = insertRows('arranged_items', ['site_id', 'collection_number', 'place', 'product_number'])

/** A product that a merchant gave a place in a category. */
export interface ArrangedItem {
  readonly number: number
  readonly productId: string
  readonly visible: boolean
}

/** The products that merchants arranged in categories. A product that leaves a category keeps its place there
 * for when it returns. */
export const arrangedItems = {
  /** Returns the arranged products that are in the category, in order. */
  of: async (reader: Reader, siteId: string, categoryId: string): Promise<ArrangedItem[]> => {
    const rows = await reader.all(arranged, siteId, categoryId)
    return rows.map((row) => ({
      ...{ number: row.product_number, productId: row.product_id, visible: row.visible === 1 },
    }))
  },

  /** Arranges these products, and no others. Needs the site's catalog locked. */
  replace: async (
    tx: Transaction,
    siteId: string,
    collection: number,
    numbers: readonly number[],
  ): Promise<void> => {
    await tx.run(clear, siteId, collection)
    await insert(
      tx,
      numbers.map((number, place) => [siteId, collection, place, number]),
    )
  },
}
