import { Empty } from '../../declare/empty.schemas.ts'
import { rule } from '../../declare/rule.ts'
import { V3BulkResponse } from '../bulk-v3.schemas.ts'
import { ByFilterResponse } from '../products-by-filter.schemas.ts'
import * as operations from './inventory-creation.operations.ts'
import * as schemas from './inventory-creation.schemas.ts'
import { BulkInventoryItemsResponse, InventoryItemResponse } from './inventory-items.schemas.ts'

const written = { access: 'merchant', scope: 'inventory:write' } as const

/** Rules for giving variants stock, and for taking it away. */
export const inventoryCreationRules = [
  rule(operations.createInventoryItem, {
    ...written,
    input: schemas.CreateInventoryItemRequest,
    output: InventoryItemResponse,
    errors: ['VARIANT_NOT_FOUND', 'ITEM_ALREADY_EXISTS'],
  }),
  rule(operations.bulkCreateInventoryItems, {
    ...written,
    input: schemas.BulkCreateInventoryItemsRequest,
    output: BulkInventoryItemsResponse,
    errors: [],
  }),
  rule(operations.bulkCreateInventoryItemsByVariantFilter, {
    ...written,
    input: schemas.CreateInventoryByVariantFilterRequest,
    output: ByFilterResponse,
    errors: [],
  }),
  rule(operations.deleteInventoryItem, {
    ...written,
    input: schemas.DeleteInventoryItemRequest,
    output: Empty,
    errors: ['INVENTORY_ITEM_NOT_FOUND'],
  }),
  rule(operations.bulkDeleteInventoryItems, {
    ...written,
    input: schemas.BulkDeleteInventoryItemsRequest,
    output: V3BulkResponse,
    errors: [],
  }),
  rule(operations.bulkDeleteInventoryItemsByFilter, {
    ...written,
    input: schemas.DeleteInventoryByFilterRequest,
    output: ByFilterResponse,
    errors: [],
  }),
]
