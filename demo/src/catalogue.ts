import { botanicals } from './data/botanicals.ts'
import { collections } from './data/collections.ts'
import type { ProductDefinition } from './data/definition.ts'
import { geometry } from './data/geometry.ts'
import { giftCards } from './data/gift-cards.ts'
import { landscapes } from './data/landscapes.ts'
import { lineAndInk } from './data/line-and-ink.ts'
import { paperGoods } from './data/paper-goods.ts'
import { seasons, seasonsOf } from './data/seasons.ts'
import { tableware } from './data/tableware.ts'
import { textiles } from './data/textiles.ts'
import { vases } from './data/vases.ts'
import { wallpapers } from './data/wallpapers.ts'
import type { DemoShop } from './shop.ts'

/** Every product with its pictures, in shelf order. */
export const definitions: readonly ProductDefinition[] = [
  ...landscapes,
  ...geometry,
  ...botanicals,
  ...lineAndInk,
  ...vases,
  ...tableware,
  ...textiles,
  ...paperGoods,
  ...wallpapers,
  ...giftCards,
]

/**
 * Returns the demo shop: Aldermere, where a printmaker, a potter and a weaver share a roof. Every call
 * returns a new copy that the caller may change. It doesn't include the collection of all products.
 * @example for (const product of demoShop().products) await catalog.create(product)
 */
export const demoShop = (): DemoShop => ({
  name: 'Aldermere',
  locale: 'en',
  currency: 'EUR',
  conversionRates: [
    { currency: 'USD', rate: 1.16 },
    { currency: 'GBP', rate: 0.87 },
    { currency: 'JPY', rate: 178.4 },
    { currency: 'CHF', rate: 0.93 },
  ],
  collections: structuredClone([...collections, ...seasons.map(({ collection }) => collection)]),
  products: definitions.map(({ product }) => ({
    ...structuredClone(product),
    collectionSlugs: [...product.collectionSlugs, ...seasonsOf(product.slug)],
  })),
})
