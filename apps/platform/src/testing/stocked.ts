import { createSiteViews } from '../catalog/products/printed/site-view.ts'
import type { NewCollection, NewProduct } from '../catalog/products/records/new-product.ts'
import { createCatalogWriter } from '../catalog/products/write/catalog-writer.ts'
import { systemClock } from '../floor/clock.ts'
import type { ShopOptions } from './shop.ts'

/**
 * Fills a shop with products before it answers.
 * @example await using shop = await openShop({ seed: stocked([cup]) })
 */
export const stocked =
  (
    products: Iterable<NewProduct>,
    collections?: readonly NewCollection[],
  ): NonNullable<ShopOptions['seed']> =>
  async (database, site, { mediaUrl }) => {
    const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
    if (collections) await writer.putCollections(site, collections)
    await writer.putProducts(site, products)
  }
