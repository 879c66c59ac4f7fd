import type { DemoCollection } from '../shop.ts'
import { collection } from './collections.ts'

/** A collection for a part of the year: things from every shelf that belong together. */
interface Season {
  collection: DemoCollection
  /** Slugs of its products. */
  products: readonly string[]
}

/** The next one comes first. */
export const seasons: readonly Season[] = [
  {
    collection: collection(
      'long-evenings',
      'Long Evenings',
      'For the weeks in which the lamp goes on before supper: something warm, something hot, something to look at.',
      ['glen-throw-folded'],
    ),
    products: [
      'glen-throw',
      'undyed-blanket-with-hand-knotted-selvedge',
      'teapot-for-two',
      'studio-mug',
      'candlestick',
      'forty-small-weaves',
      'night-ferry',
      'meadow-by-night',
    ],
  },
  {
    collection: collection(
      'first-warm-days',
      'First Warm Days',
      'For breakfast beside an open door: a jug, a few stems, and cloth that can take a spill.',
      ['bud-vases-set-of-three-set'],
    ),
    products: [
      'bud-vases-set-of-three',
      'milk-jug',
      'breakfast-bowl',
      'espresso-cups-pair',
      'kitchen-cloths',
      'table-napkins',
      'windowsill-planter',
      'meadow-at-knee-height',
    ],
  },
]

/** Lists the slugs of the seasonal collections that a product belongs to. */
export const seasonsOf = (product: string): string[] =>
  seasons.flatMap(({ collection, products }) => (products.includes(product) ? [collection.slug] : []))
