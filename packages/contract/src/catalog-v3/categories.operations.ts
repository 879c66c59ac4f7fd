import type { Empty } from '../declare/empty.schemas.ts'
import { operation, queryOperation } from '../declare/operation.ts'
import { categoriesV3 } from '../declare/service.ts'
import type { V3BulkResponse } from './bulk-v3.schemas.ts'
import type * as schemas from './categories.schemas.ts'

export const getCategory = /* @__PURE__ */ operation<schemas.CategoryIdRequest, schemas.CategoryResponse>(
  'getCategory',
  'Returns a category by id.',
  categoriesV3,
  'GET /v1/categories/:categoryId',
)

export const getCategoryBySlug = /* @__PURE__ */ operation<
  schemas.GetCategoryBySlugRequest,
  schemas.CategoryResponse
>('getCategoryBySlug', 'Returns a category by slug.', categoriesV3, 'GET /v1/categories/slug/:slug')

export const queryCategories = /* @__PURE__ */ operation<
  schemas.QueryCategoriesRequest,
  schemas.QueryCategoriesResponse
>(
  'queryCategories',
  'Lists categories by filter and order, page by page with cursors.',
  categoriesV3,
  'POST /v1/categories/query',
)

export const searchCategories = /* @__PURE__ */ operation<
  schemas.SearchCategoriesRequest,
  schemas.QueryCategoriesResponse
>('searchCategories', 'Searches the names of categories.', categoriesV3, 'POST /v1/categories/search')

export const countCategories = /* @__PURE__ */ operation<
  schemas.CountCategoriesRequest,
  schemas.CountCategoriesResponse
>('countCategories', 'Counts the categories that match a filter.', categoriesV3, 'POST /v1/categories/count')

export const listItemsInCategory = /* @__PURE__ */ queryOperation<
  schemas.ListItemsInCategoryRequest,
  schemas.ListItemsInCategoryResponse
>(
  'listItemsInCategory',
  'Lists the products in a category and, if asked, in its subcategories.',
  categoriesV3,
  '/v1/categories/:categoryId/list-items',
)

export const listCategoriesForItem = /* @__PURE__ */ queryOperation<
  schemas.ListCategoriesForItemRequest,
  schemas.ListCategoriesForItemResponse
>(
  'listCategoriesForItem',
  'Lists the categories of a product.',
  categoriesV3,
  '/v1/categories/list-categories-for-item',
)

export const listCategoriesForItems = /* @__PURE__ */ queryOperation<
  schemas.ListCategoriesForItemsRequest,
  schemas.ListCategoriesForItemsResponse
>(
  'listCategoriesForItems',
  'Lists the categories of up to 100 products.',
  categoriesV3,
  '/v1/categories/list-categories-for-items',
)

export const getArrangedItems = /* @__PURE__ */ operation<
  schemas.CategoryIdRequest,
  schemas.ArrangedItemsResponse
>(
  'getArrangedItems',
  'Lists the products that a merchant put first in a category, in that order.',
  categoriesV3,
  'GET /v1/categories/:categoryId/arranged-items',
)

export const setArrangedItems = /* @__PURE__ */ operation<
  schemas.SetArrangedItemsRequest,
  schemas.ArrangedItemsResponse
>(
  'setArrangedItems',
  'Puts up to 100 products first in a category, in the given order. Replaces an earlier arrangement.',
  categoriesV3,
  'POST /v1/categories/:categoryId/set-arranged-items',
)

export const listTrees = /* @__PURE__ */ operation<Empty, schemas.ListTreesResponse>(
  'listTrees',
  'Lists the category trees. Every shop has one.',
  categoriesV3,
  'GET /v1/categories/list-trees',
)

export const createCategory = /* @__PURE__ */ operation<
  schemas.CreateCategoryRequest,
  schemas.CategoryResponse
>('createCategory', 'Creates a category.', categoriesV3, 'POST /v1/categories')

export const updateCategory = /* @__PURE__ */ operation<
  schemas.UpdateCategoryRequest,
  schemas.CategoryResponse
>('updateCategory', 'Changes a category.', categoriesV3, 'PATCH /v1/categories/:category.id')

export const updateCategoryVisibility = /* @__PURE__ */ operation<
  schemas.UpdateCategoryVisibilityRequest,
  schemas.CategoryResponse
>('updateCategoryVisibility', 'Shows or hides a category.', categoriesV3, 'PATCH /v1/categories/visibility')

export const deleteCategory = /* @__PURE__ */ operation<schemas.CategoryIdRequest, Empty>(
  'deleteCategory',
  'Deletes a category. Its products stay, and its subcategories move to the root.',
  categoriesV3,
  'DELETE /v1/categories/:categoryId',
)

export const moveCategory = /* @__PURE__ */ operation<
  schemas.MoveCategoryRequest,
  schemas.MoveCategoryResponse
>(
  'moveCategory',
  'Moves a category to another place in the tree.',
  categoriesV3,
  'POST /v1/categories/:categoryId/move',
)

export const bulkUpdateCategories = /* @__PURE__ */ operation<
  schemas.BulkUpdateCategoriesRequest,
  schemas.BulkCategoriesResponse
>(
  'bulkUpdateCategories',
  'Changes up to 100 categories. Each one succeeds or fails on its own.',
  categoriesV3,
  'POST /v1/bulk/categories/update',
)

export const bulkShowCategories = /* @__PURE__ */ operation<
  schemas.BulkShowCategoriesRequest,
  schemas.BulkCategoriesResponse
>('bulkShowCategories', 'Shows up to 100 categories.', categoriesV3, 'POST /v1/bulk/categories/show')

export const bulkAddItemsToCategory = /* @__PURE__ */ operation<schemas.CategoryItemsRequest, V3BulkResponse>(
  'bulkAddItemsToCategory',
  'Adds products to a category.',
  categoriesV3,
  'POST /v1/bulk/categories/:categoryId/add-items',
)

export const bulkRemoveItemsFromCategory = /* @__PURE__ */ operation<
  schemas.CategoryItemsRequest,
  V3BulkResponse
>(
  'bulkRemoveItemsFromCategory',
  'Removes products from a category.',
  categoriesV3,
  'POST /v1/bulk/categories/:categoryId/remove-items',
)

export const bulkAddItemToCategories = /* @__PURE__ */ operation<
  schemas.ItemCategoriesRequest,
  V3BulkResponse
>(
  'bulkAddItemToCategories',
  'Adds a product to several categories.',
  categoriesV3,
  'POST /v1/bulk/categories/add-item',
)

export const bulkRemoveItemFromCategories = /* @__PURE__ */ operation<
  schemas.ItemCategoriesRequest,
  V3BulkResponse
>(
  'bulkRemoveItemFromCategories',
  'Removes a product from several categories.',
  categoriesV3,
  'POST /v1/bulk/categories/remove-item',
)

export const bulkSetItemCategories = /* @__PURE__ */ operation<
  schemas.SetItemCategoriesRequest,
  schemas.SetItemCategoriesResponse
>(
  'bulkSetItemCategories',
  'Puts a product into the given categories, and removes it from all others.',
  categoriesV3,
  'POST /v1/bulk/categories/set-item-categories',
)
