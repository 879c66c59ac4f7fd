import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, freeForm, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { CommonImage } from '../values/media.schemas.ts'
import { V3BulkMetadata, V3BulkResponse, V3ItemMetadata } from './bulk-v3.schemas.ts'
import { BreadcrumbsInfo } from './product-v3.schemas.ts'
import {
  V3LongCursorPaging,
  V3LongCursorQuery,
  V3PagingMetadata,
  V3SearchDetails,
} from './v3-values.schemas.ts'

const categoryId = Type.String({ minLength: 1, maxLength: 36 })
const fields = Type.Optional(Type.Array(enumOf(enums.CategoryRequestedFields), { maxItems: 100 }))

/** The tree that categories belong to. Every shop has one, of the app `@wix/stores`. */
export const TreeReference = Type.Object(
  {
    appNamespace: Type.String({ minLength: 1, maxLength: 150 }),
    treeKey: Type.Optional(nullable(Type.String({ maxLength: 44 }))),
  },
  { title: 'TreeReference' },
)
export type TreeReference = Type.Static<typeof TreeReference>

/** A product in a category. */
export const ItemReference = Type.Object(
  { catalogItemId: categoryId, appId: Type.String({ minLength: 1, maxLength: 36 }) },
  { title: 'ItemReference' },
)
export type ItemReference = Type.Static<typeof ItemReference>

/** A category: a collection of Catalog V1 under the same id, with its place in the tree. */
export const Category = Type.Object(
  {
    id: readOnly(Type.String()),
    /** Counts the category's changes. An update names the revision it is based on. */
    revision: Type.Optional(Type.String({ maxLength: 20 })),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
    name: Type.String({ minLength: 1, maxLength: 50 }),
    slug: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    /** HTML; only with the field `DESCRIPTION`. */
    description: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
    visible: Type.Optional(nullable(Type.Boolean())),
    image: Type.Optional(readOnly(CommonImage)),
    /** How many products it contains directly, as far as the caller can see them. */
    itemCounter: readOnly(Type.Integer({ minimum: 0 })),
    breadcrumbsInfo: Type.Optional(readOnly(BreadcrumbsInfo)),
    parentCategory: Type.Optional(
      Type.Object({
        id: Type.Optional(nullable(categoryId)),
        index: Type.Optional(readOnly(Type.Integer())),
      }),
    ),
    treeReference: readOnly(TreeReference),
  },
  { title: 'Category' },
)
export type Category = Type.Static<typeof Category>

/** Request for `getCategory` and `deleteCategory`. */
export const CategoryIdRequest = Type.Object(
  { categoryId, treeReference: Type.Optional(TreeReference), fields },
  { title: 'CategoryIdRequest' },
)
export type CategoryIdRequest = Type.Static<typeof CategoryIdRequest>

/** Request for `getCategoryBySlug`. */
export const GetCategoryBySlugRequest = Type.Object(
  {
    slug: Type.String({ minLength: 1, maxLength: 300 }),
    treeReference: Type.Optional(TreeReference),
    fields,
  },
  { title: 'GetCategoryBySlugRequest' },
)
export type GetCategoryBySlugRequest = Type.Static<typeof GetCategoryBySlugRequest>

/** Response with one category. */
export const CategoryResponse = Type.Object({ category: Category }, { title: 'CategoryResponse' })
export type CategoryResponse = Type.Static<typeof CategoryResponse>

/** Request for `queryCategories`. */
export const QueryCategoriesRequest = Type.Object(
  {
    query: Type.Optional(V3LongCursorQuery),
    treeReference: Type.Optional(TreeReference),
    returnNonVisibleCategories: Type.Optional(Type.Boolean()),
    fields,
  },
  { title: 'QueryCategoriesRequest' },
)
export type QueryCategoriesRequest = Type.Static<typeof QueryCategoriesRequest>

/** Response of `queryCategories`. */
export const QueryCategoriesResponse = Type.Object(
  { categories: Type.Array(Category, { maxItems: 1000 }), pagingMetadata: V3PagingMetadata },
  { title: 'QueryCategoriesResponse' },
)
export type QueryCategoriesResponse = Type.Static<typeof QueryCategoriesResponse>

/** Request for `searchCategories`: words in names, and what a query has. */
export const SearchCategoriesRequest = Type.Object(
  {
    search: Type.Optional(
      Type.Object({ ...V3LongCursorQuery.properties, search: Type.Optional(nullable(V3SearchDetails)) }),
    ),
    treeReference: Type.Optional(TreeReference),
    returnNonVisibleCategories: Type.Optional(Type.Boolean()),
    fields,
  },
  { title: 'SearchCategoriesRequest' },
)
export type SearchCategoriesRequest = Type.Static<typeof SearchCategoriesRequest>

