import { demoShop } from '@vitrine/demo'
import { systemClock } from '../clock.ts'
import { drawDemo } from '../demo/draw.ts'
import { seedShop } from '../demo/seed.ts'
import { openShop, type Shop, type ShopOptions } from './shop.ts'

/** Opens a shop that holds the demo shop's products, collections and media, pictures drawn on demand. */
export const openDemoShop = (options: Omit<ShopOptions, 'seed' | 'draw'> = {}): Promise<Shop> => {
  const demo = demoShop()
  return openShop({
    ...options,
    site: {
      name: demo.name,
      locale: demo.locale,
      currency: demo.currency,
      conversionRates: Object.fromEntries(
        demo.conversionRates.map(({ currency, rate }) => [currency, String(rate)]),
      ),
      ...options.site,
    },
    draw: drawDemo,
    seed: (database, site) => seedShop(database, site, demo, options.clock ?? systemClock),
  })
}
