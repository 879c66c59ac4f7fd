import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbersOf, setOf } from '../search-index/number-set.ts'
import { boundsBetween, priceBuckets } from './facets/price-buckets.ts'
import { pricesIn } from './facets/price-columns.ts'
import { byPrice, type PriceDigits, pricedBetween, priceOf } from './price-digits.ts'

const DIGITS = 12
const price = fc.nat(2 ** DIGITS - 1)
const prices = fc.array(price, { maxLength: 60 })

/** Products are numbered in order, one block apart. */
const priced = (all: readonly number[]): { number: number; price: number }[] =>
  all.map((price, index) => ({ number: index * 3000, price }))

const digitsOf = (products: readonly { number: number; price: number }[]): PriceDigits =>
  Array.from({ length: DIGITS }, (_, digit) =>
    setOf(products.filter(({ price }) => (price >> digit) & 1).map(({ number }) => number)),
  )

describe('prices by binary digits', () => {
  it('are read back, and filtered like plain numbers', () => {
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: -1, max: 5000 }),
        fc.integer({ min: -1, max: 5000 }),
        (all, min, max) => {
          const products = priced(all)
          const digits = digitsOf(products)
          const set = setOf(products.map(({ number }) => number))
          for (const { number, price } of products) expect(priceOf(digits, number)).toBe(price)
          expect([...numbersOf(pricedBetween(digits, set, min, max))]).toEqual(
            products.filter(({ price }) => price >= min && price <= max).map(({ number }) => number),
          )
        },
      ),
    )
  })

  it.each([
    ['rising', 1],
    ['falling', -1],
  ] as const)('are sorted like plain numbers: %s', (direction, sign) => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 70 }), (all, count) => {
        const products = priced(all)
        const sorted = [...products].sort(
          (one, other) => sign * (one.price - other.price || one.number - other.number),
        )
        const set = setOf(products.map(({ number }) => number))
        expect(byPrice(digitsOf(products), set, direction, count)).toEqual(
          sorted.slice(0, count).map(({ number }) => number),
        )
      }),
    )
  })

  it('are divided at round numbers, each product in one range', async () => {
    expect(boundsBetween(800, 24_000)).toEqual([1000, 2000, 5000, 10_000, 20_000])
    expect(boundsBetween(9000, 9500)).toEqual([9200, 9400])
    expect(boundsBetween(500, 500)).toEqual([])
    await fc.assert(
      fc.asyncProperty(fc.array(price, { minLength: 1, maxLength: 60 }), async (all) => {
        const products = priced(all)
        const [low, high] = [Math.min(...all), Math.max(...all)]
        const set = setOf(products.map(({ number }) => number))
        const digits = digitsOf(products)
        const prices = new Map([...set.keys()].map((block) => [block, pricesIn(digits, block)]))
        const buckets = await priceBuckets(prices, set)
        expect(buckets.length).toBeLessThanOrEqual(7)
        expect([buckets[0]?.min, buckets.at(-1)?.max]).toEqual([low, high])
        expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
        for (const { min, max, count } of buckets)
          expect(all.filter((one) => one >= min && one <= max)).toHaveLength(count)
      }),
    )
  })
})
