import Type from 'typebox'
import { PreorderInfo } from '../catalog/variant.schemas.ts'
import { exactlyOne } from '../declare/constraint.ts'
import { freeForm, nullable, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { PlatformPaging, PlatformPagingMetadata, Sorting } from '../values/query.schemas.ts'

/**
 * The stock of one variant. With `trackQuantity`, `quantity` is set and `inStock` follows from it. Without
 * it, `inStock` is set and there is no quantity.
 */
export const InventoryVariant = Type.Object(
  {
    variantId: Type.String(),
    quantity: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 99999 }))),
    inStock: Type.Optional(Type.Boolean()),
    availableForPreorder: Type.Optional(Type.Boolean()),
  },
  { title: 'InventoryVariant' },
)
export type InventoryVariant = Type.Static<typeof InventoryVariant>

/** The stock of one product. Its id is the product's `inventoryItemId`. */
export const InventoryItem = Type.Object(
  {
    id: Type.String(),
    numericId: Type.Optional(Type.String()),
    productId: Type.String(),
    trackQuantity: Type.Boolean(),
    variants: Type.Array(InventoryVariant, { maxItems: 1000 }),
    preorderInfo: Type.Optional(PreorderInfo),
    lastUpdated: Type.Optional(timestamp),
  },
  { title: 'InventoryItem' },
)
export type InventoryItem = Type.Static<typeof InventoryItem>

/** The filter of an inventory query: an object, or its JSON as current packages send it. */
const InventoryFilter = Type.Union([Type.String({ maxLength: 8000 }), freeForm, Type.Null()])

/** The order of an inventory query: a list, or JSON such as `{"numericId": "asc"}`. */
const InventorySort = Type.Union([Type.String({ maxLength: 1000 }), Type.Array(Sorting), Type.Null()])

/** Request for `queryInventory`. 50 per page by default, at most 100. */
export const QueryInventoryRequest = Type.Object(
  {
    query: Type.Optional(
      writable(
        Type.Object(
          {
            paging: Type.Optional(PlatformPaging),
            filter: Type.Optional(InventoryFilter),
            sort: Type.Optional(InventorySort),
          },
          { title: 'InventoryQuery' },
        ),
      ),
    ),
  },
  { title: 'QueryInventoryRequest' },
)
export type QueryInventoryRequest = Type.Static<typeof QueryInventoryRequest>

/** The position of a page of stock. `items` equals `count`, for packages that read that name. */
const InventoryPagingMetadata = Type.Object(
  { ...PlatformPagingMetadata.properties, items: Type.Optional(Type.Integer()) },
  { title: 'InventoryPagingMetadata' },
)

/**
 * Response of `queryInventory`. Variants are included while the page has at most 5,000 of them. Otherwise the
 * list is empty: use `getInventoryVariants`.
 */
export const QueryInventoryResponse = Type.Object(
  {
    inventoryItems: Type.Array(InventoryItem, { maxItems: 100 }),
    metadata: Type.Optional(InventoryPagingMetadata),
    totalResults: Type.Optional(nullable(Type.Integer())),
  },
  { title: 'QueryInventoryResponse' },
)
export type QueryInventoryResponse = Type.Static<typeof QueryInventoryResponse>

/** Request for `getInventoryVariants`. */
export const GetInventoryVariantsRequest = Type.Object(
  {
    inventoryId: Type.String({ minLength: 1 }),
    variantIds: Type.Optional(Type.Array(Type.String(), { maxItems: 1000 })),
  },
  { title: 'GetInventoryVariantsRequest' },
)
export type GetInventoryVariantsRequest = Type.Static<typeof GetInventoryVariantsRequest>

/** Response of `getInventoryVariants`. */
export const GetInventoryVariantsResponse = Type.Object(
  { inventoryItem: Type.Optional(InventoryItem) },
  { title: 'GetInventoryVariantsResponse' },
)
export type GetInventoryVariantsResponse = Type.Static<typeof GetInventoryVariantsResponse>

/** Request for `updateInventoryVariants`. */
export const UpdateInventoryVariantsRequest = Type.Object(
  { inventoryItem: writable(InventoryItem, 'productId', 'variants.variantId') },
  { title: 'UpdateInventoryVariantsRequest' },
)
export type UpdateInventoryVariantsRequest = Type.Static<typeof UpdateInventoryVariantsRequest>

const whose = {
  productId: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
  inventoryId: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
  variantId: Type.String({ minLength: 1, maxLength: 36 }),
}
const amount = Type.Integer({ minimum: 1, maximum: 99999 })

/** How much to add to a variant's stock. */
export const IncrementData = exactlyOne(
  Type.Object({ ...whose, incrementBy: amount }, { title: 'IncrementData' }),
  ['productId', 'inventoryId'],
  'productId',
)
export type IncrementData = Type.Static<typeof IncrementData>

/** How much to take from a variant's stock. */
export const DecrementData = exactlyOne(
  Type.Object({ ...whose, decrementBy: amount }, { title: 'DecrementData' }),
  ['productId', 'inventoryId'],
  'productId',
)
export type DecrementData = Type.Static<typeof DecrementData>

/** Request for `incrementInventory`. Applies in full or not at all. */
export const IncrementInventoryRequest = Type.Object(
  { incrementData: Type.Array(IncrementData, { minItems: 1, maxItems: 300 }) },
  { title: 'IncrementInventoryRequest' },
)
export type IncrementInventoryRequest = Type.Static<typeof IncrementInventoryRequest>

/** Request for `decrementInventory`. Applies in full or not at all. */
export const DecrementInventoryRequest = Type.Object(
  { decrementData: Type.Array(DecrementData, { minItems: 1, maxItems: 300 }) },
  { title: 'DecrementInventoryRequest' },
)
export type DecrementInventoryRequest = Type.Static<typeof DecrementInventoryRequest>
