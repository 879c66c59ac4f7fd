import Type from 'typebox'
import * as enums from '../enums.ts'
import { Media } from '../media.schemas.ts'
import { Paging, PagingMetadata, PlatformPagingMetadata, PlatformQuery } from '../query.schemas.ts'
import { enumOf } from '../schema.ts'
import { writable } from '../writable.ts'
import { Collection } from './collection.schemas.ts'
import { Product, ProductOption } from './product.schemas.ts'
import { StoreVariant, Variant, VariantData } from './variant.schemas.ts'

/** What `queryProductsPlatformized` takes. */
export const QueryProductsPlatformizedRequest = Type.Object(
  {
    query: Type.Optional(writable(PlatformQuery)),
  },
  { title: 'QueryProductsPlatformizedRequest' },
)
export type QueryProductsPlatformizedRequest = Type.Static<typeof QueryProductsPlatformizedRequest>

/** What `queryProductsPlatformized` answers. */
export const QueryProductsPlatformizedResponse = Type.Object(
  {
    products: Type.Optional(Type.Array(Product, { maxItems: 100 })),
    metadata: Type.Optional(PlatformPagingMetadata),
  },
  { title: 'QueryProductsPlatformizedResponse' },
)
export type QueryProductsPlatformizedResponse = Type.Static<typeof QueryProductsPlatformizedResponse>

/** What `getProduct` takes. */
export const GetProductRequest = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    includeMerchantSpecificData: Type.Optional(Type.Boolean()),
  },
  { title: 'GetProductRequest' },
)
export type GetProductRequest = Type.Static<typeof GetProductRequest>

/** What `getProduct` answers. */
export const GetProductResponse = Type.Object(
  {
    product: Type.Optional(Product),
  },
  { title: 'GetProductResponse' },
)
export type GetProductResponse = Type.Static<typeof GetProductResponse>

/** What `getCollectionBySlug` takes. */
export const GetCollectionBySlugRequest = Type.Object(
  {
    slug: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { title: 'GetCollectionBySlugRequest' },
)
export type GetCollectionBySlugRequest = Type.Static<typeof GetCollectionBySlugRequest>

/** What `getCollectionBySlug` answers. */
export const GetCollectionBySlugResponse = Type.Object(
  {
    collection: Type.Optional(Collection),
  },
  { title: 'GetCollectionBySlugResponse' },
)
export type GetCollectionBySlugResponse = Type.Static<typeof GetCollectionBySlugResponse>

/** What `productOptionsAvailability` takes. */
export const ProductOptionsAvailabilityRequest = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    options: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { title: 'ProductOptionsAvailabilityRequest' },
)
export type ProductOptionsAvailabilityRequest = Type.Static<typeof ProductOptionsAvailabilityRequest>

/** What `productOptionsAvailability` answers. */
export const ProductOptionsAvailabilityResponse = Type.Object(
  {
    selectedVariant: Type.Optional(VariantData),
    media: Type.Optional(Media),
    productOptions: Type.Array(ProductOption),
    availableForPurchase: Type.Boolean(),
  },
  { title: 'ProductOptionsAvailabilityResponse' },
)
export type ProductOptionsAvailabilityResponse = Type.Static<typeof ProductOptionsAvailabilityResponse>

/** What `queryProductVariants` takes. */
export const QueryProductVariantsRequest = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    choices: Type.Optional(Type.Record(Type.String(), Type.String())),
    variantIds: Type.Optional(Type.Array(Type.String())),
    paging: Type.Optional(writable(Paging)),
    includeMerchantSpecificData: Type.Optional(Type.Boolean()),
  },
  { title: 'QueryProductVariantsRequest' },
)
export type QueryProductVariantsRequest = Type.Static<typeof QueryProductVariantsRequest>

/** What `queryProductVariants` answers. */
export const QueryProductVariantsResponse = Type.Object(
  {
    variants: Type.Array(Variant),
    metadata: Type.Optional(PagingMetadata),
    totalResults: Type.Integer(),
  },
  { title: 'QueryProductVariantsResponse' },
)
export type QueryProductVariantsResponse = Type.Static<typeof QueryProductVariantsResponse>

/** What `queryStoreVariants` takes. */
export const QueryStoreVariantsRequest = Type.Object(
  {
    query: Type.Optional(writable(PlatformQuery)),
  },
  { title: 'QueryStoreVariantsRequest' },
)
export type QueryStoreVariantsRequest = Type.Static<typeof QueryStoreVariantsRequest>

/** What `queryStoreVariants` answers. */
export const QueryStoreVariantsResponse = Type.Object(
  {
    variants: Type.Array(StoreVariant),
    metadata: Type.Optional(PlatformPagingMetadata),
  },
  { title: 'QueryStoreVariantsResponse' },
)
export type QueryStoreVariantsResponse = Type.Static<typeof QueryStoreVariantsResponse>

/** What `getStoreVariant` takes. */
export const GetStoreVariantRequest = Type.Object(
  {
    id: Type.String(),
  },
  { title: 'GetStoreVariantRequest' },
)
export type GetStoreVariantRequest = Type.Static<typeof GetStoreVariantRequest>

/** What `getStoreVariant` answers. */
export const GetStoreVariantResponse = Type.Object(
  {
    variant: Type.Optional(StoreVariant),
  },
  { title: 'GetStoreVariantResponse' },
)
export type GetStoreVariantResponse = Type.Static<typeof GetStoreVariantResponse>

/** What `queryCollections` takes. */
export const QueryCollectionsRequest = Type.Object(
  {
    query: Type.Optional(writable(PlatformQuery)),
  },
  { title: 'QueryCollectionsRequest' },
)
export type QueryCollectionsRequest = Type.Static<typeof QueryCollectionsRequest>

/** What `queryCollections` answers. */
export const QueryCollectionsResponse = Type.Object(
  {
    collections: Type.Optional(Type.Array(Collection, { maxItems: 100 })),
    metadata: Type.Optional(PlatformPagingMetadata),
  },
  { title: 'QueryCollectionsResponse' },
)
export type QueryCollectionsResponse = Type.Static<typeof QueryCollectionsResponse>

/** What `getCollection` takes. */
export const GetCollectionRequest = Type.Object(
  {
    id: Type.String(),
  },
  { title: 'GetCollectionRequest' },
)
export type GetCollectionRequest = Type.Static<typeof GetCollectionRequest>

/** What `getCollection` answers. */
export const GetCollectionResponse = Type.Object(
  {
    collection: Type.Optional(Collection),
  },
  { title: 'GetCollectionResponse' },
)
export type GetCollectionResponse = Type.Static<typeof GetCollectionResponse>

/** What `getCatalogVersion` answers. */
export const GetCatalogVersionResponse = Type.Object(
  { catalogVersion: enumOf(enums.CatalogVersion) },
  { title: 'GetCatalogVersionResponse' },
)
export type GetCatalogVersionResponse = Type.Static<typeof GetCatalogVersionResponse>
