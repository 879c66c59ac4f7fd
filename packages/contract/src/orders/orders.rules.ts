import { rule } from '../rule.ts'
import {
  cancelOrder,
  createOrder,
  getOrder,
  markOrderAsFulfilled,
  markOrderAsPaid,
  queryStoresOrders,
  refundOrder,
  searchOrders,
  updateOrder,
} from './orders.operations.ts'
import {
  CancelOrderRequest,
  CreateOrderRequest,
  OrderIdRequest,
  OrderResponse,
  RefundOrderRequest,
  SearchOrdersRequest,
  SearchOrdersResponse,
  UpdateOrderRequest,
} from './orders.schemas.ts'
import { QueryStoresOrdersRequest, QueryStoresOrdersResponse } from './stores-orders.schemas.ts'

/** Rules for the order operations: callers, schemas and errors. */
export const ordersRules = [
  rule(getOrder, {
    summary: 'Reads an order. Buyers can read their own.',
    access: 'visitor',
    scope: 'orders:read',
    input: OrderIdRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(searchOrders, {
    summary: "Searches the shop's orders.",
    access: 'merchant',
    scope: 'orders:read',
    input: SearchOrdersRequest,
    output: SearchOrdersResponse,
    errors: [],
  }),
  rule(createOrder, {
    summary: 'Creates an order that was placed elsewhere.',
    access: 'merchant',
    input: CreateOrderRequest,
    output: OrderResponse,
    errors: ['ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(updateOrder, {
    summary: 'Changes the buyer, addresses or number of an order.',
    access: 'merchant',
    input: UpdateOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(cancelOrder, {
    summary: 'Cancels an order: restocks its items and gives its coupon and gift card back what they paid.',
    access: 'merchant',
    input: CancelOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CANNOT_BE_CANCELED'],
  }),
  rule(refundOrder, {
    summary: 'Refunds an order, by amount or by lines.',
    access: 'merchant',
    scope: 'orders:write',
    input: RefundOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_REFUNDABLE', 'LINE_ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(markOrderAsPaid, {
    summary: 'Marks an order as paid outside the shop.',
    access: 'merchant',
    scope: 'orders:write',
    input: OrderIdRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
  }),
  rule(markOrderAsFulfilled, {
    summary: 'Marks an order as fully delivered.',
    access: 'merchant',
    scope: 'orders:write',
    input: OrderIdRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED'],
  }),
  rule(queryStoresOrders, {
    summary: "Queries orders in the stores app's older shape. Buyers see their own.",
    access: 'visitor',
    input: QueryStoresOrdersRequest,
    output: QueryStoresOrdersResponse,
    errors: [],
  }),
]
