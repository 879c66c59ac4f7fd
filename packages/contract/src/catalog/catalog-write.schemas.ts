import Type from 'typebox'
import { exclusive } from '../constraint.ts'
import { ApplicationError } from '../error.schemas.ts'
import { nullable, webUrl } from '../schema.ts'
import { Dimensions } from './price.schemas.ts'

/** New data for the variants named by choices or ids. */
export const VariantOverride = Type.Object(
  {
    choices: Type.Optional(Type.Record(Type.String(), Type.String())),
    variantIds: Type.Optional(Type.Array(Type.String())),
    price: Type.Optional(nullable(Type.Number({ maximum: 999999999.99 }))),
    cost: Type.Optional(nullable(Type.Number({ maximum: 999999999.99 }))),
    weight: Type.Optional(nullable(Type.Number({ maximum: 999999999.99 }))),
    sku: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    visible: Type.Optional(nullable(Type.Boolean())),
    productDimensions: Type.Optional(Dimensions),
    packageDimensions: Type.Optional(Dimensions),
  },
  { title: 'VariantOverride' },
)
export type VariantOverride = Type.Static<typeof VariantOverride>

/** One choice of one option. */
export const OptionAndChoice = Type.Object(
  {
    option: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    choice: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
  },
  { title: 'OptionAndChoice' },
)
export type OptionAndChoice = Type.Static<typeof OptionAndChoice>

/** A file to add to a product: one held by the media store, or an address to fetch. */
export const MediaDataForWrite = exclusive(
  Type.Object(
    {
      mediaId: Type.Optional(Type.String()),
      url: Type.Optional(webUrl),
      choice: Type.Optional(OptionAndChoice),
    },
    { title: 'MediaDataForWrite' },
  ),
  ['mediaId', 'url'],
)
export type MediaDataForWrite = Type.Static<typeof MediaDataForWrite>

/** Which files belong to which choice. */
export const MediaAssignmentToChoice = Type.Object(
  {
    option: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    choice: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    mediaIds: Type.Optional(Type.Array(Type.String(), { maxItems: 50 })),
  },
  { title: 'MediaAssignmentToChoice' },
)
export type MediaAssignmentToChoice = Type.Static<typeof MediaAssignmentToChoice>

/** One property to set on many products. */
export const SetValue = exclusive(
  Type.Object(
    {
      price: Type.Optional(Type.Number({ maximum: 999999999.99 })),
      cost: Type.Optional(Type.Number({ maximum: 999999999.99 })),
      weight: Type.Optional(Type.Number({ maximum: 999999999.99 })),
      ribbon: Type.Optional(Type.String({ maxLength: 30 })),
      brand: Type.Optional(Type.String({ maxLength: 50 })),
    },
    { title: 'SetValue' },
  ),
  ['price', 'cost', 'weight', 'ribbon', 'brand'],
)
export type SetValue = Type.Static<typeof SetValue>

/** Which item of a bulk call this is and whether it succeeded. */
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

/** What became of one product of a bulk call. */
export const BulkProductResult = Type.Object(
  {
    itemMetadata: Type.Optional(ItemMetadata),
  },
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

/** A change in percent (-100 to 1000), rounded to whole units or not. */
export const PercentageData = Type.Object(
  {
    roundToInt: Type.Optional(Type.Boolean()),
    rate: Type.Optional(Type.Number({ minimum: -100, maximum: 1000 })),
  },
  { title: 'PercentageData' },
)
export type PercentageData = Type.Static<typeof PercentageData>

/** A change by an amount in major units or by a percentage. */
export const PropertyAdjustmentData = exclusive(
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

/** One property to change by an amount or a percentage on many products. */
export const AdjustValue = exclusive(
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
