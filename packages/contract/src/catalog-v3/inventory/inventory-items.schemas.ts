import Type from 'typebox'
import { exactlyOne } from '../../declare/constraint.ts'
import * as enums from '../../declare/enums.ts'
import { enumOf, freeForm, guid, nullable, readOnly, timestamp } from '../../declare/schema.ts'
import { writable } from '../../declare/writable.ts'
import { bulkResponse } from '../bulk-response.ts'
import { emptyOnly } from '../empty-only.ts'
import { V3LongCursorQuery, V3PagingMetadata, V3SearchDetails } from '../v3-values.schemas.ts'

const itemId = Type.String({ minLength: 1, maxLength: 36 })
const amount = Type.Integer({ minimum: 1, maximum: 99999 })

/** Whether and how a sold-out variant can be ordered. It applies to all variants of a product. */
export const InventoryPreorderInfo = Type.Object(
  {
    enabled: Type.Optional(nullable(Type.Boolean())),
    message: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 250 }))),
    limit: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100000 }))),
    counter: Type.Optional(readOnly(Type.Integer())),
  },
  { title: 'InventoryPreorderInfo' },
)
export type InventoryPreorderInfo = Type.Static<typeof InventoryPreorderInfo>

/**
 * The stock of one variant: a counted `quantity`, or only whether it is in stock. Its id is the
 * variant's.
 */
export const V3InventoryItem = Type.Object(
  {
    id: readOnly(guid),
    /** Counts the changes of the product and its stock. An update may name the revision it is based on. */
    revision: Type.Optional(Type.String({ maxLength: 20 })),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
    variantId: Type.Optional(guid),
    locationId: Type.Optional(nullable(guid)),
    productId: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    trackQuantity: readOnly(Type.Boolean()),
    quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 99999 })),
    inStock: Type.Optional(Type.Boolean()),
    availabilityStatus: readOnly(enumOf(enums.InventoryAvailabilityStatus)),
    preorderInfo: Type.Optional(InventoryPreorderInfo),
    product: Type.Optional(
      readOnly(
        Type.Object({
          name: Type.String(),
          directCategoryIds: Type.Array(Type.String()),
          variantName: Type.Optional(Type.String()),
          variantSku: Type.Optional(Type.String()),
          variantVisible: Type.Boolean(),
        }),
      ),
    ),
  },
  { title: 'V3InventoryItem' },
)
export type V3InventoryItem = Type.Static<typeof V3InventoryItem>

/** Request for `getInventoryItem`. */
export const GetInventoryItemRequest = Type.Object(
  { inventoryItemId: itemId },
  { title: 'GetInventoryItemRequest' },
)
export type GetInventoryItemRequest = Type.Static<typeof GetInventoryItemRequest>

/** Response with the stock of one variant. */
export const InventoryItemResponse = Type.Object(
  { inventoryItem: V3InventoryItem },
  { title: 'InventoryItemResponse' },
)
export type InventoryItemResponse = Type.Static<typeof InventoryItemResponse>

/** Request for `queryInventoryItems`. */
export const QueryInventoryItemsRequest = Type.Object(
  { query: Type.Optional(V3LongCursorQuery) },
  { title: 'QueryInventoryItemsRequest' },
)
export type QueryInventoryItemsRequest = Type.Static<typeof QueryInventoryItemsRequest>

/** Response of `queryInventoryItems`. */
export const QueryInventoryItemsResponse = Type.Object(
  { inventoryItems: Type.Array(V3InventoryItem, { maxItems: 1000 }), pagingMetadata: V3PagingMetadata },
  { title: 'QueryInventoryItemsResponse' },
)
export type QueryInventoryItemsResponse = Type.Static<typeof QueryInventoryItemsResponse>

/** Request for `searchInventoryItems`: words in names and SKUs, and what a query has. */
export const SearchInventoryItemsRequest = Type.Object(
  {
    search: Type.Optional(
      Type.Object({ ...V3LongCursorQuery.properties, search: Type.Optional(nullable(V3SearchDetails)) }),
    ),
  },
  { title: 'SearchInventoryItemsRequest' },
)
export type SearchInventoryItemsRequest = Type.Static<typeof SearchInventoryItemsRequest>

