import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'
import { product } from './v3.shapes.ts'

const item = { _createdDate: date, _updatedDate: date }
const stock = { results: { item } }
const gives = { product, inventoryResults: stock }
const bulk = { results: { item: product } }
const bulkWithStock = { productResults: bulk, inventoryResults: stock }
const takes = { product }
const several = { products: product }
const masked = { products: { product } }

/** A product of Catalog V3. */
export type V3Product = Answer<wire.V3Product, typeof product>
/** The fields of a new product. */
export type V3ProductInput = Argument<wire.CreateV3ProductRequest['product'], typeof product>
/** The fields of a new product and the stock of its variants. */
export type ProductWithInventory = Argument<
  wire.CreateV3ProductWithInventoryRequest['product'],
  typeof product
>
/** The fields of a product to change, with the revision you read. */
export type UpdateProduct = Argument<Omit<wire.UpdateV3ProductRequest['product'], 'id'>, typeof product>
/** The fields of a product and its stock to change, with the revision you read. */
export type UpdateProductWithInventory = Argument<
  Omit<wire.UpdateV3ProductWithInventoryRequest['product'], 'id'>,
  typeof product
>
/** One of several changes. */
export type MaskedProduct = Argument<
  wire.BulkUpdateV3ProductsRequest['products'][number],
  { product: typeof product }
>
/** One of several changes of products and their stock. */
export type MaskedProductWithInventory = Argument<
  wire.BulkUpdateV3ProductsWithInventoryRequest['products'][number],
  { product: typeof product }
>
/** Options of `createProduct` and `updateProduct`. */
export interface WriteOptions {
  fields?: readonly wire.RequestedFields[]
}
/** Options of the calls that write stock, and of the bulk calls. */
export interface EntityOptions extends WriteOptions {
  /** Whether the answer has what was written; default: false. */
  returnEntity?: boolean
}
/** A product that was written with its stock. */
export type ProductWithInventoryResponse = Required<Answer<wire.V3ProductWithInventoryResponse, typeof gives>>
/** One result for each product. */
export type BulkProductsResponse = Required<Answer<wire.BulkV3ProductsResponse, typeof bulk>>
/** One result for each product and its stock. */
export type BulkProductsWithInventoryResponse = Required<
  Answer<wire.BulkV3ProductsWithInventoryResponse, typeof bulkWithStock>
>
/** Options of `bulkAddInfoSectionsToProducts` and `bulkRemoveInfoSectionsFromProducts`. */
export type InfoSectionsOptions = Argument<Omit<wire.BulkInfoSectionsRequest, 'products'>>
/** A product and the revision you read. */
export type ProductIdWithRevision = Argument<wire.BulkInfoSectionsRequest['products'][number]>

/**
 * Creates a product. Its variants are sold out until they get stock. For merchants and apps, like all writes.
 * @throws {CommerceError} `NOT_FOUND`, `MEDIA_NOT_FETCHED`, `MEDIA_TYPE_NOT_ALLOWED`, `MEDIA_DAMAGED`,
 * `RIBBON_NOT_FOUND`, `BRAND_NOT_FOUND`, `INFO_SECTION_NOT_FOUND`, `CUSTOMIZATION_NOT_EXIST`, `CHOICE_NOT_EXIST`,
 * `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`, `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`,
 * `MODIFIER_NAME_AND_TYPE_REQUIRED`, `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`, `DUPLICATE_PRODUCT_OPTIONS`,
 * `MISSING_VARIANT_OPTION_CHOICE`, `MISSING_VARIANT_OPTION`, `DUPLICATE_VARIANT_OPTION_CHOICE`,
 * `INVALID_DEFAULT_VARIANT`, `TOO_MANY_VARIANTS`, `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`,
 * `DUPLICATE_SLUG_ERROR`
 * @example
 * const ladle = await client.productsV3.createProduct({
 *   name: 'Oak ladle',
 *   productType: 'PHYSICAL',
 *   variantsInfo: { variants: [{ price: { actualPrice: { amount: '9.00' } } }] },
 * })
 */
export const createProduct: (product: V3ProductInput, options?: WriteOptions) => Promise<V3Product> =
  /* @__PURE__ */ method(operations.createV3Product, (product, options) => ({ ...options, product }), {
    ...{ gives, takes },
    answers: 'product',
  })

/**
 * Changes the given fields of a product. Lists are replaced as a whole.
 * @throws {CommerceError} `NOT_FOUND`, `MEDIA_NOT_FETCHED`, `MEDIA_TYPE_NOT_ALLOWED`, `MEDIA_DAMAGED`,
 * `RIBBON_NOT_FOUND`, `BRAND_NOT_FOUND`, `INFO_SECTION_NOT_FOUND`, `CUSTOMIZATION_NOT_EXIST`, `CHOICE_NOT_EXIST`,
 * `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`, `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`,
 * `MODIFIER_NAME_AND_TYPE_REQUIRED`, `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`, `DUPLICATE_PRODUCT_OPTIONS`,
 * `MISSING_VARIANT_OPTION_CHOICE`, `MISSING_VARIANT_OPTION`, `DUPLICATE_VARIANT_OPTION_CHOICE`,
 * `INVALID_DEFAULT_VARIANT`, `TOO_MANY_VARIANTS`, `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`,
 * `DUPLICATE_SLUG_ERROR`, `CONFLICT`
 * @example await client.productsV3.updateProduct(product._id, { revision, ribbon: { name: 'New' } })
 */
