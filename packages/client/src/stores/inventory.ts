import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method, nothing } from '../module.ts'
import { QUERY } from '../query/queryable.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const stock = { lastUpdated: date }

/** The stock of one product. */
export type InventoryItem = Answer<wire.InventoryItem, typeof stock>
/** What a merchant changes of a product's stock. */
export type UpdateInventoryVariantsInventoryItem = Omit<
  Argument<wire.UpdateInventoryVariantsRequest['inventoryItem'], typeof stock>,
  'productId'
>
/** By how much the stock of a variant rises or falls. */
export type InventoryChange = Argument<wire.InventoryChange>
/** A query over the stock of products. */
export type QueryInventoryOptions = Argument<wire.QueryInventoryRequest, typeof QUERY>
/** Which variants to read. */
export type GetInventoryVariantsOptions = Argument<Omit<wire.GetInventoryVariantsRequest, 'inventoryId'>>

/** Queries the stock of products. */
export const queryInventory = /* @__PURE__ */ method(
  operations.queryInventory,
  (options?: QueryInventoryOptions) => options,
  { gives: { inventoryItems: stock }, takes: QUERY },
)

/** Reads the stock of one product's variants. */
export const getInventoryVariants = /* @__PURE__ */ method(
  operations.getInventoryVariants,
  (inventoryId: string, options?: GetInventoryVariantsOptions) => ({ ...options, inventoryId }),
  { gives: { inventoryItem: stock } },
)

/** Sets the stock of one product's variants. */
export const updateInventoryVariants = /* @__PURE__ */ method(
  operations.updateInventoryVariants,
  (productId: string, inventoryItem: UpdateInventoryVariantsInventoryItem) => ({
    inventoryItem: { ...inventoryItem, productId },
  }),
  { takes: { inventoryItem: stock }, result: nothing },
)

/** Raises the stock of variants. */
export const incrementInventory = /* @__PURE__ */ method(
  operations.incrementInventory,
  (incrementData: InventoryChange[]) => ({ incrementData }),
  { result: nothing },
)

/** Lowers the stock of variants, never below nothing. */
export const decrementInventory = /* @__PURE__ */ method(
  operations.decrementInventory,
  (decrementData: InventoryChange[]) => ({ decrementData }),
  { result: nothing },
)
