import { createBounded } from '../../bounded.ts'
import { BLOCK, placesOf } from './container.ts'
import type { Edition } from './edition.ts'
import type { PriceDigits } from './price-digits.ts'

/** The prices of all products by block and place, in minor units. */
export type Prices = ReadonlyMap<number, Float64Array>

/** Gives the prices that the digits mean; only blocks that have changed are put together again. */
export type PriceColumns = (edition: Edition, digits: PriceDigits) => Prices

const KEPT_BYTES = 32 * 1024 * 1024

interface Held {
  readonly revisions: ReadonlyMap<number, number>
  readonly prices: Prices
}

export const createPriceColumns = (): PriceColumns => {
  const kept = createBounded<Held>(KEPT_BYTES)
  return ({ siteId, revisions }, digits) => {
    const known = kept.get(siteId)
    if (known?.revisions === revisions) return known.prices
    const prices = new Map<number, Float64Array>()
    for (const [block, revision] of revisions) {
      const column = known?.revisions.get(block) === revision ? known.prices.get(block) : undefined
      prices.set(block, column ?? pricesIn(digits, block))
    }
    kept.set(siteId, { revisions, prices }, prices.size * BLOCK * Float64Array.BYTES_PER_ELEMENT)
    return prices
  }
}

/** Puts the prices of a block together. */
export const pricesIn = (digits: PriceDigits, block: number): Float64Array => {
  const prices = new Float64Array(BLOCK)
  digits.forEach((set, digit) => {
    const value = 2 ** digit
    for (const place of placesOf(set.get(block))) prices[place] = (prices[place] ?? 0) + value
  })
  return prices
}
