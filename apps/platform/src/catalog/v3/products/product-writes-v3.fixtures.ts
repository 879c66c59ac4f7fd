import { systemClock } from '../../../floor/clock.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { openShop, type Shop } from '../../../testing/index.ts'
import type { TestEngine } from '../../../testing/test-engine.ts'
import { createSiteViews } from '../../products/printed/site-view.ts'
import { createCatalogWriter } from '../../products/write/catalog-writer.ts'

export const UNKNOWN = '5d1ae1b0-1111-4222-8333-444455556666'
export const price = (actual: string, before?: string) => ({
  actualPrice: { amount: actual },
  ...(before !== undefined && { compareAtPrice: { amount: before } }),
})
export const plain = (name: string, actual = '12.50') => ({
  name,
  productType: 'PHYSICAL' as const,
  variantsInfo: { variants: [{ price: price(actual) }] },
})
export const option = (name: string, ...choices: string[]) => ({
  name,
  optionRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: choices.map((choice) => ({ name: choice })) },
})
export const chosen = (...pairs: [string, string][]) =>
  pairs.map(([optionName, choiceName]) => ({
    optionChoiceNames: { optionName, choiceName, renderType: 'TEXT_CHOICES' as const },
  }))
export const inSizes = (name: string) => ({
  name,
  productType: 'PHYSICAL' as const,
  options: [option('Size', 'S', 'M', 'L')],
  variantsInfo: {
    variants: [
      { choices: chosen(['Size', 'S']), sku: 'S-1', price: price('18', '20') },
      { choices: chosen(['Size', 'M']), sku: 'M-1', price: price('27', '30') },
    ],
  },
})

/** A product that exists before the tests write theirs. */
export const old = newProduct({ stock: { track: true, quantity: 4 } })

export const openWritersShop = (engine: TestEngine): Promise<Shop> =>
  openShop({
    engine,
    seed: async (database, site, { mediaUrl }) => {
      const writer = createCatalogWriter(database, systemClock, createSiteViews(mediaUrl))
      await writer.putProducts(site, [old])
    },
  })
