import Type from 'typebox'
import { FullAddressContactDetails } from '../address.schemas.ts'
import { DeliveryLogistics } from '../cart/delivery.schemas.ts'
import { PriceSummary } from '../cart/totals.schemas.ts'
import { CursorPaging, PlatformPagingMetadata, Sorting } from '../query.schemas.ts'
import { freeForm, guid, nullable, timestamp } from '../schema.ts'

/** How an order is shipped or picked up. */
export const OrderShipping = Type.Object(
  {
    title: Type.Optional(nullable(Type.String())),
    logistics: Type.Optional(DeliveryLogistics),
  },
  { title: 'OrderShipping' },
)
export type OrderShipping = Type.Static<typeof OrderShipping>

/** Who pays an order. */
export const OrderBilling = Type.Object(
  {
    contactDetails: Type.Optional(FullAddressContactDetails),
  },
  { title: 'OrderBilling' },
)
export type OrderBilling = Type.Static<typeof OrderBilling>

/** An order as its buyer reads it; its lines have the fields of cart lines. */
export const Order = Type.Object(
  {
    id: guid,
    number: Type.String(),
    createdDate: Type.Optional(timestamp),
    currency: Type.String(),
    lineItems: Type.Array(freeForm, { maxItems: 300 }),
    billingInfo: Type.Optional(OrderBilling),
    shippingInfo: Type.Optional(OrderShipping),
    priceSummary: Type.Optional(PriceSummary),
  },
  { title: 'Order' },
)
export type Order = Type.Static<typeof Order>

/** What a call that answers an order answers. */
export const OrderResponse = Type.Object(
  {
    order: Type.Optional(Order),
  },
  { title: 'OrderResponse' },
)
export type OrderResponse = Type.Static<typeof OrderResponse>

/** What a call that only names an order takes. */
export const OrderIdRequest = Type.Object(
  {
    id: guid,
  },
  { title: 'OrderIdRequest' },
)
export type OrderIdRequest = Type.Static<typeof OrderIdRequest>

/** A search over orders: filter, sort and a cursor. */
export const OrderSearch = Type.Object(
  {
    filter: Type.Optional(nullable(freeForm)),
    sort: Type.Optional(Type.Array(Sorting)),
    cursorPaging: Type.Optional(CursorPaging),
  },
  { title: 'OrderSearch' },
)
export type OrderSearch = Type.Static<typeof OrderSearch>

/** What `searchOrders` takes. */
export const SearchOrdersRequest = Type.Object(
  {
    search: Type.Optional(OrderSearch),
  },
  { title: 'SearchOrdersRequest' },
)
export type SearchOrdersRequest = Type.Static<typeof SearchOrdersRequest>

/** What `searchOrders` answers. */
export const SearchOrdersResponse = Type.Object(
  {
    orders: Type.Array(Order, { maxItems: 100 }),
    metadata: Type.Optional(PlatformPagingMetadata),
  },
  { title: 'SearchOrdersResponse' },
)
export type SearchOrdersResponse = Type.Static<typeof SearchOrdersResponse>

/** What `createOrder` takes. */
export const CreateOrderRequest = Type.Object(
  {
    order: freeForm,
  },
  { title: 'CreateOrderRequest' },
)
export type CreateOrderRequest = Type.Static<typeof CreateOrderRequest>

/** What `updateOrder` takes. */
export const UpdateOrderRequest = Type.Object(
  {
    order: freeForm,
  },
  { title: 'UpdateOrderRequest' },
)
export type UpdateOrderRequest = Type.Static<typeof UpdateOrderRequest>