/** Request for `countInventoryItems`. */
export const CountInventoryItemsRequest = Type.Object(
  { filter: Type.Optional(nullable(freeForm)), search: Type.Optional(nullable(V3SearchDetails)) },
  { title: 'CountInventoryItemsRequest' },
)
export type CountInventoryItemsRequest = Type.Static<typeof CountInventoryItemsRequest>

/** Response of `countInventoryItems`. */
export const CountInventoryItemsResponse = Type.Object(
  { count: Type.Integer({ minimum: 0 }) },
  { title: 'CountInventoryItemsResponse' },
)
export type CountInventoryItemsResponse = Type.Static<typeof CountInventoryItemsResponse>

/** Request for `updateInventoryItem`. */
export const UpdateInventoryItemRequest = Type.Object(
  {
    inventoryItem: writable(V3InventoryItem, 'id?'),
    reason: Type.Optional(enumOf(enums.ReasonType)),
  },
  { title: 'UpdateInventoryItemRequest' },
)
export type UpdateInventoryItemRequest = Type.Static<typeof UpdateInventoryItemRequest>

/** Request for `bulkUpdateInventoryItems`. */
export const BulkUpdateInventoryItemsRequest = Type.Object(
  {
    inventoryItems: Type.Array(
      Type.Object({ inventoryItem: UpdateInventoryItemRequest.properties.inventoryItem }),
      { minItems: 1, maxItems: 300 },
    ),
    returnEntity: Type.Optional(Type.Boolean()),
    reason: Type.Optional(enumOf(enums.ReasonType)),
  },
  { title: 'BulkUpdateInventoryItemsRequest' },
)
export type BulkUpdateInventoryItemsRequest = Type.Static<typeof BulkUpdateInventoryItemsRequest>

/** Request for `bulkIncrementInventoryItems`. */
export const BulkIncrementInventoryItemsRequest = Type.Object(
  {
    incrementData: Type.Array(Type.Object({ inventoryItemId: itemId, incrementBy: amount }), {
      minItems: 1,
      maxItems: 300,
    }),
    returnEntity: Type.Optional(Type.Boolean()),
    reason: Type.Optional(enumOf(enums.ReasonType)),
  },
  { title: 'BulkIncrementInventoryItemsRequest' },
)
export type BulkIncrementInventoryItemsRequest = Type.Static<typeof BulkIncrementInventoryItemsRequest>

/** Request for `bulkDecrementInventoryItems`. */
export const BulkDecrementInventoryItemsRequest = Type.Object(
  {
    decrementData: Type.Array(Type.Object({ inventoryItemId: itemId, decrementBy: amount }), {
      minItems: 1,
      maxItems: 300,
    }),
    returnEntity: Type.Optional(Type.Boolean()),
    reason: Type.Optional(enumOf(enums.ReasonType)),
  },
  { title: 'BulkDecrementInventoryItemsRequest' },
)
export type BulkDecrementInventoryItemsRequest = Type.Static<typeof BulkDecrementInventoryItemsRequest>

/** Request for `bulkUpsertInventoryItems`: each by its id, or by its variant. The shop has one location. */
export const BulkUpsertInventoryItemsRequest = Type.Object(
  {
    inventoryItems: Type.Array(
      Type.Object({ inventoryItem: writable(V3InventoryItem, 'id?', 'variantId?') }),
      { minItems: 1, maxItems: 300 },
    ),
    returnEntity: Type.Optional(Type.Boolean()),
  },
  { title: 'BulkUpsertInventoryItemsRequest' },
)
export type BulkUpsertInventoryItemsRequest = Type.Static<typeof BulkUpsertInventoryItemsRequest>

const locationId = Type.Optional(nullable(itemId))

