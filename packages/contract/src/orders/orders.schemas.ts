import Type from 'typebox'
import { ExtendedFields } from '../cart/extended-fields.schemas.ts'
import { CheckoutCustomField, CreatedBy } from '../checkout/checkout-parts.schemas.ts'
import * as enums from '../declare/enums.ts'
import { currencyCode, enumOf, freeForm, guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { AddressWithContact } from '../values/address.schemas.ts'
import { decimal } from '../values/decimal.ts'
import { CursorPaging, PlatformPagingMetadata, Sorting } from '../values/query.schemas.ts'
import {
  OrderActivity,
  OrderBalance,
  OrderBilling,
  OrderBuyer,
  OrderChannel,
  OrderDiscount,
  OrderLineItem,
  OrderPaymentMethod,
  OrderPrice,
  OrderPriceSummary,
  OrderShipping,
  OrderTracking,
} from './order-parts.schemas.ts'
import { ORDER_FULFILLMENT_STATUSES, ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from './order-states.ts'

const TagList = Type.Object({
  tagIds: Type.Optional(
    Type.Array(
      Type.String({
        ...{ minLength: 1, maxLength: 50, pattern: '^\\S(.*\\S)?$' },
        description: 'a tag without spaces around it',
      }),
      { maxItems: 100 },
    ),
  ),
})

/** The tags of an order. A tag's id is its own text. */
export const OrderTags = Type.Object(
  {
    /** Buyers never see them. */
    privateTags: Type.Optional(TagList),
    tags: Type.Optional(TagList),
  },
  { title: 'OrderTags' },
)
export type OrderTags = Type.Static<typeof OrderTags>

/** An order: what was agreed when it was placed, and what happened since. */
export const Order = Type.Object(
  {
    id: readOnly(guid),
    /** Counts the shop's orders; digits only. */
    number: readOnly(Type.String()),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
    purchasedDate: Type.Optional(nullable(timestamp)),
    lineItems: Type.Array(OrderLineItem, { maxItems: 300 }),
    buyerInfo: Type.Optional(OrderBuyer),
    status: Type.Enum([...ORDER_STATUSES]),
    paymentStatus: Type.Enum([...ORDER_PAYMENT_STATUSES]),
    fulfillmentStatus: Type.Enum([...ORDER_FULFILLMENT_STATUSES]),
    currency: currencyCode,
    priceSummary: Type.Optional(OrderPriceSummary),
    billingInfo: Type.Optional(OrderBilling),
    recipientInfo: Type.Optional(AddressWithContact),
    shippingInfo: Type.Optional(OrderShipping),
    buyerNote: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    buyerLanguage: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
    siteLanguage: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
    weightUnit: Type.Optional(enumOf(enums.WeightUnit)),
    taxIncludedInPrices: Type.Optional(Type.Boolean()),
    taxSummary: Type.Optional(Type.Object({ totalTax: Type.Optional(OrderPrice) })),
    /** The same, by its newer name. */
    taxInfo: Type.Optional(readOnly(Type.Object({ totalTax: Type.Optional(OrderPrice) }))),
    appliedDiscounts: Type.Optional(Type.Array(OrderDiscount, { maxItems: 100 })),
    balanceSummary: Type.Optional(readOnly(OrderBalance)),
    paymentMethods: Type.Optional(readOnly(Type.Array(OrderPaymentMethod, { maxItems: 10 }))),
    /** Set when the order is marked as fulfilled. */
    trackingInfo: Type.Optional(readOnly(OrderTracking)),
    activities: readOnly(Type.Array(OrderActivity, { maxItems: 1000 })),
    channelInfo: Type.Optional(OrderChannel),
    createdBy: Type.Optional(readOnly(CreatedBy)),
    checkoutId: Type.Optional(readOnly(nullable(guid))),
    customFields: Type.Optional(Type.Array(CheckoutCustomField, { maxItems: 100 })),
    extendedFields: Type.Optional(ExtendedFields),
    purchaseFlowId: Type.Optional(readOnly(nullable(guid))),
    /** A list that is given replaces the one of its kind. */
    tags: Type.Optional(OrderTags),
    archived: Type.Optional(nullable(Type.Boolean())),
    seenByAHuman: Type.Optional(readOnly(nullable(Type.Boolean()))),
  },
  { title: 'Order' },
)
export type Order = Type.Static<typeof Order>

/** Response with an order. */
export const OrderResponse = Type.Object(
  {
    order: Type.Optional(Order),
  },
  { title: 'OrderResponse' },
)
export type OrderResponse = Type.Static<typeof OrderResponse>

/** Request that only names an order. */
export const OrderIdRequest = Type.Object(
  {
    id: guid,
  },
  { title: 'OrderIdRequest' },
)
export type OrderIdRequest = Type.Static<typeof OrderIdRequest>

/** Request for `markOrderAsFulfilled`. */
export const FulfillOrderRequest = Type.Object(
  {
    id: guid,
    trackingInfo: Type.Optional(OrderTracking),
    /** Whether to mail the buyer that the order is on its way. Default: true if it is sent. */
    sendShippingEmail: Type.Optional(Type.Boolean()),
  },
  { title: 'FulfillOrderRequest' },
)
export type FulfillOrderRequest = Type.Static<typeof FulfillOrderRequest>

/** Request for `sendOrderEmail`. */
export const SendOrderEmailRequest = Type.Object(
  {
    id: guid,
    /** `CONFIRMATION` is what the buyer got with the order, `SHIPPING` what they got with a parcel. */
    email: Type.Enum(['CONFIRMATION', 'SHIPPING']),
    /** The parcel that `SHIPPING` is about. Default: the last one. */
    fulfillmentId: Type.Optional(guid),
  },
  { title: 'SendOrderEmailRequest' },
)
export type SendOrderEmailRequest = Type.Static<typeof SendOrderEmailRequest>

/** Request for `sendOrderPaymentLink`. */
export const SendOrderPaymentLinkRequest = Type.Object(
  {
    id: guid,
    /** When the link stops working, 1 to 90 days from now. Default: 14. */
    expiresInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    /** A few words above the link. */
    message: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'SendOrderPaymentLinkRequest' },
)
export type SendOrderPaymentLinkRequest = Type.Static<typeof SendOrderPaymentLinkRequest>

/** Response of `sendOrderPaymentLink`: the order, and the address that was mailed. */
export const SendOrderPaymentLinkResponse = Type.Object(
  { order: Order, paymentUrl: Type.String(), expirationDate: timestamp },
  { title: 'SendOrderPaymentLinkResponse' },
)
export type SendOrderPaymentLinkResponse = Type.Static<typeof SendOrderPaymentLinkResponse>

/** Request for `cancelOrder`. */
export const CancelOrderRequest = Type.Object(
  {
    id: guid,
    sendOrderCanceledEmail: Type.Optional(Type.Boolean()),
    customMessage: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    /** Whether to restock the items. Default: true. */
    restockAllItems: Type.Optional(Type.Boolean()),
  },
  { title: 'CancelOrderRequest' },
)
export type CancelOrderRequest = Type.Static<typeof CancelOrderRequest>

/** A quantity of one line. */
export const RefundedLine = Type.Object(
  {
    lineItemId: guid,
    quantity: Type.Integer({ minimum: 1, maximum: 100000 }),
  },
  { title: 'RefundedLine' },
)
export type RefundedLine = Type.Static<typeof RefundedLine>

/** Request for `refundOrder`: an amount, lines, or both. The amount defaults to the price of the lines. */
export const RefundOrderRequest = Type.Object(
  {
    id: guid,
    amount: Type.Optional(decimal({ gt: '0', lte: '1000000000000000' })),
    /** The order's; any other is refused. */
    currency: Type.Optional(currencyCode),
    lineItems: Type.Optional(Type.Array(RefundedLine, { minItems: 1, maxItems: 300 })),
    /** Whether to restock the lines. Default: false. */
    restock: Type.Optional(Type.Boolean()),
    reason: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    sendEmail: Type.Optional(Type.Boolean()),
  },
  { title: 'RefundOrderRequest' },
)
export type RefundOrderRequest = Type.Static<typeof RefundOrderRequest>

/** An order search: filter, sort and a cursor. */
export const OrderSearch = Type.Object(
  {
    filter: Type.Optional(nullable(freeForm)),
    sort: Type.Optional(Type.Array(Sorting)),
    cursorPaging: Type.Optional(CursorPaging),
  },
  { title: 'OrderSearch' },
)
export type OrderSearch = Type.Static<typeof OrderSearch>

/** Request for `searchOrders`. */
export const SearchOrdersRequest = Type.Object(
  {
    search: Type.Optional(OrderSearch),
  },
  { title: 'SearchOrdersRequest' },
)
export type SearchOrdersRequest = Type.Static<typeof SearchOrdersRequest>

/** The position of a page of search results. */
export const OrderSearchMetadata = Type.Object(
  {
    ...PlatformPagingMetadata.properties,
    hasNext: Type.Optional(Type.Boolean()),
  },
  { title: 'OrderSearchMetadata' },
)
export type OrderSearchMetadata = Type.Static<typeof OrderSearchMetadata>

/** Response of `searchOrders`. */
export const SearchOrdersResponse = Type.Object(
  {
    orders: Type.Array(Order, { maxItems: 100 }),
    metadata: Type.Optional(OrderSearchMetadata),
  },
  { title: 'SearchOrdersResponse' },
)
export type SearchOrdersResponse = Type.Static<typeof SearchOrdersResponse>

/** Request for `createOrder`. */
export const CreateOrderRequest = Type.Object(
  {
    order: writable(Order, 'lineItems', 'lineItems.quantity'),
  },
  { title: 'CreateOrderRequest' },
)
export type CreateOrderRequest = Type.Static<typeof CreateOrderRequest>

/** Request for `updateOrder`. */
export const UpdateOrderRequest = Type.Object(
  {
    order: writable(Order, 'id?'),
  },
  { title: 'UpdateOrderRequest' },
)
export type UpdateOrderRequest = Type.Static<typeof UpdateOrderRequest>
