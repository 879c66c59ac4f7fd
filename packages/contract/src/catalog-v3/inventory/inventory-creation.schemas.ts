import Type from 'typebox'
import { freeForm, nullable } from '../../declare/schema.ts'
import { writable } from '../../declare/writable.ts'
import { V3SearchDetails } from '../v3-values.schemas.ts'
import { V3InventoryItem } from './inventory-items.schemas.ts'

const id = Type.String({ minLength: 1, maxLength: 36 })
const search = Type.Optional(nullable(V3SearchDetails))

/** Request for `createInventoryItem`: stock for a variant that is neither counted nor in stock. */
export const CreateInventoryItemRequest = Type.Object(
  { inventoryItem: writable(V3InventoryItem, 'variantId', 'productId') },
  { title: 'CreateInventoryItemRequest' },
)
export type CreateInventoryItemRequest = Type.Static<typeof CreateInventoryItemRequest>

/** Request for `bulkCreateInventoryItems`: up to 300; each succeeds or fails on its own. */
export const BulkCreateInventoryItemsRequest = Type.Object(
  {
    inventoryItems: Type.Array(CreateInventoryItemRequest.properties.inventoryItem, {
      minItems: 1,
      maxItems: 300,
    }),
    returnEntity: Type.Optional(Type.Boolean()),
  },
  { title: 'BulkCreateInventoryItemsRequest' },
)
export type BulkCreateInventoryItemsRequest = Type.Static<typeof BulkCreateInventoryItemsRequest>

/** Request for `bulkCreateInventoryItemsByVariantFilter`. The filter takes the fields of `searchVariants`. */
export const CreateInventoryByVariantFilterRequest = Type.Object(
  {
    filter: nullable(freeForm),
    search,
    locationId: id,
    inventoryCreationData: Type.Optional(
      Type.Object({ quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 99999 })) }),
    ),
  },
  { title: 'CreateInventoryByVariantFilterRequest' },
)
export type CreateInventoryByVariantFilterRequest = Type.Static<typeof CreateInventoryByVariantFilterRequest>

/** Request for `deleteInventoryItem`. */
export const DeleteInventoryItemRequest = Type.Object(
  { inventoryItemId: id },
  { title: 'DeleteInventoryItemRequest' },
)
export type DeleteInventoryItemRequest = Type.Static<typeof DeleteInventoryItemRequest>

/** Request for `bulkDeleteInventoryItems`: up to 300; each succeeds or fails on its own. */
export const BulkDeleteInventoryItemsRequest = Type.Object(
  { inventoryItemIds: Type.Array(id, { minItems: 1, maxItems: 300 }) },
  { title: 'BulkDeleteInventoryItemsRequest' },
)
export type BulkDeleteInventoryItemsRequest = Type.Static<typeof BulkDeleteInventoryItemsRequest>

/** Request for `bulkDeleteInventoryItemsByFilter`. An empty filter means all. */
export const DeleteInventoryByFilterRequest = Type.Object(
  { filter: freeForm, search },
  { title: 'DeleteInventoryByFilterRequest' },
)
export type DeleteInventoryByFilterRequest = Type.Static<typeof DeleteInventoryByFilterRequest>
