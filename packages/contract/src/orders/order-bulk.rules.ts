import { rule } from '../declare/rule.ts'
import { aggregateOrders, bulkUpdateOrders, bulkUpdateOrderTags } from './order-bulk.operations.ts'
import {
  AggregateOrdersRequest,
  AggregateOrdersResponse,
  BulkUpdateOrdersRequest,
  BulkUpdateOrdersResponse,
  BulkUpdateOrderTagsRequest,
  BulkUpdateOrderTagsResponse,
} from './order-bulk.schemas.ts'

/** Rules for changing and counting many orders: callers, schemas and errors. */
export const orderBulkRules = [
  rule(bulkUpdateOrders, {
    access: 'merchant',
    scope: 'orders:write',
    input: BulkUpdateOrdersRequest,
    output: BulkUpdateOrdersResponse,
    errors: [],
  }),
  rule(bulkUpdateOrderTags, {
    access: 'merchant',
    scope: 'orders:write',
    input: BulkUpdateOrderTagsRequest,
    output: BulkUpdateOrderTagsResponse,
    errors: [],
  }),
  rule(aggregateOrders, {
    access: 'merchant',
    scope: 'orders:read',
    input: AggregateOrdersRequest,
    output: AggregateOrdersResponse,
    errors: [],
  }),
]
