import { decimalIn } from './amounts.ts'

/** What a field of a number accepts. */
export interface DecimalRange {
  /** The most digits after the decimal sign. */
  readonly digits: number
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export type ReadDecimal =
  /** Decimal text with a point, such as `12.5`; empty for none. */
  | { readonly value: string }
  /** Why the text can't be used. */
  | { readonly problem: 'UNREADABLE' | 'DIGITS' | 'TOO_LOW' | 'TOO_HIGH' }

/** The decimal sign of a language. */
const signOf = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/**
 * Reads a number as it is typed or pasted: `12,50`, `12.50`, `1.234,56` and `1,234.56` alike.
 *
 * @param language - BCP 47; says what a lone sign before three digits means: `1.234` is 1234 in German
 */
export const readDecimal = (
  text: string,
  language: string,
  { digits, min, max }: DecimalRange,
): ReadDecimal => {
  if (text.trim() === '') return { value: '' }
  const value = decimalIn(text, { decimal: signOf(language) })
  if (value === undefined) return { problem: 'UNREADABLE' }
  const number = Number(value)
  if ((value.split('.')[1] ?? '').replace(/0+$/, '').length > digits) return { problem: 'DIGITS' }
  if (min !== undefined && number < min) return { problem: 'TOO_LOW' }
  return max !== undefined && number > max ? { problem: 'TOO_HIGH' } : { value }
}

/**
 * Writes decimal text as a reader types it, without grouping.
 *
 * @param value - with a point, as the wire has it
 * @param isFixed - whether to write all digits, as prices have them
 */
export const writeDecimal = (
  value: string | number,
  language: string,
  { digits, isFixed = false }: { readonly digits: number; readonly isFixed?: boolean | undefined },
): string => {
  const text = String(value).trim()
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text
  const [whole = '', fraction = ''] = text.split('.')
  const shown = isFixed ? fraction.padEnd(digits, '0') : fraction
  return shown === '' ? whole : `${whole}${signOf(language)}${shown}`
}
