import type { Empty } from '../empty.schemas.ts'
import { operation, queryOperation } from '../operation.ts'
import { catalogReader, catalogVersioning, collectionReader } from '../service.ts'
import type {
  GetCatalogVersionResponse,
  GetProductRequest,
  GetProductResponse,
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse,
} from './catalog-read.requests.ts'
import type {
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  GetCollectionRequest,
  GetCollectionResponse,
  QueryCollectionsRequest,
  QueryCollectionsResponse,
} from './collection-read.requests.ts'
import type {
  GetStoreVariantRequest,
  GetStoreVariantResponse,
  ProductOptionsAvailabilityRequest,
  ProductOptionsAvailabilityResponse,
  QueryProductVariantsRequest,
  QueryProductVariantsResponse,
  QueryStoreVariantsRequest,
  QueryStoreVariantsResponse,
} from './variant-read.requests.ts'

/** Reads a collection by id. */
export const getCollection = /* @__PURE__ */ operation<GetCollectionRequest, GetCollectionResponse>(
  'getCollection',
  collectionReader,
  'GET',
  '/v2/collections/:id',
)

/** Reads a collection by slug. */
export const getCollectionBySlug = /* @__PURE__ */ operation<
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse
>('getCollectionBySlug', collectionReader, 'GET', '/v2/collections/slug/:slug')

/** Queries collections with filter, sort and offset paging. */
export const queryCollections = /* @__PURE__ */ queryOperation<
  QueryCollectionsRequest,
  QueryCollectionsResponse
>('queryCollections', collectionReader, '/v2/collections/query')

/** Reads a product with up to 1,000 variants. */
export const getProduct = /* @__PURE__ */ operation<GetProductRequest, GetProductResponse>(
  'getProduct',
  catalogReader,
  'GET',
  '/v1/products/:id',
)

/** Queries products with filter, sort and offset paging. */
export const queryProducts = /* @__PURE__ */ queryOperation<
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse
>('queryProducts', catalogReader, '/v1/products/query-platformized')

/** Returns which choices can be bought, and the variant that the given choices select. */
export const getProductOptionsAvailability = /* @__PURE__ */ operation<
  ProductOptionsAvailabilityRequest,
  ProductOptionsAvailabilityResponse
>('getProductOptionsAvailability', catalogReader, 'POST', '/v1/products/:id/productOptionsAvailability')

/** Reads a product's variants by choices or ids, page by page. */
export const queryProductVariants = /* @__PURE__ */ operation<
  QueryProductVariantsRequest,
  QueryProductVariantsResponse
>('queryProductVariants', catalogReader, 'POST', '/v1/products/:id/variants/query')

/** Queries variants across the store. */
export const queryStoreVariants = /* @__PURE__ */ operation<
  QueryStoreVariantsRequest,
  QueryStoreVariantsResponse
>('queryStoreVariants', catalogReader, 'POST', '/v1/variants/query')

/** Reads one variant of the store. */
export const getStoreVariant = /* @__PURE__ */ operation<GetStoreVariantRequest, GetStoreVariantResponse>(
  'getStoreVariant',
  catalogReader,
  'GET',
  '/v1/variants/:id',
)

/** Reads a collection by slug, as the products module does. */
export const getStoreCollectionBySlug = /* @__PURE__ */ operation<
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse
>('getStoreCollectionBySlug', catalogReader, 'GET', '/v1/collections/slug/:slug')

/** Returns which catalog the site has: V1_CATALOG. */
export const getCatalogVersion = /* @__PURE__ */ operation<Empty, GetCatalogVersionResponse>(
  'getCatalogVersion',
  catalogVersioning,
  'GET',
  '/v3/provision/version',
)
