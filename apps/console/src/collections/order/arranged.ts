import { createClient } from '@vitrine/client'
import { categories } from '@vitrine/client/categories'
import { search } from '@vitrine/client/search'
import type { Page } from '../../list/use-pages.ts'
import type { Product } from '../../products/read-products.ts'
import { session } from '../../session/shop-client.ts'

/** Only Catalog V3 takes an order, and only the search lists products in it. */
const orderShop = createClient({
  apiUrl: location.origin,
  auth: session,
  modules: { categories, search },
})

const TREE = { appNamespace: '@wix/stores' }
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** How many products of a collection can be put in order. */
export const MOST_ARRANGED = 100

/** Reads a page of a collection's products in the order of the shop. */
export const readArranged = async (
  collectionId: string,
  cursor: string | undefined,
): Promise<Page<Product>> => {
  const offset = Number(cursor ?? 0)
  const { products } = await orderShop.search.searchProducts({
    collectionId,
    paging: { limit: MOST_ARRANGED, offset },
  })
  return {
    rows: products,
    next: products.length === MOST_ARRANGED ? String(offset + MOST_ARRANGED) : undefined,
  }
}

/** Puts products first in a collection, in this order; without any, the newest come first. */
export const arrange = async (collectionId: string, productIds: readonly string[]): Promise<void> => {
  await orderShop.categories.setArrangedItems(collectionId, TREE, {
    items: productIds.map((catalogItemId) => ({ catalogItemId, appId: STORES })),
  })
}
