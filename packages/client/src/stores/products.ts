import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { withId } from '../calls/described.ts'
import { method, methodLater } from '../calls/module.ts'
import { type Query, type Queryable, queryable } from '../query/queryable.ts'
import { event, type PlainEvent, type Register } from '../webhooks/event.ts'
import type { Answer } from '../wire/forms.ts'
import { unless } from '../wire/unless.ts'
import { date } from '../wire/values.ts'
import type { full } from './product.part.ts'
import type { product } from './product.shapes.ts'
import type {
  AdjustValue,
  BulkUpdateProductsResponse,
  CollectionAnswer,
  CollectionInput,
  GetProductOptions,
  MediaAssignmentToChoice,
  MediaDataForWrite,
  Product,
  ProductAnswer,
  ProductFields,
  ProductInput,
  ProductOptionsAvailabilityOptions,
  ProductOptionsAvailabilityResponse,
  ProductSortField,
  QueryProductsOptions,
  QueryProductsResponse,
  QueryProductVariantsOptions,
  QueryProductVariantsResponse,
  QueryStoreVariantsResponse,
  SetValue,
  StoreVariant,
  UpdateCollection,
  UpdateProduct,
  Variant,
  VariantOverride,
} from './product-types.ts'

const variants = () => import('./product-variants.part.ts')
const writes = () => import('./products.part.ts')

/**
 * What differs on the wire, except numbers that are not finite: those are text there, and a part reads them.
 */
const usual = { _createdDate: date, lastUpdated: date }
const gives = /* @__PURE__ */ unless<typeof full>(
  /"(NaN|-?Infinity)"/,
  { product: usual, products: usual },
  () => import('./product.part.ts').then((part) => part.full),
)

/**
 * Queries products: step by step without an argument, otherwise by a query as data.
 * @example
 * const { items } = await client.products.queryProducts().eq('slug', 'salt-cellar').find()
 * // or with the query as data:
 * const { products } = await client.products.queryProducts({ filter: { slug: 'salt-cellar' } })
 */
export const queryProducts: Queryable<
  Product,
  QueryProductsResponse,
  ProductFields,
  ProductSortField,
  [options?: QueryProductsOptions]
> = /* @__PURE__ */ queryable<ProductFields, ProductSortField, [options?: QueryProductsOptions]>()(
  operations.queryProducts,
  'products',
  gives,
)

/**
 * Returns a product with all its variants.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { product } = await client.products.getProduct(productId)
 */
export const getProduct: (_id: string, options?: GetProductOptions) => Promise<ProductAnswer> =
  /* @__PURE__ */ method(operations.getProduct, withId, {
    gives,
  })

/**
 * Returns a collection by slug.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { collection } = await client.products.getCollectionBySlug('ceramics')
 */
export const getCollectionBySlug: (slug: string) => Promise<CollectionAnswer> = /* @__PURE__ */ methodLater(
  variants,
  'getCollectionBySlug',
)

/**
 * Checks which choices can be bought, and finds the variant that the given ones select.
 * @throws {CommerceError} `NOT_FOUND`
 * @example
 * const { selectedVariant } = await client.products.getProductOptionsAvailability(product._id, { Size: 'Large' })
 */
export const getProductOptionsAvailability: (
  _id: string,
  options?: ProductOptionsAvailabilityOptions,
) => Promise<ProductOptionsAvailabilityResponse> = /* @__PURE__ */ methodLater(
  variants,
  'getProductOptionsAvailability',
)

/**
 * Returns a product's variants by choices or ids, page by page.
 * @throws {CommerceError} `NOT_FOUND`
 * @example
 * const { variants } = await client.products.queryProductVariants(product._id, { choices: { Size: 'Large' } })
 */
export const queryProductVariants: (
  _id: string,
  options?: QueryProductVariantsOptions,
) => Promise<QueryProductVariantsResponse> = /* @__PURE__ */ methodLater(variants, 'queryProductVariants')

/**
 * Queries variants across the store.
 * @example const { variants } = await client.products.queryStoreVariants({ filter: { productId: product._id } })
 */
export const queryStoreVariants: (query: Query) => Promise<QueryStoreVariantsResponse> =
  /* @__PURE__ */ methodLater(variants, 'queryStoreVariants')

/**
 * Returns one variant of the store.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { variant } = await client.products.getStoreVariant(variantId)
 */
export const getStoreVariant: (_id: string) => Promise<{ variant: StoreVariant }> =
  /* @__PURE__ */ methodLater(variants, 'getStoreVariant')

