import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { order } from './cart.shapes.ts'

const gives = { order }

type Order = Answer<wire.Order, typeof order>
/** A note to write into the history of an order. */
type Note = Argument<wire.AddActivityRequest['activity']>
/** A note of an order. */
interface NoteOfOrder {
  readonly _id: string
  readonly activityId: string
}

/**
 * Adds a note to an order's history, which buyers never see, and returns its id. For merchants and apps.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 * @example
 * const { activityId } = await client.orders.addActivity(orderId, {
 *   merchantComment: { message: 'Wrap it as a gift' },
 * })
 */
export const addActivity: (_id: string, activity: Note) => Promise<{ order: Order; activityId: string }> =
  /* @__PURE__ */ method(operations.addActivity, (_id, activity) => ({ _id, activity }), { gives })

/**
 * Changes the text of a note in an order's history. For merchants and apps.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ACTIVITY_NOT_FOUND`
 * @example
 * await client.orders.updateActivity(
 *   { _id: orderId, activityId },
 *   { merchantComment: { message: 'Wrap it as a gift, with a card' } },
 * )
 */
export const updateActivity: (identifiers: NoteOfOrder, activity: Note) => Promise<{ order: Order }> =
  /* @__PURE__ */ method(
    operations.updateActivity,
    (identifiers, activity) => ({ ...identifiers, activity }),
    {
      gives,
    },
  )

/**
 * Deletes a note from an order's history. For merchants and apps.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ACTIVITY_NOT_FOUND`
 * @example await client.orders.deleteActivity({ _id: orderId, activityId })
 */
export const deleteActivity: (identifiers: NoteOfOrder) => Promise<{ order: Order }> = /* @__PURE__ */ method(
  operations.deleteActivity,
  (identifiers) => ({ ...identifiers }),
  { gives },
)

/**
 * Counts orders and calculates sums, averages and extremes of those that fit a filter. For merchants and apps.
 * @example
 * const { aggregates } = await client.orders.aggregateOrders({
 *   filter: { paymentStatus: 'PAID' },
 *   aggregation: { sales: { $sum: 'priceSummary.total.amount' } },
 * })
 */
export const aggregateOrders: (
  options: Argument<wire.AggregateOrdersRequest>,
) => Promise<Required<Answer<wire.AggregateOrdersResponse>>> = /* @__PURE__ */ method(
  operations.aggregateOrders,
  (options) => ({ ...options }),
)
