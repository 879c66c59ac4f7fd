/** A number as an exact fraction, so nothing is lost before the one rounding at the end. */
export interface Fraction {
  readonly numerator: bigint
  /** Greater than zero. */
  readonly denominator: bigint
}

/** Plain decimal text, such as "18.50": the wire's form of numbers. No exponent, no grouping. */
const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/

/**
 * Reads decimal text without losing a digit.
 * @throws {RangeError} when the text is not a plain decimal number
 * @example fractionOf('-0.125') // { numerator: -125n, denominator: 1000n }
 */
export const fractionOf = (text: string): Fraction => {
  const [, sign, whole, places = ''] = text.match(DECIMAL) ?? []
  if (whole === undefined) throw new RangeError(`"${text.slice(0, 40)}" is not a decimal number`)
  return { numerator: BigInt(`${sign}${whole}${places}`), denominator: 10n ** BigInt(places.length) }
}

/**
 * Reads a percentage as a fraction of the whole.
 * @param percent - decimal text from 0 to 100
 * @throws {RangeError} for any other percentage
 * @example partOfWhole('12.5') // { numerator: 125n, denominator: 1000n }
 */
export const partOfWhole = (percent: string): Fraction => {
  const { numerator, denominator } = fractionOf(percent)
  const whole = denominator * 100n
  if (numerator < 0n || numerator > whole)
    throw new RangeError(`${percent} is not a percentage from 0 to 100`)
  return { numerator, denominator: whole }
}

/**
 * How to round an exact half: to the even neighbor, which favors neither direction, so sums of rounded
 * amounts don't drift; or away from zero, as invoices in some countries require.
 */
export type Rounding = 'HALF_EVEN' | 'HALF_UP'

/**
 * Rounds a fraction to the nearest whole number. All rounding happens here.
 * @param denominator - greater than zero
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
 * Writes a JSON number as the decimal text that reads back as the same number.
 * @throws {RangeError} for NaN, infinities and numbers that only print with an exponent
 * @example decimalText(18.5) // '18.5'
 */
export const decimalText = (value: number): string => {
  const text = String(value)
  fractionOf(text)
  return text
}
