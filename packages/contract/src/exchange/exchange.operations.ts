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
  'Starts creating and changing products from a file.',
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
  'Reads the progress of an import.',
  vitrine,
  'GET /v1/product-imports/:id',
)

export const listProductImportResults = /* @__PURE__ */ operation<
  ListProductImportResultsRequest,
  ListProductImportResultsResponse
>(
  'listProductImportResults',
  'Lists the results for the products of a file, or of a dry run.',
  vitrine,
  'GET /v1/product-imports/:id/results',
)

export const undoProductImport = /* @__PURE__ */ operation<UndoProductImportRequest, ProductChangeResponse>(
  'undoProductImport',
  'Starts a job that deletes the products an import created and restores those it changed.',
  vitrine,
  'POST /v1/product-imports/:id/undo',
)

export const exportProducts = /* @__PURE__ */ fileOperation<ExportProductsRequest, Empty>(
  'exportProducts',
  'Exports all products to a file.',
  vitrine,
  '/v1/product-exports',
)
