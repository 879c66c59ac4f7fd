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
 * Rounds a fraction to the nearest whole number, halves to the even one. This is the only rounding there is:
 * it favours neither side, so sums of rounded amounts do not drift.
 *
 * @param denominator - greater than nothing
 * @example roundHalfEven(5n, 2n) // 2n; roundHalfEven(7n, 2n) is 4n
 */
export const roundHalfEven = (numerator: bigint, denominator: bigint): bigint => {
  const quotient = numerator / denominator
  const remainder = numerator % denominator
  const twice = 2n * (remainder < 0n ? -remainder : remainder)
  const away = twice > denominator || (twice === denominator && quotient % 2n !== 0n)
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
