import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { functionLater } from '../calls/function-later.ts'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queried } from '../query/queried.ts'
import { queryLine } from '../query/query-line.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { fieldName } from '../wire/values.ts'
import type * as byFilter from './products-v3-by-filter.ts'
import type * as writes from './products-v3-writes.ts'
import { product } from './v3.shapes.ts'

const gives = { product, products: product }

/** A product of Catalog V3. */
export type V3Product = Answer<wire.V3Product, typeof product>
/** A variant of a product. */
export type Variant = NonNullable<NonNullable<V3Product['variantsInfo']>['variants']>[number]
/** An option whose choices make variants. */
export type ConnectedOption = Answer<wire.ConnectedOption>
/** Something a buyer chooses or enters that doesn't select another variant. */
export type ConnectedModifier = Answer<wire.ConnectedModifier>
/** Fields that are returned only on request. */
export type RequestedFields = wire.RequestedFields
/** Options of `queryProducts`, `getProduct` and `getProductBySlug`. */
export interface FieldsOptions {
  fields?: readonly RequestedFields[]
}
/** Words, filter, order, page and aggregations. */
export type ProductSearch = Argument<
  NonNullable<wire.SearchV3ProductsRequest['search']>,
  { sort: { fieldName: typeof fieldName } }
>
/** A page of products, and the results of the aggregations. */
export type SearchProductsResponse = Required<
  Answer<wire.SearchV3ProductsResponse, { products: typeof product }>
>
/** Options of `countProducts`. */
export type CountProductsOptions = Argument<wire.CountV3ProductsRequest>

/** Fields to filter and sort products by; see the documentation of the wire for all of them. */
export type ProductFields = {
  _id: string
  name: string
  slug: string
  handle: string
  visible: boolean
  _createdDate: Date | string
  _updatedDate: Date | string
  'brand._id': string
  'brand.name': string
  'ribbon._id': string
  'ribbon.name': string
  productType: wire.V3ProductType
  'actualPriceRange.minValue.amount': number | string
  'actualPriceRange.maxValue.amount': number | string
  'inventory.availabilityStatus': string
  'inventory.preorderStatus': string
  'options._id': readonly string[]
  'options.choicesSettings.choices.choiceId': readonly string[]
}

/** Queries products step by step; pages have cursors. */
export const queryProducts: (
  options?: FieldsOptions,
) => CursorQueryBuilder<V3Product, ProductFields, keyof ProductFields> = /* @__PURE__ */ cursorQueryable<
  ProductFields,
  keyof ProductFields,
  FieldsOptions
>()(operations.queryV3Products, 'products', { products: product }, queryLine)

/** Searches products by words, filters by categories, prices, options and stock, and counts with aggregations. */
export const searchProducts: (
  search?: ProductSearch,
  options?: FieldsOptions,
) => Promise<SearchProductsResponse> = /* @__PURE__ */ queried(
  operations.searchV3Products,
  (search: ProductSearch = {}, options?: FieldsOptions) => ({ ...options, search }),
  { products: product },
  { search: { sort: { fieldName } } },
)

/** Counts the products that match a filter and words. */
export const countProducts: (options?: CountProductsOptions) => Promise<{ count: number }> =
  /* @__PURE__ */ queried(operations.countV3Products, (options?: CountProductsOptions) => ({ ...options }))

/** Returns a product with all its variants. */
export const getProduct: (_id: string, options?: FieldsOptions) => Promise<V3Product> =
  /* @__PURE__ */ method(operations.getV3Product, (productId, options) => ({ ...options, productId }), {
    gives,
    answers: 'product',
  })

/** Returns a product with all its variants, by slug. */
export const getProductBySlug: (slug: string, options?: FieldsOptions) => Promise<{ product: V3Product }> =
  /* @__PURE__ */ method(operations.getV3ProductBySlug, (slug, options) => ({ ...options, slug }), { gives })

/** Returns the id of the category that all products are in. */
export const getAllProductsCategory: () => Promise<Required<Answer<wire.GetAllProductsCategoryResponse>>> =
  /* @__PURE__ */ method(operations.getAllProductsCategory, () => ({}))

const writesPart = () => import('./products-v3-writes.ts')

/** Creates a product. Its variants are sold out until they get stock. For merchants and apps, like all writes. */
export const createProduct: typeof writes.createProduct = /* @__PURE__ */ functionLater(
  writesPart,
  'createProduct',
)

/** Changes the given fields of a product. Lists are replaced as a whole. */
export const updateProduct: typeof writes.updateProduct = /* @__PURE__ */ functionLater(
  writesPart,
  'updateProduct',
)

/** Deletes a product. */
export const deleteProduct: typeof writes.deleteProduct = /* @__PURE__ */ functionLater(
  writesPart,
  'deleteProduct',
)

/** Creates a product with its stock. Variants without an `inventoryItem` are sold out. */
export const createProductWithInventory: typeof writes.createProductWithInventory =
  /* @__PURE__ */ functionLater(writesPart, 'createProductWithInventory')

/** Changes a product and its stock. Variants without an `inventoryItem` keep their stock. */
export const updateProductWithInventory: typeof writes.updateProductWithInventory =
  /* @__PURE__ */ functionLater(writesPart, 'updateProductWithInventory')

