import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as bulk from './bulk.schemas.ts'
import * as operations from './catalog-write.operations.ts'
import * as catalogWrite from './catalog-write.requests.ts'
import * as collectionWrite from './collection-write.requests.ts'
import * as productMediaWrite from './product-media-write.requests.ts'

/** Rules for the catalog write operations: callers, schemas and errors. */
export const catalogWriteRules = [
  rule(operations.createProduct, {
    access: 'merchant',
    input: catalogWrite.CreateProductRequest,
    output: catalogWrite.CreateProductResponse,
    errors: ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.updateProduct, {
    access: 'merchant',
    input: catalogWrite.UpdateProductRequest,
    output: catalogWrite.UpdateProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.deleteProduct, {
    access: 'merchant',
    input: catalogWrite.DeleteProductRequest,
    output: catalogWrite.DeleteProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.updateProductVariants, {
    access: 'merchant',
    input: catalogWrite.UpdateVariantsRequest,
    output: catalogWrite.UpdateVariantsResponse,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.resetAllProductVariantData, {
    access: 'merchant',
    input: catalogWrite.ResetAllVariantDataRequest,
    output: catalogWrite.ResetAllVariantDataResponse,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.addProductsToCollection, {
    access: 'merchant',
    input: collectionWrite.AddProductsToCollectionRequest,
    output: Empty,
    errors: ['COLLECTION_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.removeProductsFromCollection, {
    access: 'merchant',
    input: collectionWrite.RemoveProductsFromCollectionRequest,
    output: Empty,
    errors: ['COLLECTION_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.addProductMedia, {
    access: 'merchant',
    input: productMediaWrite.AddProductMediaRequest,
    output: Empty,
    errors: [
      'PRODUCT_NOT_FOUND',
      'MEDIA_NOT_FOUND',
      'MEDIA_ADDRESS_NOT_ALLOWED',
      'MEDIA_NOT_FETCHED',
      'MEDIA_TYPE_NOT_ALLOWED',
      'MEDIA_DAMAGED',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  rule(operations.removeProductMedia, {
    access: 'merchant',
    input: productMediaWrite.RemoveProductMediaRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.addProductMediaToChoices, {
    access: 'merchant',
    input: productMediaWrite.AddProductMediaToChoicesRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'MEDIA_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.removeProductMediaFromChoices, {
    access: 'merchant',
    input: productMediaWrite.RemoveProductMediaFromChoicesRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.deleteProductOptions, {
    access: 'merchant',
    input: catalogWrite.DeleteProductOptionsRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.removeProductBrand, {
    access: 'merchant',
    input: catalogWrite.RemoveProductBrandRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.removeProductRibbon, {
    access: 'merchant',
    input: catalogWrite.RemoveProductRibbonRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.createCollection, {
    access: 'merchant',
    input: collectionWrite.CreateCollectionRequest,
    output: collectionWrite.CreateCollectionResponse,
    errors: ['MEDIA_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.updateCollection, {
    access: 'merchant',
    input: collectionWrite.UpdateCollectionRequest,
    output: collectionWrite.UpdateCollectionResponse,
    errors: ['COLLECTION_NOT_FOUND', 'MEDIA_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.deleteCollection, {
    access: 'merchant',
    input: collectionWrite.DeleteCollectionRequest,
    output: Empty,
    errors: ['COLLECTION_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.bulkUpdateProducts, {
    access: 'merchant',
    input: bulk.BulkUpdateProductsRequest,
    output: bulk.BulkUpdateProductsResponse,
    errors: ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.bulkAdjustProductProperties, {
    access: 'merchant',
    input: bulk.BulkAdjustProductPropertiesRequest,
    output: bulk.BulkAdjustProductPropertiesResponse,
    errors: ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
