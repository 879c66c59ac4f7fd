import { operation, queryOperation } from '../../declare/operation.ts'
import { inventoryItemsV3 } from '../../declare/service.ts'
import type { ByFilterResponse } from '../products-by-filter.schemas.ts'
import type * as schemas from './inventory-items.schemas.ts'

export const getInventoryItem = /* @__PURE__ */ operation<
  schemas.GetInventoryItemRequest,
  schemas.InventoryItemResponse
>(
  'getInventoryItem',
  'Returns the stock of a variant.',
  inventoryItemsV3,
  'GET /v3/inventory-items/:inventoryItemId',
)

export const queryInventoryItems = /* @__PURE__ */ queryOperation<
  schemas.QueryInventoryItemsRequest,
  schemas.QueryInventoryItemsResponse
>(
  'queryInventoryItems',
  'Lists the stock of variants by filter and order, page by page with cursors.',
  inventoryItemsV3,
  '/v3/inventory-items/query',
)

export const searchInventoryItems = /* @__PURE__ */ queryOperation<
  schemas.SearchInventoryItemsRequest,
  schemas.QueryInventoryItemsResponse
>(
  'searchInventoryItems',
  'Searches the stock of variants by name or SKU.',
  inventoryItemsV3,
  '/v3/inventory-items/search',
)

export const countInventoryItems = /* @__PURE__ */ queryOperation<
  schemas.CountInventoryItemsRequest,
  schemas.CountInventoryItemsResponse
>(
  'countInventoryItems',
  'Counts the variants whose stock matches a filter.',
  inventoryItemsV3,
  '/v3/inventory-items/count',
)

export const updateInventoryItem = /* @__PURE__ */ operation<
  schemas.UpdateInventoryItemRequest,
  schemas.InventoryItemResponse
>(
  'updateInventoryItem',
  'Sets the stock of a variant.',
  inventoryItemsV3,
  'PATCH /v3/inventory-items/:inventoryItem.id',
)

export const bulkUpdateInventoryItems = /* @__PURE__ */ operation<
  schemas.BulkUpdateInventoryItemsRequest,
  schemas.BulkInventoryItemsResponse
>(
  'bulkUpdateInventoryItems',
  'Sets the stock of up to 300 variants. Each one succeeds or fails on its own.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/update',
)

export const bulkIncrementInventoryItems = /* @__PURE__ */ operation<
  schemas.BulkIncrementInventoryItemsRequest,
  schemas.BulkInventoryItemsResponse
>(
  'bulkIncrementInventoryItems',
  'Increases the stock of variants. Each one succeeds or fails on its own.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/increment',
)

export const bulkDecrementInventoryItems = /* @__PURE__ */ operation<
  schemas.BulkDecrementInventoryItemsRequest,
  schemas.BulkInventoryItemsResponse
>(
  'bulkDecrementInventoryItems',
  'Decreases the stock of variants, never below zero. Each one succeeds or fails on its own.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/decrement',
)

export const bulkUpsertInventoryItems = /* @__PURE__ */ operation<
  schemas.BulkUpsertInventoryItemsRequest,
  schemas.BulkInventoryItemsResponse
>(
  'bulkUpsertInventoryItems',
  'Sets the stock of up to 300 variants, by variant id. Each one succeeds or fails on its own.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/upsert',
)

export const bulkIncrementInventoryItemsByVariantAndLocation = /* @__PURE__ */ operation<
  schemas.BulkIncrementByVariantRequest,
  schemas.BulkInventoryItemsResponse
>(
  'bulkIncrementInventoryItemsByVariantAndLocation',
  'Increases the stock of variants, by variant id. Each one succeeds or fails on its own.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/increment-by-variant-and-location',
)

export const bulkDecrementInventoryItemsByVariantAndLocation = /* @__PURE__ */ operation<
  schemas.BulkDecrementByVariantRequest,
  schemas.BulkInventoryItemsResponse
>(
  'bulkDecrementInventoryItemsByVariantAndLocation',
  'Decreases the stock of variants, by variant id, never below zero. Each one succeeds or fails on its own.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/decrement-by-variant-and-location',
)

export const bulkUpdateInventoryItemsByFilter = /* @__PURE__ */ operation<
  schemas.BulkUpdateInventoryByFilterRequest,
  ByFilterResponse
>(
  'bulkUpdateInventoryItemsByFilter',
  'Starts a job that sets the stock of all variants that match a filter.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/update-by-filter',
)

export const bulkAdjustInventoryItemsByFilter = /* @__PURE__ */ operation<
  schemas.BulkAdjustInventoryByFilterRequest,
  ByFilterResponse
>(
  'bulkAdjustInventoryItemsByFilter',
  'Starts a job that increases or decreases the stock of all variants that match a filter.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/adjust-by-filter',
)

export const bulkSetOrAdjustInventoryItemsByFilter = /* @__PURE__ */ operation<
  schemas.BulkSetOrAdjustInventoryByFilterRequest,
  ByFilterResponse
>(
  'bulkSetOrAdjustInventoryItemsByFilter',
  'Starts a job that increases or decreases the stock of all variants that match a filter. Untracked variants start at 0.',
  inventoryItemsV3,
  'POST /v3/bulk/inventory-items/set-or-adjust-by-filter',
)
