import { type Reader, statement } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { ALL_PRODUCTS } from '../products/records/product-record.ts'

const idsBySlug = selectIn<{ product_id: string; slug: string }>(
  'SELECT product_id, slug FROM products WHERE site_id = ? AND slug IN (?*)',
)
const listCollections = statement<{ collection_id: string; slug: string }>(
  'SELECT collection_id, slug FROM collections WHERE site_id = ?',
)
const numbersAfter = statement<{ product_number: number }>(
  'SELECT product_number FROM products WHERE site_id = ? AND product_number > ? ORDER BY product_number LIMIT ?',
)

/** What import and export read from the catalog in addition to whole products. */
export const exchangeStore = {
  idsBySlug: async (reader: Reader, siteId: string, slugs: readonly string[]): Promise<Map<string, string>> =>
    new Map((await idsBySlug(reader, siteId, [...new Set(slugs)])).map((row) => [row.slug, row.product_id])),

  /**
   * Returns all collections of a site except the one of all products: slugs by id, and ids by slug and by id.
   */
  collections: async (reader: Reader, siteId: string) => {
    const rows = (await reader.all(listCollections, siteId)).filter(
      (row) => row.collection_id !== ALL_PRODUCTS.id,
    )
    return {
      slugs: new Map(rows.map((row) => [row.collection_id, row.slug])),
      collectionIds: new Map(
        rows.flatMap((row) => [
          [row.collection_id, row.collection_id] as const,
          [row.slug, row.collection_id] as const,
        ]),
      ),
    }
  },

  /** Lists the numbers of products after one, in order. */
  numbersAfter: async (reader: Reader, siteId: string, number: number, limit: number): Promise<number[]> =>
    (await reader.all(numbersAfter, siteId, number, limit)).map((row) => row.product_number),
}
