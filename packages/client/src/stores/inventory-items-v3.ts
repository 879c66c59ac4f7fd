import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queried } from '../query/queried.ts'
import { queryLine } from '../query/query-line.ts'
import { type ActionEvent, type EntityEvent, event, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date, fieldName } from '../wire/values.ts'

const item = { _createdDate: date, _updatedDate: date }
const gives = { inventoryItem: item, inventoryItems: item }
const results = { results: { item } }

/** The stock of one variant. */
export type InventoryItem = Answer<wire.V3InventoryItem, typeof item>
/** The fields of an inventory item to change. */
export type UpdateInventoryItem = Argument<Omit<wire.UpdateInventoryItemRequest['inventoryItem'], 'id'>>
/** Options of `updateInventoryItem`. */
export type UpdateInventoryItemOptions = Argument<Omit<wire.UpdateInventoryItemRequest, 'inventoryItem'>>
/** How much to add to a variant's stock. */
export type IncrementDataById = Argument<wire.BulkIncrementInventoryItemsRequest['incrementData'][number]>
/** How much to take off a variant's stock. */
export type DecrementDataById = Argument<wire.BulkDecrementInventoryItemsRequest['decrementData'][number]>
/** Options of the bulk changes. */
export type BulkOptions = Argument<Omit<wire.BulkIncrementInventoryItemsRequest, 'incrementData'>>
/** One result for each change. */
export type BulkInventoryItemsResponse = Required<Answer<wire.BulkInventoryItemsResponse, typeof results>>
/** Words, filter, order and page. */
export type InventoryItemSearch = Argument<
  NonNullable<wire.SearchInventoryItemsRequest['search']>,
  { sort: { fieldName: typeof fieldName } }
>
/** A page of stock. */
export type SearchInventoryItemsResponse = Required<
  Answer<wire.QueryInventoryItemsResponse, { inventoryItems: typeof item }>
>

/** Fields to filter and sort inventory items by. */
export type InventoryItemFields = {
  _id: string
  variantId: string
  productId: string
  trackQuantity: boolean
  quantity: number
  inStock: boolean
  availabilityStatus: wire.InventoryAvailabilityStatus
  'preorderInfo.enabled': boolean
  'product.name': string
  'product.variantSku': string
}

/**
 * Returns the stock of one variant.
 * @throws {CommerceError} `INVENTORY_ITEM_NOT_FOUND`
 * @example
 * const { quantity, availabilityStatus } = await client.inventoryItemsV3.getInventoryItem(inventoryItemId)
 */
export const getInventoryItem: (_id: string) => Promise<InventoryItem> = /* @__PURE__ */ method(
  operations.getInventoryItem,
  (inventoryItemId) => ({ inventoryItemId }),
  { gives, answers: 'inventoryItem' },
)

/**
 * Queries the stock of variants step by step; pages have cursors.
 * @example
 * const { items } = await client.inventoryItemsV3.queryInventoryItems().eq('productId', product._id).find()
 */
export const queryInventoryItems: () => CursorQueryBuilder<
  InventoryItem,
  InventoryItemFields,
  keyof InventoryItemFields
> = /* @__PURE__ */ cursorQueryable<InventoryItemFields, keyof InventoryItemFields, object>()(
  operations.queryInventoryItems,
  'inventoryItems',
  { inventoryItems: item },
  queryLine,
)

/**
 * Searches the stock of variants by words in names and SKUs.
 * @example
 * const { inventoryItems } = await client.inventoryItemsV3.searchInventoryItems({
 *   search: { expression: 'salt' },
 * })
 */
export const searchInventoryItems: (search?: InventoryItemSearch) => Promise<SearchInventoryItemsResponse> =
  /* @__PURE__ */ queried(
    operations.searchInventoryItems,
    (search: InventoryItemSearch = {}) => ({ search }),
    { inventoryItems: item },
    { search: { sort: { fieldName } } },
  )

/**
 * Sets the stock of one variant. For merchants and apps, like all writes.
 * @throws {CommerceError} `INVENTORY_ITEM_NOT_FOUND`, `CONFLICT`
 * @example await client.inventoryItemsV3.updateInventoryItem(inventoryItemId, { revision, quantity: 21 })
 */
export const updateInventoryItem: (
  _id: string,
  inventoryItem: UpdateInventoryItem,
  options?: UpdateInventoryItemOptions,
) => Promise<InventoryItem> = /* @__PURE__ */ method(
  operations.updateInventoryItem,
  (_id, inventoryItem, options) => ({ ...options, inventoryItem: { ...inventoryItem, _id } }),
  { gives, answers: 'inventoryItem' },
)

/**
 * Sets the stock of up to 300 variants; each succeeds or fails on its own.
 * @example
 * await client.inventoryItemsV3.bulkUpdateInventoryItems([
 *   { inventoryItem: { _id: inventoryItemId, revision, quantity: 21 } },
 * ])
 */
