import type { Empty } from '../declare/empty.schemas.ts'
import { operation, queryOperation } from '../declare/operation.ts'
import { catalogReader, catalogVersioning, collectionReader } from '../declare/service.ts'
import type {
  GetCatalogVersionResponse,
  GetProductRequest,
  GetProductResponse,
  QueryProductsByTextRequest,
  QueryProductsByTextResponse,
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

export const getCollection = /* @__PURE__ */ operation<GetCollectionRequest, GetCollectionResponse>(
  'getCollection',
  'Reads a collection by id.',
  collectionReader,
  'GET /v2/collections/:id',
)

export const getCollectionBySlug = /* @__PURE__ */ operation<
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse
>('getCollectionBySlug', 'Reads a collection by slug.', collectionReader, 'GET /v2/collections/slug/:slug')

export const queryCollections = /* @__PURE__ */ queryOperation<
  QueryCollectionsRequest,
  QueryCollectionsResponse
>(
  'queryCollections',
  'Queries collections with filter, sort and offset paging.',
  collectionReader,
  '/v2/collections/query',
)

export const getProduct = /* @__PURE__ */ operation<GetProductRequest, GetProductResponse>(
  'getProduct',
  'Reads a product with up to 1,000 variants.',
  catalogReader,
  'GET /v1/products/:id',
)

export const queryProducts = /* @__PURE__ */ queryOperation<
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse
>(
  'queryProducts',
  'Queries products with filter, sort and offset paging.',
  catalogReader,
  '/v1/products/query-platformized',
)

export const queryProductsByText = /* @__PURE__ */ queryOperation<
  QueryProductsByTextRequest,
  QueryProductsByTextResponse
>(
  'queryProductsByText',
  'Queries products as plain REST calls do: filter and sort may be JSON text.',
  catalogReader,
  '/v1/products/query',
)

export const getProductOptionsAvailability = /* @__PURE__ */ operation<
  ProductOptionsAvailabilityRequest,
  ProductOptionsAvailabilityResponse
>(
  'getProductOptionsAvailability',
  'Returns which choices can be bought, and the variant that the given choices select.',
  catalogReader,
  'POST /v1/products/:id/productOptionsAvailability',
)

export const queryProductVariants = /* @__PURE__ */ operation<
  QueryProductVariantsRequest,
  QueryProductVariantsResponse
>(
  'queryProductVariants',
  "Reads a product's variants by choices or ids, page by page.",
  catalogReader,
  'POST /v1/products/:id/variants/query',
)

export const queryStoreVariants = /* @__PURE__ */ operation<
  QueryStoreVariantsRequest,
  QueryStoreVariantsResponse
>('queryStoreVariants', 'Queries variants across the store.', catalogReader, 'POST /v1/variants/query')

export const getStoreVariant = /* @__PURE__ */ operation<GetStoreVariantRequest, GetStoreVariantResponse>(
  'getStoreVariant',
  'Reads one variant of the store.',
  catalogReader,
  'GET /v1/variants/:id',
)

export const getStoreCollectionBySlug = /* @__PURE__ */ operation<
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse
>(
  'getStoreCollectionBySlug',
  'Reads a collection by slug, as the products module does.',
  catalogReader,
  'GET /v1/collections/slug/:slug',
)

export const getCatalogVersion = /* @__PURE__ */ operation<Empty, GetCatalogVersionResponse>(
  'getCatalogVersion',
  'Returns the catalog that the client was written for. Both answer it.',
  catalogVersioning,
  'GET /v3/provision/version',
)
