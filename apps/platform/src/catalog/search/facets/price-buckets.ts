import { placesOf } from '../../search-index/container.ts'
import type { NumberSet } from '../../search-index/number-set.ts'
import { createPace } from '../pace.ts'
import { type BlockPrices, type Prices, partsOf, ROUND, reached } from './price-columns.ts'

/** How many products cost from `min` to `max`, in minor units, inclusive. */
export interface PriceBucket {
  readonly min: number
  readonly max: number
  readonly count: number
}

/** Bounds for spread-out prices are such numbers, or ten times one. */
const STEPS = [1, 2, 5] as const
/** If prices are too close together for that, they are divided evenly. */
const FEWEST_BOUNDS = 2
const MOST_BUCKETS = 7
/** Prices that are close together need only a few. */
const MOST_EVEN = 4
/** This many products take as long as walking a block of a set. */
const PER_BLOCK = 32

/**
 * Counts products by price, cheapest first, in a handful of ranges between round numbers. Merges the ranges
 * with the fewest products, and leaves out empty ones.
 */
export const priceBuckets = async (prices: Prices, products: NumberSet): Promise<PriceBucket[]> => {
  const { low, high, counts } = await parted(prices, products, ({ parts }) => parts)
  if (low > high) return []
  const round = roundBounds(low, high)
  if (round.length >= FEWEST_BOUNDS)
    return joined(bucketsOf(low, high, round, counts.slice(reached(ROUND, low))))
  const even = evenBounds(low, high)
  const evenly = await parted(prices, products, (column) => partsOf(column.prices, even))
  return joined(bucketsOf(low, high, even, evenly.counts))
}

interface Parted {
  readonly low: number
  readonly high: number
  /** How many products have reached each number of bounds. */
  readonly counts: Uint32Array
}

const parted = async (
  prices: Prices,
  products: NumberSet,
  partsIn: (column: BlockPrices) => Uint8Array,
): Promise<Parted> => {
  const pace = createPace()
  const counts = new Uint32Array(ROUND.length + 1)
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (const [block, container] of products) {
    const column = prices.get(block)
    if (!column) continue
    const parts = partsIn(column)
    const places = placesOf(container)
    for (let index = 0; index < places.length; index++) {
      const place = places[index] ?? 0
      const price = column.prices[place] ?? 0
      if (price < low) low = price
      if (price > high) high = price
      const part = parts[place] ?? 0
      counts[part] = (counts[part] ?? 0) + 1
    }
    await pace(1 + places.length / PER_BLOCK)
  }
  return { low, high, counts }
}

/** @param counts - of what costs less than the first bound, then from each bound on */
const bucketsOf = (
  low: number,
  high: number,
  bounds: readonly number[],
  counts: Uint32Array,
): PriceBucket[] =>
  [low, ...bounds].flatMap((min, part) => {
    const count = counts[part] ?? 0
    return count === 0 ? [] : [{ min, max: (bounds[part] ?? high + 1) - 1, count }]
  })

/** The bounds for prices from `low` to `high`. */
export const boundsBetween = (low: number, high: number): number[] => {
  const round = roundBounds(low, high)
  return round.length < FEWEST_BOUNDS ? evenBounds(low, high) : round
}

const roundBounds = (low: number, high: number): number[] =>
  ROUND.filter((bound) => bound > low && bound <= high)

const evenBounds = (low: number, high: number): number[] => {
  const least = Math.max(1, (high - low) / MOST_EVEN)
  const unit = 10 ** Math.floor(Math.log10(least))
  const step = [...STEPS, 10].map((one) => one * unit).find((one) => one >= least) ?? least
  const first = Math.floor(low / step) + 1
  const count = Math.max(0, Math.floor(high / step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}

const joined = (buckets: readonly PriceBucket[]): PriceBucket[] => {
  if (buckets.length <= MOST_BUCKETS) return [...buckets]
  const sums = buckets.slice(1).map(({ count }, index) => count + (buckets[index]?.count ?? 0))
  const least = sums.indexOf(Math.min(...sums))
  return joined(
    buckets.flatMap((bucket, index) => {
      if (index === least + 1) return []
      const next = index === least ? buckets[index + 1] : undefined
      return [next ? { min: bucket.min, max: next.max, count: bucket.count + next.count } : bucket]
    }),
  )
}
