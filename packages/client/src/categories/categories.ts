import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queried } from '../query/queried.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { image } from '../wire/image.ts'
import { date, fieldName } from '../wire/values.ts'

const kept = { _createdDate: date, _updatedDate: date, image }
const gives = { category: kept, categories: kept }
const bulk = { results: { category: kept } }

/** A category of products. */
export type Category = Answer<wire.Category, typeof kept>
/** The tree that categories belong to. */
export type TreeReference = Argument<wire.TreeReference>
/** A product in a category. */
export type ItemReference = Argument<wire.ItemReference>
/** Options of `getCategory`, `getCategoryBySlug`, `createCategory`, `updateCategory` and `updateCategoryVisibility`. */
export interface CategoryOptions {
  fields?: readonly wire.CategoryRequestedFields[]
}
/** Options of `queryCategories` and `searchCategories`. */
export type QueryCategoriesOptions = Argument<Omit<wire.QueryCategoriesRequest, 'query'>>
/** Options of `countCategories`. */
export type CountCategoriesOptions = Argument<wire.CountCategoriesRequest>
/** Words, filter, order and page. */
export type CategorySearch = Argument<
  NonNullable<wire.SearchCategoriesRequest['search']>,
  { sort: { fieldName: typeof fieldName } }
>
/** A page of categories. */
export type SearchCategoriesResponse = Required<
  Answer<wire.QueryCategoriesResponse, { categories: typeof kept }>
>
/** Options of `listItemsInCategory`. */
export type ListItemsInCategoryOptions = Argument<
  Omit<wire.ListItemsInCategoryRequest, 'categoryId' | 'treeReference'>
>
/** The products in a category. */
export type ListItemsInCategoryResponse = Required<Answer<wire.ListItemsInCategoryResponse>>
/** The fields of a new category. */
export type CategoryInput = Argument<wire.CreateCategoryRequest['category']>
/** The fields of a category to change, with the revision you read. */
export type UpdateCategory = Argument<Omit<wire.UpdateCategoryRequest['category'], 'id'>>
/** The tree of the categories. */
export interface TreeOptions {
  treeReference: TreeReference
}
/** Options of `updateCategoryVisibility`. */
export type UpdateCategoryVisibilityOptions = Argument<
  Omit<wire.UpdateCategoryVisibilityRequest, 'categoryId'>
>
/** Options of `bulkAddItemToCategories` and `bulkRemoveItemFromCategories`. */
export type ItemCategoriesOptions = Argument<Omit<wire.ItemCategoriesRequest, 'item'>>
/** All categories that the product should be in. */
export type SetItemCategoriesOptions = Argument<Omit<wire.SetItemCategoriesRequest, 'item'>>
/** The categories that a product joined, and those it left. */
export type SetItemCategoriesResponse = Required<Answer<wire.SetItemCategoriesResponse>>
/** Where to move a category to. */
export type MoveCategoryOptions = Argument<Omit<wire.MoveCategoryRequest, 'categoryId' | 'treeReference'>>
/** Options of `bulkUpdateCategories` and `bulkShowCategories`. */
export interface BulkCategoryOptions extends CategoryOptions, TreeOptions {
  /** Whether the answer has the categories; default false. */
  returnEntity?: boolean
}
/** Response of `bulkUpdateCategories` and `bulkShowCategories`: one result for each category. */
export type BulkCategoriesResponse = Required<Answer<wire.BulkCategoriesResponse, typeof bulk>>
/** Response of a bulk call: one result for each item. */
export type BulkResponse = Required<Answer<wire.V3BulkResponse>>

/** Fields to filter and sort categories by. */
export type CategoryFields = {
  _id: string
  name: string
  slug: string
  visible: boolean
  _createdDate: Date | string
  _updatedDate: Date | string
  'parentCategory._id': string
  'parentCategory.index': number
}

/** A tree as fields of an address. */
const inAddress = (tree?: TreeReference | null): { treeReference: TreeReference } =>
  ({
    'treeReference.appNamespace': tree?.appNamespace,
    ...(tree?.treeKey && { 'treeReference.treeKey': tree.treeKey }),
  }) as never // the wire reads such names as an object

/**
 * Reads a category.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`
 * @example
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null }
 * const category = await client.categories.getCategory(categoryId, treeReference)
 */
export const getCategory: (
  _id: string,
  treeReference: TreeReference,
  options?: CategoryOptions,
) => Promise<Category> = /* @__PURE__ */ method(
  operations.getCategory,
  (categoryId, treeReference, options) => ({ ...options, categoryId, ...inAddress(treeReference) }),
  { gives, answers: 'category' },
)

