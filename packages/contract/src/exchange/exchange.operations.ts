import type { Empty } from '../empty.schemas.ts'
import { fileOperation, formOperation, operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type {
  ExportProductsRequest,
  GetProductImportRequest,
  ImportProductsRequest,
  ListProductImportResultsRequest,
  ListProductImportResultsResponse,
  ProductImportResponse,
} from './exchange.schemas.ts'

/** Starts creating and changing products from a file. */
export const importProducts = /* @__PURE__ */ formOperation<ImportProductsRequest, ProductImportResponse>(
  'importProducts',
  vitrine,
  '/v1/product-imports',
)

/** Reads the progress of an import. */
export const getProductImport = /* @__PURE__ */ operation<GetProductImportRequest, ProductImportResponse>(
  'getProductImport',
  vitrine,
  'GET',
  '/v1/product-imports/:id',
)

/** Lists the results for the products of a file, or of a dry run. */
export const listProductImportResults = /* @__PURE__ */ operation<
  ListProductImportResultsRequest,
  ListProductImportResultsResponse
>('listProductImportResults', vitrine, 'GET', '/v1/product-imports/:id/results')

/** Exports all products to a file. */
export const exportProducts = /* @__PURE__ */ fileOperation<ExportProductsRequest, Empty>(
  'exportProducts',
  vitrine,
  '/v1/product-exports',
)
