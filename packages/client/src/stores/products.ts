import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import { QUERY, type Query, queryable } from '../query/queryable.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { collection, product, selectedVariant, storeVariant, variant } from './product.shapes.ts'

/** Fields that products are sorted by. */
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

/** Fields that products are filtered by. */
export type ProductField = ProductSortField | '_createdDate' | 'description' | 'collectionIds'

/** A product as visitors read it. */
export type Product = Answer<wire.Product, typeof product>
/** One combination of a product's choices. */
export type Variant = Answer<wire.Variant, typeof variant>
/** A choice that the buyer makes: drop-down or colour. */
export type ProductOption = Answer<wire.ProductOption>
/** One value of an option. */
export type Choice = Answer<wire.Choice>
/** A picture, film or file of a product. */
export type MediaItem = Answer<wire.MediaItem>
/** A variant seen across the store. */
export type StoreVariant = Answer<wire.StoreVariant, typeof storeVariant>
/** A collection of products. */
export type Collection = Answer<wire.Collection, typeof collection>

/** Options of `getProduct`. */
export type GetProductOptions = Argument<Omit<wire.GetProductRequest, 'id'>>
/** Options of `getProductOptionsAvailability`. */
export type ProductOptionsAvailabilityOptions = Argument<wire.ProductOptionsAvailabilityRequest['options']>
/** Options of `queryProductVariants`. */
export type QueryProductVariantsOptions = Argument<Omit<wire.QueryProductVariantsRequest, 'id'>>

/** Queries products: without an argument step by step, else by a query as data. */
export const queryProducts = /* @__PURE__ */ queryable<ProductField, ProductSortField>()(
  operations.queryProducts,
  'products',
  { products: product },
)

/** Reads a product with all its variants. */
export const getProduct = /* @__PURE__ */ method(
  operations.getProduct,
  (_id: string, options?: GetProductOptions) => ({ ...options, _id }),
  { gives: { product } },
)

/** Reads a collection by slug. */
export const getCollectionBySlug = /* @__PURE__ */ method(
  operations.getStoreCollectionBySlug,
  (slug: string) => ({ slug }),
  { gives: { collection } },
)

/** Tells which choices can be bought, and the variant that the given ones lead to. */
export const getProductOptionsAvailability = /* @__PURE__ */ method(
  operations.getProductOptionsAvailability,
  (_id: string, options?: ProductOptionsAvailabilityOptions) => ({ _id, options }),
  { gives: { selectedVariant } },
)

/** Reads a product's variants by choices or ids, page by page. */
export const queryProductVariants = /* @__PURE__ */ method(
  operations.queryProductVariants,
  (_id: string, options?: QueryProductVariantsOptions) => ({ ...options, _id }),
  { gives: { variants: variant } },
)

/** Queries variants across the store. */
export const queryStoreVariants = /* @__PURE__ */ method(
  operations.queryStoreVariants,
  (query: Query) => ({ query }),
  { gives: { variants: storeVariant }, takes: QUERY },
)

/** Reads one variant of the store. */
export const getStoreVariant = /* @__PURE__ */ method(
  operations.getStoreVariant,
  (_id: string) => ({ _id }),
  {
    gives: { variant: storeVariant },
  },
)

export { DiscountType, InventoryStatus, MediaItemType, OptionType, ProductType } from '@vitrine/contract'
