import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { inventoryReader, inventoryWriter } from '../declare/service.ts'
import type {
  DecrementInventoryRequest,
  GetInventoryVariantsRequest,
  GetInventoryVariantsResponse,
  IncrementInventoryRequest,
  QueryInventoryRequest,
  QueryInventoryResponse,
  UpdateInventoryVariantsRequest,
} from './inventory.schemas.ts'

export const queryInventory = /* @__PURE__ */ operation<QueryInventoryRequest, QueryInventoryResponse>(
  'queryInventory',
  'Lists the stock of products by filter, order and page.',
  inventoryReader,
  'POST /v2/inventoryItems/query',
)

export const getInventoryVariants = /* @__PURE__ */ operation<
  GetInventoryVariantsRequest,
  GetInventoryVariantsResponse
>(
  'getInventoryVariants',
  "Returns the stock of a product's variants.",
  inventoryReader,
  'POST /v2/inventoryItems/:inventoryId/getVariants',
)

export const updateInventoryVariants = /* @__PURE__ */ operation<UpdateInventoryVariantsRequest, Empty>(
  'updateInventoryVariants',
  "Sets the stock of a product's variants. Variants that aren't listed stay unchanged.",
  inventoryWriter,
  'PATCH /v2/inventoryItems/product/:inventoryItem.productId',
)

export const incrementInventory = /* @__PURE__ */ operation<IncrementInventoryRequest, Empty>(
  'incrementInventory',
  'Increases the stock of variants.',
  inventoryWriter,
  'POST /v2/inventoryItems/increment',
)

export const decrementInventory = /* @__PURE__ */ operation<DecrementInventoryRequest, Empty>(
  'decrementInventory',
  'Decreases the stock of variants, never below zero.',
  inventoryWriter,
  'POST /v2/inventoryItems/decrement',
)
