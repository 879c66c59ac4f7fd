import { createBounded } from '../../../floor/bounded.ts'
import { BLOCK, placesOf } from '../../search-index/container.ts'
import type { Edition } from '../edition.ts'
import { createPace } from '../pace.ts'
import type { PriceDigits } from '../price-digits.ts'

/** The prices of a block's products, by place. */
export interface BlockPrices {
  /** Minor units. */
  readonly prices: Float64Array
  /** How many round numbers a price has reached, in minor units; see {@link ROUND}. */
  readonly parts: Uint8Array
}

/** The prices of all products, by block. */
export type Prices = ReadonlyMap<number, BlockPrices>

/** Round numbers, as shoppers think of them: 1, 2, 5, 10, 20 and so on, up to the highest price. */
export const ROUND: readonly number[] = Array.from({ length: 13 }, (_, zeros) =>
  [1, 2, 5].map((step) => step * 10 ** zeros),
).flat()

/** Decodes prices from the digits; only changed blocks are decoded again. */
export type PriceColumns = (edition: Edition, digits: PriceDigits) => Promise<Prices>

const KEPT_BYTES = 64 * 1024 * 1024
const PRICE_BYTES = Float64Array.BYTES_PER_ELEMENT + Uint8Array.BYTES_PER_ELEMENT

/** Decoding a block's prices takes as long as walking this many blocks of sets. */
const PUT_TOGETHER = 500

interface Held {
  readonly revisions: ReadonlyMap<number, number>
  readonly prices: Prices
}

export const createPriceColumns = (): PriceColumns => {
  const kept = createBounded<Held>(KEPT_BYTES)
  return async ({ siteId, revisions }, digits) => {
    const known = kept.get(siteId)
    if (known?.revisions === revisions) return known.prices
    const prices = new Map<number, BlockPrices>()
    const pace = createPace()
    for (const [block, revision] of revisions) {
      const column = known?.revisions.get(block) === revision ? known.prices.get(block) : undefined
      prices.set(block, column ?? pricesIn(digits, block))
      if (!column) await pace(PUT_TOGETHER)
    }
    kept.set(siteId, { revisions, prices }, prices.size * BLOCK * PRICE_BYTES)
    return prices
  }
}

/** Decodes the prices of a block. */
export const pricesIn = (digits: PriceDigits, block: number): BlockPrices => {
  const prices = new Float64Array(BLOCK)
  digits.forEach((set, digit) => {
    const value = 2 ** digit
    for (const place of placesOf(set.get(block))) prices[place] = (prices[place] ?? 0) + value
  })
  return { prices, parts: partsOf(prices, ROUND) }
}

/** How many of some ascending bounds each price has reached. */
export const partsOf = (prices: Float64Array, bounds: readonly number[]): Uint8Array => {
  const parts = new Uint8Array(prices.length)
  for (let place = 0; place < prices.length; place++) parts[place] = reached(bounds, prices[place] ?? 0)
  return parts
}

export const reached = (bounds: readonly number[], price: number): number => {
  let from = 0
  let to = bounds.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((bounds[middle] ?? 0) <= price) from = middle + 1
    else to = middle
  }
  return from
}