export const bulkUpdateInventoryItems: (
  inventoryItems: readonly { readonly inventoryItem: UpdateInventoryItem & { readonly _id: string } }[],
  options?: BulkOptions,
) => Promise<BulkInventoryItemsResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateInventoryItems,
  (inventoryItems, options) => ({ ...options, inventoryItems }),
  { gives: results },
)

/**
 * Increases the stock of variants; each succeeds or fails on its own.
 * @example await client.inventoryItemsV3.bulkIncrementInventoryItems([{ inventoryItemId, incrementBy: 5 }])
 */
export const bulkIncrementInventoryItems: (
  incrementData: readonly IncrementDataById[],
  options?: BulkOptions,
) => Promise<BulkInventoryItemsResponse> = /* @__PURE__ */ method(
  operations.bulkIncrementInventoryItems,
  (incrementData, options) => ({ ...options, incrementData }),
  { gives: results },
)

/**
 * Decreases the stock of variants, never below zero; each succeeds or fails on its own.
 * @example
 * const { results } = await client.inventoryItemsV3.bulkDecrementInventoryItems(
 *   [{ inventoryItemId, decrementBy: 5 }],
 *   { returnEntity: true },
 * )
 */
export const bulkDecrementInventoryItems: (
  decrementData: readonly DecrementDataById[],
  options?: BulkOptions,
) => Promise<BulkInventoryItemsResponse> = /* @__PURE__ */ method(
  operations.bulkDecrementInventoryItems,
  (decrementData, options) => ({ ...options, decrementData }),
  { gives: results },
)

/**
 * Sets the stock of up to 300 variants, each by its id or its variant; each succeeds or fails on its own.
 * @example
 * await client.inventoryItemsV3.bulkUpsertInventoryItems([{ inventoryItem: { variantId, quantity: 21 } }])
 */
export const bulkUpsertInventoryItems: (
  inventoryItems: readonly {
    readonly inventoryItem: Omit<UpdateInventoryItem, 'revision'> & { readonly variantId: string }
  }[],
  options?: Pick<BulkOptions, 'returnEntity'>,
) => Promise<BulkInventoryItemsResponse> = /* @__PURE__ */ method(
  operations.bulkUpsertInventoryItems,
  (inventoryItems, options) => ({ ...options, inventoryItems }),
  { gives: results },
)

/**
 * Increases the stock of variants by their ids; each succeeds or fails on its own.
 * @example
 * await client.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation([
 *   { variantId, incrementBy: 5 },
 * ])
 */
export const bulkIncrementInventoryItemsByVariantAndLocation: (
  incrementData: readonly Argument<wire.BulkIncrementByVariantRequest['incrementData'][number]>[],
  options?: BulkOptions,
) => Promise<BulkInventoryItemsResponse> = /* @__PURE__ */ method(
  operations.bulkIncrementInventoryItemsByVariantAndLocation,
  (incrementData, options) => ({ ...options, incrementData }),
  { gives: results },
)

/**
 * Decreases the stock of variants by their ids, never below zero; each succeeds or fails on its own.
 * @example
 * await client.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation([
 *   { variantId, decrementBy: 5 },
 * ])
 */
export const bulkDecrementInventoryItemsByVariantAndLocation: (
  decrementData: readonly Argument<wire.BulkDecrementByVariantRequest['decrementData'][number]>[],
  options?: BulkOptions,
) => Promise<BulkInventoryItemsResponse> = /* @__PURE__ */ method(
  operations.bulkDecrementInventoryItemsByVariantAndLocation,
  (decrementData, options) => ({ ...options, decrementData }),
  { gives: results },
)

/** Options of `countInventoryItems`. */
export type CountInventoryItemsOptions = Argument<wire.CountInventoryItemsRequest>

/**
 * Counts the variants whose stock fits a filter and words.
 * @example
 * const { count } = await client.inventoryItemsV3.countInventoryItems({
 *   filter: { availabilityStatus: 'IN_STOCK' },
 * })
 */
export const countInventoryItems: (options?: CountInventoryItemsOptions) => Promise<{ count: number }> =
  /* @__PURE__ */ queried(operations.countInventoryItems, (options?: CountInventoryItemsOptions) => ({
    ...options,
  }))

/** Stock for a variant that has none yet. */
export type CreateInventoryItem = Argument<wire.CreateInventoryItemRequest['inventoryItem']>

/**
 * Gives a variant stock: a quantity, counted from now on, or whether it is in stock.
 * @throws {CommerceError} `ITEM_ALREADY_EXISTS` if it is counted or in stock already; `NOT_FOUND`
 * @example await client.inventoryItemsV3.createInventoryItem({ productId: product._id, variantId, quantity: 21 })
 */
