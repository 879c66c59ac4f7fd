import { minorDigits } from './currency.ts'
import { fractionOf, roundFraction } from './exact.ts'

/** An amount of money. Negative for what is owed the other way, such as a loss. */
export interface Money {
  /** Whole minor units (cents), within the safe integers. */
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
}

/** Decimal text of a number, such as "18.50". */
export type DecimalText = `${number}`

/**
 * Makes an amount from whole minor units.
 * @throws {RangeError} when the units are not a safe integer
 * @example money(1850, 'EUR')
 */
export const money = (amountMinor: number | bigint, currency: string): Money => {
  const units = Number(amountMinor)
  if (!Number.isSafeInteger(units))
    throw new RangeError(`${amountMinor} minor units of ${currency} are not an exact amount`)
  return { amountMinor: units + 0, currency }
}

/**
 * Reads decimal text in major units, exactly.
 * @throws {RangeError} when it is not a decimal number, has more places than the currency, or is too large
 * @example parseMoney('18.50', 'EUR') // { amountMinor: 1850, currency: 'EUR' }
 */
export const parseMoney = (text: string, currency: string): Money => {
  const { numerator, denominator } = minorFraction(text, currency)
  if (numerator % denominator !== 0n)
    throw new RangeError(`"${text}" has more decimal places than ${currency}: ${minorDigits(currency)}`)
  return money(numerator / denominator, currency)
}

/**
 * Reads decimal text in major units and rounds it to the currency's minor unit, halves to even.
 * @throws {RangeError} when it is not a decimal number or is too large
 * @example nearestMoney('0.125', 'EUR') // { amountMinor: 12, currency: 'EUR' }
 */
export const nearestMoney = (text: string, currency: string): Money => {
  const { numerator, denominator } = minorFraction(text, currency)
  return money(roundFraction(numerator, denominator), currency)
}

const minorFraction = (text: string, currency: string) => {
  const { numerator, denominator } = fractionOf(text)
  return { numerator: numerator * 10n ** BigInt(minorDigits(currency)), denominator }
}

/**
 * Writes an amount as decimal text in major units, with all places of its currency.
 *
 * @example moneyText({ amountMinor: 1850, currency: 'EUR' }) // '18.50'
 */
export const moneyText = ({ amountMinor, currency }: Money): DecimalText => {
  const digits = minorDigits(currency)
  const units = String(Math.abs(amountMinor)).padStart(digits + 1, '0')
  const text = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`
  // Digits and a point: the compiler can't see that a padded text of digits is a number.
  return (amountMinor < 0 ? `-${text}` : text) as DecimalText
}

/**
 * Adds amounts of one currency; without any, the sum is zero.
 * @throws {RangeError} for another currency, or a sum beyond the safe integers
 * @example addMoney('EUR', money(1850, 'EUR'), money(50, 'EUR')) // 19.00 EUR
 */
export const addMoney = (currency: string, ...amounts: readonly Money[]): Money => {
  let total = 0n
  for (const amount of amounts) total += BigInt(unitsOf(amount, currency))
  return money(total, currency)
}

/**
 * Subtracts an amount; the result may be negative.
 *
 * @throws {RangeError} for another currency, or a result beyond the safe integers
 * @example subtractMoney(money(1850, 'EUR'), money(350, 'EUR')) // 15.00 EUR
 */
export const subtractMoney = (from: Money, amount: Money): Money =>
  money(BigInt(from.amountMinor) - BigInt(unitsOf(amount, from.currency)), from.currency)

/**
 * Multiplies an amount by a whole number, such as the quantity of a line.
 *
 * @throws {RangeError} when the quantity is not whole or the result is beyond the safe integers
 * @example multiplyMoney(money(1850, 'EUR'), 2) // 37.00 EUR
 */
export const multiplyMoney = ({ amountMinor, currency }: Money, quantity: number): Money => {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`${quantity} is not a whole quantity`)
  return money(BigInt(amountMinor) * BigInt(quantity), currency)
}

const unitsOf = ({ amountMinor, currency }: Money, expected: string): number => {
  if (currency !== expected) throw new RangeError(`${currency} cannot be added to ${expected}`)
  return amountMinor
}

/** A shop has one locale and a handful of currencies; more keys than this come from outside. */
const MOST_FORMATS = 200
const formats = new Map<string, Intl.NumberFormat>()

/** Always shows all digits of the minor unit in every locale, so nothing is rounded away. */
const newFormat = (locale: string, currency: string): Intl.NumberFormat => {
  const digits = minorDigits(currency)
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
}

/**
 * Prints an amount for readers of a locale, exactly at any size.
 * @param locale - a BCP 47 language tag
 * @throws {RangeError} when locale or currency is malformed
 * @example formatMoney({ amountMinor: 1850, currency: 'EUR' }, 'de-DE') // '18,50 €'
 */
export const formatMoney = (money: Money, locale: string): string => {
  const key = `${locale} ${money.currency}`
  const known = formats.get(key)
  const format = known ?? newFormat(locale, money.currency)
  if (!known) {
    if (formats.size >= MOST_FORMATS) formats.clear()
    formats.set(key, format)
  }
  return format.format(moneyText(money))
}
