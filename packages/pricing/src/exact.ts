/** A number as a whole fraction, so that nothing is lost before the one rounding at the end. */
export interface Fraction {
  readonly numerator: bigint
  /** Greater than nothing. */
  readonly denominator: bigint
}

/** Plain decimal text, such as "18.50": what the wire holds numbers in. No exponent, no grouping. */
const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/

/**
 * Reads decimal text without losing a digit.
 *
 * @throws {RangeError} when the text is no plain decimal number
 * @example fractionOf('-0.125') // { numerator: -125n, denominator: 1000n }
 */
export const fractionOf = (text: string): Fraction => {
  const [, sign, whole, places = ''] = text.match(DECIMAL) ?? []
  if (whole === undefined) throw new RangeError(`"${text.slice(0, 40)}" is not a decimal number`)
  return { numerator: BigInt(`${sign}${whole}${places}`), denominator: 10n ** BigInt(places.length) }
}

/**
 * Reads a percentage as the part of the whole that it is.
 *
 * @param percent - decimal text from 0 to 100
 * @throws {RangeError} for any other percentage
 * @example partOfWhole('12.5') // { numerator: 125n, denominator: 1000n }
 */
export const partOfWhole = (percent: string): Fraction => {
  const { numerator, denominator } = fractionOf(percent)
  const whole = denominator * 100n
  if (numerator < 0n || numerator > whole) throw new RangeError(`${percent} is no percentage from 0 to 100`)
  return { numerator, denominator: whole }
}

/**
 * What becomes of an exact half: the even neighbour, which favours neither side, so that sums of rounded amounts do
 * not drift; or the one further from nothing, as invoices of some countries ask.
 */
export type Rounding = 'HALF_EVEN' | 'HALF_UP'

/**
 * Rounds a fraction to the nearest whole number. This is the only rounding there is.
 *
 * @param denominator - greater than nothing
 * @param rounding - default HALF_EVEN
 * @example roundFraction(5n, 2n) // 2n; roundFraction(5n, 2n, 'HALF_UP') is 3n
 */
export const roundFraction = (
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding = 'HALF_EVEN',
): bigint => {
  const quotient = numerator / denominator
  const remainder = numerator % denominator
  const twice = 2n * (remainder < 0n ? -remainder : remainder)
  const halfAway = rounding === 'HALF_UP' || quotient % 2n !== 0n
  const away = twice > denominator || (twice === denominator && halfAway)
  if (!away) return quotient
  return numerator < 0n ? quotient - 1n : quotient + 1n
}

/**
 * Writes a JSON number as the decimal text that prints back to the very same number.
 *
 * @throws {RangeError} for NaN, infinities and what only an exponent can print
 * @example decimalText(18.5) // '18.5'
 */
export const decimalText = (value: number): string => {
  const text = String(value)
  fractionOf(text)
  return text
}