export const createInventoryItem: (inventoryItem: CreateInventoryItem) => Promise<InventoryItem> =
  /* @__PURE__ */ method(operations.createInventoryItem, (inventoryItem) => ({ inventoryItem }), {
    gives,
    answers: 'inventoryItem',
  })

/**
 * Gives up to 300 variants stock; each succeeds or fails on its own.
 * @example
 * await client.inventoryItemsV3.bulkCreateInventoryItems([{ productId: product._id, variantId, quantity: 21 }])
 */
export const bulkCreateInventoryItems: (
  inventoryItems: readonly CreateInventoryItem[],
  options?: Pick<BulkOptions, 'returnEntity'>,
) => Promise<BulkInventoryItemsResponse> = /* @__PURE__ */ method(
  operations.bulkCreateInventoryItems,
  (inventoryItems, options) => ({ ...options, inventoryItems }),
  { gives: results },
)

/**
 * Removes the stock of a variant, which is then no longer counted, and sold out.
 * @throws {CommerceError} `INVENTORY_ITEM_NOT_FOUND`
 * @example await client.inventoryItemsV3.deleteInventoryItem(inventoryItemId)
 */
export const deleteInventoryItem: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteInventoryItem,
  (inventoryItemId) => ({ inventoryItemId }),
  { answers: 'nothing' },
)

/**
 * Removes the stock of up to 300 variants; each succeeds or fails on its own.
 * @example await client.inventoryItemsV3.bulkDeleteInventoryItems([inventoryItemId])
 */
export const bulkDeleteInventoryItems: (
  inventoryItemIds: readonly string[],
) => Promise<Required<Answer<wire.V3BulkResponse>>> = /* @__PURE__ */ method(
  operations.bulkDeleteInventoryItems,
  (inventoryItemIds) => ({ inventoryItemIds }),
)

/** A new stock status, as `onInventoryItemStockStatusUpdated` receives it. */
export interface InventoryItemStockStatusUpdated {
  inStock?: boolean
}

/** A change of stock and why it happened, as `onInventoryItemUpdatedWithReason` receives it. */
export interface InventoryItemUpdatedWithReason {
  /** The item as it was when the event was sent. */
  currentEntity?: InventoryItem
  /** `ORDER`: sold; `REVERT_INVENTORY_CHANGE`: an order was undone; `MANUAL`: anything else. */
  reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
  /** The app that changed it; the id of the store's own app for everyone else. */
  appId?: string
}

/**
 * Registers a handler for new inventory items: every new variant has one.
 * @example client.inventoryItemsV3.onInventoryItemCreated(({ entity }) => console.log(entity.productId))
 */
export const onInventoryItemCreated: Register<EntityEvent<InventoryItem>> =
  /* @__PURE__ */ event('onInventoryItemV3Created')

/**
 * Registers a handler for changed stock, with the item as it was when the event was sent. `modifiedFields` has the
 * stock before the change.
 * @example
 * client.inventoryItemsV3.onInventoryItemUpdated(({ entity, modifiedFields = {} }) => {
 *   console.log(entity._id, modifiedFields.quantity, entity.quantity)
 * })
 */
export const onInventoryItemUpdated: Register<EntityEvent<InventoryItem>> =
  /* @__PURE__ */ event('onInventoryItemV3Updated')

/**
 * Registers a handler for inventory items that are gone with their variant; the event has only the id.
 * @example client.inventoryItemsV3.onInventoryItemDeleted(({ metadata }) => console.log(metadata.entityId))
 */
export const onInventoryItemDeleted: Register<EntityEvent<InventoryItem | undefined>> =
  /* @__PURE__ */ event('onInventoryItemV3Deleted')

/**
 * Registers a handler for variants that sold out or are in stock again.
 * @example
 * client.inventoryItemsV3.onInventoryItemStockStatusUpdated(({ data, metadata }) => {
 *   console.log(metadata.entityId, data.inStock ? 'is back' : 'has sold out')
 * })
 */
export const onInventoryItemStockStatusUpdated: Register<ActionEvent<InventoryItemStockStatusUpdated>> =
  /* @__PURE__ */ event('onInventoryItemV3StockStatusUpdated')

/**
 * Registers a handler for changed stock that says why it changed.
 * @example
 * client.inventoryItemsV3.onInventoryItemUpdatedWithReason(({ data }) => {
 *   console.log(data.currentEntity?.quantity, data.reason)
 * })
 */
export const onInventoryItemUpdatedWithReason: Register<ActionEvent<InventoryItemUpdatedWithReason>> =
  /* @__PURE__ */ event('onInventoryItemV3UpdatedWithReason')

export {
  bulkAdjustInventoryItemsByFilter,
  bulkCreateInventoryItemsByVariantFilter,
  bulkDeleteInventoryItemsByFilter,
  bulkSetOrAdjustInventoryItemsByFilter,
  bulkUpdateInventoryItemsByFilter,
  type InventoryItemFilter,
} from './inventory-items-v3-by-filter.ts'
