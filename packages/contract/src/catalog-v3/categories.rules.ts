import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { V3BulkResponse } from './bulk-v3.schemas.ts'
import * as operations from './categories.operations.ts'
import * as schemas from './categories.schemas.ts'

/** Rules for categories. */
export const categoriesRules = [
  rule(operations.getCategory, {
    access: 'visitor',
    input: schemas.CategoryIdRequest,
    output: schemas.CategoryResponse,
    errors: ['CATEGORY_NOT_FOUND'],
  }),
  rule(operations.getCategoryBySlug, {
    access: 'visitor',
    input: schemas.GetCategoryBySlugRequest,
    output: schemas.CategoryResponse,
    errors: ['CATEGORY_NOT_FOUND'],
  }),
  rule(operations.queryCategories, {
    access: 'visitor',
    input: schemas.QueryCategoriesRequest,
    output: schemas.QueryCategoriesResponse,
    errors: ['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES'],
  }),
  rule(operations.searchCategories, {
    access: 'visitor',
    input: schemas.SearchCategoriesRequest,
    output: schemas.QueryCategoriesResponse,
    errors: ['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES'],
  }),
  rule(operations.countCategories, {
    access: 'visitor',
    input: schemas.CountCategoriesRequest,
    output: schemas.CountCategoriesResponse,
    errors: ['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES'],
  }),
  rule(operations.listItemsInCategory, {
    access: 'visitor',
    input: schemas.ListItemsInCategoryRequest,
    output: schemas.ListItemsInCategoryResponse,
    errors: ['CATEGORY_NOT_FOUND'],
  }),
  rule(operations.listCategoriesForItem, {
    access: 'visitor',
    input: schemas.ListCategoriesForItemRequest,
    output: schemas.ListCategoriesForItemResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(operations.listCategoriesForItems, {
    access: 'visitor',
    input: schemas.ListCategoriesForItemsRequest,
    output: schemas.ListCategoriesForItemsResponse,
    errors: [],
  }),
  rule(operations.getArrangedItems, {
    access: 'visitor',
    input: schemas.CategoryIdRequest,
    output: schemas.ArrangedItemsResponse,
    errors: ['CATEGORY_NOT_FOUND'],
  }),
  rule(operations.setArrangedItems, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.SetArrangedItemsRequest,
    output: schemas.ArrangedItemsResponse,
    errors: ['CATEGORY_NOT_FOUND', 'ITEM_NOT_IN_CATEGORY', 'CONFLICT'],
  }),
  rule(operations.bulkUpdateCategories, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.BulkUpdateCategoriesRequest,
    output: schemas.BulkCategoriesResponse,
    errors: [],
  }),
  rule(operations.bulkShowCategories, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.BulkShowCategoriesRequest,
    output: schemas.BulkCategoriesResponse,
    errors: [],
  }),
  rule(operations.listTrees, {
    access: 'visitor',
    input: Empty,
    output: schemas.ListTreesResponse,
    errors: [],
  }),
  rule(operations.createCategory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.CreateCategoryRequest,
    output: schemas.CategoryResponse,
    errors: ['CATEGORY_NOT_FOUND', 'DUPLICATE_SLUG', 'CATEGORY_DEPTH_LIMIT_EXCEEDED', 'CONFLICT'],
  }),
  rule(operations.updateCategory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.UpdateCategoryRequest,
    output: schemas.CategoryResponse,
    errors: ['CATEGORY_NOT_FOUND', 'DUPLICATE_SLUG', 'CONFLICT'],
  }),
  rule(operations.updateCategoryVisibility, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.UpdateCategoryVisibilityRequest,
    output: schemas.CategoryResponse,
    errors: ['CATEGORY_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.deleteCategory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.CategoryIdRequest,
    output: Empty,
    errors: ['CATEGORY_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.moveCategory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.MoveCategoryRequest,
    output: schemas.MoveCategoryResponse,
    errors: [
      'CATEGORY_NOT_FOUND',
      'PARENT_CATEGORY_NOT_IN_TREE',
      'CATEGORY_DEPTH_LIMIT_EXCEEDED',
      'TREE_CYCLE_DETECTED',
      'CONFLICT',
    ],
  }),
  rule(operations.bulkAddItemsToCategory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.CategoryItemsRequest,
    output: V3BulkResponse,
    errors: ['CATEGORY_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.bulkRemoveItemsFromCategory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.CategoryItemsRequest,
    output: V3BulkResponse,
    errors: ['CATEGORY_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.bulkAddItemToCategories, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.ItemCategoriesRequest,
    output: V3BulkResponse,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.bulkRemoveItemFromCategories, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.ItemCategoriesRequest,
    output: V3BulkResponse,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.bulkSetItemCategories, {
    access: 'merchant',
    scope: 'catalog:write',
    input: schemas.SetItemCategoriesRequest,
    output: schemas.SetItemCategoriesResponse,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
]
