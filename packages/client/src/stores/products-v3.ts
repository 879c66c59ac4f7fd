import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queried } from '../query/queried.ts'
import { queryLine } from '../query/query-line.ts'
import { type EntityEvent, event, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { fieldName } from '../wire/values.ts'
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

/**
 * Queries products step by step; pages have cursors.
 * @throws {CommerceError} `NO_PERMISSION_TO_READ_MERCHANT_DATA`
 * @example
 * const { items, next } = await client.productsV3.queryProducts({ fields: ['CURRENCY'] }).limit(12).find()
 */
export const queryProducts: (
  options?: FieldsOptions,
) => CursorQueryBuilder<V3Product, ProductFields, keyof ProductFields> = /* @__PURE__ */ cursorQueryable<
  ProductFields,
  keyof ProductFields,
  FieldsOptions
>()(operations.queryV3Products, 'products', { products: product }, queryLine)

/**
 * Searches products by words, filters by categories, prices, options and stock, and counts with aggregations.
 * @throws {CommerceError} `NO_PERMISSION_TO_READ_MERCHANT_DATA`
 * @example
 * const { products } = await client.productsV3.searchProducts({
 *   search: { expression: 'salt' },
 *   filter: { 'actualPriceRange.minValue.amount': { $lte: 40 } },
 *   sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
 * })
 */
export const searchProducts: (
  search?: ProductSearch,
  options?: FieldsOptions,
) => Promise<SearchProductsResponse> = /* @__PURE__ */ queried(
  operations.searchV3Products,
  (search: ProductSearch = {}, options?: FieldsOptions) => ({ ...options, search }),
  { products: product },
  { search: { sort: { fieldName } } },
)

/**
 * Counts the products that match a filter and words.
 * @throws {CommerceError} `NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS`
 * @example const { count } = await client.productsV3.countProducts({ filter: { 'brand.name': 'Kiln & Co' } })
 */
export const countProducts: (options?: CountProductsOptions) => Promise<{ count: number }> =
  /* @__PURE__ */ queried(operations.countV3Products, (options?: CountProductsOptions) => ({ ...options }))

/**
 * Returns a product with all its variants.
 * @throws {CommerceError} `NOT_FOUND`, `NO_PERMISSION_TO_READ_MERCHANT_DATA`
 * @example const { name, variantsInfo } = await client.productsV3.getProduct(product._id)
 */
export const getProduct: (_id: string, options?: FieldsOptions) => Promise<V3Product> =
  /* @__PURE__ */ method(operations.getV3Product, (productId, options) => ({ ...options, productId }), {
    gives,
    answers: 'product',
  })

/**
 * Returns a product with all its variants, by slug.
 * @throws {CommerceError} `NOT_FOUND`, `NO_PERMISSION_TO_READ_MERCHANT_DATA`
 * @example const { product } = await client.productsV3.getProductBySlug('salt-cellar')
 */
export const getProductBySlug: (slug: string, options?: FieldsOptions) => Promise<{ product: V3Product }> =
  /* @__PURE__ */ method(operations.getV3ProductBySlug, (slug, options) => ({ ...options, slug }), { gives })

/**
 * Returns the id of the category that all products are in.
 * @example const { categoryId } = await client.productsV3.getAllProductsCategory()
 */
export const getAllProductsCategory: () => Promise<Required<Answer<wire.GetAllProductsCategoryResponse>>> =
  /* @__PURE__ */ method(operations.getAllProductsCategory, () => ({}))

export {
  bulkAddInfoSectionsToProductsByFilter,
  bulkAddProductsToCategoriesByFilter,
  bulkAdjustProductVariantsByFilter,
  bulkDeleteProductsByFilter,
  bulkRemoveInfoSectionsFromProductsByFilter,
  bulkRemoveProductsFromCategoriesByFilter,
  bulkUpdateProductsByFilter,
  bulkUpdateProductTagsByFilter,
  bulkUpdateProductVariantsByFilter,
} from './products-v3-by-filter.ts'
export {
  bulkAddInfoSectionsToProducts,
  bulkCreateProducts,
  bulkCreateProductsWithInventory,
  bulkDeleteProducts,
  bulkRemoveInfoSectionsFromProducts,
  bulkUpdateProducts,
  bulkUpdateProductsWithInventory,
  bulkUpdateProductTags,
  createProduct,
  createProductWithInventory,
  deleteProduct,
  updateProduct,
  updateProductWithInventory,
} from './products-v3-writes.ts'

/**
 * Registers a handler for created products, which gets the product as it was when the event was sent.
 * @example client.productsV3.onProductCreated(({ entity }) => console.log(`${entity.name} is new`))
 */
export const onProductCreated: Register<EntityEvent<V3Product>> = /* @__PURE__ */ event('onProductV3Created')

/**
 * Registers a handler for changed products. The values of `modifiedFields` are null: they aren't kept.
 * @example
 * client.productsV3.onProductUpdated(({ entity, modifiedFields = {} }) => {
 *   console.log(entity._id, Object.keys(modifiedFields))
 * })
 */
export const onProductUpdated: Register<EntityEvent<V3Product>> = /* @__PURE__ */ event('onProductV3Updated')

/**
 * Registers a handler for deleted products; the event has only the id.
 * @example client.productsV3.onProductDeleted(({ metadata }) => console.log(`Product ${metadata.entityId} is gone`))
 */
export const onProductDeleted: Register<EntityEvent<V3Product | undefined>> =
  /* @__PURE__ */ event('onProductV3Deleted')
