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

/** Creates a product. Its variants are sold out until they get stock. For merchants and apps, like all writes. */
export const createProduct: (product: V3ProductInput, options?: WriteOptions) => Promise<V3Product> =
  /* @__PURE__ */ method(operations.createV3Product, (product, options) => ({ ...options, product }), {
    ...{ gives, takes },
    answers: 'product',
  })

/** Changes the given fields of a product. Lists are replaced as a whole. */
export const updateProduct: (
  _id: string,
  product: UpdateProduct,
  options?: WriteOptions,
) => Promise<V3Product> = /* @__PURE__ */ method(
  operations.updateV3Product,
  (_id, product, options) => ({ ...options, product: { ...product, _id } }),
  { gives, takes, answers: 'product' },
)

/** Deletes a product. */
export const deleteProduct: (productId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteV3Product,
  (productId) => ({ productId }),
  { answers: 'nothing' },
)

/** Creates a product with its stock. Variants without an `inventoryItem` are sold out. */
export const createProductWithInventory: (
  product: ProductWithInventory,
  options?: EntityOptions,
) => Promise<ProductWithInventoryResponse> = /* @__PURE__ */ method(
  operations.createV3ProductWithInventory,
  (product, options) => ({ ...options, product }),
  { gives, takes },
)

/** Changes a product and its stock. Variants without an `inventoryItem` keep their stock. */
export const updateProductWithInventory: (
  _id: string,
  product: UpdateProductWithInventory,
  options?: EntityOptions,
) => Promise<ProductWithInventoryResponse> = /* @__PURE__ */ method(
  operations.updateV3ProductWithInventory,
  (_id, product, options) => ({ ...options, product: { ...product, _id } }),
  { gives, takes },
)

/** Creates up to 100 products; each succeeds or fails on its own. */
export const bulkCreateProducts: (
  products: readonly V3ProductInput[],
  options?: EntityOptions,
) => Promise<BulkProductsResponse> = /* @__PURE__ */ method(
  operations.bulkCreateV3Products,
  (products, options) => ({ ...options, products }),
  { gives: bulk, takes: several },
)

/** Creates up to 100 products with their stock; each succeeds or fails on its own. */
export const bulkCreateProductsWithInventory: (
  products: readonly ProductWithInventory[],
  options?: EntityOptions,
) => Promise<BulkProductsWithInventoryResponse> = /* @__PURE__ */ method(
  operations.bulkCreateV3ProductsWithInventory,
  (products, options) => ({ ...options, products }),
  { gives: bulkWithStock, takes: several },
)

/** Changes up to 100 products; each succeeds or fails on its own. */
export const bulkUpdateProducts: (
  products: readonly MaskedProduct[],
  options?: EntityOptions,
) => Promise<BulkProductsResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateV3Products,
  (products, options) => ({ ...options, products }),
  { gives: bulk, takes: masked },
)

/** Changes up to 100 products and their stock; each succeeds or fails on its own. */
export const bulkUpdateProductsWithInventory: (
  products: readonly MaskedProductWithInventory[],
  options?: EntityOptions,
) => Promise<BulkProductsWithInventoryResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateV3ProductsWithInventory,
  (products, options) => ({ ...options, products }),
  { gives: bulkWithStock, takes: masked },
)

/** Deletes up to 100 products; each succeeds or fails on its own. */
export const bulkDeleteProducts: (
  productIds: readonly string[],
) => Promise<Required<Answer<wire.V3BulkResponse>>> = /* @__PURE__ */ method(
  operations.bulkDeleteV3Products,
  (productIds) => ({ productIds }),
)

/** Adds info sections to up to 100 products; each succeeds or fails on its own. */
export const bulkAddInfoSectionsToProducts: (
  products: readonly ProductIdWithRevision[],
  options: InfoSectionsOptions,
) => Promise<BulkProductsResponse> = /* @__PURE__ */ method(
  operations.bulkAddInfoSectionsToProducts,
  (products, options) => ({ ...options, products }),
  { gives: bulk },
)

/** Removes info sections from up to 100 products; each succeeds or fails on its own. */
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
 */
export const bulkUpdateProductTags: (
  productIds: readonly string[],
  options: BulkUpdateProductTagsOptions,
) => Promise<Required<Answer<wire.V3BulkResponse>>> = /* @__PURE__ */ method(
  operations.bulkUpdateProductTags,
  (productIds, options) => ({ ...options, productIds }),
)
