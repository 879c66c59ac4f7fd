import type { Dimensions } from '@vitrine/contract'
import { decimalText, money, pricePerUnit } from '@vitrine/pricing'
import type { ProductRecord } from '../../records/product-record.ts'
import type { ProductInput } from '../product-input.ts'
import { type Breaches, breach, PERCENT_DIGITS, scaleBreaches } from './breach.ts'

/** Rejects dimensions without a unit, unless the product already has one. */
export const unitlessBreaches = (
  field: string,
  given: ProductInput['productDimensions'],
  before: Dimensions | undefined,
): Breaches =>
  given && (given.length || given.width || given.height) && !given.unit && !before?.unit
    ? [breach(`${field}.unit`, 'REQUIRED_FIELD', 'must be given')]
    : []

/** Rejects a unit price that is incomplete or mixes two kinds of units. */
export const unitBreaches = (
  given: ProductInput['pricePerUnitData'],
  before: ProductRecord | undefined,
): Breaches => {
  if (!given) return []
  const data = { ...before?.document.pricePerUnit, ...given }
  const missing = (
    ['totalQuantity', 'totalMeasurementUnit', 'baseQuantity', 'baseMeasurementUnit'] as const
  ).filter((name) => data[name] === undefined)
  if (missing.length > 0)
    return missing.map((name) =>
      breach(`product.pricePerUnitData.${name}`, 'REQUIRED_FIELD', 'must be given'),
    )
  return isComparable(data)
    ? []
    : [
        breach(
          'product.pricePerUnitData.baseMeasurementUnit',
          'VALIDATION',
          'must be a unit of the same kind as totalMeasurementUnit',
        ),
      ]
}

const isComparable = (data: NonNullable<ProductInput['pricePerUnitData']>): boolean => {
  const { totalQuantity = 1, totalMeasurementUnit: sold, baseQuantity = 1, baseMeasurementUnit: base } = data
  if (sold === 'UNSPECIFIED' || base === 'UNSPECIFIED' || !sold || !base) return sold === base
  try {
    pricePerUnit(
      money(0, 'EUR'),
      { quantity: decimalText(totalQuantity), unit: sold },
      { quantity: decimalText(baseQuantity), unit: base },
    )
    return true
  } catch {
    return false
  }
}

/** An amount is money, a percentage isn't, so a value for one can't be used for the other. */
export const discountBreaches = (
  discount: ProductInput['discount'],
  before: ProductRecord | undefined,
  digits: number,
): Breaches => {
  if (!discount) return []
  const former = before?.document.discount.type ?? 'NONE'
  const { type = former, value } = discount
  if (type === 'NONE') return []
  if (value === undefined)
    return type === former ? [] : [breach('product.discount.value', 'REQUIRED_FIELD', 'must be given')]
  if (type === 'PERCENT')
    return value > 100
      ? [breach('product.discount.value', 'MAX', 'must be at most 100 percent', 100)]
      : scaleBreaches('product.discount.value', value, PERCENT_DIGITS)
  return scaleBreaches('product.discount.value', value, digits)
}
