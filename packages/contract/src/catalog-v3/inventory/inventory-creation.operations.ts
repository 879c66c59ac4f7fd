import type { Empty } from '../../declare/empty.schemas.ts'
import { operation } from '../../declare/operation.ts'
import { inventoryItemsV3 } from '../../declare/service.ts'
import type { V3BulkResponse } from '../bulk-v3.schemas.ts'
import type { ByFilterResponse } from '../products-by-filter.schemas.ts'
import type {
  BulkCreateInventoryItemsRequest,
  BulkDeleteInventoryItemsRequest,
  CreateInventoryByVariantFilterRequest,
  CreateInventoryItemRequest,
  DeleteInventoryByFilterRequest,
  DeleteInventoryItemRequest,
} from './inventory-creation.schemas.ts'
import type { BulkInventoryItemsResponse, InventoryItemResponse } from './inventory-items.schemas.ts'

export const createInventoryItem = /* @__PURE__ */ operation<
  CreateInventoryItemRequest,
  InventoryItemResponse
>(
  'createInventoryItem',
  'Starts tracking the stock of a variant.',
  inventoryItemsV3,
  'POST /v3/inventory-items',
)

export const bulkCreateInventoryItems = /* @__PURE__ */ operation<
  BulkCreateInventoryItemsRequest,
  BulkInventoryItemsResponse
>(
  'bulkCreateInventoryItems',
  'Starts tracking the stock of up to 300 variants. Each one succeeds or fails on its own.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/create',
)

export const bulkCreateInventoryItemsByVariantFilter = /* @__PURE__ */ operation<
  CreateInventoryByVariantFilterRequest,
  ByFilterResponse
>(
  'bulkCreateInventoryItemsByVariantFilter',
  'Starts a job that tracks the stock of all variants that match a filter and have none yet.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/create-by-variant-filter',
)

export const deleteInventoryItem = /* @__PURE__ */ operation<DeleteInventoryItemRequest, Empty>(
  'deleteInventoryItem',
  'Removes the stock of a variant, which is then sold out and no longer tracked.',
  inventoryItemsV3,
  'DELETE /v3/inventory-items/:inventoryItemId',
)

export const bulkDeleteInventoryItems = /* @__PURE__ */ operation<
  BulkDeleteInventoryItemsRequest,
  V3BulkResponse
>(
  'bulkDeleteInventoryItems',
  'Removes the stock of up to 300 variants. Each one succeeds or fails on its own.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/delete',
)

export const bulkDeleteInventoryItemsByFilter = /* @__PURE__ */ operation<
  DeleteInventoryByFilterRequest,
  ByFilterResponse
>(
  'bulkDeleteInventoryItemsByFilter',
  'Starts a job that removes the stock of all variants that match a filter.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/delete-by-filter',
)
