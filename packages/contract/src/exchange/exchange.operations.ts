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

/** Begins to create and change products by a file. */
export const importProducts = /* @__PURE__ */ formOperation<ImportProductsRequest, ProductImportResponse>(
  'importProducts',
  vitrine,
  '/v1/product-imports',
)

/** Reads how far an import has come. */
export const getProductImport = /* @__PURE__ */ operation<GetProductImportRequest, ProductImportResponse>(
  'getProductImport',
  vitrine,
  'GET',
  '/v1/product-imports/:id',
)

/** Lists what became of the products of a file, or would become of them. */
export const listProductImportResults = /* @__PURE__ */ operation<
  ListProductImportResultsRequest,
  ListProductImportResultsResponse
>('listProductImportResults', vitrine, 'GET', '/v1/product-imports/:id/results')

/** Writes all products to a file. */
export const exportProducts = /* @__PURE__ */ fileOperation<ExportProductsRequest, Empty>(
  'exportProducts',
  vitrine,
  '/v1/product-exports',
)
