import type {
  BulkAdjustProductPropertiesRequest,
  BulkUpdateProductsRequest,
  FieldViolation,
} from '@vitrine/contract'
import { changedBy, decimalText, minorDigits } from '@vitrine/pricing'
import { refuse } from '../../../floor/failure.ts'
import type { ProductRecord, VariantRecord } from '../records/product-record.ts'
import { PERCENT_DIGITS, scaleBreaches } from './breaches/breach.ts'
import { minorOf } from './product-edit.ts'

type SetInput = BulkUpdateProductsRequest['set']
type AdjustInput = BulkAdjustProductPropertiesRequest['adjust']
type Adjustment = NonNullable<AdjustInput['price']>

/** Finds breaches that a schema can't express, in a value for many products. */
export const setBreaches = ({ price, cost }: SetInput, currency: string): FieldViolation[] => [
  ...scaleBreaches('set.price', price, minorDigits(currency)),
  ...scaleBreaches('set.cost', cost, minorDigits(currency)),
]

/**
 * Returns a product with one property set; an empty ribbon or brand removes it. Variants keep their own data.
 */
export const withValue = (record: ProductRecord, set: SetInput, currency: string): ProductRecord => {
  const { ribbon, brand, ...document } = record.document
  const [newRibbon, newBrand] = [set.ribbon ?? ribbon, set.brand ?? brand]
  const costMinor = minorOf(set.cost, currency)
  return {
    ...record,
    priceMinor: minorOf(set.price, currency) ?? record.priceMinor,
    document: {
      ...document,
      ...(newRibbon && { ribbon: newRibbon }),
      ...(newBrand && { brand: newBrand }),
      ...(costMinor !== undefined && { costMinor }),
      ...(set.weight !== undefined && { weight: set.weight }),
    },
  }
}

/** The maximum price, cost or weight in the API, in major units. */
const MOST = 999_999_999.99
/** Weights are calculated in millionths, so that decimal numbers stay exact. */
const WEIGHT_DIGITS = 6

/** How a property is represented in whole units. */
interface Scale {
  readonly path: string
  readonly digits: number
}

/** Finds breaches that a schema can't express, in a change of many products. */
export const adjustBreaches = ({ price, cost, weight }: AdjustInput, currency: string): FieldViolation[] => [
  ...scaleBreaches('adjust.price.amount', price?.amount, minorDigits(currency)),
  ...rateBreaches('adjust.price', price),
  ...scaleBreaches('adjust.cost.amount', cost?.amount, minorDigits(currency)),
  ...rateBreaches('adjust.cost', cost),
  ...rateBreaches('adjust.weight', weight),
]

const rateBreaches = (path: string, change: Adjustment | undefined): FieldViolation[] =>
  scaleBreaches(`${path}.percentage.rate`, change?.percentage?.rate, PERCENT_DIGITS)

/**
 * Returns a product with a property changed by an amount or percentage: its own, and that of each variant
 * with its own.
 *
 * @throws {InvalidArgument} when the result is below zero or above the API's maximum, or there is no value to
 * change
 */
export const adjustedProduct = (
  record: ProductRecord,
  { price, cost, weight }: AdjustInput,
  currency: string,
): ProductRecord => {
  const digits = minorDigits(currency)
  if (price) return adjustedPrice(record, price, { path: 'adjust.price', digits })
  if (cost) return adjustedCost(record, cost, { path: 'adjust.cost', digits })
  return weight ? adjustedWeight(record, weight, { path: 'adjust.weight', digits: WEIGHT_DIGITS }) : record
}

/**
 * Returns a product with its prices, and those of variants with their own, rounded to the nearest one with an ending.
 * What costs something never becomes free.
 *
 * @param ending - less than one major unit: 0.95
 * @throws {InvalidArgument} when a price would be above the API's maximum
 */
export const roundedPrices = (record: ProductRecord, ending: number, currency: string): ProductRecord => {
  const factor = 10 ** minorDigits(currency)
  const endingMinor = Math.round(ending * factor)
  const rounded = (price: number): number => {
    if (price === 0) return 0
    const units = Math.max(Math.round((price - endingMinor) / factor), endingMinor === 0 ? 1 : 0)
    const near = units * factor + endingMinor
    if (near > MOST * factor) throw tooMuch('edit.priceEnding')
    return near
  }
  return {
    ...record,
    priceMinor: rounded(record.priceMinor),
    variants: ownChanged(record.variants, 'priceMinor', rounded),
  }
}

const adjustedPrice = (record: ProductRecord, change: Adjustment, scale: Scale): ProductRecord => ({
  ...record,
  priceMinor: adjusted(record.priceMinor, change, scale),
  variants: ownChanged(record.variants, 'priceMinor', (price) => adjusted(price, change, scale)),
})

const adjustedCost = (record: ProductRecord, change: Adjustment, scale: Scale): ProductRecord => {
  const { costMinor } = record.document
  if (costMinor === undefined && record.variants.every((variant) => variant.costMinor === undefined))
    throw refuse(scale.path, 'VALIDATION', "can't be changed, because the product has no value for it")
  return {
    ...record,
    document: {
      ...record.document,
      ...(costMinor !== undefined && { costMinor: adjusted(costMinor, change, scale) }),
    },
    variants: ownChanged(record.variants, 'costMinor', (cost) => adjusted(cost, change, scale)),
  }
}

/** A weight of zero means that the weight is unknown. */
const adjustedWeight = (record: ProductRecord, change: Adjustment, scale: Scale): ProductRecord => {
  const factor = 10 ** scale.digits
  const inUnits = (weight: number): number => adjusted(Math.round(weight * factor), change, scale) / factor
  return {
    ...record,
    document: { ...record.document, weight: inUnits(record.document.weight ?? 0) },
    variants: ownChanged(record.variants, 'weight', inUnits),
  }
}

/** Changes the variants' own values; returns the same list if there are none. */
const ownChanged = (
  variants: readonly VariantRecord[],
  name: 'priceMinor' | 'costMinor' | 'weight',
  change: (value: number) => number,
): readonly VariantRecord[] =>
  variants.some((variant) => variant[name] !== undefined)
    ? variants.map((variant) => {
        const own = variant[name]
        return own === undefined ? variant : { ...variant, [name]: change(own) }
      })
    : variants

/**
 * Changes whole units, such as cents, by an amount or a percentage.
 *
 * @throws {InvalidArgument} when the result is below zero or above the API's maximum
 */
export const adjusted = (
  units: number,
  { amount, percentage }: Adjustment,
  { path, digits }: Scale,
): number => {
  const factor = 10 ** digits
  const field = percentage ? `${path}.percentage` : `${path}.amount`
  const { rate = 0, roundToInt = false } = percentage ?? {}
  if (units * (1 + rate / 100) > (MOST + 1) * factor) throw tooMuch(field)
  const changed = percentage
    ? changedBy(units, decimalText(rate), roundToInt ? factor : 1)
    : units + Math.round((amount ?? 0) * factor)
  if (changed < 0) throw refuse(field, 'MIN', 'must leave at least 0')
  if (changed > MOST * factor) throw tooMuch(field)
  return changed
}

const tooMuch = (field: string) => refuse(field, 'MAX', `must leave at most ${MOST}`)
