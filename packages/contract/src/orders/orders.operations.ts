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

/** Reads an order; buyers read their own. */
export const getOrder = /* @__PURE__ */ operation<OrderIdRequest, OrderResponse>(
  'getOrder',
  ecomOrders,
  'GET',
  '/v1/orders/:id',
)

/** Searches the orders of the shop. */
export const searchOrders = /* @__PURE__ */ operation<SearchOrdersRequest, SearchOrdersResponse>(
  'searchOrders',
  ecomOrders,
  'POST',
  '/v1/orders/search',
)

/** Creates an order that was made elsewhere. */
export const createOrder = /* @__PURE__ */ operation<CreateOrderRequest, OrderResponse>(
  'createOrder',
  ecomOrders,
  'POST',
  '/v1/orders',
)

/** Changes buyer, addresses or number of an order. */
export const updateOrder = /* @__PURE__ */ operation<UpdateOrderRequest, OrderResponse>(
  'updateOrder',
  ecomOrders,
  'PATCH',
  '/v1/orders/:order.id',
)

/** Cancels an order: its items go back on the shelf, its coupon and gift card get back what they gave. */
export const cancelOrder = /* @__PURE__ */ operation<CancelOrderRequest, OrderResponse>(
  'cancelOrder',
  ecomOrders,
  'POST',
  '/v1/orders/:id/cancel',
)

/** Gives money of an order back, by amount or by lines. */
export const refundOrder = /* @__PURE__ */ operation<RefundOrderRequest, OrderResponse>(
  'refundOrder',
  vitrine,
  'POST',
  '/v1/orders/:id/refund',
)

/** Notes that the rest of an order was paid outside the shop. */
export const markOrderAsPaid = /* @__PURE__ */ operation<OrderIdRequest, OrderResponse>(
  'markOrderAsPaid',
  vitrine,
  'POST',
  '/v1/orders/:id/mark-as-paid',
)

/** Notes that all of an order was delivered. */
export const markOrderAsFulfilled = /* @__PURE__ */ operation<OrderIdRequest, OrderResponse>(
  'markOrderAsFulfilled',
  vitrine,
  'POST',
  '/v1/orders/:id/mark-as-fulfilled',
)

/** Queries orders in the stores app's older shape; buyers see their own. */
export const queryStoresOrders = /* @__PURE__ */ operation<
  QueryStoresOrdersRequest,
  QueryStoresOrdersResponse
>('queryStoresOrders', storesOrders, 'POST', '/v2/orders/query')
