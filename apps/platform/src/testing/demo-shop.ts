import { demoShop } from '@vitrine/demo'
import { systemClock } from '../clock.ts'
import { demoSiteOf } from '../demo/demo-site.ts'
import { drawDemo } from '../demo/draw.ts'
import { seedShop } from '../demo/seed.ts'
import { createCatalogWriter } from '../features/catalog/catalog-writer.ts'
import { createSiteViews } from '../features/catalog/site-view.ts'
import { openShop, type Shop, type ShopOptions } from './shop.ts'

export interface DemoShopOptions extends Omit<ShopOptions, 'seed' | 'draw'> {
  /** Generated products beside the hand-made ones; default none. */
  readonly generated?: number
}

/** Opens a shop that holds the demo shop's collections, products and media; pictures are drawn on demand. */
export const openDemoShop = ({ generated = 0, ...options }: DemoShopOptions = {}): Promise<Shop> => {
  const demo = demoShop()
  const clock = options.clock ?? systemClock
  const { siteId: _, ...site } = demoSiteOf(demo, 'http://localhost:3000', clock.now())
  return openShop({
    ...options,
    site: { ...site, ...options.site },
    draw: drawDemo,
    seed: (database, opened, { mediaUrl }) => {
      const catalog = createCatalogWriter(database, clock, createSiteViews(mediaUrl))
      return seedShop(demo, opened, { database, catalog, clock, generated })
    },
  })
}
