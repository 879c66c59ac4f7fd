import { Empty } from '../declare/empty.schemas.ts'
import type { ErrorCode } from '../declare/errors.ts'
import { rule } from '../declare/rule.ts'
import { V3BulkResponse } from './bulk-v3.schemas.ts'
import * as requests from './product-v3-write.requests.ts'
import * as operations from './products-v3-write.operations.ts'

/** Errors of writing a product. */
const WRITTEN: readonly ErrorCode[] = [
  'MEDIA_NOT_FOUND',
  'MEDIA_NOT_FETCHED',
  'MEDIA_TYPE_NOT_ALLOWED',
  'MEDIA_DAMAGED',
  'RIBBON_NOT_FOUND',
  'BRAND_NOT_FOUND',
  'INFO_SECTION_NOT_FOUND',
  'CUSTOMIZATION_NOT_EXIST',
  'CHOICE_NOT_EXIST',
  'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
  'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
  'MODIFIER_NAME_AND_TYPE_REQUIRED',
  'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
  'DUPLICATE_PRODUCT_OPTIONS',
  'MISSING_VARIANT_OPTION_CHOICE',
  'MISSING_VARIANT_OPTION',
  'DUPLICATE_VARIANT_OPTION_CHOICE',
  'INVALID_DEFAULT_VARIANT',
  'TOO_MANY_VARIANTS',
  'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
  'DUPLICATE_SLUG_ERROR',
]

/** Rules for writing products of Catalog V3. Bulk calls report a product's errors in its result. */
export const productsV3WriteRules = [
  rule(operations.createV3Product, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.CreateV3ProductRequest,
    output: requests.V3ProductResponse,
    errors: WRITTEN,
  }),
  rule(operations.updateV3Product, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.UpdateV3ProductRequest,
    output: requests.V3ProductResponse,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', ...WRITTEN, 'CONFLICT'],
  }),
  rule(operations.deleteV3Product, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.DeleteV3ProductRequest,
    output: Empty,
    errors: ['PRODUCT_NOT_FOUND', 'CONFLICT'],
  }),
  rule(operations.createV3ProductWithInventory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.CreateV3ProductWithInventoryRequest,
    output: requests.V3ProductWithInventoryResponse,
    errors: WRITTEN,
  }),
  rule(operations.updateV3ProductWithInventory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.UpdateV3ProductWithInventoryRequest,
    output: requests.V3ProductWithInventoryResponse,
    errors: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', ...WRITTEN, 'CONFLICT'],
  }),
  rule(operations.bulkCreateV3Products, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.BulkCreateV3ProductsRequest,
    output: requests.BulkV3ProductsResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.bulkUpdateV3Products, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.BulkUpdateV3ProductsRequest,
    output: requests.BulkV3ProductsResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.bulkDeleteV3Products, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.BulkDeleteV3ProductsRequest,
    output: V3BulkResponse,
    errors: [],
  }),
  rule(operations.bulkCreateV3ProductsWithInventory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.BulkCreateV3ProductsWithInventoryRequest,
    output: requests.BulkV3ProductsWithInventoryResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.bulkUpdateV3ProductsWithInventory, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.BulkUpdateV3ProductsWithInventoryRequest,
    output: requests.BulkV3ProductsWithInventoryResponse,
    errors: ['CONFLICT'],
  }),
  rule(operations.bulkAddInfoSectionsToProducts, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.BulkInfoSectionsRequest,
    output: requests.BulkV3ProductsResponse,
    errors: ['INFO_SECTION_NOT_FOUND', 'TOO_MANY_INFO_SECTIONS_ERROR'],
  }),
  rule(operations.bulkRemoveInfoSectionsFromProducts, {
    access: 'merchant',
    scope: 'catalog:write',
    input: requests.BulkInfoSectionsRequest,
    output: requests.BulkV3ProductsResponse,
    errors: [],
  }),
]
