import Type from 'typebox'
import { V3BulkMetadata, V3ItemMetadata } from '../catalog-v3/bulk-v3.schemas.ts'
import { freeForm, guid, nullable } from '../declare/schema.ts'
import { Order, OrderTags, UpdateOrderRequest } from './orders.schemas.ts'

/** Request for `bulkUpdateOrders`: what changes in each order, which is named by its id. */
export const BulkUpdateOrdersRequest = Type.Object(
  {
    orders: Type.Array(UpdateOrderRequest, { minItems: 1, maxItems: 100 }),
    /** Whether to answer with the orders. Default: false. */
    returnEntity: Type.Optional(Type.Boolean()),
  },
  { title: 'BulkUpdateOrdersRequest' },
)
export type BulkUpdateOrdersRequest = Type.Static<typeof BulkUpdateOrdersRequest>

/** Response of `bulkUpdateOrders`, in the order of the request. One that fails doesn't stop the others. */
export const BulkUpdateOrdersResponse = Type.Object(
  {
    results: Type.Array(Type.Object({ itemMetadata: V3ItemMetadata, item: Type.Optional(Order) })),
    bulkActionMetadata: V3BulkMetadata,
  },
  { title: 'BulkUpdateOrdersResponse' },
)
export type BulkUpdateOrdersResponse = Type.Static<typeof BulkUpdateOrdersResponse>

/** Request for `bulkUpdateOrderTags`. A tag that is both added and removed is removed. */
export const BulkUpdateOrderTagsRequest = Type.Object(
  {
    orderIds: Type.Array(guid, { minItems: 1, maxItems: 100 }),
    assignTags: Type.Optional(OrderTags),
    unassignTags: Type.Optional(OrderTags),
  },
  { title: 'BulkUpdateOrderTagsRequest' },
)
export type BulkUpdateOrderTagsRequest = Type.Static<typeof BulkUpdateOrderTagsRequest>

/** Response of `bulkUpdateOrderTags`, in the order of the request. */
export const BulkUpdateOrderTagsResponse = Type.Object(
  {
    results: Type.Array(Type.Object({ itemMetadata: V3ItemMetadata })),
    bulkActionMetadata: V3BulkMetadata,
  },
  { title: 'BulkUpdateOrderTagsResponse' },
)
export type BulkUpdateOrderTagsResponse = Type.Static<typeof BulkUpdateOrderTagsResponse>

/**
 * Request for `aggregateOrders`. `aggregation` has up to ten results to calculate by name: `{ $count: field }`, or of
 * up to three fields, counts orders by `status`, `paymentStatus`, `fulfillmentStatus` or `archived`, or by one of
 * `tags.privateTags.tagIds` and `tags.tags.tagIds`; `{ $sum: 'priceSummary.total.amount' }` adds up totals, as do
 * `$avg`, `$min` and `$max`.
 */
export const AggregateOrdersRequest = Type.Object(
  {
    /** As in `searchOrders`. Default: all orders. */
    filter: Type.Optional(nullable(freeForm)),
    aggregation: freeForm,
    /** Separates the values of several fields. Default: `|`. */
    hierarchySeparatorOverride: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
  },
  { title: 'AggregateOrdersRequest' },
)
export type AggregateOrdersRequest = Type.Static<typeof AggregateOrdersRequest>

/**
 * Response of `aggregateOrders`, by name: counts by value, such as `{ PAID: 3 }`, or `{ '(PAID|FULFILLED)': 2 }` of
 * several fields; an amount in the shop's currency, `null` when no order was found.
 */
export const AggregateOrdersResponse = Type.Object(
  {
    aggregates: Type.Record(
      Type.String(),
      Type.Union([Type.Record(Type.String(), Type.Integer()), Type.String(), Type.Null()]),
    ),
  },
  { title: 'AggregateOrdersResponse' },
)
export type AggregateOrdersResponse = Type.Static<typeof AggregateOrdersResponse>
