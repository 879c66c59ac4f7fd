import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { inventoryReader, inventoryWriter } from '../service.ts'
import type {
  DecrementInventoryRequest,
  GetInventoryVariantsRequest,
  GetInventoryVariantsResponse,
  IncrementInventoryRequest,
  QueryInventoryRequest,
  QueryInventoryResponse,
  UpdateInventoryVariantsRequest,
} from './inventory.schemas.ts'

/** Queries the stock of products. */
export const queryInventory = /* @__PURE__ */ operation<QueryInventoryRequest, QueryInventoryResponse>(
  'queryInventory',
  inventoryReader,
  'POST',
  '/v2/inventoryItems/query',
)

/** Reads the stock of one product's variants. */
export const getInventoryVariants = /* @__PURE__ */ operation<
  GetInventoryVariantsRequest,
  GetInventoryVariantsResponse
>('getInventoryVariants', inventoryReader, 'POST', '/v2/inventoryItems/:inventoryId/getVariants')

/** Sets the stock of one product's variants. Variants that aren't named stay unchanged. */
export const updateInventoryVariants = /* @__PURE__ */ operation<UpdateInventoryVariantsRequest, Empty>(
  'updateInventoryVariants',
  inventoryWriter,
  'PATCH',
  '/v2/inventoryItems/product/:inventoryItem.productId',
)

/** Raises the stock of variants. */
export const incrementInventory = /* @__PURE__ */ operation<IncrementInventoryRequest, Empty>(
  'incrementInventory',
  inventoryWriter,
  'POST',
  '/v2/inventoryItems/increment',
)

/** Lowers the stock of variants, but never below zero. */
export const decrementInventory = /* @__PURE__ */ operation<DecrementInventoryRequest, Empty>(
  'decrementInventory',
  inventoryWriter,
  'POST',
  '/v2/inventoryItems/decrement',
)
