import Type from 'typebox'
import { exactlyOne } from '../declare/constraint.ts'
import { ApplicationError } from '../declare/error.schemas.ts'
import { nullable } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'

/** One property to set on many products. */
export const SetValue = exactlyOne(
  Type.Object(
    {
      price: Type.Optional(Type.Number({ minimum: 0, maximum: 999999999.99 })),
      cost: Type.Optional(Type.Number({ minimum: 0, maximum: 999999999.99 })),
      weight: Type.Optional(Type.Number({ minimum: 0, maximum: 999999999.99 })),
      ribbon: Type.Optional(Type.String({ maxLength: 30 })),
      brand: Type.Optional(Type.String({ maxLength: 50 })),
    },
    { title: 'SetValue' },
  ),
  ['price', 'cost', 'weight', 'ribbon', 'brand'],
)
export type SetValue = Type.Static<typeof SetValue>

/** Which item of a bulk call this is, and whether it succeeded. */
export const ItemMetadata = Type.Object(
  {
    id: Type.Optional(nullable(Type.String())),
    originalIndex: Type.Integer(),
    success: Type.Boolean(),
    error: Type.Optional(ApplicationError),
  },
  { title: 'ItemMetadata' },
)
export type ItemMetadata = Type.Static<typeof ItemMetadata>

/** The result for one product of a bulk call. */
export const BulkProductResult = Type.Object(
  { itemMetadata: Type.Optional(ItemMetadata) },
  { title: 'BulkProductResult' },
)
export type BulkProductResult = Type.Static<typeof BulkProductResult>

/** How many products of a bulk call succeeded and failed. */
export const BulkActionMetadata = Type.Object(
  {
    totalSuccesses: Type.Integer(),
    totalFailures: Type.Integer(),
    undetailedFailures: Type.Integer(),
  },
  { title: 'BulkActionMetadata' },
)
export type BulkActionMetadata = Type.Static<typeof BulkActionMetadata>

/** A change in percent (-100 to 1000), optionally rounded to whole units. */
export const PercentageData = Type.Object(
  {
    roundToInt: Type.Optional(Type.Boolean()),
    rate: Type.Optional(Type.Number({ minimum: -100, maximum: 1000 })),
  },
  { title: 'PercentageData' },
)
export type PercentageData = Type.Static<typeof PercentageData>

/** A change by an amount in major units or by a percentage. */
export const PropertyAdjustmentData = exactlyOne(
  Type.Object(
    {
      percentage: Type.Optional(PercentageData),
      amount: Type.Optional(Type.Number({ minimum: -999999999.99, maximum: 999999999.99 })),
    },
    { title: 'PropertyAdjustmentData' },
  ),
  ['percentage', 'amount'],
)
export type PropertyAdjustmentData = Type.Static<typeof PropertyAdjustmentData>

/** One property to change by amount or percentage on many products. */
export const AdjustValue = exactlyOne(
  Type.Object(
    {
      price: Type.Optional(PropertyAdjustmentData),
      cost: Type.Optional(PropertyAdjustmentData),
      weight: Type.Optional(PropertyAdjustmentData),
    },
    { title: 'AdjustValue' },
  ),
  ['price', 'cost', 'weight'],
)
export type AdjustValue = Type.Static<typeof AdjustValue>

/** Request for `bulkUpdateProducts`. */
export const BulkUpdateProductsRequest = Type.Object(
  {
    ids: Type.Array(Type.String(), { minItems: 1, maxItems: 100 }),
    set: writable(SetValue),
  },
  { title: 'BulkUpdateProductsRequest' },
)
export type BulkUpdateProductsRequest = Type.Static<typeof BulkUpdateProductsRequest>

/** Response of `bulkUpdateProducts`. */
export const BulkUpdateProductsResponse = Type.Object(
  {
    results: Type.Array(BulkProductResult),
    bulkActionMetadata: Type.Optional(BulkActionMetadata),
  },
  { title: 'BulkUpdateProductsResponse' },
)
export type BulkUpdateProductsResponse = Type.Static<typeof BulkUpdateProductsResponse>

/** Request for `bulkAdjustProductProperties`. */
export const BulkAdjustProductPropertiesRequest = Type.Object(
  {
    ids: Type.Array(Type.String(), { minItems: 1, maxItems: 100 }),
    adjust: writable(AdjustValue),
  },
  { title: 'BulkAdjustProductPropertiesRequest' },
)
export type BulkAdjustProductPropertiesRequest = Type.Static<typeof BulkAdjustProductPropertiesRequest>

/** Response of `bulkAdjustProductProperties`. */
export const BulkAdjustProductPropertiesResponse = Type.Object(
  {
    results: Type.Array(BulkProductResult),
    bulkActionMetadata: BulkActionMetadata,
  },
  { title: 'BulkAdjustProductPropertiesResponse' },
)
export type BulkAdjustProductPropertiesResponse = Type.Static<typeof BulkAdjustProductPropertiesResponse>
