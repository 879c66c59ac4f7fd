import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  decrementInventory,
  getInventoryVariants,
  incrementInventory,
  queryInventory,
  updateInventoryVariants,
} from './inventory.operations.ts'
import {
  DecrementInventoryRequest,
  GetInventoryVariantsRequest,
  GetInventoryVariantsResponse,
  IncrementInventoryRequest,
  QueryInventoryRequest,
  QueryInventoryResponse,
  UpdateInventoryVariantsRequest,
} from './inventory.schemas.ts'

/** Rules for the inventory operations: callers, schemas and errors. */
export const inventoryRules = [
  rule(queryInventory, {
    access: 'visitor',
    input: QueryInventoryRequest,
    output: QueryInventoryResponse,
    errors: [],
  }),
  rule(getInventoryVariants, {
    access: 'visitor',
    input: GetInventoryVariantsRequest,
    output: GetInventoryVariantsResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(updateInventoryVariants, {
    access: 'merchant',
    input: UpdateInventoryVariantsRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(incrementInventory, {
    access: 'merchant',
    input: IncrementInventoryRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(decrementInventory, {
    access: 'merchant',
    input: DecrementInventoryRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
