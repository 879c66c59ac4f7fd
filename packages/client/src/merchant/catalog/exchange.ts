import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole, withId } from '../../calls/described.ts'
import { bindable, method } from '../../calls/module.ts'
import { formLine } from '../../http/form-line.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'
import type { ProductChange } from './product-changes.ts'

const productImport = { _createdDate: date, _updatedDate: date }
const one = { productImport }

/** A product import and its progress. */
export type ProductImport = Answer<wire.ProductImport, typeof productImport>
/** How to read a file, and whether to run it only as a trial. */
export type ImportProductsOptions = Argument<wire.ImportProductsRequest>
/** Which page of imports to list. */
export type ListProductImportsOptions = Argument<wire.ListProductImportsRequest>
/** A page of imports, newest first; no cursor means it is the last. */
export type ListProductImportsResponse = Answer<
  wire.ListProductImportsResponse,
  { productImports: typeof productImport }
>
/** Which page of results to list. */
export type ListProductImportResultsOptions = Argument<Omit<wire.ListProductImportResultsRequest, 'id'>>
/** The results for the products of a file, in file order. */
export type ListProductImportResultsResponse = Answer<wire.ListProductImportResultsResponse>

/**
 * Starts creating and changing products from a file of CSV or JSON lines, and returns at once;
 * `getProductImport` reports progress. Importing an exported file changes nothing.
 * @throws {CommerceError} `PAYLOAD_TOO_LARGE` beyond 250 MB
 * @example const { _id } = await client.exchange.importProducts(file, { dryRun: true })
 */
export const importProducts: (content: Blob, options?: ImportProductsOptions) => Promise<ProductImport> =
  /* @__PURE__ */ bindable(({ call }) => async (content, options) => {
    const answer = await call(operations.importProducts, options, one, undefined, formLine(content))
    return answer.productImport as ProductImport
  })

/**
 * Lists the imports of the last 30 days, newest first.
 * @example const { productImports } = await client.exchange.listProductImports()
 */
export const listProductImports: (
  options?: ListProductImportsOptions,
) => Promise<ListProductImportsResponse> = /* @__PURE__ */ method(operations.listProductImports, whole, {
  gives: { productImports: productImport },
})

/**
 * Returns the progress of an import.
 * @throws {CommerceError} `IMPORT_NOT_FOUND`
 * @example const { status, done, total } = await client.exchange.getProductImport(importId)
 */
export const getProductImport: (_id: string) => Promise<ProductImport> = /* @__PURE__ */ method(
  operations.getProductImport,
  byId,
  { gives: one, answers: 'productImport' },
)

/**
 * Starts undoing an import that has ended, and returns at once; `productChanges.getProductChange` reports progress.
 * Products that it created are deleted, and products that it changed get their earlier values back. A product that
 * was ordered or changed since stays as it is, and is among the failures with `PRODUCT_SOLD` or `CONFLICT`. While an
 * undo of the import is running, the call returns that undo.
 * @throws {CommerceError} `IMPORT_NOT_FOUND`, `PRODUCT_SOLD`; `IMPORT_NOT_ENDED` while it runs; `INVALID_ARGUMENT`
 * for a dry run
 * @example const { _id } = await client.exchange.undoProductImport(importId)
 */
export const undoProductImport: (_id: string) => Promise<ProductChange> = /* @__PURE__ */ method(
  operations.undoProductImport,
  byId,
  { gives: { productChange: { _createdDate: date, _updatedDate: date } }, answers: 'productChange' },
)

/**
 * Lists the results for a file's products, or what they would be; unchanged products are not listed.
 * @throws {CommerceError} `IMPORT_NOT_FOUND`
 * @example const { results } = await client.exchange.listProductImportResults(importId)
 */
export const listProductImportResults: (
  _id: string,
  options?: ListProductImportResultsOptions,
) => Promise<ListProductImportResultsResponse> = /* @__PURE__ */ method(
  operations.listProductImportResults,
  withId,
)
