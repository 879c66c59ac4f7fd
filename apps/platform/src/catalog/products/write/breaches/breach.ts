import type { FieldViolation, RuleType } from '@vitrine/contract'

/** The rules an input breaks, in field order. */
export type Breaches = FieldViolation[]

/** Builds a breach: which rule a field breaks, and what is expected. */
export const breach = (
  field: string,
  violatedRule: RuleType,
  description: string,
  threshold?: number,
): FieldViolation => ({
  field,
  description,
  violatedRule,
  data: threshold === undefined ? {} : { threshold },
})

/** Rejects a number with too many decimal places. */
export const scaleBreaches = (field: string, value: number | null | undefined, digits: number): Breaches =>
  value === null || value === undefined || placesOf(value) <= digits
    ? []
    : [breach(field, 'DECIMAL_MAX_SCALE', `must have at most ${digits} decimal places`, digits)]

/** Percentages are calculated exactly, so their length is limited. */
export const PERCENT_DIGITS = 6

const placesOf = (amount: number): number => {
  const [digits = '', exponent = '0'] = String(amount).split('e-')
  return (digits.split('.')[1]?.length ?? 0) + Number(exponent)
}
