import type { Empty } from '../declare/empty.schemas.ts'
import { operation, queryOperation } from '../declare/operation.ts'
import { categoriesV3 } from '../declare/service.ts'
import type { V3BulkResponse } from './bulk-v3.schemas.ts'
import type {
  ArrangedItemsResponse,
  BulkCategoriesResponse,
  BulkShowCategoriesRequest,
  BulkUpdateCategoriesRequest,
  CategoryIdRequest,
  CategoryItemsRequest,
  CategoryResponse,
  CountCategoriesRequest,
  CountCategoriesResponse,
  CreateCategoryRequest,
  GetCategoryBySlugRequest,
  ItemCategoriesRequest,
  ListCategoriesForItemRequest,
  ListCategoriesForItemResponse,
  ListCategoriesForItemsRequest,
  ListCategoriesForItemsResponse,
  ListItemsInCategoryRequest,
  ListItemsInCategoryResponse,
  ListTreesResponse,
  MoveCategoryRequest,
  MoveCategoryResponse,
  QueryCategoriesRequest,
  QueryCategoriesResponse,
  SearchCategoriesRequest,
  SetArrangedItemsRequest,
  SetItemCategoriesRequest,
  SetItemCategoriesResponse,
  UpdateCategoryRequest,
  UpdateCategoryVisibilityRequest,
} from './categories.schemas.ts'

export const getCategory = /* @__PURE__ */ operation<CategoryIdRequest, CategoryResponse>(
  'getCategory',
  'Reads a category by id.',
  categoriesV3,
  'GET',
  '/v1/categories/:categoryId',
)

export const getCategoryBySlug = /* @__PURE__ */ operation<GetCategoryBySlugRequest, CategoryResponse>(
  'getCategoryBySlug',
  'Reads a category by slug.',
  categoriesV3,
  'GET',
  '/v1/categories/slug/:slug',
)

export const queryCategories = /* @__PURE__ */ operation<QueryCategoriesRequest, QueryCategoriesResponse>(
  'queryCategories',
  'Queries categories, page by page with cursors.',
  categoriesV3,
  'POST',
  '/v1/categories/query',
)

export const searchCategories = /* @__PURE__ */ operation<SearchCategoriesRequest, QueryCategoriesResponse>(
  'searchCategories',
  'Searches categories by words in their names.',
  categoriesV3,
  'POST',
  '/v1/categories/search',
)

export const countCategories = /* @__PURE__ */ operation<CountCategoriesRequest, CountCategoriesResponse>(
  'countCategories',
  'Counts the categories that fit a filter.',
  categoriesV3,
  'POST',
  '/v1/categories/count',
)

export const listItemsInCategory = /* @__PURE__ */ queryOperation<
  ListItemsInCategoryRequest,
  ListItemsInCategoryResponse
>(
  'listItemsInCategory',
  'Lists the products in a category, and in those below it on request.',
  categoriesV3,
  '/v1/categories/:categoryId/list-items',
)

export const listCategoriesForItem = /* @__PURE__ */ queryOperation<
  ListCategoriesForItemRequest,
  ListCategoriesForItemResponse
>(
  'listCategoriesForItem',
  'Lists the categories of a product.',
  categoriesV3,
  '/v1/categories/list-categories-for-item',
)

export const listCategoriesForItems = /* @__PURE__ */ queryOperation<
  ListCategoriesForItemsRequest,
  ListCategoriesForItemsResponse
>(
  'listCategoriesForItems',
  'Lists the categories of up to 100 products.',
  categoriesV3,
  '/v1/categories/list-categories-for-items',
)

export const getArrangedItems = /* @__PURE__ */ operation<CategoryIdRequest, ArrangedItemsResponse>(
  'getArrangedItems',
  'Lists the products that a merchant put first in a category, in their order.',
  categoriesV3,
  'GET',
  '/v1/categories/:categoryId/arranged-items',
)

