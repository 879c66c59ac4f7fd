import { minorDigits } from './currency.ts'
import { fractionOf, roundHalfEven } from './exact.ts'
import { type Money, money, subtractMoney } from './money.ts'

/**
 * Prepares conversion into another currency at a rate of major units for major units. A result is rounded once,
 * to the minor unit, halves to the even one.
 *
 * @param rate - decimal text, not negative: one unit of `from` is worth so many of `to`
 * @throws {RangeError} when the rate is negative or no decimal number, and on converting another currency
 * @example converter('156.2', 'EUR', 'JPY')(money(1850, 'EUR')) // 2890 JPY
 */
export const converter = (rate: string, from: string, to: string): ((amount: Money) => Money) => {
  const { numerator, denominator } = fractionOf(rate)
  if (numerator < 0n) throw new RangeError(`a rate of ${rate} is negative`)
  const up = numerator * 10n ** BigInt(minorDigits(to))
  const down = denominator * 10n ** BigInt(minorDigits(from))
  return ({ amountMinor, currency }) => {
    if (currency !== from) throw new RangeError(`${currency} is not ${from}`)
    return money(roundHalfEven(BigInt(amountMinor) * up, down), to)
  }
}

/**
 * Works out a percentage of an amount: what a discount of so many percent takes off. Rounded once, to the minor
 * unit, halves to the even one; never more than the amount, never less than nothing of an amount that is not negative.
 *
 * @param percent - decimal text from 0 to 100
 * @throws {RangeError} for any other percentage
 * @example percentageOf(money(1999, 'EUR'), '10') // 2.00 EUR
 */
export const percentageOf = ({ amountMinor, currency }: Money, percent: string): Money => {
  const { numerator, denominator } = fractionOf(percent)
  if (numerator < 0n || numerator > 100n * denominator)
    throw new RangeError(`${percent} is no percentage from 0 to 100`)
  return money(roundHalfEven(BigInt(amountMinor) * numerator, denominator * 100n), currency)
}

/**
 * Takes an amount off a price, at most the whole of it: what is left is never negative where the price is not.
 *
 * @throws {RangeError} for another currency or a negative amount
 */
export const discounted = (price: Money, off: Money): Money => {
  if (off.amountMinor < 0) throw new RangeError('a discount is not negative')
  const left = subtractMoney(price, off)
  return left.amountMinor < 0 ? money(Math.min(price.amountMinor, 0), price.currency) : left
}

/**
 * Splits an amount over parts by their weights, so that the parts add up to it to the last minor unit. What rounding
 * leaves over goes to the largest remainders, the first of equals first; without any weight, to the first part.
 *
 * @param weights - whole, not negative
 * @throws {RangeError} when there is no part or a weight is not whole or negative
 * @example splitMoney(money(100, 'EUR'), [1, 1, 1]) // 34, 33 and 33 cents
 */
export const splitMoney = ({ amountMinor, currency }: Money, weights: readonly number[]): Money[] => {
  if (weights.length === 0 || !weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0))
    throw new RangeError('weights are whole numbers, not negative, and at least one')
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  const shares = sum === 0n ? weights.map((_, index) => (index === 0 ? 1n : 0n)) : weights.map(BigInt)
  const whole = sum === 0n ? 1n : sum
  const sign = amountMinor < 0 ? -1n : 1n
  const exact = shares.map((share) => sign * BigInt(amountMinor) * share)
  const parts = exact.map((part) => part / whole)
  const left = Number(sign * BigInt(amountMinor) - parts.reduce((total, part) => total + part, 0n))
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => money(sign * (part + (raised.has(index) ? 1n : 0n)), currency))
}
