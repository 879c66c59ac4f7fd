import {
  anyOf,
  both,
  hasNumber,
  type NumberSet,
  numbersOf,
  sizeOf,
  without,
} from '../search-index/number-set.ts'

/**
 * Prices as one set of products per binary digit, lowest first. Ranges, cheapest and most expensive are found
 * with a few set operations, without reading a single price.
 */
export type PriceDigits = readonly NumberSet[]

export type Direction = 'rising' | 'falling'

/** The products that cost more than `price`, in minor units. */
export const dearerThan = (digits: PriceDigits, products: NumberSet, price: number): NumberSet => {
  if (price < 0) return products
  if (price >= 2 ** digits.length) return new Map()
  // Products with the same digits so far, then a 1 instead of a 0, cost more.
  const dearer: NumberSet[] = []
  let equal = products
  for (let digit = digits.length - 1; digit >= 0 && equal.size > 0; digit--) {
    const set = digits[digit] ?? new Map()
    if (Math.floor(price / 2 ** digit) % 2 === 1) equal = both(equal, set)
    else if (set.size > 0) {
      dearer.push(both(equal, set))
      equal = without(equal, set)
    }
  }
  return anyOf(dearer)
}

/** The products that cost from `min` to `max`, in minor units, inclusive. */
export const pricedBetween = (
  digits: PriceDigits,
  products: NumberSet,
  min: number,
  max: number,
): NumberSet => {
  const enough = dearerThan(digits, products, Math.ceil(min) - 1)
  return without(enough, dearerThan(digits, enough, Math.floor(max)))
}

/** The price of a product, in minor units. */
export const priceOf = (digits: PriceDigits, number: number): number =>
  digits.reduce((price, set, digit) => (hasNumber(set, number) ? price + 2 ** digit : price), 0)

/** The first `count` products by price; ties by number, in the same direction. */
export const byPrice = (
  digits: PriceDigits,
  products: NumberSet,
  direction: Direction,
  count: number,
): number[] => {
  // Products certain to be among the first are taken; the possible ones are halved digit by digit.
  const taken: NumberSet[] = []
  let rest = products
  let wanted = count
  for (let digit = digits.length - 1; digit >= 0; digit--) {
    const set = digits[digit]
    if (!set || set.size === 0) continue
    const [zeros, ones] = [without(rest, set), both(rest, set)]
    const [first, second] = direction === 'rising' ? [zeros, ones] : [ones, zeros]
    const size = sizeOf(first)
    if (size >= wanted) rest = first
    else {
      taken.push(first)
      wanted -= size
      rest = second
    }
  }
  const sign = direction === 'rising' ? 1 : -1
  const priced = [...numbersOf(anyOf(taken))].map((number) => ({ number, price: priceOf(digits, number) }))
  priced.sort((one, other) => sign * (one.price - other.price || one.number - other.number))
  const numbers = priced.map(({ number }) => number)
  for (const number of numbersOf(rest, direction)) {
    if (numbers.length >= count) break
    numbers.push(number)
  }
  return numbers
}