export const setArrangedItems = /* @__PURE__ */ operation<SetArrangedItemsRequest, ArrangedItemsResponse>(
  'setArrangedItems',
  'Puts up to 100 products first in a category, in this order, and replaces the earlier choice.',
  categoriesV3,
  'POST',
  '/v1/categories/:categoryId/set-arranged-items',
)

export const listTrees = /* @__PURE__ */ operation<Empty, ListTreesResponse>(
  'listTrees',
  'Lists the trees of categories: every shop has one.',
  categoriesV3,
  'GET',
  '/v1/categories/list-trees',
)

export const createCategory = /* @__PURE__ */ operation<CreateCategoryRequest, CategoryResponse>(
  'createCategory',
  'Creates a category.',
  categoriesV3,
  'POST',
  '/v1/categories',
)

export const updateCategory = /* @__PURE__ */ operation<UpdateCategoryRequest, CategoryResponse>(
  'updateCategory',
  'Changes a category.',
  categoriesV3,
  'PATCH',
  '/v1/categories/:category.id',
)

export const updateCategoryVisibility = /* @__PURE__ */ operation<
  UpdateCategoryVisibilityRequest,
  CategoryResponse
>(
  'updateCategoryVisibility',
  'Shows or hides a category.',
  categoriesV3,
  'PATCH',
  '/v1/categories/visibility',
)

export const deleteCategory = /* @__PURE__ */ operation<CategoryIdRequest, Empty>(
  'deleteCategory',
  'Deletes a category. Its products stay; categories below it move to the root.',
  categoriesV3,
  'DELETE',
  '/v1/categories/:categoryId',
)

export const moveCategory = /* @__PURE__ */ operation<MoveCategoryRequest, MoveCategoryResponse>(
  'moveCategory',
  'Moves a category to another place in the tree.',
  categoriesV3,
  'POST',
  '/v1/categories/:categoryId/move',
)

export const bulkUpdateCategories = /* @__PURE__ */ operation<
  BulkUpdateCategoriesRequest,
  BulkCategoriesResponse
>(
  'bulkUpdateCategories',
  'Changes up to 100 categories, each on its own.',
  categoriesV3,
  'POST',
  '/v1/bulk/categories/update',
)

export const bulkShowCategories = /* @__PURE__ */ operation<
  BulkShowCategoriesRequest,
  BulkCategoriesResponse
>('bulkShowCategories', 'Shows up to 100 categories.', categoriesV3, 'POST', '/v1/bulk/categories/show')

export const bulkAddItemsToCategory = /* @__PURE__ */ operation<CategoryItemsRequest, V3BulkResponse>(
  'bulkAddItemsToCategory',
  'Adds products to a category.',
  categoriesV3,
  'POST',
  '/v1/bulk/categories/:categoryId/add-items',
)

export const bulkRemoveItemsFromCategory = /* @__PURE__ */ operation<CategoryItemsRequest, V3BulkResponse>(
  'bulkRemoveItemsFromCategory',
  'Removes products from a category.',
  categoriesV3,
  'POST',
  '/v1/bulk/categories/:categoryId/remove-items',
)

export const bulkAddItemToCategories = /* @__PURE__ */ operation<ItemCategoriesRequest, V3BulkResponse>(
  'bulkAddItemToCategories',
  'Adds a product to categories.',
  categoriesV3,
  'POST',
  '/v1/bulk/categories/add-item',
)

export const bulkRemoveItemFromCategories = /* @__PURE__ */ operation<ItemCategoriesRequest, V3BulkResponse>(
  'bulkRemoveItemFromCategories',
  'Removes a product from categories.',
  categoriesV3,
  'POST',
  '/v1/bulk/categories/remove-item',
)

export const bulkSetItemCategories = /* @__PURE__ */ operation<
  SetItemCategoriesRequest,
  SetItemCategoriesResponse
>(
  'bulkSetItemCategories',
  'Puts a product into these categories, and takes it out of all others.',
  categoriesV3,
  'POST',
  '/v1/bulk/categories/set-item-categories',
)
