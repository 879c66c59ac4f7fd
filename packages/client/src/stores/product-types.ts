import type * as wire from '@vitrine/contract'
import type { Answer, Argument } from '../wire/forms.ts'
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
export type VariantOverride = Argument<wire.UpdateVariantsRequest['variants'][number], typeof amounts>
/** A file to add, to the product or to one of its choices. */
export type MediaDataForWrite = Argument<wire.MediaDataForWrite>
/** Files to show with a choice. */
export type MediaAssignmentToChoice = Argument<wire.AddProductMediaToChoicesRequest['media'][number]>
/** One property to set on many products. */
export type SetValue = Argument<wire.BulkUpdateProductsRequest['set'], typeof amounts>
/** One amount to change on many products, by a difference or a percentage. */
export type AdjustValue = Argument<wire.BulkAdjustProductPropertiesRequest['adjust'], typeof adjustments>
