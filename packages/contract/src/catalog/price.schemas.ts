import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, nullable, readOnly } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'

/** The lowest and highest value across a product's variants. */
export const NumericPropertyRange = Type.Object(
  {
    minValue: Type.Number(),
    maxValue: Type.Number(),
  },
  { title: 'NumericPropertyRange' },
)
export type NumericPropertyRange = Type.Static<typeof NumericPropertyRange>

/** Outer dimensions as decimal text. */
export const Dimensions = Type.Object(
  {
    length: Type.Optional(nullable(decimal({ gte: '0', lte: '999999999', maxScale: 6 }))),
    width: Type.Optional(nullable(decimal({ gte: '0', lte: '999999999', maxScale: 6 }))),
    height: Type.Optional(nullable(decimal({ gte: '0', lte: '999999999', maxScale: 6 }))),
    unit: enumOf(enums.DimensionsUnit),
  },
  { title: 'Dimensions' },
)
export type Dimensions = Type.Static<typeof Dimensions>

/** Prices formatted for display. */
export const FormattedPrice = Type.Object(
  {
    price: Type.String(),
    discountedPrice: Type.String(),
    pricePerUnit: Type.Optional(readOnly(nullable(Type.String()))),
  },
  { title: 'FormattedPrice' },
)
export type FormattedPrice = Type.Static<typeof FormattedPrice>

/** A price in major units of `currency`: full, discounted, per base unit, and formatted. */
export const PriceData = Type.Object(
  {
    currency: readOnly(Type.String()),
    price: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 999999999.99 }))),
    discountedPrice: readOnly(Type.Number()),
    formatted: Type.Optional(readOnly(FormattedPrice)),
    pricePerUnit: Type.Optional(readOnly(nullable(Type.Number()))),
  },
  { title: 'PriceData' },
)
export type PriceData = Type.Static<typeof PriceData>

/**
 * What an item costs the merchant and what it earns. Merchants and apps only. `profitMargin` is a fraction of
 * 1, to 4 places.
 */
export const CostAndProfitData = Type.Object(
  {
    itemCost: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 999999999.99 }))),
    formattedItemCost: readOnly(Type.String()),
    profit: readOnly(Type.Number({ maximum: 999999999.99 })),
    formattedProfit: readOnly(Type.String()),
    profitMargin: readOnly(Type.Number({ maximum: 1 })),
  },
  { title: 'CostAndProfitData' },
)
export type CostAndProfitData = Type.Static<typeof CostAndProfitData>

/** The quantity a price applies to, and the base quantity for comparing prices. */
export const PricePerUnitData = Type.Object(
  {
    totalQuantity: Type.Number({ minimum: 0.01, maximum: 999999999.99 }),
    totalMeasurementUnit: enumOf(enums.MeasurementUnit),
    baseQuantity: Type.Number({ minimum: 0.01, maximum: 999999999.99 }),
    baseMeasurementUnit: enumOf(enums.MeasurementUnit),
  },
  { title: 'PricePerUnitData' },
)
export type PricePerUnitData = Type.Static<typeof PricePerUnitData>
