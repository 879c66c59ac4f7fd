import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { withId } from '../calls/described.ts'
import { method, methodLater } from '../calls/module.ts'
import { type Query, type Queryable, queryable } from '../query/queryable.ts'
import { event, type PlainEvent, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { unless } from '../wire/unless.ts'
import { date } from '../wire/values.ts'
import type { full } from './product.part.ts'
import type {
  adjustments,
  amounts,
  collection,
  product,
  selectedVariant,
  storeVariant,
  variant,
} from './product.shapes.ts'

/** Fields to sort products by. */
export type ProductSortField =
  | '_id'
  | 'lastUpdated'
  | 'name'
  | 'slug'
  | 'sku'
  | 'price'
  | 'priceData.price'
  | 'numericId'
  | 'productType'
  | '_createdDate'
  | 'visible'
  | 'brand'
  | 'ribbon'
  | 'inventoryStatus'
  | 'stock.inventoryStatus'

/** Fields to filter products by, and the values each is compared with. */
export type ProductFields = {
  _id: string
  name: string
  slug: string
  sku: string
  description: string
  /** In major units, as a number or as text. */
  price: number | string
  'priceData.price': number | string
  /** As digits or as a number. */
  numericId: string | number
  productType: wire.ProductType
  lastUpdated: Date | string
  _createdDate: Date | string
  collectionIds: readonly string[]
  /** Only merchants and apps read hidden products. */
  visible: boolean
  /** Empty if there is none, like `ribbon`. */
  brand: string
  ribbon: string
  inventoryStatus: wire.InventoryStatus
  'stock.inventoryStatus': wire.InventoryStatus
}

/** A product as visitors read it. */
export type Product = Answer<wire.Product, typeof product>
/** One combination of a product's choices. */
export type Variant = Answer<wire.Variant, typeof variant>
/** How much less a product costs. */
export type Discount = NonNullable<Product['discount']>
/** What a product costs, also formatted. */
export type PriceData = NonNullable<Product['priceData']>
/** Whether a product can be bought. */
export type Stock = NonNullable<Product['stock']>
/** The pictures and videos of a product. */
export type Media = NonNullable<Product['media']>
/** A choice that the buyer makes: drop-down or color. */
export type ProductOption = Answer<wire.ProductOption>
/** One value of an option. */
export type Choice = Answer<wire.Choice>
/** A picture, video or file of a product. */
export type MediaItem = Answer<wire.MediaItem>
/** A variant in store-wide queries. */
export type StoreVariant = Answer<wire.StoreVariant, typeof storeVariant>
/** A collection of products. */
export type Collection = Answer<wire.Collection, typeof collection>

/** Response with the product. */
export interface ProductAnswer {
  product: Product
}
/** Response with the collection. */
export interface CollectionAnswer {
  collection: Collection
}
/** A page of products. */
export type QueryProductsResponse = Required<
  Answer<wire.QueryProductsPlatformizedResponse, { products: typeof product }>
>
/** What can be bought, and the variant that the choices select. */
export type ProductOptionsAvailabilityResponse = Answer<
  wire.ProductOptionsAvailabilityResponse,
  { selectedVariant: typeof selectedVariant }
>
/** A page of a product's variants. */
export type QueryProductVariantsResponse = Required<
  Answer<wire.QueryProductVariantsResponse, { variants: typeof variant }>
>
/** A page of the store's variants. */
export type QueryStoreVariantsResponse = Required<
  Answer<wire.QueryStoreVariantsResponse, { variants: typeof storeVariant }>
>
/** The result for each product of a bulk call. */
export type BulkUpdateProductsResponse = Required<Answer<wire.BulkUpdateProductsResponse>>

/** Options of `getProduct`. */
export type GetProductOptions = Argument<Omit<wire.GetProductRequest, 'id'>>
/** Options of `queryProducts`: lists that show no variants are much smaller and faster without them. */
export type QueryProductsOptions = Argument<Omit<wire.QueryProductsPlatformizedRequest, 'query'>>
/** Options of `getProductOptionsAvailability`. */
export type ProductOptionsAvailabilityOptions = Argument<wire.ProductOptionsAvailabilityRequest['options']>
/** Options of `queryProductVariants`. */
export type QueryProductVariantsOptions = Argument<Omit<wire.QueryProductVariantsRequest, 'id'>>

/** The fields of a new product. */
export type ProductInput = Argument<wire.CreateProductRequest['product'], typeof product>
/** The fields to change in a product. */
export type UpdateProduct = Argument<Omit<wire.UpdateProductRequest['product'], 'id'>, typeof product>
/** The fields of a new collection. */
export type CollectionInput = Argument<wire.CreateCollectionRequest['collection']>
/** The fields to change in a collection. */
export type UpdateCollection = Argument<Omit<wire.UpdateCollectionRequest['collection'], 'id'>>
/** New data of variants, identified by choices or ids. */
export type VariantOverride = Argument<wire.VariantOverride, typeof amounts>
/** A file to add, to the product or to one of its choices. */
export type MediaDataForWrite = Argument<wire.MediaDataForWrite>
/** Files to show with a choice. */
export type MediaAssignmentToChoice = Argument<wire.AddProductMediaToChoicesRequest['media'][number]>
/** One property to set on many products. */
export type SetValue = Argument<wire.BulkUpdateProductsRequest['set'], typeof amounts>
/** One amount to change on many products, by a difference or a percentage. */
export type AdjustValue = Argument<wire.BulkAdjustProductPropertiesRequest['adjust'], typeof adjustments>

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

/** Queries products: step by step without an argument, otherwise by a query as data. */
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

/** Returns a product with all its variants. */
export const getProduct: (_id: string, options?: GetProductOptions) => Promise<ProductAnswer> =
  /* @__PURE__ */ method(operations.getProduct, withId, {
    gives,
  })

/** Returns a collection by slug. */
export const getCollectionBySlug: (slug: string) => Promise<CollectionAnswer> = /* @__PURE__ */ methodLater(
  variants,
  'getCollectionBySlug',
)

/** Checks which choices can be bought, and finds the variant that the given ones select. */
export const getProductOptionsAvailability: (
  _id: string,
  options?: ProductOptionsAvailabilityOptions,
) => Promise<ProductOptionsAvailabilityResponse> = /* @__PURE__ */ methodLater(
  variants,
  'getProductOptionsAvailability',
)

/** Returns a product's variants by choices or ids, page by page. */
export const queryProductVariants: (
  _id: string,
  options?: QueryProductVariantsOptions,
) => Promise<QueryProductVariantsResponse> = /* @__PURE__ */ methodLater(variants, 'queryProductVariants')

/** Queries variants across the store. */
export const queryStoreVariants: (query: Query) => Promise<QueryStoreVariantsResponse> =
  /* @__PURE__ */ methodLater(variants, 'queryStoreVariants')

/** Returns one variant of the store. */
export const getStoreVariant: (_id: string) => Promise<{ variant: StoreVariant }> =
  /* @__PURE__ */ methodLater(variants, 'getStoreVariant')

/** Creates a product. For merchants and apps, like all writes. */
export const createProduct: (product: ProductInput) => Promise<ProductAnswer> = /* @__PURE__ */ methodLater(
  writes,
  'createProduct',
)

/** Changes the given fields of a product. */
export const updateProduct: (_id: string, product: UpdateProduct) => Promise<ProductAnswer> =
  /* @__PURE__ */ methodLater(writes, 'updateProduct')

/** Deletes a product. */
export const deleteProduct: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'deleteProduct',
)