export const updateProduct: (
  _id: string,
  product: UpdateProduct,
  options?: WriteOptions,
) => Promise<V3Product> = /* @__PURE__ */ method(
  operations.updateV3Product,
  (_id, product, options) => ({ ...options, product: { ...product, _id } }),
  { gives, takes, answers: 'product' },
)

/**
 * Deletes a product.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.productsV3.deleteProduct(product._id)
 */
export const deleteProduct: (productId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteV3Product,
  (productId) => ({ productId }),
  { answers: 'nothing' },
)

/**
 * Creates a product with its stock. Variants without an `inventoryItem` are sold out.
 * @throws {CommerceError} `NOT_FOUND`, `MEDIA_NOT_FETCHED`, `MEDIA_TYPE_NOT_ALLOWED`, `MEDIA_DAMAGED`,
 * `RIBBON_NOT_FOUND`, `BRAND_NOT_FOUND`, `INFO_SECTION_NOT_FOUND`, `CUSTOMIZATION_NOT_EXIST`, `CHOICE_NOT_EXIST`,
 * `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`, `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`,
 * `MODIFIER_NAME_AND_TYPE_REQUIRED`, `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`, `DUPLICATE_PRODUCT_OPTIONS`,
 * `MISSING_VARIANT_OPTION_CHOICE`, `MISSING_VARIANT_OPTION`, `DUPLICATE_VARIANT_OPTION_CHOICE`,
 * `INVALID_DEFAULT_VARIANT`, `TOO_MANY_VARIANTS`, `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`,
 * `DUPLICATE_SLUG_ERROR`
 * @example
 * const { product } = await client.productsV3.createProductWithInventory({
 *   name: 'Oak bowl',
 *   productType: 'PHYSICAL',
 *   variantsInfo: {
 *     variants: [{ price: { actualPrice: { amount: '18.00' } }, inventoryItem: { quantity: 3 } }],
 *   },
 * })
 */
export const createProductWithInventory: (
  product: ProductWithInventory,
  options?: EntityOptions,
) => Promise<ProductWithInventoryResponse> = /* @__PURE__ */ method(
  operations.createV3ProductWithInventory,
  (product, options) => ({ ...options, product }),
  { gives, takes },
)

/**
 * Changes a product and its stock. Variants without an `inventoryItem` keep their stock.
 * @throws {CommerceError} `NOT_FOUND`, `MEDIA_NOT_FETCHED`, `MEDIA_TYPE_NOT_ALLOWED`, `MEDIA_DAMAGED`,
 * `RIBBON_NOT_FOUND`, `BRAND_NOT_FOUND`, `INFO_SECTION_NOT_FOUND`, `CUSTOMIZATION_NOT_EXIST`, `CHOICE_NOT_EXIST`,
 * `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`, `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`,
 * `MODIFIER_NAME_AND_TYPE_REQUIRED`, `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`, `DUPLICATE_PRODUCT_OPTIONS`,
 * `MISSING_VARIANT_OPTION_CHOICE`, `MISSING_VARIANT_OPTION`, `DUPLICATE_VARIANT_OPTION_CHOICE`,
 * `INVALID_DEFAULT_VARIANT`, `TOO_MANY_VARIANTS`, `COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE`,
 * `DUPLICATE_SLUG_ERROR`, `CONFLICT`
 * @example
 * await client.productsV3.updateProductWithInventory(product._id, {
 *   revision,
 *   variantsInfo: {
 *     variants: [{ price: { actualPrice: { amount: '18.00' } }, inventoryItem: { quantity: 9 } }],
 *   },
 * })
 */
export const updateProductWithInventory: (
  _id: string,
  product: UpdateProductWithInventory,
  options?: EntityOptions,
) => Promise<ProductWithInventoryResponse> = /* @__PURE__ */ method(
  operations.updateV3ProductWithInventory,
  (_id, product, options) => ({ ...options, product: { ...product, _id } }),
  { gives, takes },
)

/**
 * Creates up to 100 products; each succeeds or fails on its own.
 * @throws {CommerceError} `CONFLICT`
 * @example
 * const variants = [{ price: { actualPrice: { amount: '9.00' } } }]
 * const { results } = await client.productsV3.bulkCreateProducts([
 *   { name: 'Oak fork', productType: 'PHYSICAL', variantsInfo: { variants } },
 * ])
 */