/** Request for `bulkIncrementInventoryItemsByVariantAndLocation`. */
export const BulkIncrementByVariantRequest = Type.Object(
  {
    incrementData: Type.Array(Type.Object({ variantId: itemId, locationId, incrementBy: amount }), {
      minItems: 1,
      maxItems: 300,
    }),
    returnEntity: Type.Optional(Type.Boolean()),
    reason: Type.Optional(enumOf(enums.ReasonType)),
  },
  { title: 'BulkIncrementByVariantRequest' },
)
export type BulkIncrementByVariantRequest = Type.Static<typeof BulkIncrementByVariantRequest>

/** Request for `bulkDecrementInventoryItemsByVariantAndLocation`. */
export const BulkDecrementByVariantRequest = Type.Object(
  {
    decrementData: Type.Array(Type.Object({ variantId: itemId, locationId, decrementBy: amount }), {
      minItems: 1,
      maxItems: 300,
    }),
    returnEntity: Type.Optional(Type.Boolean()),
    reason: Type.Optional(enumOf(enums.ReasonType)),
  },
  { title: 'BulkDecrementByVariantRequest' },
)
export type BulkDecrementByVariantRequest = Type.Static<typeof BulkDecrementByVariantRequest>

/** Response of bulk changes of stock. Each succeeds or fails on its own. */
export const BulkInventoryItemsResponse = bulkResponse(
  Type.Optional(V3InventoryItem),
  'BulkInventoryItemsResponse',
)
export type BulkInventoryItemsResponse = Type.Static<typeof BulkInventoryItemsResponse>

/** Which items: those that match a filter and a search. An empty filter means all. */
const which = { filter: freeForm, search: Type.Optional(nullable(V3SearchDetails)) }

/** The stock that every matching variant gets: a counted `quantity`, or `inStock`, which stops counting. */
const FilteredInventoryItem = exactlyOne(
  Type.Object(
    {
      quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 99999 })),
      inStock: Type.Optional(Type.Boolean()),
      preorderInfo: emptyOnly("can't be changed by filter"),
    },
    { title: 'FilteredInventoryItem' },
  ),
  ['quantity', 'inStock'],
)

/** How much to add to each quantity, or to subtract. No quantity becomes negative. */
export const AdjustInventoryAction = exactlyOne(
  Type.Object(
    { incrementBy: Type.Optional(amount), decrementBy: Type.Optional(amount) },
    { title: 'AdjustInventoryAction' },
  ),
  ['incrementBy', 'decrementBy'],
)
export type AdjustInventoryAction = Type.Static<typeof AdjustInventoryAction>

/** Request for `bulkUpdateInventoryItemsByFilter`. */
export const BulkUpdateInventoryByFilterRequest = Type.Object(
  { ...which, inventoryItem: FilteredInventoryItem },
  { title: 'BulkUpdateInventoryByFilterRequest' },
)
export type BulkUpdateInventoryByFilterRequest = Type.Static<typeof BulkUpdateInventoryByFilterRequest>

/**
 * Request for `bulkAdjustInventoryItemsByFilter`. With `trackQuantity`, variants that aren't counted are counted from
 * 0 on; without it, their products are skipped.
 */
export const BulkAdjustInventoryByFilterRequest = Type.Object(
  { ...which, adjustment: AdjustInventoryAction, trackQuantity: Type.Optional(Type.Boolean()) },
  { title: 'BulkAdjustInventoryByFilterRequest' },
)
export type BulkAdjustInventoryByFilterRequest = Type.Static<typeof BulkAdjustInventoryByFilterRequest>

/** Request for `bulkSetOrAdjustInventoryItemsByFilter`. Variants that aren't counted are counted from 0 on. */
export const BulkSetOrAdjustInventoryByFilterRequest = Type.Object(
  { ...which, adjustedInventoryAction: AdjustInventoryAction },
  { title: 'BulkSetOrAdjustInventoryByFilterRequest' },
)
export type BulkSetOrAdjustInventoryByFilterRequest = Type.Static<
  typeof BulkSetOrAdjustInventoryByFilterRequest
>