/** Changes price, cost, weight, sku or visibility of variants. */
export const updateProductVariants: (
  _id: string,
  variants: VariantOverride[],
) => Promise<{ variants: Variant[] }> = /* @__PURE__ */ methodLater(writes, 'updateProductVariants')

/** Resets all variants to their product's data. */
export const resetAllProductVariantData: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'resetAllProductVariantData',
)

/** Adds products to a collection. */
export const addProductsToCollection: (_id: string, productIds: string[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'addProductsToCollection')

/** Removes products from a collection. */
export const removeProductsFromCollection: (_id: string, productIds: string[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'removeProductsFromCollection')

/** Adds files to a product. */
export const addProductMedia: (_id: string, media: MediaDataForWrite[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'addProductMedia')

/** Removes files from a product. */
export const removeProductMedia: (_id: string, mediaIds: string[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'removeProductMedia')

/** Assigns files of a product to some of its choices. */
export const addProductMediaToChoices: (_id: string, media: MediaAssignmentToChoice[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'addProductMediaToChoices')

/** Unassigns files of a product from some of its choices. */
export const removeProductMediaFromChoices: (_id: string, media: MediaAssignmentToChoice[]) => Promise<void> =
  /* @__PURE__ */ methodLater(writes, 'removeProductMediaFromChoices')

/** Removes all options from a product. */
export const deleteProductOptions: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'deleteProductOptions',
)

/** Removes the brand from a product. */
export const removeBrand: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(writes, 'removeBrand')

/** Removes the ribbon from a product. */
export const removeRibbon: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'removeRibbon',
)

/** Creates a collection. */
export const createCollection: (collection: CollectionInput) => Promise<CollectionAnswer> =
  /* @__PURE__ */ methodLater(writes, 'createCollection')

/** Changes the given fields of a collection. */
export const updateCollection: (_id: string, collection: UpdateCollection) => Promise<CollectionAnswer> =
  /* @__PURE__ */ methodLater(writes, 'updateCollection')

/** Deletes a collection; its products stay. */
export const deleteCollection: (_id: string) => Promise<void> = /* @__PURE__ */ methodLater(
  writes,
  'deleteCollection',
)

/** Sets one property on up to 100 products. */
export const bulkUpdateProductsProperty: (
  ids: string[],
  set: SetValue,
) => Promise<BulkUpdateProductsResponse> = /* @__PURE__ */ methodLater(writes, 'bulkUpdateProductsProperty')

/** Changes one amount on up to 100 products, by a difference or a percentage. */
export const bulkAdjustProductProperty: (
  adjust: AdjustValue,
  ids: string[],
) => Promise<BulkUpdateProductsResponse> = /* @__PURE__ */ methodLater(writes, 'bulkAdjustProductProperty')

/** Registers a handler for created products. */
export const onProductCreated: Register<PlainEvent<Answer<wire.ProductCreated, typeof product>>> =
  /* @__PURE__ */ event('onProductCreated')

/** Registers a handler for changed products. */
export const onProductChanged: Register<PlainEvent<Answer<wire.ProductChanged>>> =
  /* @__PURE__ */ event('onProductChanged')

/** Registers a handler for deleted products. */
export const onProductDeleted: Register<PlainEvent<Answer<wire.ProductDeleted>>> =
  /* @__PURE__ */ event('onProductDeleted')

/** Registers a handler for changed variants. */
export const onProductVariantsChanged: Register<PlainEvent<Answer<wire.VariantsChanged>>> =
  /* @__PURE__ */ event('onProductVariantsChanged')

/** Registers a handler for created collections. */
export const onProductCollectionCreated: Register<PlainEvent<Answer<wire.CollectionCreated>>> =
  /* @__PURE__ */ event('onProductCollectionCreated')

/** Registers a handler for changed collections. */
export const onProductCollectionChanged: Register<PlainEvent<Answer<wire.CollectionChanged>>> =
  /* @__PURE__ */ event('onProductCollectionChanged')

/** Registers a handler for deleted collections. */
export const onProductCollectionDeleted: Register<PlainEvent<Answer<wire.CollectionDeleted>>> =
  /* @__PURE__ */ event('onProductCollectionDeleted')

export { DiscountType, InventoryStatus, MediaItemType, OptionType, ProductType } from '@vitrine/contract'
