import Type from 'typebox'
import { nullable, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { PlatformPagingMetadata, PlatformQuery } from '../values/query.schemas.ts'

/** The picture of an ordered line. */
export const StoresOrderMedia = Type.Object(
  {
    url: Type.Optional(Type.String()),
  },
  { title: 'StoresOrderMedia' },
)
export type StoresOrderMedia = Type.Static<typeof StoresOrderMedia>

/** One line of an order in the stores app's older shape; amounts are decimal text. */
export const StoresOrderLine = Type.Object(
  {
    name: Type.String(),
    quantity: Type.Integer(),
    totalPrice: Type.Optional(Type.String()),
    mediaItem: Type.Optional(StoresOrderMedia),
  },
  { title: 'StoresOrderLine' },
)
export type StoresOrderLine = Type.Static<typeof StoresOrderLine>

/** What an order cost. */
export const StoresOrderTotals = Type.Object(
  {
    total: Type.String(),
  },
  { title: 'StoresOrderTotals' },
)
export type StoresOrderTotals = Type.Static<typeof StoresOrderTotals>

/** How an order reaches its buyer: sent, or picked up if it has pickup details. */
export const StoresOrderShipping = Type.Object(
  {
    deliveryOption: Type.Optional(Type.String()),
    pickupDetails: Type.Optional(
      Type.Object({ pickupInstructions: Type.Optional(Type.String()) }, { title: 'StoresOrderPickup' }),
    ),
  },
  { title: 'StoresOrderShipping' },
)
export type StoresOrderShipping = Type.Static<typeof StoresOrderShipping>

/** An order in the stores app's older shape. */
export const StoresOrder = Type.Object(
  {
    id: Type.String(),
    number: Type.Integer(),
    currency: Type.String(),
    dateCreated: timestamp,
    paymentStatus: Type.String(),
    fulfillmentStatus: Type.String(),
    totals: StoresOrderTotals,
    lineItems: Type.Array(StoresOrderLine),
    shippingInfo: Type.Optional(StoresOrderShipping),
  },
  { title: 'StoresOrder' },
)
export type StoresOrder = Type.Static<typeof StoresOrder>

/** Request for `queryStoresOrders`. */
export const QueryStoresOrdersRequest = Type.Object(
  {
    query: Type.Optional(writable(PlatformQuery)),
  },
  { title: 'QueryStoresOrdersRequest' },
)
export type QueryStoresOrdersRequest = Type.Static<typeof QueryStoresOrdersRequest>

/** Response of `queryStoresOrders`. */
export const QueryStoresOrdersResponse = Type.Object(
  {
    orders: Type.Array(StoresOrder, { maxItems: 100 }),
    metadata: Type.Optional(PlatformPagingMetadata),
    totalResults: Type.Optional(nullable(Type.Integer())),
  },
  { title: 'QueryStoresOrdersResponse' },
)
export type QueryStoresOrdersResponse = Type.Static<typeof QueryStoresOrdersResponse>
