import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './inventory.operations.ts'
import * as schemas from './inventory.schemas.ts'

/** Rules for the inventory operations: callers, schemas and errors. */
export const inventoryRules = [
  rule(operations.queryInventory, {
    access: 'visitor',
    input: schemas.QueryInventoryRequest,
    output: schemas.QueryInventoryResponse,
    errors: [],
  }),
  rule(operations.getInventoryVariants, {
    access: 'visitor',
    input: schemas.GetInventoryVariantsRequest,
    output: schemas.GetInventoryVariantsResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(operations.updateInventoryVariants, {
    access: 'merchant',
    input: schemas.UpdateInventoryVariantsRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.incrementInventory, {
    access: 'merchant',
    input: schemas.IncrementInventoryRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.decrementInventory, {
    access: 'merchant',
    input: schemas.DecrementInventoryRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
