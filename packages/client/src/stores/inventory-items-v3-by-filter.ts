import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Argument } from '../wire/forms.ts'

/** Which items: field by field, as in `queryInventoryItems`. An empty filter means all. */
export type InventoryItemFilter = Readonly<Record<string, unknown>>

/**
 * Starts a job that sets the stock of all variants that match a filter.
 * @returns the job's id, for `getProductChange`
 * @example
 * const { jobId } = await client.inventoryItemsV3.bulkUpdateInventoryItemsByFilter(
 *   { productId: product._id },
 *   { inventoryItem: { quantity: 21 } },
 * )
 */
export const bulkUpdateInventoryItemsByFilter: (
  filter: InventoryItemFilter,
  options: Argument<Omit<wire.BulkUpdateInventoryByFilterRequest, 'filter'>>,
) => Promise<{ jobId: string }> = /* @__PURE__ */ method(
  operations.bulkUpdateInventoryItemsByFilter,
  (filter, options) => ({ ...options, filter }),
)

/**
 * Starts a job that raises or lowers the stock of all variants that match a filter, never below zero.
 * @example
 * const { jobId } = await client.inventoryItemsV3.bulkAdjustInventoryItemsByFilter(
 *   { productId: product._id },
 *   { adjustment: { incrementBy: 5 } },
 * )
 */
export const bulkAdjustInventoryItemsByFilter: (
  filter: InventoryItemFilter,
  options: Argument<Omit<wire.BulkAdjustInventoryByFilterRequest, 'filter'>>,
) => Promise<{ jobId: string }> = /* @__PURE__ */ method(
  operations.bulkAdjustInventoryItemsByFilter,
  (filter, options) => ({ ...options, filter }),
)

/**
 * Like `bulkAdjustInventoryItemsByFilter`; variants that aren't counted are counted from 0 on.
 * @example
 * const { jobId } = await client.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter(
 *   { productId: product._id },
 *   { adjustedInventoryAction: { incrementBy: 5 } },
 * )
 */
export const bulkSetOrAdjustInventoryItemsByFilter: (
  filter: InventoryItemFilter,
  options: Argument<Omit<wire.BulkSetOrAdjustInventoryByFilterRequest, 'filter'>>,
) => Promise<{ jobId: string }> = /* @__PURE__ */ method(
  operations.bulkSetOrAdjustInventoryItemsByFilter,
  (filter, options) => ({ ...options, filter }),
)

/**
 * Starts a job that counts the stock of all variants that match a filter of `searchVariants` and have none yet.
 * @example
 * const { jobId } = await client.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter(
 *   { 'productData.productId': product._id },
 *   { locationId, inventoryCreationData: { quantity: 21 } },
 * )
 */
export const bulkCreateInventoryItemsByVariantFilter: (
  filter: InventoryItemFilter | null,
  options: Argument<Omit<wire.CreateInventoryByVariantFilterRequest, 'filter'>>,
) => Promise<{ jobId: string }> = /* @__PURE__ */ method(
  operations.bulkCreateInventoryItemsByVariantFilter,
  (filter, options) => ({ ...options, filter }),
)

/**
 * Starts a job that removes the stock of all variants that match a filter.
 * @example
 * const { jobId } = await client.inventoryItemsV3.bulkDeleteInventoryItemsByFilter({ productId: product._id })
 */
export const bulkDeleteInventoryItemsByFilter: (
  filter: InventoryItemFilter,
  options?: Argument<Omit<wire.DeleteInventoryByFilterRequest, 'filter'>>,
) => Promise<{ jobId: string }> = /* @__PURE__ */ method(
  operations.bulkDeleteInventoryItemsByFilter,
  (filter, options) => ({ ...options, filter }),
)
