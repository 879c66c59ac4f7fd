import type { Empty } from '../declare/empty.schemas.ts'
import { fileOperation, formOperation, operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type { ProductChangeResponse } from '../product-changes/product-changes.schemas.ts'
import type {
  ExportProductsRequest,
  GetProductImportRequest,
  ImportProductsRequest,
  ListProductImportResultsRequest,
  ListProductImportResultsResponse,
  ListProductImportsRequest,
  ListProductImportsResponse,
  ProductImportResponse,
  UndoProductImportRequest,
} from './exchange.schemas.ts'

export const importProducts = /* @__PURE__ */ formOperation<ImportProductsRequest, ProductImportResponse>(
  'importProducts',
  'Starts an import that creates and changes products from a file.',
  vitrine,
  '/v1/product-imports',
)

export const listProductImports = /* @__PURE__ */ operation<
  ListProductImportsRequest,
  ListProductImportsResponse
>(
  'listProductImports',
  'Lists the imports of the last 30 days, newest first.',
  vitrine,
  'GET /v1/product-imports',
)

export const getProductImport = /* @__PURE__ */ operation<GetProductImportRequest, ProductImportResponse>(
  'getProductImport',
  'Returns the progress of an import.',
  vitrine,
  'GET /v1/product-imports/:id',
)

export const listProductImportResults = /* @__PURE__ */ operation<
  ListProductImportResultsRequest,
  ListProductImportResultsResponse
>(
  'listProductImportResults',
  'Lists the results of an import or a dry run, by product.',
  vitrine,
  'GET /v1/product-imports/:id/results',
)

export const undoProductImport = /* @__PURE__ */ operation<UndoProductImportRequest, ProductChangeResponse>(
  'undoProductImport',
  'Starts a job that undoes an import: it deletes new products and restores changed ones.',
  vitrine,
  'POST /v1/product-imports/:id/undo',
)

export const exportProducts = /* @__PURE__ */ fileOperation<ExportProductsRequest, Empty>(
  'exportProducts',
  'Exports all products as a file.',
  vitrine,
  '/v1/product-exports',
)
