import type { BulkAdjustVariantsByFilterRequest, FieldViolation, V3AdjustValue } from '@vitrine/contract'
import { changedBy, minorDigits } from '@vitrine/pricing'
import { PERCENT_DIGITS, scaleBreaches } from '../../products/write/breaches/breach.ts'
import { adjusted } from '../../products/write/bulk-edit.ts'

/** How to change prices and costs. */
export type PriceAdjustment = Pick<
  BulkAdjustVariantsByFilterRequest,
  'actualPrice' | 'compareAtPrice' | 'compareAtPriceDiscount' | 'cost' | 'rounding'
>

/** What a variant costs, and the price it's compared with if it is reduced; in minor units. */
export interface ComparedPrice {
  readonly actual: number
  readonly compared: number | undefined
}

const NAMES = ['actualPrice', 'compareAtPrice', 'compareAtPriceDiscount', 'cost'] as const

/** Finds breaches that a schema can't express. */
export const adjustmentBreaches = (asked: PriceAdjustment, currency: string): FieldViolation[] => {
  if (NAMES.every((name) => asked[name] === undefined))
    return [violationOf('request', 'REQUIRED_ONE_OF_FIELD', `must have one of ${NAMES.join(', ')}`)]
  const unrounded =
    asked.rounding === 'NO_ROUNDING'
      ? [violationOf('rounding', 'VALIDATION', "can't be NO_ROUNDING: prices have whole minor units")]
      : []
  const tooLong = NAMES.flatMap((name) => {
    const { amount, percentage } = asked[name] ?? {}
    const digits = minorDigits(currency)
    return [
      ...scaleBreaches(`${name}.amount`, amount === undefined ? undefined : Number(amount), digits),
      ...scaleBreaches(`${name}.percentage`, percentage, PERCENT_DIGITS),
    ]
  })
  return [...unrounded, ...tooLong]
}

const violationOf = (
  field: string,
  violatedRule: FieldViolation['violatedRule'],
  description: string,
): FieldViolation => ({ field, description, violatedRule, data: {} })

/**
 * Changes the prices of a variant, the price to compare with first. One that isn't reduced has none, and gets its
 * price as one when a discount is to be taken off.
 *
 * @throws {InvalidArgument} when a result is below zero or above the API's maximum
 */
export const adjustedPrices = (
  { actual, compared }: ComparedPrice,
  { actualPrice, compareAtPrice, compareAtPriceDiscount: off, rounding }: PriceAdjustment,
  currency: string,
): ComparedPrice => {
  const scale = { currency, rounding }
  const full =
    compareAtPrice && compared !== undefined
      ? changed(compared, compareAtPrice, 'compareAtPrice', scale)
      : compared
  const price = actualPrice ? changed(actual, actualPrice, 'actualPrice', scale) : actual
  if (!off) return { actual: price, compared: full }
  const base = full ?? price
  const { amount, percentage } = off
  const less = amount === undefined ? { percentage: -(percentage ?? 0) } : { amount: `-${amount}` }
  return { actual: changed(base, less, 'compareAtPriceDiscount', scale), compared: base }
}

/**
 * Changes what a variant costs the shop.
 *
 * @throws {InvalidArgument} as for prices
 */
export const adjustedCost = (
  cost: number,
  { cost: by, rounding }: PriceAdjustment,
  currency: string,
): number => (by ? changed(cost, by, 'cost', { currency, rounding }) : cost)

interface Scale {
  readonly currency: string
  readonly rounding: PriceAdjustment['rounding']
}

const changed = (
  units: number,
  { amount, percentage }: V3AdjustValue,
  path: string,
  { currency, rounding }: Scale,
): number => {
  const digits = minorDigits(currency)
  const roundToInt = rounding === 'NEAREST_WHOLE_NUMBER'
  const result = adjusted(
    units,
    amount === undefined ? { percentage: { rate: percentage ?? 0, roundToInt } } : { amount: Number(amount) },
    { path, digits },
  )
  return roundToInt ? changedBy(result, '0', 10 ** digits) : result
}
