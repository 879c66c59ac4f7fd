import { type NumberSet, sizeOf } from './number-set.ts'
import { createPace } from './pace.ts'
import { dearerThan, type PriceDigits } from './price-digits.ts'

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

/**
 * Counts products by price, from the cheapest on, in a handful of ranges between round numbers. Ranges with the
 * fewest products are joined, and those without any are left out.
 */
export const priceBuckets = async (
  digits: PriceDigits,
  products: NumberSet,
  low: number,
  high: number,
): Promise<PriceBucket[]> => {
  const pace = createPace()
  const buckets: PriceBucket[] = []
  let min = low
  let dearer = products
  for (const bound of [...roundBounds(low, high), high + 1]) {
    const rest = dearerThan(digits, dearer, bound - 1)
    const count = sizeOf(dearer) - sizeOf(rest)
    if (count > 0) buckets.push({ min, max: bound - 1, count })
    dearer = rest
    min = bound
    await pace(products.size * digits.length)
  }
  return joined(buckets)
}

/** Round numbers above `low` and up to `high`. */
export const roundBounds = (low: number, high: number): number[] => {
  const bounds: number[] = []
  for (let unit = 1; unit <= high; unit *= 10)
    for (const step of STEPS) if (step * unit > low && step * unit <= high) bounds.push(step * unit)
  return bounds.length < FEWEST_BOUNDS ? evenBounds(low, high) : bounds
}

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
