import Type from 'typebox'
import { guid, timestamp } from '../declare/schema.ts'
import { OrderPrice, OrderTracking } from './order-parts.schemas.ts'

/** How many items of an order's line are in a parcel. */
export const FulfilledLine = Type.Object({ id: guid, quantity: Type.Integer() }, { title: 'FulfilledLine' })
export type FulfilledLine = Type.Static<typeof FulfilledLine>

/** A parcel of an order, and what was in it. */
export const Fulfillment = Type.Object(
  {
    id: guid,
    createdDate: timestamp,
    lineItems: Type.Array(FulfilledLine),
    status: Type.String(),
    completed: Type.Boolean(),
    trackingInfo: Type.Optional(OrderTracking),
  },
  { title: 'Fulfillment' },
)
export type Fulfillment = Type.Static<typeof Fulfillment>

/** The parcels of an order; empty until something was sent. */
export const OrderWithFulfillments = Type.Object(
  { orderId: guid, fulfillments: Type.Array(Fulfillment) },
  { title: 'OrderWithFulfillments' },
)
export type OrderWithFulfillments = Type.Static<typeof OrderWithFulfillments>

const Settling = Type.Enum(['PENDING', 'SUCCEEDED', 'FAILED'])

/** What staff decided about a payment whose money was held for them; neither field until they decide. */
export const AuthorizationDetails = Type.Object(
  {
    delayedCapture: Type.Boolean(),
    authorizedDate: timestamp,
    /** At most one. `FAILED` when the provider refused: then the money is no longer held. */
    captures: Type.Array(Type.Object({ status: Settling, amount: OrderPrice })),
    void: Type.Optional(Type.Object({ status: Settling, reason: Type.Enum(['MANUAL']) })),
  },
  { title: 'AuthorizationDetails' },
)
export type AuthorizationDetails = Type.Static<typeof AuthorizationDetails>

/** What one source paid for an order: a provider, a gift card, or the buyer outside the shop. */
export const OrderPayment = Type.Object(
  {
    /** The payment's; a gift card's own; the order's for money from outside the shop. */
    id: guid,
    createdDate: timestamp,
    updatedDate: timestamp,
    amount: OrderPrice,
    refundDisabled: Type.Boolean(),
    status: Type.Enum(['APPROVED', 'AUTHORIZED', 'VOIDED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
    regularPaymentDetails: Type.Optional(
      Type.Object({
        offlinePayment: Type.Boolean(),
        status: Type.String(),
        paymentMethod: Type.String(),
        paymentMethodName: Type.Optional(Type.Object({ buyerLanguageName: Type.String() })),
        creditCardDetails: Type.Optional(
          Type.Object({ lastFourDigits: Type.Optional(Type.String()), brand: Type.Optional(Type.String()) }),
        ),
        authorizationDetails: Type.Optional(AuthorizationDetails),
        /** The provider's own number; only merchants and programs see it. */
        providerTransactionId: Type.Optional(Type.String()),
      }),
    ),
    giftcardPaymentDetails: Type.Optional(
      Type.Object({ giftCardPaymentId: Type.String(), voided: Type.Boolean() }),
    ),
  },
  { title: 'OrderPayment' },
)
export type OrderPayment = Type.Static<typeof OrderPayment>

/** One refund, split among the payments it went back to. */
export const OrderRefund = Type.Object(
  {
    id: guid,
    createdDate: timestamp,
    transactions: Type.Array(
      Type.Object({
        paymentId: guid,
        amount: OrderPrice,
        refundStatus: Type.Enum(['SUCCEEDED', 'FAILED']),
        externalRefund: Type.Boolean(),
      }),
    ),
    details: Type.Optional(Type.Object({ reason: Type.Optional(Type.String()) })),
    summary: Type.Object({
      requestedRefund: OrderPrice,
      refunded: OrderPrice,
      failedRefundAmount: OrderPrice,
    }),
  },
  { title: 'OrderRefund' },
)
export type OrderRefund = Type.Static<typeof OrderRefund>

/** Every payment and refund of an order. */
export const OrderTransactions = Type.Object(
  { orderId: guid, payments: Type.Array(OrderPayment), refunds: Type.Array(OrderRefund) },
  { title: 'OrderTransactions' },
)
export type OrderTransactions = Type.Static<typeof OrderTransactions>

/** Request that names an order by `orderId`. */
export const OfOrderRequest = Type.Object({ orderId: guid }, { title: 'OfOrderRequest' })
export type OfOrderRequest = Type.Static<typeof OfOrderRequest>

/** Request that names at most a hundred orders. */
export const OfOrdersRequest = Type.Object(
  { orderIds: Type.Array(guid, { minItems: 1, maxItems: 100 }) },
  { title: 'OfOrdersRequest' },
)
export type OfOrdersRequest = Type.Static<typeof OfOrdersRequest>

/** Response of `listFulfillmentsForSingleOrder`. */
export const FulfillmentsOfOrderResponse = Type.Object(
  { orderWithFulfillments: OrderWithFulfillments },
  { title: 'FulfillmentsOfOrderResponse' },
)
export type FulfillmentsOfOrderResponse = Type.Static<typeof FulfillmentsOfOrderResponse>

/** Response of `listFulfillmentsForMultipleOrders`: in the requested order, without orders that don't exist. */
export const FulfillmentsOfOrdersResponse = Type.Object(
  { ordersWithFulfillments: Type.Array(OrderWithFulfillments) },
  { title: 'FulfillmentsOfOrdersResponse' },
)
export type FulfillmentsOfOrdersResponse = Type.Static<typeof FulfillmentsOfOrdersResponse>

/** Response of `listTransactionsForSingleOrder`. */
export const TransactionsOfOrderResponse = Type.Object(
  { orderTransactions: OrderTransactions },
  { title: 'TransactionsOfOrderResponse' },
)
export type TransactionsOfOrderResponse = Type.Static<typeof TransactionsOfOrderResponse>

/** Response of `listTransactionsForMultipleOrders`: in the requested order, without orders that don't exist. */
export const TransactionsOfOrdersResponse = Type.Object(
  { orderTransactions: Type.Array(OrderTransactions) },
  { title: 'TransactionsOfOrdersResponse' },
)
export type TransactionsOfOrdersResponse = Type.Static<typeof TransactionsOfOrdersResponse>
