import { rule } from '../declare/rule.ts'
import {
  listFulfillmentsForMultipleOrders,
  listFulfillmentsForSingleOrder,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
} from './order-records.operations.ts'
import {
  FulfillmentsOfOrderResponse,
  FulfillmentsOfOrdersResponse,
  OfOrderRequest,
  OfOrdersRequest,
  TransactionsOfOrderResponse,
  TransactionsOfOrdersResponse,
} from './order-records.schemas.ts'

/** Rules for the parcels and payments of orders: callers, schemas and errors. */
export const orderRecordsRules = [
  rule(listFulfillmentsForSingleOrder, {
    access: 'visitor',
    input: OfOrderRequest,
    output: FulfillmentsOfOrderResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(listFulfillmentsForMultipleOrders, {
    access: 'visitor',
    input: OfOrdersRequest,
    output: FulfillmentsOfOrdersResponse,
    errors: [],
  }),
  rule(listTransactionsForSingleOrder, {
    access: 'visitor',
    input: OfOrderRequest,
    output: TransactionsOfOrderResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(listTransactionsForMultipleOrders, {
    access: 'visitor',
    input: OfOrdersRequest,
    output: TransactionsOfOrdersResponse,
    errors: [],
  }),
]
