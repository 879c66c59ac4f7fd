import { rule } from '../declare/rule.ts'
import {
  cancelOrder,
  createOrder,
  getOrder,
  markOrderAsFulfilled,
  markOrderAsPaid,
  queryStoresOrders,
  refundOrder,
  searchOrders,
  sendOrderEmail,
  sendOrderPaymentLink,
  updateOrder,
} from './orders.operations.ts'
import {
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
import { QueryStoresOrdersRequest, QueryStoresOrdersResponse } from './stores-orders.schemas.ts'

/** Rules for the order operations: callers, schemas and errors. */
export const ordersRules = [
  rule(getOrder, {
    access: 'visitor',
    scope: 'orders:read',
    input: OrderIdRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(searchOrders, {
    access: 'visitor',
    scope: 'orders:read',
    input: SearchOrdersRequest,
    output: SearchOrdersResponse,
    errors: [],
  }),
  rule(createOrder, {
    access: 'merchant',
    input: CreateOrderRequest,
    output: OrderResponse,
    errors: ['ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(updateOrder, {
    access: 'merchant',
    input: UpdateOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(cancelOrder, {
    access: 'merchant',
    input: CancelOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CANNOT_BE_CANCELED'],
  }),
  rule(refundOrder, {
    access: 'merchant',
    scope: 'orders:write',
    input: RefundOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_REFUNDABLE', 'LINE_ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(markOrderAsPaid, {
    access: 'merchant',
    scope: 'orders:write',
    input: OrderIdRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
  }),
  rule(markOrderAsFulfilled, {
    access: 'merchant',
    scope: 'orders:write',
    input: FulfillOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED'],
  }),
  rule(sendOrderEmail, {
    access: 'merchant',
    scope: 'orders:write',
    input: SendOrderEmailRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED', 'ORDER_HAS_NO_EMAIL', 'FULFILLMENT_NOT_FOUND'],
  }),
  rule(sendOrderPaymentLink, {
    access: 'merchant',
    scope: 'orders:write',
    input: SendOrderPaymentLinkRequest,
    output: SendOrderPaymentLinkResponse,
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_IS_CANCELED',
      'ORDER_IS_PAID',
      'ORDER_HAS_NO_EMAIL',
      'SITE_MUST_ACCEPT_PAYMENTS',
      'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    ],
  }),
  rule(queryStoresOrders, {
    access: 'visitor',
    input: QueryStoresOrdersRequest,
    output: QueryStoresOrdersResponse,
    errors: [],
  }),
]