/** Creates up to 100 products; each succeeds or fails on its own. */
export const bulkCreateProducts: typeof writes.bulkCreateProducts = /* @__PURE__ */ functionLater(
  writesPart,
  'bulkCreateProducts',
)

/** Creates up to 100 products with their stock; each succeeds or fails on its own. */
export const bulkCreateProductsWithInventory: typeof writes.bulkCreateProductsWithInventory =
  /* @__PURE__ */ functionLater(writesPart, 'bulkCreateProductsWithInventory')

/** Changes up to 100 products; each succeeds or fails on its own. */
export const bulkUpdateProducts: typeof writes.bulkUpdateProducts = /* @__PURE__ */ functionLater(
  writesPart,
  'bulkUpdateProducts',
)

/** Changes up to 100 products and their stock; each succeeds or fails on its own. */
export const bulkUpdateProductsWithInventory: typeof writes.bulkUpdateProductsWithInventory =
  /* @__PURE__ */ functionLater(writesPart, 'bulkUpdateProductsWithInventory')

/** Deletes up to 100 products; each succeeds or fails on its own. */
export const bulkDeleteProducts: typeof writes.bulkDeleteProducts = /* @__PURE__ */ functionLater(
  writesPart,
  'bulkDeleteProducts',
)

/** Adds info sections to up to 100 products; each succeeds or fails on its own. */
export const bulkAddInfoSectionsToProducts: typeof writes.bulkAddInfoSectionsToProducts =
  /* @__PURE__ */ functionLater(writesPart, 'bulkAddInfoSectionsToProducts')

/** Removes info sections from up to 100 products; each succeeds or fails on its own. */
export const bulkRemoveInfoSectionsFromProducts: typeof writes.bulkRemoveInfoSectionsFromProducts =
  /* @__PURE__ */ functionLater(writesPart, 'bulkRemoveInfoSectionsFromProducts')

/**
 * Changes the tags of up to 100 products; each succeeds or fails on its own.
 * @throws {CommerceError} `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`
 */
export const bulkUpdateProductTags: typeof writes.bulkUpdateProductTags = /* @__PURE__ */ functionLater(
  writesPart,
  'bulkUpdateProductTags',
)

const byFilterPart = () => import('./products-v3-by-filter.ts')

/**
 * Changes every product that matches a filter. For merchants and apps, like all of these; each returns as soon as
 * its job is stored, and the job changes at most 100,000 products.
 *
 * @example await client.productsV3.bulkUpdateProductsByFilter({ filter: {}, product: { ribbon: { name: 'Sale' } } })
 */
export const bulkUpdateProductsByFilter: typeof byFilter.bulkUpdateProductsByFilter =
  /* @__PURE__ */ functionLater(byFilterPart, 'bulkUpdateProductsByFilter')

/** Deletes every product that matches a filter. An empty filter deletes all. */
export const bulkDeleteProductsByFilter: typeof byFilter.bulkDeleteProductsByFilter =
  /* @__PURE__ */ functionLater(byFilterPart, 'bulkDeleteProductsByFilter')

/** Gives every variant of the matching products a price, a cost, measures or visibility. */
export const bulkUpdateProductVariantsByFilter: typeof byFilter.bulkUpdateProductVariantsByFilter =
  /* @__PURE__ */ functionLater(byFilterPart, 'bulkUpdateProductVariantsByFilter')

/** Raises or lowers the prices and costs of the matching products, by amounts or percentages. */
export const bulkAdjustProductVariantsByFilter: typeof byFilter.bulkAdjustProductVariantsByFilter =
  /* @__PURE__ */ functionLater(byFilterPart, 'bulkAdjustProductVariantsByFilter')

/** Adds info sections to every product that matches a filter. */
export const bulkAddInfoSectionsToProductsByFilter: typeof byFilter.bulkAddInfoSectionsToProductsByFilter =
  /* @__PURE__ */ functionLater(byFilterPart, 'bulkAddInfoSectionsToProductsByFilter')

/** Removes info sections from every product that matches a filter. */
export const bulkRemoveInfoSectionsFromProductsByFilter: typeof byFilter.bulkRemoveInfoSectionsFromProductsByFilter =
  /* @__PURE__ */ functionLater(byFilterPart, 'bulkRemoveInfoSectionsFromProductsByFilter')

/** Adds every product that matches a filter to up to five categories. */
export const bulkAddProductsToCategoriesByFilter: typeof byFilter.bulkAddProductsToCategoriesByFilter =
  /* @__PURE__ */ functionLater(byFilterPart, 'bulkAddProductsToCategoriesByFilter')

/** Removes every product that matches a filter from up to five categories. */
export const bulkRemoveProductsFromCategoriesByFilter: typeof byFilter.bulkRemoveProductsFromCategoriesByFilter =
  /* @__PURE__ */ functionLater(byFilterPart, 'bulkRemoveProductsFromCategoriesByFilter')

/** Changes the tags of every product that matches a filter. */
export const bulkUpdateProductTagsByFilter: typeof byFilter.bulkUpdateProductTagsByFilter =
  /* @__PURE__ */ functionLater(byFilterPart, 'bulkUpdateProductTagsByFilter')
