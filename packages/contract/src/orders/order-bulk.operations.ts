import { operation } from '../declare/operation.ts'
import { ecomOrders } from '../declare/service.ts'
import type {
  AggregateOrdersRequest,
  AggregateOrdersResponse,
  BulkUpdateOrdersRequest,
  BulkUpdateOrdersResponse,
  BulkUpdateOrderTagsRequest,
  BulkUpdateOrderTagsResponse,
} from './order-bulk.schemas.ts'

export const bulkUpdateOrders = /* @__PURE__ */ operation<BulkUpdateOrdersRequest, BulkUpdateOrdersResponse>(
  'bulkUpdateOrders',
  'Changes up to 100 orders, for example to archive them. Each one succeeds or fails on its own.',
  ecomOrders,
  'POST /v1/bulk/orders/update',
)

export const bulkUpdateOrderTags = /* @__PURE__ */ operation<
  BulkUpdateOrderTagsRequest,
  BulkUpdateOrderTagsResponse
>(
  'bulkUpdateOrderTags',
  'Adds tags to up to 100 orders, and removes others.',
  ecomOrders,
  'POST /v1/bulk/orders/update-tags',
)

export const aggregateOrders = /* @__PURE__ */ operation<AggregateOrdersRequest, AggregateOrdersResponse>(
  'aggregateOrders',
  'Counts orders by status or tag, and adds up their totals.',
  ecomOrders,
  'POST /v1/orders/aggregate',
)
