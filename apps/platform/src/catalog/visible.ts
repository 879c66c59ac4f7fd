import { selectIn } from '../floor/database/statements/select-in.ts'
import type { FindVisible } from '../shop/live/messages.ts'

const visibleProducts = selectIn<{ id: string }>(
  'SELECT product_id AS id FROM products WHERE site_id = ? AND product_id IN (?*) AND visible = 1',
)
const visibleCollections = selectIn<{ id: string }>(
  'SELECT collection_id AS id FROM collections WHERE site_id = ? AND collection_id IN (?*) AND visible = 1',
)

/** Finds which of the given products and collections everyone may see. */
export const findVisible: FindVisible = async (reader, siteId, { products, collections }) => {
  const found = [
    ...(await visibleProducts(reader, siteId, products)),
    ...(await visibleCollections(reader, siteId, collections)),
  ]
  return new Set(found.map(({ id }) => id))
}
