import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, withId } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import { type ActionEvent, type EntityEvent, event, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { fieldName } from '../wire/values.ts'
import { order as orderShape } from './cart.shapes.ts'

const one = { order: orderShape }
const search = { search: { sort: { fieldName } } }

/** An order. */
export type Order = Answer<wire.Order, typeof orderShape>
/** Orders found. */
export type SearchOrdersResponse = Answer<wire.SearchOrdersResponse, { orders: typeof orderShape }>
/** A query over orders in the older shape. */
export type StoresOrdersQuery = Argument<wire.QueryStoresOrdersRequest['query']>
/** Orders in the older shape. */
export type QueryStoresOrdersResponse = Answer<wire.QueryStoresOrdersResponse>
/** Filter, sort and cursor of a search. */
export type OrderSearch = Argument<wire.OrderSearch, typeof search.search>
/** The fields of a new order. */
export type OrderInput = Argument<wire.CreateOrderRequest['order'], typeof orderShape>
/** The fields to change in an order. */
export type OrderUpdate = Argument<wire.UpdateOrderRequest['order'], typeof orderShape>

/**
 * Returns an order. Buyers can read their own.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, also for an order of another buyer
 * @example const { number, priceSummary } = await client.orders.getOrder(orderId)
 */
export const getOrder: (_id: string) => Promise<Order> = /* @__PURE__ */ method(operations.getOrder, byId, {
  gives: one,
  answers: 'order',
})

/**
 * Searches the shop's orders, page by page with cursors. Buyers see their own.
 * @example
 * const { orders } = await client.orders.searchOrders({
 *   filter: { paymentStatus: 'PAID' },
 *   sort: [{ fieldName: '_createdDate', order: 'DESC' }],
 *   cursorPaging: { limit: 20 },
 * })
 */
export const searchOrders: (search?: OrderSearch) => Promise<SearchOrdersResponse> = /* @__PURE__ */ method(
  operations.searchOrders,
  (search) => ({ search }),
  { gives: { orders: orderShape }, takes: search },
)

/**
 * Creates an order that was placed elsewhere. For merchants and apps.
 * @throws {CommerceError} `ITEM_NOT_FOUND`
 * @example
 * const order = await client.orders.createOrder({
 *   lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id }, price: { amount: '22.00' } }],
 *   buyerInfo: { email: 'ada@example.com' },
 * })
 */
export const createOrder: (order: OrderInput) => Promise<Order> = /* @__PURE__ */ method(
  operations.createOrder,
  (order) => ({ order }),
  { gives: one, takes: one, answers: 'order' },
)

/**
 * Changes the buyer, addresses or number of an order. For merchants and apps.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `CONFLICT`
 * @example await client.orders.updateOrder(orderId, { buyerNote: 'Ring twice' })
 */
export const updateOrder: (_id: string, order: OrderUpdate) => Promise<Order> = /* @__PURE__ */ method(
  operations.updateOrder,
  (_id, order) => ({ order: { ...order, _id } }),
  { gives: one, takes: one, answers: 'order' },
)

/** What happens when an order is canceled: by default a mail is sent and its items are restocked. */
export type CancelOrderOptions = Argument<Omit<wire.CancelOrderRequest, 'id'>>

/**
 * Cancels an order: its items are restocked, its coupon can be used again, and card and gift card payments are
 * refunded. For merchants and apps.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_CANNOT_BE_CANCELED` once a part was sent
 * @example const { order } = await client.orders.cancelOrder(orderId, { sendOrderCanceledEmail: true })
 */
export const cancelOrder: (_id: string, options?: CancelOrderOptions) => Promise<{ order: Order }> =
  /* @__PURE__ */ method(operations.cancelOrder, withId, { gives: one })

/** Notes to add to the history of an order. */
export type AddActivitiesOptions = Argument<Omit<wire.AddActivitiesRequest, 'orderId'>>

/**
 * Adds notes to the history of an order; buyers never see them. Merchants and programs only.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 * @example await client.orders.addActivities(orderId, { orderActivities: [
 *   { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Gift wrap' } },
 * ] })
 */
export const addActivities: (
  orderId: string,
  options: AddActivitiesOptions,
) => Promise<{ order: Order; activityIds: string[] }> = /* @__PURE__ */ method(
  operations.addActivities,
  (orderId, options) => ({ ...options, orderId }),
  { gives: one },
)

/** What became of each order. */
export type BulkUpdateOrdersResponse = Answer<
  wire.BulkUpdateOrdersResponse,
  { results: { item: typeof orderShape } }
>
/** What became of the tags of each order. */
export type BulkUpdateOrderTagsResponse = Answer<wire.BulkUpdateOrderTagsResponse>
/** The tags to add and to remove. */
export type BulkUpdateOrderTagsOptions = Argument<Omit<wire.BulkUpdateOrderTagsRequest, 'orderIds'>>

/**
 * Changes up to 100 orders, each on its own; `results` says which failed, and why. Merchants and programs only.
 * @example await client.orders.bulkUpdateOrders([{ order: { _id, archived: true } }])
 */
export const bulkUpdateOrders: (
  orders: { order: OrderUpdate & { _id: string } }[],
  options?: { returnEntity?: boolean },
) => Promise<BulkUpdateOrdersResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateOrders,
  (orders, options) => ({ ...options, orders }),
  { gives: { results: { item: orderShape } }, takes: { orders: one } },
)

