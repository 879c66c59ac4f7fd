import { isList, placesOf } from './container.ts'
import type { NumberSet } from './number-set.ts'
import { createPace } from './pace.ts'
import type { Prices } from './price-columns.ts'

/** How many products cost from `min` to `max`, in minor units, both included. */
export interface PriceBucket {
  readonly min: number
  readonly max: number
  readonly count: number
}

/** Where prices are parted: 10, 20, 50, 100 and so on, as shoppers think of them. */
const STEPS = [1, 2, 5] as const
/** Where prices lie too close together for that, they are parted evenly. */
const FEWEST_BOUNDS = 2
const MOST_BUCKETS = 7
/** All round numbers that a price may reach. */
const ROUND = Array.from({ length: 13 }, (_, zeros) => STEPS.map((step) => step * 10 ** zeros)).flat()
/** What a product takes, beside going through a block of a set. */
const PER_BLOCK = 128

/**
 * Counts products by price, from the cheapest on, in a handful of ranges between round numbers. Ranges with the
 * fewest products are joined, and those without any are left out.
 */
export const priceBuckets = async (prices: Prices, products: NumberSet): Promise<PriceBucket[]> => {
  const { low, high, counts } = await parted(prices, products, ROUND)
  if (low > high) return []
  const round = roundBounds(low, high)
  if (round.length >= FEWEST_BOUNDS)
    return joined(bucketsOf(low, high, round, counts.slice(belowOrAt(ROUND, low))))
  const even = evenBounds(low, high)
  return joined(bucketsOf(low, high, even, (await parted(prices, products, even)).counts))
}

interface Parted {
  readonly low: number
  readonly high: number
  /** One more than there are bounds: what costs less than the first one comes first. */
  readonly counts: Uint32Array
}

const parted = async (prices: Prices, products: NumberSet, bounds: readonly number[]): Promise<Parted> => {
  const pace = createPace()
  const counts = new Uint32Array(bounds.length + 1)
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (const [block, container] of products) {
    const column = prices.get(block)
    if (!column) continue
    const places = isList(container) ? container : placesOf(container)
    for (let index = 0; index < places.length; index++) {
      const price = column[places[index] ?? 0] ?? 0
      if (price < low) low = price
      if (price > high) high = price
      const part = belowOrAt(bounds, price)
      counts[part] = (counts[part] ?? 0) + 1
    }
    await pace(1 + places.length / PER_BLOCK)
  }
  return { low, high, counts }
}

/** How many of some rising bounds a price has reached. */
const belowOrAt = (bounds: readonly number[], price: number): number => {
  let from = 0
  let to = bounds.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((bounds[middle] ?? 0) <= price) from = middle + 1
    else to = middle
  }
  return from
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

/** Where prices from `low` to `high` are parted. */
export const boundsBetween = (low: number, high: number): number[] => {
  const round = roundBounds(low, high)
  return round.length < FEWEST_BOUNDS ? evenBounds(low, high) : round
}

const roundBounds = (low: number, high: number): number[] =>
  ROUND.filter((bound) => bound > low && bound <= high)

const evenBounds = (low: number, high: number): number[] => {
  const least = Math.max(1, (high - low) / MOST_BUCKETS)
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
