import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole } from '../described.ts'
import { method } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const productChange = { _createdDate: date, _updatedDate: date }
const one = { productChange }

/** A change of many products, as far as it has come. */
export type ProductChange = Answer<wire.ProductChange, typeof productChange>
/** Which products are meant, and what is to become of them. */
export type StartProductChangeOptions = Argument<wire.StartProductChangeRequest>
/** Which part of the failures to list. */
export type ListProductChangeFailuresOptions = Argument<Omit<wire.ListProductChangeFailuresRequest, 'id'>>
/** Products that could not be changed, and why; without a cursor there are no more. */
export type ListProductChangeFailuresResponse = Answer<wire.ListProductChangeFailuresResponse>

/**
 * Begins to set or adjust one property of many products, and answers at once; `getProductChange` tells how far it has
 * come. Products are named by up to 100,000 ids, by a filter or by a collection. It goes on where it was when the
 * platform is broken off, and changes no product twice.
 *
 * @throws {CommerceError} `INVALID_ARGUMENT`, `COLLECTION_NOT_FOUND`; nothing is changed
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

/** Reads how far a change of many products has come. */
export const getProductChange: (_id: string) => Promise<ProductChange> = /* @__PURE__ */ method(
  operations.getProductChange,
  byId,
  { gives: one, answers: 'productChange' },
)

/** Lists the products that a change of many could not change, and why. */
export const listProductChangeFailures: (
  _id: string,
  options?: ListProductChangeFailuresOptions,
) => Promise<ListProductChangeFailuresResponse> = /* @__PURE__ */ method(
  operations.listProductChangeFailures,
  (_id, options) => ({ ...options, _id }),
)

/** Ends a change of many products where it is; the answer says how many are done, and these stay changed. */
export const cancelProductChange: (_id: string) => Promise<ProductChange> = /* @__PURE__ */ method(
  operations.cancelProductChange,
  byId,
  { gives: one, answers: 'productChange' },
)
