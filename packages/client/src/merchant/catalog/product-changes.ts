import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole, withId } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const productChange = { _createdDate: date, _updatedDate: date }
const one = { productChange }

/** A bulk change of products and its progress. */
export type ProductChange = Answer<wire.ProductChange, typeof productChange>
/** Which products to change, and how. */
export type StartProductChangeOptions = Argument<wire.StartProductChangeRequest>
/** Which products to look at, and how they would change. */
export type PreviewProductChangeOptions = Argument<wire.PreviewProductChangeRequest>
/** What a change would do to each product. */
export type PreviewProductChangeResponse = Answer<wire.PreviewProductChangeResponse>
/** Which page of changes to list. */
export type ListProductChangesOptions = Argument<wire.ListProductChangesRequest>
/** A page of changes, newest first; no cursor means it is the last. */
export type ListProductChangesResponse = Answer<
  wire.ListProductChangesResponse,
  { productChanges: typeof productChange }
>
/** Which page of failures to list. */
export type ListProductChangeFailuresOptions = Argument<Omit<wire.ListProductChangeFailuresRequest, 'id'>>
/** Products that couldn't be changed, and why; no cursor means it is the last page. */
export type ListProductChangeFailuresResponse = Answer<wire.ListProductChangeFailuresResponse>

/**
 * Starts changing one property of many products (set, adjust or edit) and returns at once; `getProductChange` reports
 * progress. Choose products by up to 100,000 ids, by a filter or by a collection. After an interruption it
 * continues where it stopped, and changes no product twice. With `items`, each product gets its own values; one that no
 * longer has the value in `from` stays as it is and is among the failures, with `CONFLICT`.
 * @throws {CommerceError} `INVALID_ARGUMENT`, `NOT_FOUND`; nothing is changed
 * @example
 * const { _id } = await client.productChanges.startProductChange({
 *   collectionId,
 *   adjust: { price: { percentage: { rate: -10 } } },
 * })
 */
export const startProductChange: (options: StartProductChangeOptions) => Promise<ProductChange> =
  /* @__PURE__ */ method(operations.startProductChange, whole<StartProductChangeOptions>, {
    gives: one,
    answers: 'productChange',
  })

/**
 * Says what a bulk change would do to up to a hundred products: their prices before and after, and why some can't be
 * changed. Nothing is written.
 * @throws {CommerceError} `INVALID_ARGUMENT`, `NOT_FOUND`
 * @example
 * const { previews } = await client.productChanges.previewProductChange({ ids, edit: { priceEnding: 0.95 } })
 */
export const previewProductChange: (
  options: PreviewProductChangeOptions,
) => Promise<PreviewProductChangeResponse> = /* @__PURE__ */ method(
  operations.previewProductChange,
  whole<PreviewProductChangeOptions>,
)

/**
 * Lists the bulk changes of the last 30 days, newest first, with what each does.
 * @example const { productChanges } = await client.productChanges.listProductChanges()
 */
export const listProductChanges: (
  options?: ListProductChangesOptions,
) => Promise<ListProductChangesResponse> = /* @__PURE__ */ method(operations.listProductChanges, whole, {
  gives: { productChanges: productChange },
})

/**
 * Starts giving products the values from before a bulk change that has ended. A product whose values others have
 * changed since is left as it is; it is among the failures, with `CONFLICT`.
 * @throws {CommerceError} `PRODUCT_CHANGE_NOT_FOUND`; `PRODUCT_CHANGE_NOT_ENDED` while it runs
 * @example const undo = await client.productChanges.undoProductChange(changeId)
 */
export const undoProductChange: (_id: string) => Promise<ProductChange> = /* @__PURE__ */ method(
  operations.undoProductChange,
  byId,
  { gives: one, answers: 'productChange' },
)

/**
 * Returns the progress of a bulk change.
 * @throws {CommerceError} `PRODUCT_CHANGE_NOT_FOUND`
 * @example const { status } = await client.productChanges.getProductChange(changeId)
 */
export const getProductChange: (_id: string) => Promise<ProductChange> = /* @__PURE__ */ method(
  operations.getProductChange,
  byId,
  { gives: one, answers: 'productChange' },
)

/**
 * Lists the products that a bulk change couldn't change, and why.
 * @throws {CommerceError} `PRODUCT_CHANGE_NOT_FOUND`
 * @example const { failures } = await client.productChanges.listProductChangeFailures(changeId)
 */
export const listProductChangeFailures: (
  _id: string,
  options?: ListProductChangeFailuresOptions,
) => Promise<ListProductChangeFailuresResponse> = /* @__PURE__ */ method(
  operations.listProductChangeFailures,
  withId,
)

/**
 * Stops a bulk change; the answer says how many products are done, and these stay changed.
 * @throws {CommerceError} `PRODUCT_CHANGE_NOT_FOUND`
 * @example const { status } = await client.productChanges.cancelProductChange(changeId)
 */
export const cancelProductChange: (_id: string) => Promise<ProductChange> = /* @__PURE__ */ method(
  operations.cancelProductChange,
  byId,
  { gives: one, answers: 'productChange' },
)
