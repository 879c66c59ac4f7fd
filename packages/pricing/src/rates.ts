import { minorDigits } from './currency.ts'
import { decimalText, fractionOf, partOfWhole, type Rounding, roundFraction } from './exact.ts'
import { shareMinor, splitMinor } from './minor.ts'
import { type Money, money, nearestMoney, subtractMoney } from './money.ts'

/**
 * Prepares conversion into another currency. A result is rounded once, to the minor unit.
 * @param rate - decimal text, not negative: how many major units of `to` one of `from` is worth
 * @param rounding - of exact halves; default HALF_EVEN
 * @throws {RangeError} when the rate is negative or not a decimal number, and on converting another currency
 * @example converter('156.2', 'EUR', 'JPY')(money(1850, 'EUR')) // 2890 JPY
 */
export const converter = (
  rate: string,
  from: string,
  to: string,
  rounding: Rounding = 'HALF_EVEN',
): ((amount: Money) => Money) => {
  const { numerator, denominator } = fractionOf(rate)
  if (numerator < 0n) throw new RangeError(`a rate of ${rate} is negative`)
  const up = numerator * 10n ** BigInt(minorDigits(to))
  const down = denominator * 10n ** BigInt(minorDigits(from))
  return ({ amountMinor, currency }) => {
    if (currency !== from) throw new RangeError(`${currency} is not ${from}`)
    return money(roundFraction(BigInt(amountMinor) * up, down, rounding), to)
  }
}

/** A decimal number: its digits, and how many of them are decimal places. 10.95 is 1095 with 2. */
export interface Decimal {
  readonly digits: bigint
  readonly places: number
}

/**
 * Converts a decimal number between two currencies by what each is worth in a third one. Rounded once, halves to even.
 * @param from - decimal text, greater than zero: how many units of the number's own currency one of the third buys
 * @param to - the same for the other currency
 * @param places - decimal places of the result
 * @throws {RangeError} when a rate is negative or not a decimal number, or `from` is zero
 * @example exchanged({ digits: 1099n, places: 2 }, '1.10', '160', 0) // { digits: 1599n, places: 0 }
 */
export const exchanged = (
  { digits, places: given }: Decimal,
  from: string,
  to: string,
  places: number,
): Decimal => {
  const [sold, bought] = [fractionOf(from), fractionOf(to)]
  if (sold.numerator <= 0n || bought.numerator < 0n) throw new RangeError(`${from} and ${to} are not rates`)
  const up = digits * bought.numerator * sold.denominator * 10n ** BigInt(places)
  const down = sold.numerator * bought.denominator * 10n ** BigInt(given)
  return { digits: roundFraction(up, down), places }
}

/**
 * Calculates a percentage of an amount, such as a discount. Rounded once, to the minor unit; for an amount
 * that is not negative, the result lies between zero and the amount.
 * @param percent - decimal text from 0 to 100
 * @param rounding - of exact halves; default HALF_EVEN
 * @throws {RangeError} for any other percentage
 * @example percentageOf(money(1999, 'EUR'), '10') // 2.00 EUR
 */
export const percentageOf = (
  { amountMinor, currency }: Money,
  percent: string,
  rounding: Rounding = 'HALF_EVEN',
): Money => money(shareMinor(amountMinor, partOfWhole(percent), rounding), currency)

/**
 * Changes whole units, such as minor units of a currency, by a percentage: 10 raises them by a tenth, -10
 * lowers them by one. Rounded once, to a multiple of `step`, halves to even.
 * @param percent - decimal text, at least -100
 * @param step - a whole number of units, greater than zero: 100 cents for whole euros
 * @throws {RangeError} for a smaller percentage, and for a result beyond the safe integers
 * @example changedBy(1999, '10', 1) // 2199
 */
export const changedBy = (units: number, percent: string, step: number): number => {
  const { numerator, denominator } = fractionOf(percent)
  const share = 100n * denominator + numerator
  if (share < 0n) throw new RangeError(`${percent} percent would go below zero`)
  const steps = roundFraction(BigInt(units) * share, 100n * denominator * BigInt(step))
  const changed = Number(steps * BigInt(step))
  if (!Number.isSafeInteger(changed)) throw new RangeError(`${changed} units are not exact`)
  return changed
}

/**
 * Takes an amount off a price, at most the whole price: a price that is not negative never becomes so.
 * @throws {RangeError} for another currency or a negative amount
 * @example discounted(money(500, 'EUR'), money(700, 'EUR')) // 0.00 EUR
 */
export const discounted = (price: Money, off: Money): Money => {
  if (off.amountMinor < 0) throw new RangeError('a discount must not be negative')
  const left = subtractMoney(price, off)
  return left.amountMinor < 0 ? money(Math.min(price.amountMinor, 0), price.currency) : left
}

/**
 * Takes a product's own discount off its price: a percentage, or an amount in major units. Each is rounded
 * once.
 * @param discount - `PERCENT` or `AMOUNT`; anything else takes nothing off
 * @throws {RangeError} for a value that is not a percentage or an amount
 * @example afterDiscount(money(1999, 'EUR'), { type: 'PERCENT', value: 10 }) // 17.99 EUR
 */
export const afterDiscount = (
  price: Money,
  { type, value }: { readonly type: string; readonly value: number },
): Money => {
  if (type === 'PERCENT') return discounted(price, percentageOf(price, decimalText(value)))
  if (type === 'AMOUNT') return discounted(price, nearestMoney(decimalText(value), price.currency))
  return price
}

/**
 * Splits an amount by weights so that the parts add up to it to the last minor unit. Rounding leftovers go to
 * the largest remainders, first come first served; if all weights are zero, the first part gets everything.
 * @param weights - whole, not negative
 * @throws {RangeError} when there is no part, or a weight is not whole or is negative
 * @example splitMoney(money(100, 'EUR'), [1, 1, 1]) // 34, 33 and 33 cents
 */
export const splitMoney = ({ amountMinor, currency }: Money, weights: readonly number[]): Money[] =>
  splitMinor(amountMinor, weights).map((part) => money(part, currency))