/**
 * Creates a product. For merchants and apps, like all writes.
 * @throws {CommerceError} `CONFLICT`
 * @example
 * const { product } = await client.products.createProduct({
 *   name: 'Egg Cup',
 *   priceData: { price: 14 },
 *   description: '<p>For one egg.</p>',
 * })
 */
export const createProduct: (product: ProductInput) => Promise<ProductAnswer> = /* @__PURE__ */ methodLater(
  writes,
  'createProduct',
)

/**
 * Changes the given fields of a product.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example const { product } = await client.products.updateProduct(productId, { name: 'Egg Cup, Chalk' })
 */
export const updateProduct: (_id: string, product: UpdateProduct) => Promise<ProductAnswer> =
  /* @__PURE__ */ methodLater(writes, 'updateProduct')

/**
 * Deletes a product.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.deleteProduct(product._id)
 */
export const deleteProduct: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'deleteProduct',
)

/**
 * Changes price, cost, weight, sku or visibility of variants.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.updateProductVariants(product._id, [{ choices: { Size: 'Large' }, price: 36 }])
 */
export const updateProductVariants: (
  _id: string,
  variants: VariantOverride[],
) => Promise<{ variants: Variant[] }> = /* @__PURE__ */ methodLater(writes, 'updateProductVariants')

/**
 * Resets all variants to their product's data.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.resetAllProductVariantData(product._id)
 */
export const resetAllProductVariantData: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'resetAllProductVariantData',
)

/**
 * Adds products to a collection.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.addProductsToCollection(collectionId, [product._id])
 */
