import { operation } from '../declare/operation.ts'
import { ecomFulfillments, ecomPayments } from '../declare/service.ts'
import type {
  FulfillmentsOfOrderResponse,
  FulfillmentsOfOrdersResponse,
  OfOrderRequest,
  OfOrdersRequest,
  TransactionsOfOrderResponse,
  TransactionsOfOrdersResponse,
} from './order-records.schemas.ts'

export const listFulfillmentsForSingleOrder = /* @__PURE__ */ operation<
  OfOrderRequest,
  FulfillmentsOfOrderResponse
>(
  'listFulfillmentsForSingleOrder',
  'Lists the parcels of an order. Buyers see those of their own orders.',
  ecomFulfillments,
  'GET /v1/fulfillments/orders/:orderId',
)

export const listFulfillmentsForMultipleOrders = /* @__PURE__ */ operation<
  OfOrdersRequest,
  FulfillmentsOfOrdersResponse
>(
  'listFulfillmentsForMultipleOrders',
  'Lists the parcels of several orders. Buyers see those of their own orders.',
  ecomFulfillments,
  'POST /v1/fulfillments/list-by-ids',
)

export const listTransactionsForSingleOrder = /* @__PURE__ */ operation<
  OfOrderRequest,
  TransactionsOfOrderResponse
>(
  'listTransactionsForSingleOrder',
  'Lists the payments and refunds of an order. Buyers see those of their own orders.',
  ecomPayments,
  'GET /v1/payments/orders/:orderId',
)

export const listTransactionsForMultipleOrders = /* @__PURE__ */ operation<
  OfOrdersRequest,
  TransactionsOfOrdersResponse
>(
  'listTransactionsForMultipleOrders',
  'Lists the payments and refunds of several orders. Buyers see those of their own orders.',
  ecomPayments,
  'POST /v1/payments/list-by-ids',
)
