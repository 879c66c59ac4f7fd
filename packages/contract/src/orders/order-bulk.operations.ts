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
  'Changes up to a hundred orders, each on its own, such as to archive them.',
  ecomOrders,
  'POST /v1/bulk/orders/update',
)

export const bulkUpdateOrderTags = /* @__PURE__ */ operation<
  BulkUpdateOrderTagsRequest,
  BulkUpdateOrderTagsResponse
>(
  'bulkUpdateOrderTags',
  'Adds tags to up to a hundred orders, and removes others.',
  ecomOrders,
  'POST /v1/bulk/orders/update-tags',
)

export const aggregateOrders = /* @__PURE__ */ operation<AggregateOrdersRequest, AggregateOrdersResponse>(
  'aggregateOrders',
  'Counts orders by status or tag, and adds up their totals.',
  ecomOrders,
  'POST /v1/orders/aggregate',
)
