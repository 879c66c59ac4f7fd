import { operation } from '../declare/operation.ts'
import { ecomOrders, storesOrders, vitrine } from '../declare/service.ts'
import type {
  CancelOrderRequest,
  CreateOrderRequest,
  FulfillOrderRequest,
  OrderIdRequest,
  OrderResponse,
  RefundOrderRequest,
  SearchOrdersRequest,
  SearchOrdersResponse,
  SendOrderEmailRequest,
  SendOrderPaymentLinkRequest,
  SendOrderPaymentLinkResponse,
  UpdateOrderRequest,
} from './orders.schemas.ts'
import type { QueryStoresOrdersRequest, QueryStoresOrdersResponse } from './stores-orders.schemas.ts'

export const getOrder = /* @__PURE__ */ operation<OrderIdRequest, OrderResponse>(
  'getOrder',
  'Returns an order. Buyers can read their own.',
  ecomOrders,
  'GET /v1/orders/:id',
)

export const searchOrders = /* @__PURE__ */ operation<SearchOrdersRequest, SearchOrdersResponse>(
  'searchOrders',
  'Searches orders. Buyers see their own.',
  ecomOrders,
  'POST /v1/orders/search',
)

export const createOrder = /* @__PURE__ */ operation<CreateOrderRequest, OrderResponse>(
  'createOrder',
  'Creates an order that was placed elsewhere.',
  ecomOrders,
  'POST /v1/orders',
)

export const updateOrder = /* @__PURE__ */ operation<UpdateOrderRequest, OrderResponse>(
  'updateOrder',
  'Changes the buyer, addresses or number of an order.',
  ecomOrders,
  'PATCH /v1/orders/:order.id',
)

export const cancelOrder = /* @__PURE__ */ operation<CancelOrderRequest, OrderResponse>(
  'cancelOrder',
  'Cancels an order: restocks its items, frees its coupon, and refunds card and gift card payments.',
  ecomOrders,
  'POST /v1/orders/:id/cancel',
)

export const refundOrder = /* @__PURE__ */ operation<RefundOrderRequest, OrderResponse>(
  'refundOrder',
  'Refunds an order, by amount or by lines.',
  vitrine,
  'POST /v1/orders/:id/refund',
)

export const markOrderAsPaid = /* @__PURE__ */ operation<OrderIdRequest, OrderResponse>(
  'markOrderAsPaid',
  'Marks an order as paid outside the shop.',
  vitrine,
  'POST /v1/orders/:id/mark-as-paid',
)

export const markOrderAsFulfilled = /* @__PURE__ */ operation<FulfillOrderRequest, OrderResponse>(
  'markOrderAsFulfilled',
  'Marks an order as sent, and emails the buyer how to track it.',
  vitrine,
  'POST /v1/orders/:id/mark-as-fulfilled',
)

export const sendOrderEmail = /* @__PURE__ */ operation<SendOrderEmailRequest, OrderResponse>(
  'sendOrderEmail',
  'Emails the order confirmation, or the tracking details of a parcel, to the buyer again.',
  vitrine,
  'POST /v1/orders/:id/send-email',
)

export const sendOrderPaymentLink = /* @__PURE__ */ operation<
  SendOrderPaymentLinkRequest,
  SendOrderPaymentLinkResponse
>(
  'sendOrderPaymentLink',
  'Emails the buyer of an order a link to pay the remaining amount.',
  vitrine,
  'POST /v1/orders/:id/send-payment-link',
)

export const queryStoresOrders = /* @__PURE__ */ operation<
  QueryStoresOrdersRequest,
  QueryStoresOrdersResponse
>(
  'queryStoresOrders',
  'Lists orders by filter, order and page, in the older shape of the stores app. Buyers see their own.',
  storesOrders,
  'POST /v2/orders/query',
)
