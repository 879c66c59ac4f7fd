import { createClient } from '@vitrine/client'
import { categories } from '@vitrine/client/categories'
import * as productsV3Writes from '@vitrine/client/stores/products-v3-writes'
import { session } from '../session/shop-client.ts'

/** Calls that are already loaded, and reach the shop even if the tab is closed meanwhile. */
const lastingShop = createClient({
  ...{ apiUrl: location.origin, auth: session, modules: { categories, productsV3Writes } },
  fetch: (url, options) => fetch(url, { ...options, keepalive: true }),
})

export const deleteProduct = (id: string): Promise<void> => lastingShop.productsV3Writes.deleteProduct(id)

/** Collections are the categories of Catalog V3. */
export const deleteCollection = (id: string): Promise<void> =>
  lastingShop.categories.deleteCategory(id, { appNamespace: '@wix/stores' })
