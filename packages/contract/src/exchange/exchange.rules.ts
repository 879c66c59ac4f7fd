import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import {
  exportProducts,
  getProductImport,
  importProducts,
  listProductImportResults,
  listProductImports,
} from './exchange.operations.ts'
import {
  ExportProductsRequest,
  GetProductImportRequest,
  ImportProductsRequest,
  ListProductImportResultsRequest,
  ListProductImportResultsResponse,
  ListProductImportsRequest,
  ListProductImportsResponse,
  ProductImportResponse,
} from './exchange.schemas.ts'

/** Rules for the import and export operations: callers, schemas and errors. */
export const exchangeRules = [
  rule(importProducts, {
    access: 'merchant',
    input: ImportProductsRequest,
    output: ProductImportResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listProductImports, {
    access: 'merchant',
    input: ListProductImportsRequest,
    output: ListProductImportsResponse,
    errors: [],
  }),
  rule(getProductImport, {
    access: 'merchant',
    input: GetProductImportRequest,
    output: ProductImportResponse,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  rule(listProductImportResults, {
    access: 'merchant',
    input: ListProductImportResultsRequest,
    output: ListProductImportResultsResponse,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  rule(exportProducts, {
    access: 'merchant',
    scope: 'catalog:read',
    input: ExportProductsRequest,
    output: Empty,
    errors: [],
  }),
]
