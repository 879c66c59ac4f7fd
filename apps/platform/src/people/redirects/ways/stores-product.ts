import { PRODUCT_PAGE_PATH } from '../../../catalog/products/printed/product.ts'
import { keyedProduct } from '../../../catalog/products/read/keyed-product.store.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Way } from './way.ts'

/** The link to a product's page, which the shop itself serves. */
export const storesProductWay = (database: Database): Way => ({
  intent: 'storesProduct',
  find: async ({ site }, { storesProduct }) => {
    const { siteId, storefrontUrl } = await site()
    const slug = String(storesProduct?.productSlug)
    if (!(await keyedProduct.public['p.slug'](database, siteId, slug))) throw fail('PRODUCT_NOT_FOUND')
    const endpoint = `${storefrontUrl}${PRODUCT_PAGE_PATH}${encodeURIComponent(slug)}`
    return { endpoint, publicEndpoint: endpoint }
  },
})
