import Type from 'typebox'
import { PreorderInfo } from '../catalog/variant.schemas.ts'
import { PlatformPagingMetadata, PlatformQuery } from '../query.schemas.ts'
import { nullable, timestamp } from '../schema.ts'
import { writable } from '../writable.ts'

/** The stock of one variant. */
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

/** The stock of one product. */
export const InventoryItem = Type.Object(
  {
    id: Type.String(),
    productId: Type.String(),
    trackQuantity: Type.Boolean(),
    variants: Type.Array(InventoryVariant, { maxItems: 1000 }),
    preorderInfo: Type.Optional(PreorderInfo),
    lastUpdated: Type.Optional(timestamp),
  },
  { title: 'InventoryItem' },
)
export type InventoryItem = Type.Static<typeof InventoryItem>

/** What `queryInventory` takes. */
export const QueryInventoryRequest = Type.Object(
  {
    query: Type.Optional(writable(PlatformQuery)),
  },
  { title: 'QueryInventoryRequest' },
)
export type QueryInventoryRequest = Type.Static<typeof QueryInventoryRequest>

/** What `queryInventory` answers. */
export const QueryInventoryResponse = Type.Object(
  {
    inventoryItems: Type.Array(InventoryItem, { maxItems: 100 }),
    metadata: Type.Optional(PlatformPagingMetadata),
    totalResults: Type.Optional(nullable(Type.Integer())),
  },
  { title: 'QueryInventoryResponse' },
)
export type QueryInventoryResponse = Type.Static<typeof QueryInventoryResponse>

/** What `getInventoryVariants` takes. */
export const GetInventoryVariantsRequest = Type.Object(
  {
    inventoryId: Type.String({ minLength: 1 }),
    variantIds: Type.Optional(Type.Array(Type.String(), { maxItems: 1000 })),
  },
  { title: 'GetInventoryVariantsRequest' },
)
export type GetInventoryVariantsRequest = Type.Static<typeof GetInventoryVariantsRequest>

/** What `getInventoryVariants` answers. */
export const GetInventoryVariantsResponse = Type.Object(
  {
    inventoryItem: Type.Optional(InventoryItem),
  },
  { title: 'GetInventoryVariantsResponse' },
)
export type GetInventoryVariantsResponse = Type.Static<typeof GetInventoryVariantsResponse>

/** What `updateInventoryVariants` takes. */
export const UpdateInventoryVariantsRequest = Type.Object(
  {
    inventoryItem: writable(InventoryItem, 'productId', 'variants.variantId'),
  },
  { title: 'UpdateInventoryVariantsRequest' },
)
export type UpdateInventoryVariantsRequest = Type.Static<typeof UpdateInventoryVariantsRequest>

/** By how much the stock of a variant changes. */
export const InventoryChange = Type.Object(
  {
    productId: Type.Optional(Type.String()),
    inventoryId: Type.Optional(Type.String()),
    variantId: Type.String(),
    incrementBy: Type.Optional(Type.Integer({ minimum: 1, maximum: 99999 })),
    decrementBy: Type.Optional(Type.Integer({ minimum: 1, maximum: 99999 })),
  },
  { title: 'InventoryChange' },
)
export type InventoryChange = Type.Static<typeof InventoryChange>

/** What `incrementInventory` and `decrementInventory` take. */
export const ChangeInventoryRequest = Type.Object(
  {
    incrementData: Type.Optional(Type.Array(InventoryChange, { maxItems: 100 })),
    decrementData: Type.Optional(Type.Array(InventoryChange, { maxItems: 100 })),
  },
  { title: 'ChangeInventoryRequest' },
)
export type ChangeInventoryRequest = Type.Static<typeof ChangeInventoryRequest>
