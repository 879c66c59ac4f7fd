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

/** Who may call what, what is checked and how it fails: import and export. */
export const exchangeRules = [
  rule(importProducts, {
    summary: 'Begins to create and change products by a file.',
    access: 'merchant',
    input: ImportProductsRequest,
    output: ProductImportResponse,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(getProductImport, {
    summary: 'Reads how far an import has come.',
    access: 'merchant',
    input: GetProductImportRequest,
    output: ProductImportResponse,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  rule(listProductImportResults, {
    summary: 'Lists what became of the products of a file, or would become of them.',
    access: 'merchant',
    input: ListProductImportResultsRequest,
    output: ListProductImportResultsResponse,
    errors: ['IMPORT_NOT_FOUND'],
  }),
  rule(exportProducts, {
    summary: 'Writes all products to a file.',
    access: 'merchant',
    scope: 'catalog:read',
    input: ExportProductsRequest,
    output: Empty,
    errors: [],
  }),
]
