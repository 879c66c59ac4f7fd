import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const parcels = { fulfillments: { _createdDate: date } }
const one = { orderWithFulfillments: parcels }
const many = { ordersWithFulfillments: parcels }

/** The parcels of an order. */
export type OrderWithFulfillments = Answer<wire.OrderWithFulfillments, typeof parcels>

/**
 * Lists the parcels of an order, with tracking; buyers see those of their own orders.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 * @example
 * const { orderWithFulfillments } = await client.orderFulfillments.listFulfillmentsForSingleOrder(orderId)
 */
export const listFulfillmentsForSingleOrder: (
  orderId: string,
) => Promise<{ orderWithFulfillments: OrderWithFulfillments }> = /* @__PURE__ */ method(
  operations.listFulfillmentsForSingleOrder,
  (orderId) => ({ orderId }),
  { gives: one },
)

/**
 * Lists the parcels of at most 100 orders; orders that aren't there, or aren't the caller's, are left out.
 * @example
 * const { ordersWithFulfillments } = await client.orderFulfillments.listFulfillmentsForMultipleOrders(orderIds)
 */
export const listFulfillmentsForMultipleOrders: (
  orderIds: string[],
) => Promise<{ ordersWithFulfillments: OrderWithFulfillments[] }> = /* @__PURE__ */ method(
  operations.listFulfillmentsForMultipleOrders,
  (orderIds) => ({ orderIds }),
  { gives: many },
)

/** What goes into a new parcel; without lines, everything that is left to send. */
export type NewFulfillment = Argument<wire.NewFulfillment>
/** Tracking to change. */
export type FulfillmentUpdate = Argument<Omit<wire.UpdateFulfillmentRequest['fulfillment'], 'id'>>

/**
 * Sends a parcel of an order, and mails its buyer how to follow it. Merchants and programs only.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_IS_CANCELED`, `LINE_ITEM_NOT_FOUND`,
 * `ITEMS_ALREADY_FULFILLED` for more than is left to send, `TRACKING_NUMBER_ALREADY_EXISTS`; nothing is sent
 * then
 * @example await client.orderFulfillments.createFulfillment(orderId, { lineItems: [{ _id: lineId, quantity: 1 }] })
 */
export const createFulfillment: (
  orderId: string,
  fulfillment: NewFulfillment,
  options?: { sendShippingEmail?: boolean },
) => Promise<{ orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }> =
  /* @__PURE__ */ method(
    operations.createFulfillment,
    (orderId, fulfillment, options) => ({ ...options, orderId, fulfillment }),
    { gives: one },
  )

/**
 * Changes a parcel's tracking; its contents can't be changed.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `FULFILLMENT_NOT_FOUND`, `TRACKING_NUMBER_ALREADY_EXISTS`
 * @example
 * await client.orderFulfillments.updateFulfillment(
 *   { orderId, fulfillmentId },
 *   { fulfillment: { trackingInfo: { shippingProvider: 'DHL', trackingNumber: 'H1002' } } },
 * )
 */
export const updateFulfillment: (
  identifiers: { fulfillmentId: string; orderId: string },
  options?: { fulfillment?: FulfillmentUpdate },
) => Promise<OrderWithFulfillments> = /* @__PURE__ */ method(
  operations.updateFulfillment,
  (identifiers, options) => ({
    orderId: identifiers?.orderId,
    fulfillment: { ...options?.fulfillment, _id: identifiers?.fulfillmentId },
  }),
  { gives: one, answers: 'orderWithFulfillments' },
)

/**
 * Deletes a parcel that was recorded by mistake; its items count as not sent.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `FULFILLMENT_NOT_FOUND`, `ORDER_IS_CANCELED`
 * @example await client.orderFulfillments.deleteFulfillment({ orderId, fulfillmentId })
 */
export const deleteFulfillment: (identifiers: {
  fulfillmentId: string
  orderId: string
}) => Promise<{ orderWithFulfillments: OrderWithFulfillments }> = /* @__PURE__ */ method(
  operations.deleteFulfillment,
  (identifiers) => identifiers,
  { gives: one },
)

/** New parcels by order, with a result for each order. */
export type OrdersWithNewFulfillments = Argument<wire.BulkCreateFulfillmentsRequest['ordersWithFulfillments']>
const bulk = { results: { ordersWithFulfillments: parcels } }
export type BulkCreateFulfillmentsResponse = Answer<wire.BulkCreateFulfillmentsResponse, typeof bulk>

/**
 * Sends parcels of at most 100 orders. Each order gets all its parcels or none; the others don't depend on it.
 * @example
 * const { results } = await client.orderFulfillments.bulkCreateFulfillments([
 *   { orderId, fulfillments: [{ lineItems: [{ _id: lineItemId, quantity: 1 }] }] },
 * ])
 */
export const bulkCreateFulfillments: (
  ordersWithFulfillments: OrdersWithNewFulfillments,
) => Promise<BulkCreateFulfillmentsResponse> = /* @__PURE__ */ method(
  operations.bulkCreateFulfillments,
  (ordersWithFulfillments) => ({ ordersWithFulfillments }),
  { gives: bulk },
)
