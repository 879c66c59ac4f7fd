import type { Dimensions } from '@vitrine/contract'
import { InvalidArgument, refuse } from '../../../floor/failure.ts'
import { isArranged } from '../../products/records/arranged-variants.ts'
import {
  type ProductDocument,
  type ProductRecord,
  skuOf,
  type VariantDimensions,
  type VariantRecord,
} from '../../products/records/product-record.ts'
import { unitlessBreaches } from '../../products/write/breaches/measure-breaches.ts'
import { editedDimensions } from '../../products/write/product-edit.ts'
import type { GivenVariant } from './given-product.ts'
import { givenStock, type PlacedVariant, placedVariants, type VariantPlaces } from './given-variants.ts'
import { dividedValues } from './own-values.ts'
import { discountOf, minorAmount, type VariantPrice, variantPrice } from './variant-prices.ts'

/** A variant that its caller wrote something about. */
interface WrittenVariant extends PlacedVariant {
  readonly given: GivenVariant
  readonly price: VariantPrice
}

/** What a variant is to have; undefined for nothing. */
interface Values {
  readonly costMinor: number | undefined
  readonly weight: number | undefined
  readonly sku: string | undefined
  readonly productDimensions: Dimensions | undefined
  readonly packageDimensions: Dimensions | undefined
}

/**
 * Returns a product with its variants as written: their prices and discount, costs, weights, dimensions, SKUs,
 * visibility and stock. What all variants have in common is the product's own. Of a variant that was there
 * before, absent fields stay and null clears them; a price is always a whole new one.
 *
 * @throws {InvalidArgument} when no single discount gives all prices
 */
export const withGivenVariants = (
  record: ProductRecord,
  given: readonly GivenVariant[],
  places: VariantPlaces,
  currency: string,
): ProductRecord => {
  const placed = placedVariants(record, given, places)
  const written = placed.flatMap((one): WrittenVariant[] =>
    one.given
      ? [{ ...one, given: one.given, price: variantPrice(one.given.price, `${one.field}.price`, currency) }]
      : [],
  )
  const prices = dividedPrices(record, written, places.before === undefined)
  const values = dividedParts(record, written, currency)
  const former = new Set(places.before?.map(({ variantId }) => variantId))
  const changed = new Map(
    written.map(({ variant, given: one, field }, index): [VariantRecord, VariantRecord] => {
      const visible = one.visible ?? (former.has(variant.variantId) ? variant.visible : true)
      return [
        variant,
        {
          ...variant,
          ...values.overrides[index],
          priceMinor: prices.overrides[index],
          visible: visible || !isArranged(record.document),
          stock: givenStock(one, field) ?? variant.stock,
        },
      ]
    }),
  )
  const discount = discountOf(
    written.map(({ price }) => price),
    record.document.discount,
    currency,
  )
  if (!discount) throw refuse(...DIFFERENT_DISCOUNTS)
  return {
    ...record,
    sku: values.sku,
    priceMinor: prices.own,
    document: { ...values.document, discount },
    variants: placed.map(({ variant }) => changed.get(variant) ?? variant),
  }
}

const DIFFERENT_DISCOUNTS = [
  'product.variantsInfo.variants',
  'VALIDATION',
  'must all be reduced by the same amount, or by the same percentage',
] as const

/** The lowest price is the product's own. Prices that don't change stay where they are. */
const dividedPrices = (
  record: ProductRecord,
  written: readonly WrittenVariant[],
  isNew: boolean,
): { readonly own: number; readonly overrides: readonly (number | undefined)[] } => {
  const fulls = written.map(({ price }) => price.full)
  const isSame = written.every(
    ({ variant, price }) => (variant.priceMinor ?? record.priceMinor) === price.full,
  )
  if (isSame && !isNew)
    return { own: record.priceMinor, overrides: written.map(({ variant }) => variant.priceMinor) }
  const own = Math.min(...fulls)
  return { own, overrides: fulls.map((full) => (full === own ? undefined : full)) }
}

interface DividedParts {
  readonly document: ProductDocument
  readonly sku: string
  readonly overrides: readonly Pick<VariantRecord, 'costMinor' | 'weight' | 'sku' | 'dimensions'>[]
}

const dividedParts = (
  record: ProductRecord,
  written: readonly WrittenVariant[],
  currency: string,
): DividedParts => {
  const wanted = written.map((one) => valuesOf(record, one, currency))
  const { costMinor, weight, productDimensions, packageDimensions, ...document } = record.document
  const of = <Name extends keyof Values>(
    name: Name,
    own: Values[Name],
    override: (variant: VariantRecord) => Values[Name],
    present?: (variant: VariantRecord) => Values[Name],
  ) =>
    dividedValues<NonNullable<Values[Name]>>(
      { own: own ?? undefined, overrides: written.map(({ variant }) => override(variant) ?? undefined) },
      wanted.map((values) => values[name] ?? undefined),
      present && written.map(({ variant }) => present(variant) ?? undefined),
    )
  const costs = of('costMinor', costMinor, (variant) => variant.costMinor)
  const weights = of(
    'weight',
    weight,
    (variant) => variant.weight,
    (variant) => weighed(variant.weight ?? weight),
  )
  const skus = of('sku', record.sku || undefined, (variant) => variant.sku || undefined)
  const goods = of('productDimensions', productDimensions, (one) => one.dimensions?.productDimensions)
  const parcels = of('packageDimensions', packageDimensions, (one) => one.dimensions?.packageDimensions)
  return {
    sku: skus.own ?? '',
    document: {
      ...document,
      ...(costs.own !== undefined && { costMinor: costs.own }),
      ...(weights.own !== undefined && { weight: weights.own }),
      ...(goods.own && { productDimensions: goods.own }),
      ...(parcels.own && { packageDimensions: parcels.own }),
    },
    overrides: written.map((_, index) => ({
      costMinor: costs.overrides[index],
      weight: weights.overrides[index],
      sku: skus.overrides[index] ?? '',
      dimensions: dimensionsOf(goods.overrides[index], parcels.overrides[index]),
    })),
  }
}

const dimensionsOf = (
  goods: Dimensions | undefined,
  parcel: Dimensions | undefined,
): VariantDimensions | undefined =>
  goods || parcel
    ? { ...(goods && { productDimensions: goods }), ...(parcel && { packageDimensions: parcel }) }
    : undefined

const valuesOf = (
  record: ProductRecord,
  { variant, given, field }: WrittenVariant,
  currency: string,
): Values => {
  const { document } = record
  const { physicalProperties: physical = {}, revenueDetails, sku } = given
  const cost = revenueDetails?.cost?.amount
  const measured = (name: 'productDimensions' | 'packageDimensions'): Dimensions | undefined => {
    const sent = physical[name]
    if (!sent) return variant.dimensions?.[name] ?? document[name]
    const violations = unitlessBreaches(`${field}.physicalProperties.${name}`, sent, undefined)
    if (violations.length > 0) throw new InvalidArgument(violations)
    return editedDimensions(undefined, sent)
  }
  const { weight } = physical
  return {
    costMinor:
      cost === undefined
        ? (variant.costMinor ?? document.costMinor)
        : minorAmount(cost, `${field}.revenueDetails.cost.amount`, currency),
    weight: weighed(weight === undefined ? (variant.weight ?? document.weight) : weight),
    sku: (sku === undefined ? skuOf(variant, record) : sku) || undefined,
    productDimensions: measured('productDimensions'),
    packageDimensions: measured('packageDimensions'),
  }
}

/** A weight of zero means that the weight is unknown. */
const weighed = (weight: number | null | undefined): number | undefined => weight || undefined