/** Request for `countCategories`. */
export const CountCategoriesRequest = Type.Object(
  {
    filter: Type.Optional(nullable(freeForm)),
    search: Type.Optional(nullable(V3SearchDetails)),
    treeReference: Type.Optional(TreeReference),
    returnNonVisibleCategories: Type.Optional(Type.Boolean()),
  },
  { title: 'CountCategoriesRequest' },
)
export type CountCategoriesRequest = Type.Static<typeof CountCategoriesRequest>

/** Response of `countCategories`. */
export const CountCategoriesResponse = Type.Object(
  { count: Type.Integer({ minimum: 0 }) },
  { title: 'CountCategoriesResponse' },
)
export type CountCategoriesResponse = Type.Static<typeof CountCategoriesResponse>

/** Request for `listItemsInCategory`. */
export const ListItemsInCategoryRequest = Type.Object(
  {
    categoryId,
    treeReference: Type.Optional(TreeReference),
    includeItemsFromSubcategories: Type.Optional(Type.Boolean()),
    useCategoryArrangement: Type.Optional(Type.Boolean()),
    cursorPaging: Type.Optional(nullable(V3LongCursorPaging)),
  },
  { title: 'ListItemsInCategoryRequest' },
)
export type ListItemsInCategoryRequest = Type.Static<typeof ListItemsInCategoryRequest>

/** Response of `listItemsInCategory`. */
export const ListItemsInCategoryResponse = Type.Object(
  { items: Type.Array(ItemReference, { maxItems: 1000 }), pagingMetadata: V3PagingMetadata },
  { title: 'ListItemsInCategoryResponse' },
)
export type ListItemsInCategoryResponse = Type.Static<typeof ListItemsInCategoryResponse>

/** Request for `listCategoriesForItem`. */
export const ListCategoriesForItemRequest = Type.Object(
  { item: ItemReference, treeReference: Type.Optional(TreeReference) },
  { title: 'ListCategoriesForItemRequest' },
)
export type ListCategoriesForItemRequest = Type.Static<typeof ListCategoriesForItemRequest>

/** Response of `listCategoriesForItem`. */
export const ListCategoriesForItemResponse = Type.Object(
  { directCategoryIds: Type.Array(Type.String()), allCategoryIds: Type.Array(Type.String()) },
  { title: 'ListCategoriesForItemResponse' },
)
export type ListCategoriesForItemResponse = Type.Static<typeof ListCategoriesForItemResponse>

/** Request for `listCategoriesForItems`. */
export const ListCategoriesForItemsRequest = Type.Object(
  {
    items: Type.Array(ItemReference, { minItems: 1, maxItems: 100 }),
    treeReference: Type.Optional(TreeReference),
  },
  { title: 'ListCategoriesForItemsRequest' },
)
export type ListCategoriesForItemsRequest = Type.Static<typeof ListCategoriesForItemsRequest>

/** Response of `listCategoriesForItems`. Products that the caller can't see are left out. */
export const ListCategoriesForItemsResponse = Type.Object(
  {
    categoriesForItems: Type.Array(
      Type.Object({
        item: ItemReference,
        directCategoryIds: Type.Array(Type.String()),
        /** The categories above those. */
        indirectCategoryIds: Type.Array(Type.String()),
      }),
    ),
  },
  { title: 'ListCategoriesForItemsResponse' },
)
export type ListCategoriesForItemsResponse = Type.Static<typeof ListCategoriesForItemsResponse>

/** Request for `setArrangedItems`: products of the category, each once. Without any, nothing is arranged. */
export const SetArrangedItemsRequest = Type.Object(
  {
    categoryId,
    items: Type.Optional(Type.Array(ItemReference, { maxItems: 100 })),
    treeReference: Type.Optional(TreeReference),
  },
  { title: 'SetArrangedItemsRequest' },
)
export type SetArrangedItemsRequest = Type.Static<typeof SetArrangedItemsRequest>

/** The products that come first in a category, in their order. */
export const ArrangedItemsResponse = Type.Object(
  { items: Type.Array(ItemReference, { maxItems: 100 }) },
  { title: 'ArrangedItemsResponse' },
)
export type ArrangedItemsResponse = Type.Static<typeof ArrangedItemsResponse>

/** Response of `listTrees`. */
export const ListTreesResponse = Type.Object(
  { trees: Type.Array(TreeReference) },
  { title: 'ListTreesResponse' },
)
export type ListTreesResponse = Type.Static<typeof ListTreesResponse>

/** Request for `createCategory`. */
export const CreateCategoryRequest = Type.Object(
  { category: writable(Category, 'name'), treeReference: Type.Optional(TreeReference), fields },
  { title: 'CreateCategoryRequest' },
)
export type CreateCategoryRequest = Type.Static<typeof CreateCategoryRequest>

/** Request for `updateCategory`. `revision` is the one you read. */
export const UpdateCategoryRequest = Type.Object(
  { category: writable(Category, 'id?', 'revision'), treeReference: Type.Optional(TreeReference), fields },
  { title: 'UpdateCategoryRequest' },
)
export type UpdateCategoryRequest = Type.Static<typeof UpdateCategoryRequest>

