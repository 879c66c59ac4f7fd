import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'
import type {
  BulkResponse,
  ItemCategoriesOptions,
  ItemReference,
  SetItemCategoriesOptions,
  SetItemCategoriesResponse,
  TreeOptions,
  TreeReference,
} from './categories.ts'

/**
 * Puts up to 100 products first in a category, in this order, instead of those before.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`, `ITEM_NOT_IN_CATEGORY`, `CONFLICT`
 * @example
 * await client.categories.setArrangedItems(categoryId, treeReference, {
 *   items: [{ appId, catalogItemId: product._id }],
 * })
 */
export const setArrangedItems: (
  categoryId: string,
  treeReference: TreeReference,
  options?: { readonly items?: readonly ItemReference[] },
) => Promise<Required<Answer<wire.ArrangedItemsResponse>>> = /* @__PURE__ */ method(
  operations.setArrangedItems,
  (categoryId, treeReference, options) => ({ ...options, categoryId, treeReference }),
)

/**
 * Adds products to a category.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`, `CONFLICT`
 * @example
 * await client.categories.bulkAddItemsToCategory(categoryId, [{ appId, catalogItemId: product._id }], {
 *   treeReference,
 * })
 */
export const bulkAddItemsToCategory: (
  categoryId: string,
  items: readonly ItemReference[],
  options: TreeOptions,
) => Promise<BulkResponse> = /* @__PURE__ */ method(
  operations.bulkAddItemsToCategory,
  (categoryId, items, options) => ({ ...options, categoryId, items }),
)

/**
 * Removes products from a category.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`, `CONFLICT`
 * @example
 * await client.categories.bulkRemoveItemsFromCategory(categoryId, [{ appId, catalogItemId: product._id }], {
 *   treeReference,
 * })
 */
export const bulkRemoveItemsFromCategory: (
  categoryId: string,
  items: readonly ItemReference[],
  options: TreeOptions,
) => Promise<BulkResponse> = /* @__PURE__ */ method(
  operations.bulkRemoveItemsFromCategory,
  (categoryId, items, options) => ({ ...options, categoryId, items }),
)

/**
 * Adds a product to categories.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example
 * const item = { appId, catalogItemId: product._id }
 * await client.categories.bulkAddItemToCategories(item, { treeReference, categoryIds: [categoryId] })
 */
export const bulkAddItemToCategories: (
  item: ItemReference,
  options: ItemCategoriesOptions,
) => Promise<BulkResponse> = /* @__PURE__ */ method(operations.bulkAddItemToCategories, (item, options) => ({
  ...options,
  item,
}))

/**
 * Removes a product from categories.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example
 * const item = { appId, catalogItemId: product._id }
 * await client.categories.bulkRemoveItemFromCategories(item, { treeReference, categoryIds: [categoryId] })
 */
export const bulkRemoveItemFromCategories: (
  item: ItemReference,
  options: ItemCategoriesOptions,
) => Promise<BulkResponse> = /* @__PURE__ */ method(
  operations.bulkRemoveItemFromCategories,
  (item, options) => ({ ...options, item }),
)

/**
 * Puts a product into these categories, and takes it out of all others.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example
 * const item = { appId, catalogItemId: product._id }
 * await client.categories.bulkSetItemCategories(item, { treeReference, categoryIds: [categoryId] })
 */
export const bulkSetItemCategories: (
  item: ItemReference,
  options: SetItemCategoriesOptions,
) => Promise<SetItemCategoriesResponse> = /* @__PURE__ */ method(
  operations.bulkSetItemCategories,
  (item, options) => ({ ...options, item }),
)
