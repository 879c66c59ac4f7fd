import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { ProductChangeResponse } from '../product-changes/product-changes.schemas.ts'
import * as operations from './exchange.operations.ts'
import * as schemas from './exchange.schemas.ts'

/** Rules for the import and export operations: callers, schemas and errors. */
export const exchangeRules = [
  rule(operations.importProducts, {
    access: 'merchant',
    input: schemas.ImportProductsRequest,
    output: schemas.ProductImportResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.listProductImports, {
    access: 'merchant',
    input: schemas.ListProductImportsRequest,
    output: schemas.ListProductImportsResponse,
    errors: [],
  }),
  rule(operations.getProductImport, {
    access: 'merchant',
    input: schemas.GetProductImportRequest,
    output: schemas.ProductImportResponse,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  rule(operations.listProductImportResults, {
    access: 'merchant',
    input: schemas.ListProductImportResultsRequest,
    output: schemas.ListProductImportResultsResponse,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  rule(operations.undoProductImport, {
    access: 'merchant',
    input: schemas.UndoProductImportRequest,
    output: ProductChangeResponse,
    errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_ENDED', 'PRODUCT_SOLD', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.exportProducts, {
    access: 'merchant',
    scope: 'catalog:read',
    input: schemas.ExportProductsRequest,
    output: Empty,
    errors: [],
  }),
]
