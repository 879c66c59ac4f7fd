import { type Fraction, type Rounding, roundFraction } from './exact.ts'

/**
 * Checks that an amount is whole minor units and not negative, and returns it.
 * @throws {RangeError} for anything else: fractions, NaN, amounts beyond 2^53 - 1
 */
export const wholeMinor = (amount: number): number => {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${amount} is not an amount of minor units from 0 to 2^53 - 1`)
  return amount
}

/**
 * Adds amounts that are not negative. A sum beyond 2^53 - 1 never rounds below 2^53, so checking each step is
 * enough.
 * @throws {RangeError} for a sum beyond 2^53 - 1
 */
export const sumMinor = (amounts: Iterable<number>): number => {
  let sum = 0
  for (const amount of amounts) sum = wholeMinor(sum + amount)
  return sum
}

/**
 * Multiplies an amount by a quantity; neither may be negative.
 * @throws {RangeError} for a product beyond 2^53 - 1
 */
export const timesMinor = (amount: number, quantity: number): number => wholeMinor(amount * quantity)

/**
 * Calculates a fraction of an amount, rounded once.
 * @example shareMinor(1999, { numerator: 19n, denominator: 100n }, 'HALF_EVEN') // 380
 */
export const shareMinor = (
  amount: number,
  { numerator, denominator }: Fraction,
  rounding: Rounding,
): number => Number(roundFraction(BigInt(amount) * numerator, denominator, rounding))

/**
 * Splits an amount by weights so that the parts add up to it exactly. Rounding leftovers go to the largest
 * remainders, first come first served; if all weights are zero, the first part gets everything.
 * @param weights - whole, not negative
 * @throws {RangeError} when there is no part, or a weight is not whole or is negative
 * @example splitMinor(100, [1, 1, 1]) // [34, 33, 33]
 */
export const splitMinor = (amount: number, weights: readonly number[]): number[] => {
  if (weights.length === 0 || !weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0))
    throw new RangeError('weights must be whole numbers, not negative, and at least one')
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const whole = Math.abs(amount)
  // No product of amount and weight is larger than this one, so plain numbers are exact, and many times
  // faster.
  const parts = Number.isSafeInteger(whole * sum)
    ? numberParts(whole, weights, sum)
    : bigParts(whole, weights)
  const sign = amount < 0 ? -1 : 1
  return parts.map((part) => sign * part + 0)
}

const numberParts = (whole: number, weights: readonly number[], sum: number): number[] => {
  const remainders = new Float64Array(weights.length)
  const parts: number[] = []
  for (const [index, weight] of weights.entries()) {
    const product = whole * weight
    const remainder = product % sum
    remainders[index] = remainder
    parts.push((product - remainder) / sum)
  }
  return withRest(whole, parts, remainders, remainders.toSorted())
}

const bigParts = (whole: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight))
  const remainders = exact.map((part) => part % sum)
  return withRest(
    whole,
    exact.map((part) => Number(part / sum)),
    remainders,
    remainders.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
  )
}

/**
 * Raises the parts with the largest remainders by one each, first come first served, until everything is
 * spread.
 * @param ascending - the sorted remainders: they give the smallest one to raise, so parts need no comparing
 */
const withRest = <Remainder extends number | bigint>(
  whole: number,
  parts: readonly number[],
  remainders: ArrayLike<Remainder>,
  ascending: ArrayLike<Remainder>,
): number[] => {
  const left = parts.reduce((rest, part) => rest - part, whole)
  const least = ascending[ascending.length - left]
  if (left === 0 || least === undefined) return [...parts]
  let equals = left
  for (let place = ascending.length - 1; place >= 0 && ascending[place] !== least; place--) equals--
  return parts.map((part, index) => {
    const remainder = remainders[index] ?? least
    if (remainder < least || (remainder === least && equals-- <= 0)) return part
    return part + 1
  })
}
