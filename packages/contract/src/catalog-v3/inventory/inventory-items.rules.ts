import { rule } from '../../declare/rule.ts'
import { ByFilterResponse } from '../products-by-filter.schemas.ts'
import * as operations from './inventory-items.operations.ts'
import * as schemas from './inventory-items.schemas.ts'

/** Rules for the stock of variants in Catalog V3. */
export const inventoryItemsRules = [
  rule(operations.getInventoryItem, {
    access: 'visitor',
    input: schemas.GetInventoryItemRequest,
    output: schemas.InventoryItemResponse,
    errors: ['INVENTORY_ITEM_NOT_FOUND'],
  }),
  rule(operations.queryInventoryItems, {
    access: 'visitor',
    input: schemas.QueryInventoryItemsRequest,
    output: schemas.QueryInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.searchInventoryItems, {
    access: 'visitor',
    input: schemas.SearchInventoryItemsRequest,
    output: schemas.QueryInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.countInventoryItems, {
    access: 'visitor',
    input: schemas.CountInventoryItemsRequest,
    output: schemas.CountInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.updateInventoryItem, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.UpdateInventoryItemRequest,
    output: schemas.InventoryItemResponse,
    errors: ['INVENTORY_ITEM_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.bulkUpdateInventoryItems, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.BulkUpdateInventoryItemsRequest,
    output: schemas.BulkInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.bulkIncrementInventoryItems, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.BulkIncrementInventoryItemsRequest,
    output: schemas.BulkInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.bulkDecrementInventoryItems, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.BulkDecrementInventoryItemsRequest,
    output: schemas.BulkInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.bulkUpsertInventoryItems, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.BulkUpsertInventoryItemsRequest,
    output: schemas.BulkInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.bulkIncrementInventoryItemsByVariantAndLocation, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.BulkIncrementByVariantRequest,
    output: schemas.BulkInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.bulkDecrementInventoryItemsByVariantAndLocation, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.BulkDecrementByVariantRequest,
    output: schemas.BulkInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.bulkUpdateInventoryItemsByFilter, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.BulkUpdateInventoryByFilterRequest,
    output: ByFilterResponse,
    errors: [],
  }),
  rule(operations.bulkAdjustInventoryItemsByFilter, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.BulkAdjustInventoryByFilterRequest,
    output: ByFilterResponse,
    errors: [],
  }),
  rule(operations.bulkSetOrAdjustInventoryItemsByFilter, {
    access: 'merchant',
    scope: 'inventory:write',
    input: schemas.BulkSetOrAdjustInventoryByFilterRequest,
    output: ByFilterResponse,
    errors: [],
  }),
]
