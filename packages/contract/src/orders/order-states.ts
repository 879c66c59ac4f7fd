/** The status of an order. CANCELED is final. */
export const ORDER_STATUSES = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const
/** The status of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The payment status of an order. */
export const ORDER_PAYMENT_STATUSES = [
  'UNSPECIFIED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
] as const
/** The payment status of an order. */
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number]

/** The fulfillment status of an order. */
export const ORDER_FULFILLMENT_STATUSES = ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'] as const
/** The fulfillment status of an order. */
export type OrderFulfillmentStatus = (typeof ORDER_FULFILLMENT_STATUSES)[number]

/** The kinds of events in an order's history. */
export const ORDER_ACTIVITIES = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_PARTIALLY_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'ORDER_REFUNDED',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'PAYMENT_DECLINED',
  'PAYMENT_REFUND_FAILED',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'MERCHANT_COMMENT',
  'CUSTOM_ACTIVITY',
] as const
/** The kind of an event in an order's history. */
export type OrderActivityType = (typeof ORDER_ACTIVITIES)[number]
