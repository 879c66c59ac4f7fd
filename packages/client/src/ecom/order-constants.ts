import { enumeration } from '@vitrine/contract'

/** The state of an order. */
export const OrderStatus = /* @__PURE__ */ enumeration(
  'INITIALIZED',
  'APPROVED',
  'CANCELED',
  'PENDING',
  'REJECTED',
)
export type OrderStatus = keyof typeof OrderStatus

/** How much of an order was sent. */
export const FulfillmentStatus = /* @__PURE__ */ enumeration(
  'NOT_FULFILLED',
  'FULFILLED',
  'PARTIALLY_FULFILLED',
)
export type FulfillmentStatus = keyof typeof FulfillmentStatus

/** The state of one payment of an order. */
export const PaymentStatus = /* @__PURE__ */ enumeration(
  ...(['APPROVED', 'PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED'] as const),
  ...(['REFUNDED', 'PARTIALLY_REFUNDED', 'AUTHORIZED', 'VOIDED'] as const),
)
export type PaymentStatus = keyof typeof PaymentStatus

/** The state of one part of a refund. */
export const RefundStatus = /* @__PURE__ */ enumeration(
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'SCHEDULED',
  'STARTED',
)
export type RefundStatus = keyof typeof RefundStatus

/** The kinds of entries in an order's history. */
export const ActivityType = /* @__PURE__ */ enumeration(
  'ORDER_REFUNDED',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'CUSTOM_ACTIVITY',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
)
export type ActivityType = keyof typeof ActivityType
