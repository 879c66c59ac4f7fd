import { rule } from '../declare/rule.ts'
import * as operations from './orders.operations.ts'
import * as schemas from './orders.schemas.ts'
import { QueryStoresOrdersRequest, QueryStoresOrdersResponse } from './stores-orders.schemas.ts'

/** Rules for the order operations: callers, schemas and errors. */
export const ordersRules = [
  rule(operations.getOrder, {
    access: 'visitor',
    scope: 'orders:read',
    input: schemas.OrderIdRequest,
    output: schemas.OrderResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(operations.searchOrders, {
    access: 'visitor',
    scope: 'orders:read',
    input: schemas.SearchOrdersRequest,
    output: schemas.SearchOrdersResponse,
    errors: [],
  }),
  rule(operations.createOrder, {
    access: 'merchant',
    input: schemas.CreateOrderRequest,
    output: schemas.OrderResponse,
    errors: ['ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.updateOrder, {
    access: 'merchant',
    input: schemas.UpdateOrderRequest,
    output: schemas.OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.cancelOrder, {
    access: 'merchant',
    input: schemas.CancelOrderRequest,
    output: schemas.OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CANNOT_BE_CANCELED'],
  }),
  rule(operations.refundOrder, {
    access: 'merchant',
    scope: 'orders:write',
    input: schemas.RefundOrderRequest,
    output: schemas.OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_REFUNDABLE', 'LINE_ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.markOrderAsPaid, {
    access: 'merchant',
    scope: 'orders:write',
    input: schemas.OrderIdRequest,
    output: schemas.OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
  }),
  rule(operations.markOrderAsFulfilled, {
    access: 'merchant',
    scope: 'orders:write',
    input: schemas.FulfillOrderRequest,
    output: schemas.OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED'],
  }),
  rule(operations.sendOrderEmail, {
    access: 'merchant',
    scope: 'orders:write',
    input: schemas.SendOrderEmailRequest,
    output: schemas.OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED', 'ORDER_HAS_NO_EMAIL', 'FULFILLMENT_NOT_FOUND'],
  }),
  rule(operations.sendOrderPaymentLink, {
    access: 'merchant',
    scope: 'orders:write',
    input: schemas.SendOrderPaymentLinkRequest,
    output: schemas.SendOrderPaymentLinkResponse,
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_IS_CANCELED',
      'ORDER_IS_PAID',
      'ORDER_HAS_NO_EMAIL',
      'SITE_MUST_ACCEPT_PAYMENTS',
      'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    ],
  }),
  rule(operations.queryStoresOrders, {
    access: 'visitor',
    input: QueryStoresOrdersRequest,
    output: QueryStoresOrdersResponse,
    errors: [],
  }),
]
