import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const changes = { changes: { date } }

/** Whose price changes to list: of a product, or of one of its variants. */
export type ListPriceChangesOptions = Argument<wire.ListPriceChangesRequest>
/** A page of changes, newest first, in the shop's currency; no cursor means it is the last. */
export type ListPriceChangesResponse = Answer<wire.ListPriceChangesResponse, typeof changes>

/**
 * Lists how a product's prices changed: by hand, by a job, or by an import. 50 changes by default, 100 at most; they
 * are kept for 400 days.
 * @example const { changes } = await client.priceHistory.listPriceChanges({ productId: product._id })
 */
export const listPriceChanges: (options: ListPriceChangesOptions) => Promise<ListPriceChangesResponse> =
  /* @__PURE__ */ method(operations.listPriceChanges, whole, { gives: changes })
