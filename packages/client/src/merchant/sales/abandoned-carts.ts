import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const cart = { _createdDate: date, _updatedDate: date }

/** A cart with items and without a checkout that its buyer hasn't changed for an hour. */
export type AbandonedCart = Answer<wire.AbandonedCart, typeof cart>

/**
 * Lists carts that were left before a checkout, last changed first: 50 by default, 100 at most. A page with a cursor
 * may hold fewer.
 * @throws {CommerceError} `INVALID_ARGUMENT` for a cursor that isn't one
 * @example const { carts, nextCursor } = await client.abandonedCarts.listAbandonedCarts({ limit: 20 })
 */
export const listAbandonedCarts: (
  options?: Argument<wire.ListAbandonedCartsRequest>,
) => Promise<Answer<wire.ListAbandonedCartsResponse, { carts: typeof cart }>> = /* @__PURE__ */ method(
  operations.listAbandonedCarts,
  whole,
  { gives: { carts: cart } },
)
