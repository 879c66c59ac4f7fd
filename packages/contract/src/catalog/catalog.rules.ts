import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  getCatalogVersion,
  getCollection,
  getCollectionBySlug,
  getProduct,
  getProductOptionsAvailability,
  getStoreCollectionBySlug,
  getStoreVariant,
  queryCollections,
  queryProducts,
  queryProductsByText,
  queryProductVariants,
  queryStoreVariants,
} from './catalog.operations.ts'
import {
  GetCatalogVersionResponse,
  GetProductRequest,
  GetProductResponse,
  QueryProductsByTextRequest,
  QueryProductsByTextResponse,
  QueryProductsPlatformizedRequest,
  QueryProductsPlatformizedResponse,
} from './catalog-read.requests.ts'
import {
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  GetCollectionRequest,
  GetCollectionResponse,
  QueryCollectionsRequest,
  QueryCollectionsResponse,
} from './collection-read.requests.ts'
import {
  GetStoreVariantRequest,
  GetStoreVariantResponse,
  ProductOptionsAvailabilityRequest,
  ProductOptionsAvailabilityResponse,
  QueryProductVariantsRequest,
  QueryProductVariantsResponse,
  QueryStoreVariantsRequest,
  QueryStoreVariantsResponse,
} from './variant-read.requests.ts'

/** Rules for the catalog operations: callers, schemas and errors. */
export const catalogRules = [
  rule(getCollection, {
    access: 'visitor',
    input: GetCollectionRequest,
    output: GetCollectionResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(getCollectionBySlug, {
    access: 'visitor',
    input: GetCollectionBySlugRequest,
    output: GetCollectionBySlugResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(queryCollections, {
    access: 'visitor',
    input: QueryCollectionsRequest,
    output: QueryCollectionsResponse,
    errors: [],
  }),
  rule(getProduct, {
    access: 'visitor',
    input: GetProductRequest,
    output: GetProductResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(queryProducts, {
    access: 'visitor',
    input: QueryProductsPlatformizedRequest,
    output: QueryProductsPlatformizedResponse,
    errors: [],
  }),
  rule(queryProductsByText, {
    access: 'visitor',
    input: QueryProductsByTextRequest,
    output: QueryProductsByTextResponse,
    errors: [],
  }),
  rule(getProductOptionsAvailability, {
    access: 'visitor',
    input: ProductOptionsAvailabilityRequest,
    output: ProductOptionsAvailabilityResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(queryProductVariants, {
    access: 'visitor',
    input: QueryProductVariantsRequest,
    output: QueryProductVariantsResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(queryStoreVariants, {
    access: 'visitor',
    input: QueryStoreVariantsRequest,
    output: QueryStoreVariantsResponse,
    errors: [],
  }),
  rule(getStoreVariant, {
    access: 'visitor',
    input: GetStoreVariantRequest,
    output: GetStoreVariantResponse,
    errors: ['VARIANT_NOT_FOUND'],
  }),
  rule(getStoreCollectionBySlug, {
    access: 'visitor',
    input: GetCollectionBySlugRequest,
    output: GetCollectionBySlugResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(getCatalogVersion, {
    access: 'visitor',
    input: Empty,
    output: GetCatalogVersionResponse,
    errors: [],
  }),
]
