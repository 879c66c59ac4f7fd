import Type from 'typebox'
import { type Breach, constrain } from '../declare/constraint.ts'

/** Limits of a decimal number, each as decimal text. */
export interface DecimalBounds {
  readonly gte?: string
  readonly gt?: string
  readonly lte?: string
  readonly lt?: string
  /** The most digits after the decimal point. */
  readonly maxScale?: number
}

/** An exact decimal number as text, such as "18.50". Never an exponent, never a float. */
export const decimal = (bounds: DecimalBounds = {}) =>
  constrain(
    Type.String({
      pattern: '^-?\\d{1,24}(\\.\\d{1,12})?$',
      maxLength: 40,
      description: 'a decimal number such as "18.50"',
    }),
    (value) => (typeof value === 'string' ? brokenBound(value, bounds) : undefined),
  )

/** Compares decimals exactly: scales both to twelve places and compares them as integers. */
const scaled = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + fraction.padEnd(12, '0'))
  return text.startsWith('-') ? -units : units
}

const brokenBound = (value: string, { gte, gt, lte, lt, maxScale }: DecimalBounds): Breach | undefined => {
  const amount = scaled(value)
  if (gte !== undefined && amount < scaled(gte)) return outside('DECIMAL_GTE', 'at least', gte)
  if (gt !== undefined && amount <= scaled(gt)) return outside('DECIMAL_GT', 'greater than', gt)
  if (lte !== undefined && amount > scaled(lte)) return outside('DECIMAL_LTE', 'at most', lte)
  if (lt !== undefined && amount >= scaled(lt)) return outside('DECIMAL_LT', 'less than', lt)
  if (maxScale !== undefined && (value.split('.')[1]?.length ?? 0) > maxScale)
    return {
      rule: 'DECIMAL_MAX_SCALE',
      description: `must have at most ${maxScale} decimal places`,
      data: { threshold: maxScale },
    }
  return undefined
}

const outside = (rule: Breach['rule'], words: string, bound: string): Breach => ({
  rule,
  description: `must be ${words} ${bound}`,
  data: { threshold: bound },
})
