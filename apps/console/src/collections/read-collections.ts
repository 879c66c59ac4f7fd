import type { collections } from '@vitrine/client/stores'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

export type Collection = collections.Collection

/** What to read again after a change: collections, and the products that name theirs. */
export const COLLECTION_KEYS = ['collections', 'collection', 'products', 'product']

/** The collection of all products; it can't be changed. */
const ALL_PRODUCTS = '00000000-000000-000000-000000000001'
const PAGE_SIZE = 50

/** Reads a page of collections by name. */
export const readCollectionPage = async (
  search: string,
  cursor: string | undefined,
): Promise<Page<Collection>> => {
  const offset = Number(cursor ?? 0)
  const words = search.trim()
  const { collections } = await shop.collections.queryCollections({
    ...(words && { filter: { name: { $contains: words } } }),
    sort: [{ fieldName: 'name', order: 'ASC' }],
    paging: { limit: PAGE_SIZE, offset },
  })
  return {
    rows: collections.filter(({ _id }) => _id !== ALL_PRODUCTS),
    next: collections.length === PAGE_SIZE ? String(offset + PAGE_SIZE) : undefined,
  }
}
