import Type from 'typebox'
import { currencyCode, guid, nullable } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { OrderPrice } from './order-parts.schemas.ts'
import { OrderRefund, OrderTransactions } from './order-records.schemas.ts'
import { RefundedLine } from './orders.schemas.ts'

const lines = Type.Array(RefundedLine, { minItems: 1, maxItems: 300 })
/** An amount to refund or capture, in the order's currency. */
const refundPrice = Type.Object({
  amount: decimal({ gt: '0', lte: '1000000000000000' }),
  formattedAmount: Type.Optional(Type.String()),
})

/** What to refund: items, delivery, or both. */
export const RefundItems = Type.Object(
  {
    lineItems: Type.Optional(lines),
    /** Without an amount, all of the delivery that can still be refunded. */
    shipping: Type.Optional(Type.Object({ amount: Type.Optional(refundPrice) })),
  },
  { title: 'RefundItems' },
)
export type RefundItems = Type.Static<typeof RefundItems>

/** What was paid by one payment, and how much of it can still be refunded. */
const MonetarySummary = Type.Object({
  paid: OrderPrice,
  refunded: OrderPrice,
  /** The most that can still be refunded. */
  maxRefund: OrderPrice,
})

/** Whether a payment can be refunded: by the shop, by hand, or not at all. */
export const PaymentRefundability = Type.Object(
  {
    /** The shop returns the money itself. */
    refundable: Type.Optional(Type.Boolean()),
    /** It was paid outside the shop, so the merchant returns the money. */
    manuallyRefundable: Type.Optional(Type.Object({ reason: Type.Enum(['OFFLINE']) })),
    nonRefundable: Type.Optional(Type.Object({ reason: Type.Enum(['ALREADY_REFUNDED', 'NOT_PAID']) })),
    payment: Type.Object({ paymentId: guid, offlinePayment: Type.Boolean(), monetary: MonetarySummary }),
  },
  { title: 'PaymentRefundability' },
)
export type PaymentRefundability = Type.Static<typeof PaymentRefundability>

/** Response of `getOrderRefundability`. */
export const OrderRefundabilityResponse = Type.Object(
  {
    payments: Type.Array(PaymentRefundability),
    paymentsSummary: Type.Object({ monetary: MonetarySummary }),
    lineItems: Type.Array(
      Type.Object({
        lineItemId: guid,
        originalQuantity: Type.Integer(),
        refundedQuantity: Type.Integer(),
        availableRefundQuantity: Type.Integer(),
      }),
    ),
    shipping: Type.Optional(Type.Object({ amount: OrderPrice, availableRefundAmount: OrderPrice })),
  },
  { title: 'OrderRefundabilityResponse' },
)
export type OrderRefundabilityResponse = Type.Static<typeof OrderRefundabilityResponse>

/** Request for `calculateRefund`. */
export const CalculateRefundRequest = Type.Object(
  { orderId: guid, refundItems: Type.Optional(RefundItems) },
  { title: 'CalculateRefundRequest' },
)
export type CalculateRefundRequest = Type.Static<typeof CalculateRefundRequest>

const RefundSum = Type.Object({ total: OrderPrice })

/** Why something can't be refunded; without an item, the sum is more than is left. */
const RefundProblem = Type.Object({
  lineItem: Type.Optional(RefundedLine),
  error: Type.Object({
    applicationError: Type.Object({ code: Type.String(), description: Type.String() }),
  }),
})

/** Response of `calculateRefund`: what it costs, or why it can't be refunded. */
export const CalculateRefundResponse = Type.Object(
  {
    available: Type.Optional(Type.Boolean()),
    notAvailable: Type.Optional(Type.Object({ errors: Type.Array(RefundProblem) })),
    summary: Type.Optional(RefundSum),
    calculatedRefundItems: Type.Optional(
      Type.Object({
        lineItems: Type.Array(Type.Object({ item: RefundedLine, summary: RefundSum })),
        shipping: Type.Optional(Type.Object({ summary: RefundSum })),
      }),
    ),
  },
  { title: 'CalculateRefundResponse' },
)
export type CalculateRefundResponse = Type.Static<typeof CalculateRefundResponse>

/** How much of a payment to refund; without an amount, all that is left of it. */
export const PaymentRefund = Type.Object(
  {
    paymentId: guid,
    /** With a currency, it must be the order's. */
    amount: Type.Optional(Type.Object({ ...refundPrice.properties, currency: Type.Optional(currencyCode) })),
    /** Whether the merchant returns the money. Only payments outside the shop can be refunded so. */
    externalRefund: Type.Optional(Type.Boolean()),
  },
  { title: 'PaymentRefund' },
)
export type PaymentRefund = Type.Static<typeof PaymentRefund>

/** Request for `refundPayments`. */
export const RefundPaymentsRequest = Type.Object(
  {
    orderId: guid,
    paymentRefunds: Type.Array(PaymentRefund, { minItems: 1, maxItems: 100 }),
    /** The items that are counted as refunded. They don't change the amounts. */
    refundItems: Type.Optional(Type.Object({ lineItems: Type.Optional(lines) })),
    sideEffects: Type.Optional(
      Type.Object({
        restock: Type.Optional(Type.Object({ lineItems: Type.Optional(lines) })),
        notifications: Type.Optional(
          Type.Object({
            /** Whether to email the buyer. Default: false. */
            sendCustomerEmail: Type.Optional(Type.Boolean()),
          }),
        ),
      }),
    ),
    customerReason: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  },
  { title: 'RefundPaymentsRequest' },
)
export type RefundPaymentsRequest = Type.Static<typeof RefundPaymentsRequest>

/** Response of `refundPayments`. */
export const RefundPaymentsResponse = Type.Object(
  { refund: OrderRefund, orderTransactions: OrderTransactions },
  { title: 'RefundPaymentsResponse' },
)
export type RefundPaymentsResponse = Type.Static<typeof RefundPaymentsResponse>

/** A held payment to capture. */
export const PaymentCapture = Type.Object(
  {
    paymentId: guid,
    /** All of what is held, in the order's currency; a part of it can't be captured. Default: all. */
    amount: Type.Optional(refundPrice),
  },
  { title: 'PaymentCapture' },
)
export type PaymentCapture = Type.Static<typeof PaymentCapture>

/** Request for `captureAuthorizedPayments`. */
export const CaptureAuthorizedPaymentsRequest = Type.Object(
  { orderId: guid, payments: Type.Array(PaymentCapture, { minItems: 1, maxItems: 100 }) },
  { title: 'CaptureAuthorizedPaymentsRequest' },
)
export type CaptureAuthorizedPaymentsRequest = Type.Static<typeof CaptureAuthorizedPaymentsRequest>

/** Request for `voidAuthorizedPayments`. */
export const VoidAuthorizedPaymentsRequest = Type.Object(
  { orderId: guid, paymentIds: Type.Array(guid, { minItems: 1, maxItems: 100 }) },
  { title: 'VoidAuthorizedPaymentsRequest' },
)
export type VoidAuthorizedPaymentsRequest = Type.Static<typeof VoidAuthorizedPaymentsRequest>

/**
 * Response of `captureAuthorizedPayments` and `voidAuthorizedPayments`. A payment is `AUTHORIZED` until its
 * provider has answered; the platform asks until it does.
 */
export const AuthorizedPaymentsResponse = Type.Object(
  { orderTransactions: OrderTransactions },
  { title: 'AuthorizedPaymentsResponse' },
)
export type AuthorizedPaymentsResponse = Type.Static<typeof AuthorizedPaymentsResponse>