/**
 * Reads a category by slug.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`
 * @example const { category } = await client.categories.getCategoryBySlug('ceramics', treeReference)
 */
export const getCategoryBySlug: (
  slug: string,
  treeReference: TreeReference,
  options?: CategoryOptions,
) => Promise<{ category: Category }> = /* @__PURE__ */ method(
  operations.getCategoryBySlug,
  (slug, treeReference, options) => ({ ...options, slug, ...inAddress(treeReference) }),
  { gives },
)

/**
 * Queries categories step by step; pages have cursors.
 * @throws {CommerceError} `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES`
 * @example const { items } = await client.categories.queryCategories({ treeReference }).ascending('name').find()
 */
export const queryCategories: (
  options?: QueryCategoriesOptions,
) => CursorQueryBuilder<Category, CategoryFields, keyof CategoryFields> = /* @__PURE__ */ cursorQueryable<
  CategoryFields,
  keyof CategoryFields,
  QueryCategoriesOptions
>()(operations.queryCategories, 'categories', { categories: kept })

/**
 * Searches categories by words in their names.
 * @throws {CommerceError} `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES`
 * @example
 * const { categories } = await client.categories.searchCategories(
 *   { search: { expression: 'cer' } },
 *   { treeReference },
 * )
 */
export const searchCategories: (
  search?: CategorySearch,
  options?: QueryCategoriesOptions,
) => Promise<SearchCategoriesResponse> = /* @__PURE__ */ method(
  operations.searchCategories,
  (search = {}, options) => ({ ...options, search }),
  { gives: { categories: kept }, takes: { search: { sort: { fieldName } } } },
)

/**
 * Counts the categories that match a filter.
 * @throws {CommerceError} `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES`
 * @example const { count } = await client.categories.countCategories({ treeReference, filter: { visible: true } })
 */
export const countCategories: (options?: CountCategoriesOptions) => Promise<{ count: number }> =
  /* @__PURE__ */ method(operations.countCategories, (options) => ({ ...options }))

/**
 * Lists the products in a category, and in those below it on request.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`
 * @example
 * const { items } = await client.categories.listItemsInCategory(categoryId, treeReference, {
 *   cursorPaging: { limit: 20 },
 * })
 */
export const listItemsInCategory: (
  categoryId: string,
  treeReference: TreeReference,
  options?: ListItemsInCategoryOptions,
) => Promise<ListItemsInCategoryResponse> = /* @__PURE__ */ queried(
  operations.listItemsInCategory,
  (categoryId: string, treeReference: TreeReference, options?: ListItemsInCategoryOptions) => ({
    ...{ ...options, categoryId, treeReference },
  }),
)

/**
 * Lists the categories of a product.
 * @throws {CommerceError} `NOT_FOUND`
 * @example
 * const { directCategoryIds } = await client.categories.listCategoriesForItem(
 *   { appId, catalogItemId: product._id },
 *   { treeReference },
 * )
 */
export const listCategoriesForItem: (
  item: ItemReference,
  options: TreeOptions,
) => Promise<Required<Answer<wire.ListCategoriesForItemResponse>>> = /* @__PURE__ */ queried(
  operations.listCategoriesForItem,
  (item: ItemReference, options: TreeOptions) => ({ ...options, item }),
)

/**
 * Lists the categories of up to 100 products.
 * @example
 * const { categoriesForItems } = await client.categories.listCategoriesForItems(
 *   [{ appId, catalogItemId: product._id }],
 *   { treeReference },
 * )
 */
export const listCategoriesForItems: (
  items: readonly ItemReference[],
  options: TreeOptions,
) => Promise<Required<Answer<wire.ListCategoriesForItemsResponse>>> = /* @__PURE__ */ queried(
  operations.listCategoriesForItems,
  (items: readonly ItemReference[], options: TreeOptions) => ({ ...options, items }),
)

/**
 * Lists the products that a merchant put first in a category. `useCategoryArrangement` lists the others after
 * them.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`
 * @example const { items } = await client.categories.getArrangedItems(categoryId, treeReference)
 */
export const getArrangedItems: (
  categoryId: string,
  treeReference: TreeReference,
) => Promise<Required<Answer<wire.ArrangedItemsResponse>>> = /* @__PURE__ */ method(
  operations.getArrangedItems,
  (categoryId, treeReference) => ({ categoryId, ...inAddress(treeReference) }),
)

/**
 * Lists the category trees. Every shop has one.
 * @example
 * const { trees } = await client.categories.listTrees()
 * // trees is [{ appNamespace: '@wix/stores', treeKey: null }]
 */
