import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import { event, type PlainEvent, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const stock = { lastUpdated: date }

/** The stock of one product. */
export type InventoryItem = Answer<wire.InventoryItem, typeof stock>
/** A page of stock. */
export type QueryInventoryResponse = Required<
  Answer<wire.QueryInventoryResponse, { inventoryItems: typeof stock }>
>
/** Stock fields that a merchant can change. */
export type UpdateInventoryVariantsInventoryItem = Omit<
  Argument<wire.UpdateInventoryVariantsRequest['inventoryItem'], typeof stock>,
  'productId'
>
/** How much to add to a variant's stock. */
export type IncrementData = Argument<wire.IncrementData>
/** How much to take off a variant's stock. */
export type DecrementData = Argument<wire.DecrementData>
/** A query over the stock of products; filter and order as JSON text or as data, with the wire's names. */
export type QueryInventoryOptions = Argument<wire.QueryInventoryRequest>
/** Which variants to read. */
export type GetInventoryVariantsOptions = Argument<Omit<wire.GetInventoryVariantsRequest, 'inventoryId'>>

const changed = { _updatedDate: date }

/**
 * Queries the stock of products.
 * @example
 * const { inventoryItems } = await client.inventory.queryInventory({
 *   query: { filter: { productId: product._id } },
 * })
 */
export const queryInventory: (options?: QueryInventoryOptions) => Promise<QueryInventoryResponse> =
  /* @__PURE__ */ method(operations.queryInventory, whole, { gives: { inventoryItems: stock } })

/**
 * Returns the stock of one product's variants.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { inventoryItem } = await client.inventory.getInventoryVariants(product._id)
 */
export const getInventoryVariants: (
  inventoryId: string,
  options?: GetInventoryVariantsOptions,
) => Promise<{ inventoryItem: InventoryItem }> = /* @__PURE__ */ method(
  operations.getInventoryVariants,
  (inventoryId, options) => ({ ...options, inventoryId }),
  { gives: { inventoryItem: stock } },
)

/**
 * Sets the stock of one product's variants; variants not named stay unchanged.
 * @throws {CommerceError} `NOT_FOUND`
 * @example
 * await client.inventory.updateInventoryVariants(product._id, {
 *   trackQuantity: true,
 *   variants: [{ variantId, quantity: 12 }],
 * })
 */
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

/**
 * Increases the stock of variants.
 * @throws {CommerceError} `NOT_FOUND`
 * @example await client.inventory.incrementInventory([{ productId: product._id, variantId, incrementBy: 3 }])
 */
export const incrementInventory: (incrementData: IncrementData[]) => Promise<void> = /* @__PURE__ */ method(
  operations.incrementInventory,
  (incrementData) => ({ incrementData }),
  { answers: 'nothing' },
)

/**
 * Decreases the stock of variants, never below zero.
 * @throws {CommerceError} `NOT_FOUND`, `ITEM_NOT_AVAILABLE`
 * @example await client.inventory.decrementInventory([{ productId: product._id, variantId, decrementBy: 1 }])
 */
export const decrementInventory: (decrementData: DecrementData[]) => Promise<void> = /* @__PURE__ */ method(
  operations.decrementInventory,
  (decrementData) => ({ decrementData }),
  { answers: 'nothing' },
)

/**
 * Registers a handler for changes of stock: by an order, a refund, or by hand.
 * @example client.inventory.onInventoryVariantsChanged(({ data }) => console.log(data.productId, data.variants))
 */
export const onInventoryVariantsChanged: Register<
  PlainEvent<Answer<wire.InventoryVariantsChanged, typeof changed>>
> = /* @__PURE__ */ event('onInventoryVariantsChanged')
