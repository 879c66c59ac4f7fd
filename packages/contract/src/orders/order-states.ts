/** How far an order is. CANCELED is for good. */
export const ORDER_STATUSES = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const
/** How far an order is. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** How far an order is paid. */
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
/** How far an order is paid. */
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number]

/** How far an order is delivered. */
export const ORDER_FULFILLMENT_STATUSES = ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'] as const
/** How far an order is delivered. */
export type OrderFulfillmentStatus = (typeof ORDER_FULFILLMENT_STATUSES)[number]

/** What an order's history tells of. */
export const ORDER_ACTIVITIES = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_PARTIALLY_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'ORDER_REFUNDED',
  'PAYMENT_DECLINED',
  'PAYMENT_REFUND_FAILED',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'MERCHANT_COMMENT',
] as const
/** What an activity tells of. */
export type OrderActivityType = (typeof ORDER_ACTIVITIES)[number]
