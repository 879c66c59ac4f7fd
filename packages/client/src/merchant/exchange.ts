import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId } from '../described.ts'
import { formLine } from '../http/form-line.ts'
import { bindable, method } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const productImport = { _createdDate: date, _updatedDate: date }
const one = { productImport }

/** An import of products, as far as it has come. */
export type ProductImport = Answer<wire.ProductImport, typeof productImport>
/** How a file is to be read, and whether only to find out what it would do. */
export type ImportProductsOptions = Argument<wire.ImportProductsRequest>
/** Which part of the results to list. */
export type ListProductImportResultsOptions = Argument<Omit<wire.ListProductImportResultsRequest, 'id'>>
/** What became of the products of a file, in its order. */
export type ListProductImportResultsResponse = Answer<wire.ListProductImportResultsResponse>

/**
 * Begins to create and change products by a file of CSV or JSON lines, and answers at once; `getProductImport` tells
 * how far it has come. A file that was exported changes nothing.
 *
 * @throws {CommerceError} `PAYLOAD_TOO_LARGE` beyond 250 MB
 * @example const { _id } = await client.exchange.importProducts(file, { dryRun: true })
 */
export const importProducts: (content: Blob, options?: ImportProductsOptions) => Promise<ProductImport> =
  /* @__PURE__ */ bindable(({ call }) => async (content, options) => {
    const answer = await call(operations.importProducts, options, one, undefined, formLine(content))
    return answer.productImport as ProductImport
  })

/** Reads how far an import has come. */
export const getProductImport: (_id: string) => Promise<ProductImport> = /* @__PURE__ */ method(
  operations.getProductImport,
  byId,
  { gives: one, answers: 'productImport' },
)

/** Lists what became of the products of a file, or would become of them; those left as they are stand in no list. */
export const listProductImportResults: (
  _id: string,
  options?: ListProductImportResultsOptions,
) => Promise<ListProductImportResultsResponse> = /* @__PURE__ */ method(
  operations.listProductImportResults,
  (_id, options) => ({ ...options, _id }),
)
