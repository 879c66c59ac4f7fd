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
  'Returns a collection by id.',
  collectionReader,
  'GET /v2/collections/:id',
)

export const getCollectionBySlug = /* @__PURE__ */ operation<
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse
>('getCollectionBySlug', 'Returns a collection by slug.', collectionReader, 'GET /v2/collections/slug/:slug')

export const queryCollections = /* @__PURE__ */ queryOperation<
  QueryCollectionsRequest,
  QueryCollectionsResponse
>(
  'queryCollections',
  'Lists collections by filter, order and page.',
  collectionReader,
  '/v2/collections/query',
)

export const getProduct = /* @__PURE__ */ operation<GetProductRequest, GetProductResponse>(
  'getProduct',
  'Returns a product with up to 1,000 variants.',
  catalogReader,
  'GET /v1/products/:id',
)

export const queryProducts = /* @__PURE__ */ queryOperation<
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse
>(
  'queryProducts',
  'Lists products by filter, order and page.',
  catalogReader,
  '/v1/products/query-platformized',
)

export const queryProductsByText = /* @__PURE__ */ queryOperation<
  QueryProductsByTextRequest,
  QueryProductsByTextResponse
>(
  'queryProductsByText',
  'Lists products by filter, order and page. For plain REST calls: filter and order may be JSON text.',
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
  'Lists the variants of a product by choices or ids, page by page.',
  catalogReader,
  'POST /v1/products/:id/variants/query',
)

export const queryStoreVariants = /* @__PURE__ */ operation<
  QueryStoreVariantsRequest,
  QueryStoreVariantsResponse
>(
  'queryStoreVariants',
  'Lists variants of all products by filter and page.',
  catalogReader,
  'POST /v1/variants/query',
)

export const getStoreVariant = /* @__PURE__ */ operation<GetStoreVariantRequest, GetStoreVariantResponse>(
  'getStoreVariant',
  'Returns a variant by id.',
  catalogReader,
  'GET /v1/variants/:id',
)

export const getStoreCollectionBySlug = /* @__PURE__ */ operation<
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse
>(
  'getStoreCollectionBySlug',
  'Returns a collection by slug, in the shape of the products module.',
  catalogReader,
  'GET /v1/collections/slug/:slug',
)

export const getCatalogVersion = /* @__PURE__ */ operation<Empty, GetCatalogVersionResponse>(
  'getCatalogVersion',
  'Returns the catalog version that the client was written for. The platform supports both.',
  catalogVersioning,
  'GET /v3/provision/version',
)