/**
 * Adds tags to up to 100 orders, and removes others. Buyers never see `privateTags`. Merchants and programs only.
 * @example await client.orders.bulkUpdateOrderTags(ids, { assignTags: { privateTags: { tagIds: ['Gift'] } } })
 */
export const bulkUpdateOrderTags: (
  orderIds: string[],
  options?: BulkUpdateOrderTagsOptions,
) => Promise<BulkUpdateOrderTagsResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateOrderTags,
  (orderIds, options) => ({ ...options, orderIds }),
)

/**
 * Queries orders in the stores app's older shape; buyers see their own.
 * @example const { orders, totalResults } = await client.orders.queryStoresOrders({ paging: { limit: 5 } })
 */
export const queryStoresOrders: (query?: StoresOrdersQuery) => Promise<QueryStoresOrdersResponse> =
  /* @__PURE__ */ method(operations.queryStoresOrders, (query) => ({ query }))

/** The action taken on an order, and the order after it. */
export type OrderAction = ActionEvent<{ order: Order }>

/**
 * Calls back when an order was placed, or created by a merchant.
 * @example client.orders.onOrderCreated(({ entity }) => console.log(`Order ${entity.number} was created`))
 */
export const onOrderCreated: Register<EntityEvent<Order>> = /* @__PURE__ */ event('onOrderCreated')

/**
 * Calls back when an order changed: its buyer, its addresses, or what was paid, refunded or fulfilled.
 * @example
 * client.orders.onOrderUpdated(({ entity, modifiedFields }) => {
 *   console.log(`Order ${entity.number} changed`, modifiedFields)
 * })
 */
export const onOrderUpdated: Register<EntityEvent<Order>> = /* @__PURE__ */ event('onOrderUpdated')

/**
 * Calls back when an order was approved; orders from a checkout are approved at once.
 * @example client.orders.onOrderApproved(({ data }) => console.log(`Order ${data.order?.number} can be packed`))
 */
export const onOrderApproved: Register<OrderAction> = /* @__PURE__ */ event('onOrderApproved')

/**
 * Calls back when an order was canceled.
 * @example client.orders.onOrderCanceled(({ data }) => console.log(`Order ${data.order?.number} was canceled`))
 */
export const onOrderCanceled: Register<OrderAction> = /* @__PURE__ */ event('onOrderCanceled')

/**
 * Calls back when an order was fulfilled.
 * @example client.orders.onOrderFulfilled(({ data }) => console.log(`Order ${data.order?.number} was sent`))
 */
export const onOrderFulfilled: Register<OrderAction> = /* @__PURE__ */ event('onOrderFulfilled')

/**
 * Calls back when an order's payment status changed.
 * @example
 * client.orders.onOrderPaymentStatusUpdated(({ data }) => {
 *   console.log(`Order ${data.order?.number} is ${data.order?.paymentStatus}`)
 * })
 */
export const onOrderPaymentStatusUpdated: Register<OrderAction> = /* @__PURE__ */ event(
  'onOrderPaymentStatusUpdated',
)

export {
  ChannelType,
  DescriptionLineType,
  DimensionsUnit,
  ItemTypePreset,
  JurisdictionType,
  MeasurementUnit,
  PaymentOptionType,
  PickupMethod,
  ProductPeriodAlignment,
  SortOrder,
  SubscriptionFrequency,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from '@vitrine/contract'
export { ActivityType, FulfillmentStatus, OrderStatus, PaymentStatus } from './order-constants.ts'

/** One line of an order. */
export type OrderLineItem = NonNullable<Order['lineItems']>[number]
/** The parts of an order's price. */
export type PriceSummary = NonNullable<Order['priceSummary']>
/** Who bought. */
export type BuyerInfo = NonNullable<Order['buyerInfo']>
/** An entry of an order's history. */
export type Activity = NonNullable<Order['activities']>[number]

export { addActivity, aggregateOrders, deleteActivity, updateActivity } from './order-history.ts'