export const bulkCreateProducts: (
  products: readonly V3ProductInput[],
  options?: EntityOptions,
) => Promise<BulkProductsResponse> = /* @__PURE__ */ method(
  operations.bulkCreateV3Products,
  (products, options) => ({ ...options, products }),
  { gives: bulk, takes: several },
)

/**
 * Creates up to 100 products with their stock; each succeeds or fails on its own.
 * @throws {CommerceError} `CONFLICT`
 * @example
 * const variants = [{ price: { actualPrice: { amount: '9.00' } }, inventoryItem: { quantity: 3 } }]
 * const { productResults } = await client.productsV3.bulkCreateProductsWithInventory([
 *   { name: 'Oak knife', productType: 'PHYSICAL', variantsInfo: { variants } },
 * ])
 */
export const bulkCreateProductsWithInventory: (
  products: readonly ProductWithInventory[],
  options?: EntityOptions,
) => Promise<BulkProductsWithInventoryResponse> = /* @__PURE__ */ method(
  operations.bulkCreateV3ProductsWithInventory,
  (products, options) => ({ ...options, products }),
  { gives: bulkWithStock, takes: several },
)

/**
 * Changes up to 100 products; each succeeds or fails on its own.
 * @throws {CommerceError} `CONFLICT`
 * @example
 * await client.productsV3.bulkUpdateProducts([
 *   { product: { _id: product._id, revision, name: 'Beech fork' } },
 * ])
 */
export const bulkUpdateProducts: (
  products: readonly MaskedProduct[],
  options?: EntityOptions,
) => Promise<BulkProductsResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateV3Products,
  (products, options) => ({ ...options, products }),
  { gives: bulk, takes: masked },
)

/**
 * Changes up to 100 products and their stock; each succeeds or fails on its own.
 * @throws {CommerceError} `CONFLICT`
 * @example
 * const variants = [{ price: { actualPrice: { amount: '9.00' } }, inventoryItem: { quantity: 8 } }]
 * await client.productsV3.bulkUpdateProductsWithInventory([
 *   { product: { _id: product._id, revision, variantsInfo: { variants } } },
 * ])
 */
export const bulkUpdateProductsWithInventory: (
  products: readonly MaskedProductWithInventory[],
  options?: EntityOptions,
) => Promise<BulkProductsWithInventoryResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateV3ProductsWithInventory,
  (products, options) => ({ ...options, products }),
  { gives: bulkWithStock, takes: masked },
)

/**
 * Deletes up to 100 products; each succeeds or fails on its own.
 * @example const { results } = await client.productsV3.bulkDeleteProducts([product._id])
 */
export const bulkDeleteProducts: (
  productIds: readonly string[],
) => Promise<Required<Answer<wire.V3BulkResponse>>> = /* @__PURE__ */ method(
  operations.bulkDeleteV3Products,
  (productIds) => ({ productIds }),
)

/**
 * Adds info sections to up to 100 products; each succeeds or fails on its own.
 * @throws {CommerceError} `INFO_SECTION_NOT_FOUND`, `TOO_MANY_INFO_SECTIONS_ERROR`
 * @example
 * await client.productsV3.bulkAddInfoSectionsToProducts([{ productId: product._id, revision }], {
 *   infoSectionIds: [infoSectionId],
 * })
 */
export const bulkAddInfoSectionsToProducts: (
  products: readonly ProductIdWithRevision[],
  options: InfoSectionsOptions,
) => Promise<BulkProductsResponse> = /* @__PURE__ */ method(
  operations.bulkAddInfoSectionsToProducts,
  (products, options) => ({ ...options, products }),
  { gives: bulk },
)

/**
 * Removes info sections from up to 100 products; each succeeds or fails on its own.
 * @example
 * await client.productsV3.bulkRemoveInfoSectionsFromProducts([{ productId: product._id, revision }], {
 *   infoSectionIds: [infoSectionId],
 * })
 */
export const bulkRemoveInfoSectionsFromProducts: (
  products: readonly ProductIdWithRevision[],
  options: InfoSectionsOptions,
) => Promise<BulkProductsResponse> = /* @__PURE__ */ method(
  operations.bulkRemoveInfoSectionsFromProducts,
  (products, options) => ({ ...options, products }),
  { gives: bulk },
)

/** The ids of tags to add to products, and to remove from them; a tag in both lists is added. */
export type BulkUpdateProductTagsOptions = Argument<Omit<wire.BulkUpdateProductTagsRequest, 'productIds'>>

/**
 * Changes the tags of up to 100 products; each succeeds or fails on its own.
 * @throws {CommerceError} `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`
 * @example
 * await client.productsV3.bulkUpdateProductTags([product._id], {
 *   assignTags: { publicTags: { tagIds: ['oak'] } },
 * })
 */
export const bulkUpdateProductTags: (
  productIds: readonly string[],
  options: BulkUpdateProductTagsOptions,
) => Promise<Required<Answer<wire.V3BulkResponse>>> = /* @__PURE__ */ method(
  operations.bulkUpdateProductTags,
  (productIds, options) => ({ ...options, productIds }),
)
