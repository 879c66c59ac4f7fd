import { createSiteViews } from '../catalog/products/printed/site-view.ts'
import type { NewCollection, NewProduct } from '../catalog/products/records/new-product.ts'
import { createCatalogWriter } from '../catalog/products/write/catalog-writer.ts'
import { newProduct } from '../testing/catalog.ts'
import { openShop, type Shop, type ShopOptions } from '../testing/index.ts'

/** Opens a shop with the given products: by default one shirt of 20.00 without options. */
export const openSmallShop = (
  options: ShopOptions = {},
  products: readonly NewProduct[] = [newProduct({ id: SHIRT })],
  collections: readonly NewCollection[] = [],
): Promise<Shop> =>
  openShop({
    ...options,
    seed: async (database, site, { mediaUrl }) => {
      const writer = createCatalogWriter(database, { now: Date.now }, createSiteViews(mediaUrl))
      await writer.putCollections(site, collections)
      await writer.putProducts(site, products)
    },
  })

export const SHIRT = '11111111-1111-4111-8111-111111111111'
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** A line as a storefront sends it. */
export const lineOf = (catalogItemId: string = SHIRT, quantity = 1) => ({
  quantity,
  catalogReference: { appId: STORES, catalogItemId },
})
