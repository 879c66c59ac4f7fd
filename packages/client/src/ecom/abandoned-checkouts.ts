import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { image } from '../wire/image.ts'
import { date, fieldName, float } from '../wire/values.ts'

const checkout = {
  _createdDate: date,
  _updatedDate: date,
  checkoutRecoveredDate: date,
  activities: { _createdDate: date },
  lineItems: { image, physicalProperties: { weight: float } },
}
const sorted = { query: { sort: { fieldName } } }

/** A checkout whose buyer did nothing for an hour. */
export type AbandonedCheckout = Answer<wire.AbandonedCheckout, typeof checkout>

/**
 * Returns a checkout that its buyer left. Merchants and programs only, like all calls here.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`
 * @example const { abandonedCheckout } = await client.abandonedCheckouts.getAbandonedCheckout(_id)
 */
export const getAbandonedCheckout: (
  abandonedCheckoutId: string,
) => Promise<Answer<wire.GetAbandonedCheckoutResponse, { abandonedCheckout: typeof checkout }>> =
  /* @__PURE__ */ method(
    operations.getAbandonedCheckout,
    (abandonedCheckoutId) => ({ abandonedCheckoutId }),
    { gives: { abandonedCheckout: checkout } },
  )

/**
 * Finds checkouts that their buyers left, by `_id`, `checkoutId`, `cartId`, `status`, `_createdDate`, `_updatedDate` and
 * `checkoutRecoveredDate`; those left last come first by default.
 * @example await client.abandonedCheckouts.queryAbandonedCheckouts({ filter: { status: 'ABANDONED' } })
 */
export const queryAbandonedCheckouts: (
  query?: Argument<NonNullable<wire.QueryAbandonedCheckoutsRequest['query']>, typeof sorted.query>,
) => Promise<Answer<wire.QueryAbandonedCheckoutsResponse, { abandonedCheckouts: typeof checkout }>> =
  /* @__PURE__ */ method(operations.queryAbandonedCheckouts, (query) => ({ query }), {
    gives: { abandonedCheckouts: checkout },
    takes: sorted,
  })

/**
 * Takes a checkout off the list. Its buyer can still order, and gets no reminder.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`
 * @example await client.abandonedCheckouts.deleteAbandonedCheckout(_id)
 */
export const deleteAbandonedCheckout: (abandonedCheckoutId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteAbandonedCheckout,
  (abandonedCheckoutId) => ({ abandonedCheckoutId }),
  { answers: 'nothing' },
)

/**
 * Removes up to 100 checkouts from the list. The answer says which ones failed.
 * @example
 * const { bulkActionMetadata } = await client.abandonedCheckouts.bulkDeleteAbandonedCheckouts(ids)
 * // bulkActionMetadata is { totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 }
 */
export const bulkDeleteAbandonedCheckouts: (abandonedCheckoutIds: string[]) => Promise<wire.V3BulkResponse> =
  /* @__PURE__ */ method(operations.bulkDeleteAbandonedCheckouts, (abandonedCheckoutIds) => ({
    abandonedCheckoutIds,
  }))

/**
 * Returns the address where the buyer continues a checkout they left, as a redirect: status, headers and body.
 * @param metasiteId - not needed: the token names the shop
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`
 * @example const { statusCode, headers } = await client.abandonedCheckouts.redirectToCheckout(_id)
 */
export const redirectToCheckout: (
  abandonedCheckoutId: string,
  metasiteId?: string,
) => Promise<Answer<wire.RawHttpResponse>> = /* @__PURE__ */ method(
  operations.redirectToCheckout,
  (abandonedCheckoutId, metasiteId) => ({ abandonedCheckoutId, metasiteId }),
)
