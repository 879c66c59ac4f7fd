import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../described.ts'
import { method } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const stock = { lastUpdated: date }

/** The stock of one product. */
export type InventoryItem = Answer<wire.InventoryItem, typeof stock>
/** A page of stock. */
export type QueryInventoryResponse = Required<
  Answer<wire.QueryInventoryResponse, { inventoryItems: typeof stock }>
>
/** What a merchant changes of a product's stock. */
export type UpdateInventoryVariantsInventoryItem = Omit<
  Argument<wire.UpdateInventoryVariantsRequest['inventoryItem'], typeof stock>,
  'productId'
>
/** By how much the stock of a variant rises. */
export type IncrementData = Argument<wire.IncrementData>
/** By how much the stock of a variant falls. */
export type DecrementData = Argument<wire.DecrementData>
/** A query over the stock of products; filter and order as JSON text or as data, in the names of the wire. */
export type QueryInventoryOptions = Argument<wire.QueryInventoryRequest>
/** Which variants to read. */
export type GetInventoryVariantsOptions = Argument<Omit<wire.GetInventoryVariantsRequest, 'inventoryId'>>

/** Queries the stock of products. */
export const queryInventory: (options?: QueryInventoryOptions) => Promise<QueryInventoryResponse> =
  /* @__PURE__ */ method(operations.queryInventory, whole, { gives: { inventoryItems: stock } })

/** Reads the stock of one product's variants. */
export const getInventoryVariants: (
  inventoryId: string,
  options?: GetInventoryVariantsOptions,
) => Promise<{ inventoryItem: InventoryItem }> = /* @__PURE__ */ method(
  operations.getInventoryVariants,
  (inventoryId, options) => ({ ...options, inventoryId }),
  { gives: { inventoryItem: stock } },
)

/** Sets the stock of one product's variants; what is not named stays as it is. */
export const updateInventoryVariants: (
  productId: string,
  inventoryItem: UpdateInventoryVariantsInventoryItem,
) => Promise<void> = /* @__PURE__ */ method(
  operations.updateInventoryVariants,
  (productId, inventoryItem) => ({
    inventoryItem: { ...inventoryItem, productId },
  }),
  { takes: { inventoryItem: stock }, answers: 'nothing' },
)

/** Raises the stock of variants. */
export const incrementInventory: (incrementData: IncrementData[]) => Promise<void> = /* @__PURE__ */ method(
  operations.incrementInventory,
  (incrementData) => ({ incrementData }),
  { answers: 'nothing' },
)

/** Lowers the stock of variants, never below nothing. */
export const decrementInventory: (decrementData: DecrementData[]) => Promise<void> = /* @__PURE__ */ method(
  operations.decrementInventory,
  (decrementData) => ({ decrementData }),
  { answers: 'nothing' },
)