export const listTrees: () => Promise<Required<Answer<wire.ListTreesResponse>>> = /* @__PURE__ */ method(
  operations.listTrees,
  () => ({}),
)

/**
 * Creates a category. For merchants and apps, like all writes.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`, `DUPLICATE_SLUG`, `CATEGORY_DEPTH_LIMIT_EXCEEDED`, `CONFLICT`
 * @example
 * const category = await client.categories.createCategory(
 *   { name: 'Kitchen', slug: 'kitchen', visible: true },
 *   { treeReference },
 * )
 */
export const createCategory: (
  category: CategoryInput,
  options: CategoryOptions & TreeOptions,
) => Promise<Category> = /* @__PURE__ */ method(
  operations.createCategory,
  (category, options) => ({ ...options, category }),
  { gives, answers: 'category' },
)

/**
 * Changes the given fields of a category.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`, `DUPLICATE_SLUG`, `CONFLICT`
 * @example
 * await client.categories.updateCategory(
 *   categoryId,
 *   { revision: category.revision, description: 'For cooks.' },
 *   { treeReference },
 * )
 */
export const updateCategory: (
  _id: string,
  category: UpdateCategory,
  options: CategoryOptions & TreeOptions,
) => Promise<Category> = /* @__PURE__ */ method(
  operations.updateCategory,
  (_id, category, options) => ({ ...options, category: { ...category, _id } }),
  { gives, answers: 'category' },
)

/**
 * Changes the given fields of up to 100 categories, each by its revision; each succeeds or fails on its own.
 * @example
 * const { results } = await client.categories.bulkUpdateCategories(
 *   [{ category: { _id: categoryId, revision: category.revision, visible: false } }],
 *   { treeReference },
 * )
 */
export const bulkUpdateCategories: (
  categories: readonly { readonly category: UpdateCategory & { readonly _id: string } }[],
  options: BulkCategoryOptions,
) => Promise<BulkCategoriesResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateCategories,
  (categories, options) => ({ ...options, categories }),
  { gives: bulk },
)

/**
 * Shows up to 100 categories.
 * @example const { results } = await client.categories.bulkShowCategories([categoryId], { treeReference })
 */
export const bulkShowCategories: (
  categoryIds: readonly string[],
  options: BulkCategoryOptions,
) => Promise<BulkCategoriesResponse> = /* @__PURE__ */ method(
  operations.bulkShowCategories,
  (categoryIds, options) => ({ ...options, categoryIds }),
  { gives: bulk },
)

/**
 * Shows or hides a category.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`, `CONFLICT`
 * @example
 * await client.categories.updateCategoryVisibility(categoryId, {
 *   treeReference,
 *   revision: category.revision,
 *   visible: true,
 * })
 */
export const updateCategoryVisibility: (
  categoryId: string,
  options: UpdateCategoryVisibilityOptions,
) => Promise<{ category: Category }> = /* @__PURE__ */ method(
  operations.updateCategoryVisibility,
  (categoryId, options) => ({ ...options, categoryId }),
  { gives },
)

/**
 * Deletes a category; its products stay.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`, `CONFLICT`
 * @example await client.categories.deleteCategory(categoryId, treeReference)
 */
export const deleteCategory: (categoryId: string, treeReference: TreeReference) => Promise<void> =
  /* @__PURE__ */ method(
    operations.deleteCategory,
    (categoryId, treeReference) => ({ categoryId, ...inAddress(treeReference) }),
    { answers: 'nothing' },
  )

/**
 * Moves a category to another place in the tree.
 * @throws {CommerceError} `CATEGORY_NOT_FOUND`, `PARENT_CATEGORY_NOT_IN_TREE`, `CATEGORY_DEPTH_LIMIT_EXCEEDED`,
 * `TREE_CYCLE_DETECTED`, `CONFLICT`
 * @example await client.categories.moveCategory(categoryId, treeReference, { position: 'FIRST' })
 */
export const moveCategory: (
  categoryId: string,
  treeReference: TreeReference,
  options: MoveCategoryOptions,
) => Promise<Answer<wire.MoveCategoryResponse>> = /* @__PURE__ */ method(
  operations.moveCategory,
  (categoryId, treeReference, options) => ({ ...options, categoryId, treeReference }),
)

export {
  bulkAddItemsToCategory,
  bulkAddItemToCategories,
  bulkRemoveItemFromCategories,
  bulkRemoveItemsFromCategory,
  bulkSetItemCategories,
  setArrangedItems,
} from './category-items.ts'
