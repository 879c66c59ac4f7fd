import { rule } from '../rule.ts'
import {
  cancelOrder,
  createOrder,
  getOrder,
  queryStoresOrders,
  searchOrders,
  updateOrder,
} from './orders.operations.ts'
import {
  CreateOrderRequest,
  OrderIdRequest,
  OrderResponse,
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
    errors: ['ITEM_NOT_FOUND'],
  }),
  rule(updateOrder, {
    summary: 'Changes buyer, addresses or number of an order.',
    access: 'merchant',
    input: UpdateOrderRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(cancelOrder, {
    summary: 'Cancels an order.',
    access: 'merchant',
    input: OrderIdRequest,
    output: OrderResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(queryStoresOrders, {
    summary: "Queries orders in the stores app's older shape; buyers see their own.",
    access: 'visitor',
    input: QueryStoresOrdersRequest,
    output: QueryStoresOrdersResponse,
    errors: [],
  }),
]
