import { demoShop } from '@vitrine/demo'
import { createSiteViews } from '../catalog/products/printed/site-view.ts'
import { createCatalogWriter } from '../catalog/products/write/catalog-writer.ts'
import { openDemoGoods } from '../demo/demo-goods.ts'
import { demoSiteOf } from '../demo/demo-site.ts'
import { drawDemo } from '../demo/draw.ts'
import { seedShop } from '../demo/seed.ts'
import { systemClock } from '../floor/clock.ts'
import { statement } from '../floor/database/database.ts'
import { openShop, type Shop, type ShopOptions } from './shop.ts'

export interface DemoShopOptions extends Omit<ShopOptions, 'seed'> {
  /** Generated products in addition to the hand-made ones; default none. */
  readonly generated?: number
  /** Collections that the generated products are also spread over; default none. */
  readonly shelves?: number
}

const anyProduct = statement<{ product_number: number }>(
  'SELECT product_number FROM products WHERE site_id = ? LIMIT 1',
)

/**
 * Opens a shop with the demo shop's collections, products and media; pictures are drawn on demand. A database
 * that already holds the site's products is used as it is.
 */
export const openDemoShop = ({
  generated = 0,
  shelves = 0,
  ...options
}: DemoShopOptions = {}): Promise<Shop> => {
  const demo = demoShop()
  const clock = options.clock ?? systemClock
  const { siteId: _, ...site } = demoSiteOf(demo, 'http://localhost:3000', clock.now())
  return openShop({
    ...options,
    site: { ...site, ...options.site },
    draw: options.draw ?? drawDemo,
    seed: async (database, opened, { mediaUrl, dataDir }) => {
      if (await database.first(anyProduct, opened.siteId)) return
      const catalog = createCatalogWriter(database, clock, createSiteViews(mediaUrl))
      await seedShop(demo, opened, { database, catalog, clock, generated, shelves })
      await openDemoGoods({ database, dataDir, siteId: opened.siteId, at: clock.now() }, 'pdf')
    },
  })
}
