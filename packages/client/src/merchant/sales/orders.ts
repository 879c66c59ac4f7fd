import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, withId } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import { order as orderShape } from '../../ecom/cart.shapes.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const gives = { order: orderShape }
const one = { gives, answers: 'order' } as const

/** An order. */
export type Order = Answer<wire.Order, typeof orderShape>
/** An amount, lines, or both; without an amount, the lines' total. */
export type Refund = Argument<Omit<wire.RefundOrderRequest, 'id'>>

/**
 * Refunds an order to the card or gift card that paid. If it was paid outside the shop, the merchant returns
 * the money.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_NOT_REFUNDABLE` for more than is left,
 * `LINE_ITEM_NOT_FOUND`
 * @example await client.orders.refundOrder(id, { lineItems: [{ lineItemId, quantity: 1 }], restock: true })
 */
export const refundOrder: (_id: string, refund: Refund) => Promise<Order> = /* @__PURE__ */ method(
  operations.refundOrder,
  (_id, refund) => ({ ...refund, _id }),
  one,
)

/**
 * Records that the rest of an order was paid outside the shop.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_IS_CANCELED`, `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS`
 * @example const order = await client.orders.markOrderAsPaid(orderId)
 */
export const markOrderAsPaid: (_id: string) => Promise<Order> = /* @__PURE__ */ method(
  operations.markOrderAsPaid,
  byId,
  one,
)

/** How a buyer can follow the parcel, and whether to tell them by mail. */
export type Fulfillment = Argument<Omit<wire.FulfillOrderRequest, 'id'>>

/**
 * Records that an order was sent, and mails its buyer how to follow it.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_IS_CANCELED`
 * @example await client.orders.markOrderAsFulfilled(id, { trackingInfo: { trackingNumber: 'H1001' } })
 */
export const markOrderAsFulfilled: (_id: string, fulfillment?: Fulfillment) => Promise<Order> =
  /* @__PURE__ */ method(operations.markOrderAsFulfilled, withId, one)

/** Which email to send again, and the parcel it is about. */
export type OrderEmail = Argument<Omit<wire.SendOrderEmailRequest, 'id'>>

/**
 * Emails the buyer of an order its confirmation, or how to follow a parcel, again.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_IS_CANCELED`, `ORDER_HAS_NO_EMAIL`, `FULFILLMENT_NOT_FOUND`
 * @example await client.orders.sendOrderEmail(id, { email: 'CONFIRMATION' })
 */
export const sendOrderEmail: (_id: string, email: OrderEmail) => Promise<Order> = /* @__PURE__ */ method(
  operations.sendOrderEmail,
  (_id, email) => ({ ...email, _id }),
  one,
)

/** For how many days a link to pay works, and a few words above it. */
export type OrderLinkOptions = Argument<Omit<wire.SendOrderPaymentLinkRequest, 'id'>>

/**
 * Emails the buyer of an order a link to pay what is left of it, such as the difference after an edit. What is left
 * when they open it counts. A newer link replaces it.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_IS_CANCELED`, `ORDER_IS_PAID`, `ORDER_HAS_NO_EMAIL`,
 * `SITE_MUST_ACCEPT_PAYMENTS`, `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS` while its money is held; no mail is sent then
 * @example const { paymentUrl } = await client.orders.sendOrderPaymentLink(id, { expiresInDays: 7 })
 */
export const sendOrderPaymentLink: (
  _id: string,
  options?: OrderLinkOptions,
) => Promise<
  Answer<wire.SendOrderPaymentLinkResponse, { order: typeof orderShape; expirationDate: typeof date }>
> = /* @__PURE__ */ method(operations.sendOrderPaymentLink, (_id, options) => ({ ...options, _id }), {
  gives: { order: orderShape, expirationDate: date },
})

/**
 * Adds a note to the history of an order; buyers never see it.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 * @example await client.orders.addNote(orderId, 'Wrap it as a gift')
 */
export const addNote: (_id: string, message: string) => Promise<Order> = /* @__PURE__ */ method(
  operations.addActivity,
  (_id, message) => ({ _id, activity: { merchantComment: { message } } }),
  one,
)

/**
 * Gives a note another text.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ACTIVITY_NOT_FOUND`
 * @example await client.orders.updateNote(orderId, activityId, 'Wrap it as a gift, with a card')
 */
export const updateNote: (_id: string, activityId: string, message: string) => Promise<Order> =
  /* @__PURE__ */ method(
    operations.updateActivity,
    (_id, activityId, message) => ({ _id, activityId, activity: { merchantComment: { message } } }),
    one,
  )

/**
 * Deletes a note from the history of an order.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ACTIVITY_NOT_FOUND`
 * @example await client.orders.deleteNote(orderId, activityId)
 */
export const deleteNote: (_id: string, activityId: string) => Promise<Order> = /* @__PURE__ */ method(
  operations.deleteActivity,
  (_id, activityId) => ({ _id, activityId }),
  one,
)

/**
 * Gives an order its invoice, with the next number of the shop; asking again changes nothing. From then on each refund
 * gets a credit note.
 * @returns the invoice's id, which is the order's
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 * @example const invoiceId = await client.orders.generateInvoice(orderId)
 */
export const generateInvoice: (orderId: string) => Promise<string> = /* @__PURE__ */ method(
  operations.generateInvoice,
  (orderId) => ({ orderId }),
  { answers: 'invoiceId' },
)

/** The orders to look at, and up to ten results to calculate, by name. */
export type AggregateOrders = Argument<wire.AggregateOrdersRequest>

/**
 * Counts orders by status or tag, and adds up their totals.
 * @returns by name: counts by value, or an amount in the shop's currency (`null` without orders)
 * @throws {CommerceError} `INVALID_ARGUMENT` for a field that can't be counted or added up
 * @example
 * const { aggregates } = await client.orders.aggregateOrders({
 *   filter: { paymentStatus: 'PAID' },
 *   aggregation: { byFulfillment: { $count: 'fulfillmentStatus' }, sales: { $sum: 'priceSummary.total.amount' } },
 * })
 */
export const aggregateOrders: (asked: AggregateOrders) => Promise<wire.AggregateOrdersResponse> =
  /* @__PURE__ */ method(operations.aggregateOrders, (asked) => asked)

/** How the shop is doing: the figures of its home page. */
export type SalesOverview = Answer<wire.SalesOverview>

/**
 * Returns what was ordered today beside the same day of last week, the best sellers and the buyers of the last seven days,
 * and what failed in the last 30. Days are those of the shop's time zone; amounts are by currency, in decimal text.
 * @example const { today } = await client.orders.getSalesOverview()
 */
export const getSalesOverview: () => Promise<SalesOverview> = /* @__PURE__ */ method(
  operations.getSalesOverview,
  () => ({}),
  { answers: 'salesOverview' },
)
