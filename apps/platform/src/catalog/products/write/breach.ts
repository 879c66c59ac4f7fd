import type { FieldViolation, RuleType } from '@vitrine/contract'

/** Rules that an input breaks, in the order of its fields. */
export type Breaches = FieldViolation[]

/** Says which rule a field breaks, and what would be right. */
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

/** Refuses a number that has more digits after the point than it may. */
export const scaleBreaches = (field: string, value: number | null | undefined, digits: number): Breaches =>
  value === null || value === undefined || placesOf(value) <= digits
    ? []
    : [breach(field, 'DECIMAL_MAX_SCALE', `must have at most ${digits} digits after the point`, digits)]

/** Percentages are reckoned exactly, so they end somewhere. */
export const PERCENT_DIGITS = 6

const placesOf = (amount: number): number => {
  const [digits = '', exponent = '0'] = String(amount).split('e-')
  return (digits.split('.')[1]?.length ?? 0) + Number(exponent)
}
