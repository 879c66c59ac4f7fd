import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './catalog.operations.ts'
import * as catalogRead from './catalog-read.requests.ts'
import * as collectionRead from './collection-read.requests.ts'
import * as variantRead from './variant-read.requests.ts'

/** Rules for the catalog operations: callers, schemas and errors. */
export const catalogRules = [
  rule(operations.getCollection, {
    access: 'visitor',
    input: collectionRead.GetCollectionRequest,
    output: collectionRead.GetCollectionResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(operations.getCollectionBySlug, {
    access: 'visitor',
    input: collectionRead.GetCollectionBySlugRequest,
    output: collectionRead.GetCollectionBySlugResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(operations.queryCollections, {
    access: 'visitor',
    input: collectionRead.QueryCollectionsRequest,
    output: collectionRead.QueryCollectionsResponse,
    errors: [],
  }),
  rule(operations.getProduct, {
    access: 'visitor',
    input: catalogRead.GetProductRequest,
    output: catalogRead.GetProductResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(operations.queryProducts, {
    access: 'visitor',
    input: catalogRead.QueryProductsPlatformizedRequest,
    output: catalogRead.QueryProductsPlatformizedResponse,
    errors: [],
  }),
  rule(operations.queryProductsByText, {
    access: 'visitor',
    input: catalogRead.QueryProductsByTextRequest,
    output: catalogRead.QueryProductsByTextResponse,
    errors: [],
  }),
  rule(operations.getProductOptionsAvailability, {
    access: 'visitor',
    input: variantRead.ProductOptionsAvailabilityRequest,
    output: variantRead.ProductOptionsAvailabilityResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(operations.queryProductVariants, {
    access: 'visitor',
    input: variantRead.QueryProductVariantsRequest,
    output: variantRead.QueryProductVariantsResponse,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  rule(operations.queryStoreVariants, {
    access: 'visitor',
    input: variantRead.QueryStoreVariantsRequest,
    output: variantRead.QueryStoreVariantsResponse,
    errors: [],
  }),
  rule(operations.getStoreVariant, {
    access: 'visitor',
    input: variantRead.GetStoreVariantRequest,
    output: variantRead.GetStoreVariantResponse,
    errors: ['VARIANT_NOT_FOUND'],
  }),
  rule(operations.getStoreCollectionBySlug, {
    access: 'visitor',
    input: collectionRead.GetCollectionBySlugRequest,
    output: collectionRead.GetCollectionBySlugResponse,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  rule(operations.getCatalogVersion, {
    access: 'visitor',
    input: Empty,
    output: catalogRead.GetCatalogVersionResponse,
    errors: [],
  }),
]