/** Request for `updateCategoryVisibility`. */
export const UpdateCategoryVisibilityRequest = Type.Object(
  {
    categoryId,
    visible: Type.Boolean(),
    revision: Type.String({ maxLength: 20 }),
    treeReference: Type.Optional(TreeReference),
    fields,
  },
  { title: 'UpdateCategoryVisibilityRequest' },
)
export type UpdateCategoryVisibilityRequest = Type.Static<typeof UpdateCategoryVisibilityRequest>

/** Request for `moveCategory`: to another parent, or the root, and a place among its categories. */
export const MoveCategoryRequest = Type.Object(
  {
    categoryId,
    treeReference: Type.Optional(TreeReference),
    parentCategoryId: Type.Optional(nullable(categoryId)),
    position: enumOf(enums.CategoryPosition),
    moveAfterCategoryId: Type.Optional(nullable(categoryId)),
  },
  { title: 'MoveCategoryRequest' },
)
export type MoveCategoryRequest = Type.Static<typeof MoveCategoryRequest>

/** Response of `moveCategory`: the new order of the parent's categories. */
export const MoveCategoryResponse = Type.Object(
  {
    parentCategoryId: Type.Optional(Type.String()),
    categoriesAfterMove: Type.Array(Type.String()),
  },
  { title: 'MoveCategoryResponse' },
)
export type MoveCategoryResponse = Type.Static<typeof MoveCategoryResponse>

/** Request for `bulkAddItemsToCategory` and `bulkRemoveItemsFromCategory`. */
export const CategoryItemsRequest = Type.Object(
  {
    categoryId,
    items: Type.Array(ItemReference, { minItems: 1, maxItems: 1000 }),
    treeReference: Type.Optional(TreeReference),
  },
  { title: 'CategoryItemsRequest' },
)
export type CategoryItemsRequest = Type.Static<typeof CategoryItemsRequest>

/** Request for `bulkAddItemToCategories` and `bulkRemoveItemFromCategories`. */
export const ItemCategoriesRequest = Type.Object(
  {
    item: ItemReference,
    categoryIds: Type.Array(categoryId, { minItems: 1, maxItems: 100 }),
    treeReference: Type.Optional(TreeReference),
  },
  { title: 'ItemCategoriesRequest' },
)
export type ItemCategoriesRequest = Type.Static<typeof ItemCategoriesRequest>

/** Request for `bulkSetItemCategories`: all categories that the product should be in. An empty list means none. */
export const SetItemCategoriesRequest = Type.Object(
  {
    item: ItemReference,
    categoryIds: Type.Optional(Type.Array(categoryId, { maxItems: 1000 })),
    treeReference: Type.Optional(TreeReference),
  },
  { title: 'SetItemCategoriesRequest' },
)
export type SetItemCategoriesRequest = Type.Static<typeof SetItemCategoriesRequest>

/** Response of `bulkSetItemCategories`: the categories that the product joined, and those it left. */
export const SetItemCategoriesResponse = Type.Object(
  {
    addResults: V3BulkResponse.properties.results,
    removeResults: V3BulkResponse.properties.results,
    bulkActionMetadata: V3BulkMetadata,
  },
  { title: 'SetItemCategoriesResponse' },
)
export type SetItemCategoriesResponse = Type.Static<typeof SetItemCategoriesResponse>

const returnEntity = Type.Optional(Type.Boolean())

/** Request for `bulkUpdateCategories`: up to 100, each by its revision; each succeeds or fails on its own. */
export const BulkUpdateCategoriesRequest = Type.Object(
  {
    categories: Type.Array(Type.Object({ category: UpdateCategoryRequest.properties.category }), {
      minItems: 1,
      maxItems: 100,
    }),
    treeReference: Type.Optional(TreeReference),
    returnEntity,
    fields,
  },
  { title: 'BulkUpdateCategoriesRequest' },
)
export type BulkUpdateCategoriesRequest = Type.Static<typeof BulkUpdateCategoriesRequest>

/** Request for `bulkShowCategories`: up to 100; each succeeds or fails on its own. */
export const BulkShowCategoriesRequest = Type.Object(
  {
    categoryIds: Type.Array(categoryId, { minItems: 1, maxItems: 100 }),
    treeReference: Type.Optional(TreeReference),
    returnEntity,
    fields,
  },
  { title: 'BulkShowCategoriesRequest' },
)
export type BulkShowCategoriesRequest = Type.Static<typeof BulkShowCategoriesRequest>

/** Response of a bulk call: one result for each category, with the category only if `returnEntity` is true. */
export const BulkCategoriesResponse = Type.Object(
  {
    results: Type.Array(Type.Object({ itemMetadata: V3ItemMetadata, category: Type.Optional(Category) })),
    bulkActionMetadata: V3BulkMetadata,
  },
  { title: 'BulkCategoriesResponse' },
)
export type BulkCategoriesResponse = Type.Static<typeof BulkCategoriesResponse>
