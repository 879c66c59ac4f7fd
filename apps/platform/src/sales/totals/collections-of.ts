import { ALL_PRODUCTS } from '../../catalog/products/records/product-record.ts'
import type { Reader } from '../../floor/database/database.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'

const placesOf = selectIn<{ product_id: string; collection_id: string }>(
  `SELECT p.product_id, c.collection_id
   FROM products p
   JOIN collection_products m ON m.site_id = p.site_id AND m.product_number = p.product_number
   JOIN collections c ON c.site_id = m.site_id AND c.collection_number = m.collection_number
   WHERE p.site_id = ? AND p.product_id IN (?*)`,
)

/** Finds the collections of products, by product: every product is in the one with all products. */
export const collectionsOf = async (
  reader: Reader,
  siteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const places = new Map(productIds.map((id) => [id, [ALL_PRODUCTS.id as string]]))
  for (const { product_id, collection_id } of await placesOf(reader, siteId, [...places.keys()]))
    places.get(product_id)?.push(collection_id)
  return places
}
