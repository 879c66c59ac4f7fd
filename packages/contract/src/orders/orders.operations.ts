import { operation } from '../operation.ts'
import { ecomOrders, storesOrders, vitrine } from '../service.ts'
import type {
  CancelOrderRequest,
  CreateOrderRequest,
  OrderIdRequest,
  OrderResponse,
  RefundOrderRequest,
  SearchOrdersRequest,
  SearchOrdersResponse,
  UpdateOrderRequest,
} from './orders.schemas.ts'
import type { QueryStoresOrdersRequest, QueryStoresOrdersResponse } from './stores-orders.schemas.ts'

/** Reads an order. Buyers can read their own. */
export const getOrder = /* @__PURE__ */ operation<OrderIdRequest, OrderResponse>(
  'getOrder',
  ecomOrders,
  'GET',
  '/v1/orders/:id',
)

/** Searches the shop's orders. */
export const searchOrders = /* @__PURE__ */ operation<SearchOrdersRequest, SearchOrdersResponse>(
  'searchOrders',
  ecomOrders,
  'POST',
  '/v1/orders/search',
)

/** Creates an order that was placed elsewhere. */
export const createOrder = /* @__PURE__ */ operation<CreateOrderRequest, OrderResponse>(
  'createOrder',
  ecomOrders,
  'POST',
  '/v1/orders',
)

/** Changes the buyer, addresses or number of an order. */
export const updateOrder = /* @__PURE__ */ operation<UpdateOrderRequest, OrderResponse>(
  'updateOrder',
  ecomOrders,
  'PATCH',
  '/v1/orders/:order.id',
)

/** Cancels an order: restocks its items and gives its coupon and gift card back what they paid. */
export const cancelOrder = /* @__PURE__ */ operation<CancelOrderRequest, OrderResponse>(
  'cancelOrder',
  ecomOrders,
  'POST',
  '/v1/orders/:id/cancel',
)

/** Refunds an order, by amount or by lines. */
export const refundOrder = /* @__PURE__ */ operation<RefundOrderRequest, OrderResponse>(
  'refundOrder',
  vitrine,
  'POST',
  '/v1/orders/:id/refund',
)

/** Marks an order as paid outside the shop. */
export const markOrderAsPaid = /* @__PURE__ */ operation<OrderIdRequest, OrderResponse>(
  'markOrderAsPaid',
  vitrine,
  'POST',
  '/v1/orders/:id/mark-as-paid',
)

/** Marks an order as fully delivered. */
export const markOrderAsFulfilled = /* @__PURE__ */ operation<OrderIdRequest, OrderResponse>(
  'markOrderAsFulfilled',
  vitrine,
  'POST',
  '/v1/orders/:id/mark-as-fulfilled',
)

/** Queries orders in the stores app's older shape. Buyers see their own. */
export const queryStoresOrders = /* @__PURE__ */ operation<
  QueryStoresOrdersRequest,
  QueryStoresOrdersResponse
>('queryStoresOrders', storesOrders, 'POST', '/v2/orders/query')
