import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import {
  exportProducts,
  getProductImport,
  importProducts,
  listProductImportResults,
} from './exchange.operations.ts'
import {
  ExportProductsRequest,
  GetProductImportRequest,
  ImportProductsRequest,
  ListProductImportResultsRequest,
  ListProductImportResultsResponse,
  ProductImportResponse,
} from './exchange.schemas.ts'

/** Rules for the import and export operations: callers, schemas and errors. */
export const exchangeRules = [
  rule(importProducts, {
    summary: 'Starts creating and changing products from a file.',
    access: 'merchant',
    input: ImportProductsRequest,
    output: ProductImportResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(getProductImport, {
    summary: 'Reads the progress of an import.',
    access: 'merchant',
    input: GetProductImportRequest,
    output: ProductImportResponse,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  rule(listProductImportResults, {
    summary: 'Lists the results for the products of a file, or of a dry run.',
    access: 'merchant',
    input: ListProductImportResultsRequest,
    output: ListProductImportResultsResponse,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  rule(exportProducts, {
    summary: 'Exports all products to a file.',
    access: 'merchant',
    scope: 'catalog:read',
    input: ExportProductsRequest,
    output: Empty,
    errors: [],
  }),
]