export const addProductsToCollection: (_id: string, productIds: string[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'addProductsToCollection')

/**
 * Removes products from a collection.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.removeProductsFromCollection(collectionId, [product._id])
 */
export const removeProductsFromCollection: (_id: string, productIds: string[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'removeProductsFromCollection')

/**
 * Adds files to a product.
 * @throws {CommerceError} `NOT_FOUND`, `MEDIA_ADDRESS_NOT_ALLOWED`, `MEDIA_NOT_FETCHED`, `MEDIA_TYPE_NOT_ALLOWED`,
 * `MEDIA_DAMAGED`, `CONFLICT`
 * @example await client.products.addProductMedia(product._id, [{ mediaId: 'moon-jar-chalk.webp' }])
 */
export const addProductMedia: (_id: string, media: MediaDataForWrite[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'addProductMedia')

/**
 * Removes files from a product.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.removeProductMedia(product._id, ['moon-jar-chalk.webp'])
 */
export const removeProductMedia: (_id: string, mediaIds: string[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'removeProductMedia')

/**
 * Assigns files of a product to some of its choices.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example
 * await client.products.addProductMediaToChoices(product._id, [
 *   { option: 'Size', choice: 'Large', mediaIds: ['moon-jar-chalk.webp'] },
 * ])
 */
export const addProductMediaToChoices: (_id: string, media: MediaAssignmentToChoice[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'addProductMediaToChoices')

/**
 * Unassigns files of a product from some of its choices.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example
 * await client.products.removeProductMediaFromChoices(product._id, [
 *   { option: 'Size', choice: 'Large', mediaIds: ['moon-jar-chalk.webp'] },
 * ])
 */
export const removeProductMediaFromChoices: (_id: string, media: MediaAssignmentToChoice[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'removeProductMediaFromChoices')

/**
 * Removes all options from a product.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.deleteProductOptions(product._id)
 */
export const deleteProductOptions: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'deleteProductOptions',
)

/**
 * Removes the brand from a product.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.removeBrand(product._id)
 */
export const removeBrand: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(writes, 'removeBrand')

/**
 * Removes the ribbon from a product.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.removeRibbon(product._id)
 */
export const removeRibbon: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'removeRibbon',
)

/**
 * Creates a collection.
 * @throws {CommerceError} `NOT_FOUND` for a picture that isn't there, `CONFLICT`
 * @example const { collection } = await client.products.createCollection({ name: 'Breakfast' })
 */
export const createCollection: (collection: CollectionInput) => Promise<CollectionAnswer> =
  /* @__PURE__ */ methodLater(writes, 'createCollection')

/**
 * Changes the given fields of a collection.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.updateCollection(collectionId, { name: 'For Breakfast' })
 */
export const updateCollection: (_id: string, collection: UpdateCollection) => Promise<CollectionAnswer> =
  /* @__PURE__ */ methodLater(writes, 'updateCollection')

/**
 * Deletes a collection; its products stay.
 * @throws {CommerceError} `NOT_FOUND`, `CONFLICT`
 * @example await client.products.deleteCollection(collectionId)
 */
export const deleteCollection: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'deleteCollection',
)

/**
 * Sets one property on up to 100 products.
 * @throws {CommerceError} `CONFLICT`
 * @example const { results } = await client.products.bulkUpdateProductsProperty([product._id], { price: 15 })
 */
export const bulkUpdateProductsProperty: (
  ids: string[],
  set: SetValue,
) => Promise<BulkUpdateProductsResponse> = /* @__PURE__ */ methodLater(writes, 'bulkUpdateProductsProperty')

/**
 * Changes one amount on up to 100 products, by a difference or a percentage.
 * @throws {CommerceError} `CONFLICT`
 * @example
 * const { results } = await client.products.bulkAdjustProductProperty({ price: { amount: -1 } }, [product._id])
 */
export const bulkAdjustProductProperty: (
  adjust: AdjustValue,
  ids: string[],
) => Promise<BulkUpdateProductsResponse> = /* @__PURE__ */ methodLater(writes, 'bulkAdjustProductProperty')

/**
 * Registers a handler for created products.
 * @example client.products.onProductCreated(({ data }) => console.log(`${data.name} is new`))
 */
export const onProductCreated: Register<PlainEvent<Answer<wire.ProductCreated, typeof product>>> =
  /* @__PURE__ */ event('onProductCreated')

/**
 * Registers a handler for changed products.
 * @example client.products.onProductChanged(({ data }) => console.log(data.productId, data.changedFields))
 */
export const onProductChanged: Register<PlainEvent<Answer<wire.ProductChanged>>> =
  /* @__PURE__ */ event('onProductChanged')

/**
 * Registers a handler for deleted products.
 * @example client.products.onProductDeleted(({ data }) => console.log(`Product ${data.productId} is gone`))
 */
export const onProductDeleted: Register<PlainEvent<Answer<wire.ProductDeleted>>> =
  /* @__PURE__ */ event('onProductDeleted')

/**
 * Registers a handler for changed variants.
 * @example client.products.onProductVariantsChanged(({ data }) => console.log(data.productId, data.variants))
 */
export const onProductVariantsChanged: Register<PlainEvent<Answer<wire.VariantsChanged>>> =
  /* @__PURE__ */ event('onProductVariantsChanged')

/**
 * Registers a handler for created collections.
 * @example client.products.onProductCollectionCreated(({ data }) => console.log(`${data.name} is new`))
 */
export const onProductCollectionCreated: Register<PlainEvent<Answer<wire.CollectionCreated>>> =
  /* @__PURE__ */ event('onProductCollectionCreated')

/**
 * Registers a handler for changed collections.
 * @example client.products.onProductCollectionChanged(({ data }) => console.log(data.collectionId, data.changedFields))
 */
export const onProductCollectionChanged: Register<PlainEvent<Answer<wire.CollectionChanged>>> =
  /* @__PURE__ */ event('onProductCollectionChanged')

/**
 * Registers a handler for deleted collections.
 * @example client.products.onProductCollectionDeleted(({ data }) => console.log(data.collectionId))
 */
export const onProductCollectionDeleted: Register<PlainEvent<Answer<wire.CollectionDeleted>>> =
  /* @__PURE__ */ event('onProductCollectionDeleted')

export { DiscountType, InventoryStatus, MediaItemType, OptionType, ProductType } from '@vitrine/contract'
export type {
  AdjustValue,
  BulkUpdateProductsResponse,
  Choice,
  Collection,
  CollectionAnswer,
  CollectionInput,
  Discount,
  GetProductOptions,
  Media,
  MediaAssignmentToChoice,
  MediaDataForWrite,
  MediaItem,
  PriceData,
  Product,
  ProductAnswer,
  ProductFields,
  ProductInput,
  ProductOption,
  ProductOptionsAvailabilityOptions,
  ProductOptionsAvailabilityResponse,
  ProductSortField,
  QueryProductsOptions,
  QueryProductsResponse,
  QueryProductVariantsOptions,
  QueryProductVariantsResponse,
  QueryStoreVariantsResponse,
  SetValue,
  Stock,
  StoreVariant,
  UpdateCollection,
  UpdateProduct,
  Variant,
  VariantOverride,
} from './product-types.ts'
