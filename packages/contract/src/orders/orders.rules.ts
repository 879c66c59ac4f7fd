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

/** Who may call what, what is checked and how it fails: orders. */
export const ordersRules = [
  rule(getOrder, {
    summary: 'Reads an order; buyers read their own.',
    access: 'visitor',
    scope: 'orders:read',
    input: OrderIdRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(searchOrders, {
    summary: 'Searches the orders of the shop.',
    access: 'merchant',
    scope: 'orders:read',
    input: SearchOrdersRequest,
    output: SearchOrdersResponse,
    errors: [],
  }),
  rule(createOrder, {
    summary: 'Creates an order that was made elsewhere.',
    access: 'merchant',
    input: CreateOrderRequest,
    output: OrderResponse,
    errors: ['ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(updateOrder, {
    summary: 'Changes buyer, addresses or number of an order.',
    access: 'merchant',
    input: UpdateOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(cancelOrder, {
    summary:
      'Cancels an order: its items go back on the shelf, its coupon and gift card get back what they gave.',
    access: 'merchant',
    input: CancelOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CANNOT_BE_CANCELED'],
  }),
  rule(refundOrder, {
    summary: 'Gives money of an order back, by amount or by lines.',
    access: 'merchant',
    scope: 'orders:write',
    input: RefundOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_REFUNDABLE', 'LINE_ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(markOrderAsPaid, {
    summary: 'Notes that the rest of an order was paid outside the shop.',
    access: 'merchant',
    scope: 'orders:write',
    input: OrderIdRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'],
  }),
  rule(markOrderAsFulfilled, {
    summary: 'Notes that all of an order was delivered.',
    access: 'merchant',
    scope: 'orders:write',
    input: OrderIdRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_CANCELED'],
  }),
  rule(queryStoresOrders, {
    summary: "Queries orders in the stores app's older shape; buyers see their own.",
    access: 'visitor',
    input: QueryStoresOrdersRequest,
    output: QueryStoresOrdersResponse,
    errors: [],
  }),
]
