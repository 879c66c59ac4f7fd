import { rule } from '../declare/rule.ts'
import {
  bulkDecrementInventoryItems,
  bulkIncrementInventoryItems,
  bulkUpdateInventoryItems,
  countInventoryItems,
  getInventoryItem,
  queryInventoryItems,
  searchInventoryItems,
  updateInventoryItem,
} from './inventory-items.operations.ts'
import {
  BulkDecrementInventoryItemsRequest,
  BulkIncrementInventoryItemsRequest,
  BulkInventoryItemsResponse,
  BulkUpdateInventoryItemsRequest,
  CountInventoryItemsRequest,
  CountInventoryItemsResponse,
  GetInventoryItemRequest,
  InventoryItemResponse,
  QueryInventoryItemsRequest,
  QueryInventoryItemsResponse,
  SearchInventoryItemsRequest,
  UpdateInventoryItemRequest,
} from './inventory-items.schemas.ts'

/** Rules for the stock of variants in Catalog V3. */
export const inventoryItemsRules = [
  rule(getInventoryItem, {
    access: 'visitor',
    input: GetInventoryItemRequest,
    output: InventoryItemResponse,
    errors: ['INVENTORY_ITEM_NOT_FOUND'],
  }),
  rule(queryInventoryItems, {
    access: 'visitor',
    input: QueryInventoryItemsRequest,
    output: QueryInventoryItemsResponse,
    errors: [],
  }),
  rule(searchInventoryItems, {
    access: 'visitor',
    input: SearchInventoryItemsRequest,
    output: QueryInventoryItemsResponse,
    errors: [],
  }),
  rule(countInventoryItems, {
    access: 'visitor',
    input: CountInventoryItemsRequest,
    output: CountInventoryItemsResponse,
    errors: [],
  }),
  rule(updateInventoryItem, {
    access: 'merchant',
    scope: 'inventory:write',
    input: UpdateInventoryItemRequest,
    output: InventoryItemResponse,
    errors: ['INVENTORY_ITEM_NOT_FOUND', 'CONFLICT'],
  }),
  rule(bulkUpdateInventoryItems, {
    access: 'merchant',
    scope: 'inventory:write',
    input: BulkUpdateInventoryItemsRequest,
    output: BulkInventoryItemsResponse,
    errors: [],
  }),
  rule(bulkIncrementInventoryItems, {
    access: 'merchant',
    scope: 'inventory:write',
    input: BulkIncrementInventoryItemsRequest,
    output: BulkInventoryItemsResponse,
    errors: [],
  }),
  rule(bulkDecrementInventoryItems, {
    access: 'merchant',
    scope: 'inventory:write',
    input: BulkDecrementInventoryItemsRequest,
    output: BulkInventoryItemsResponse,
    errors: [],
  }),
]
