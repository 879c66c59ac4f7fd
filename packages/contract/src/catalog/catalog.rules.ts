import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
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
  queryProductVariants,
  queryStoreVariants,
} from './catalog.operations.ts'
import {
  GetCatalogVersionResponse,
  GetProductRequest,
  GetProductResponse,
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
    summary: 'Reads a collection by id.',
    access: 'visitor',
    input: GetCollectionRequest,
    output: GetCollectionResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(getCollectionBySlug, {
    summary: 'Reads a collection by slug.',
    access: 'visitor',
    input: GetCollectionBySlugRequest,
    output: GetCollectionBySlugResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(queryCollections, {
    summary: 'Queries collections with filter, sort and offset paging.',
    access: 'visitor',
    input: QueryCollectionsRequest,
    output: QueryCollectionsResponse,
    errors: [],
  }),
  rule(getProduct, {
    summary: 'Reads a product with up to 1,000 variants.',
    access: 'visitor',
    input: GetProductRequest,
    output: GetProductResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(queryProducts, {
    summary: 'Queries products with filter, sort and offset paging.',
    access: 'visitor',
    input: QueryProductsPlatformizedRequest,
    output: QueryProductsPlatformizedResponse,
    errors: [],
  }),
  rule(getProductOptionsAvailability, {
    summary: 'Returns which choices can be bought, and the variant that the given choices select.',
    access: 'visitor',
    input: ProductOptionsAvailabilityRequest,
    output: ProductOptionsAvailabilityResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(queryProductVariants, {
    summary: "Reads a product's variants by choices or ids, page by page.",
    access: 'visitor',
    input: QueryProductVariantsRequest,
    output: QueryProductVariantsResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(queryStoreVariants, {
    summary: 'Queries variants across the store.',
    access: 'visitor',
    input: QueryStoreVariantsRequest,
    output: QueryStoreVariantsResponse,
    errors: [],
  }),
  rule(getStoreVariant, {
    summary: 'Reads one variant of the store.',
    access: 'visitor',
    input: GetStoreVariantRequest,
    output: GetStoreVariantResponse,
    errors: ['VARIANT_NOT_FOUND'],
  }),
  rule(getStoreCollectionBySlug, {
    summary: 'Reads a collection by slug, as the products module does.',
    access: 'visitor',
    input: GetCollectionBySlugRequest,
    output: GetCollectionBySlugResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(getCatalogVersion, {
    summary: 'Returns which catalog the site has: V1_CATALOG.',
    access: 'visitor',
    input: Empty,
    output: GetCatalogVersionResponse,
    errors: [],
  }),
]
