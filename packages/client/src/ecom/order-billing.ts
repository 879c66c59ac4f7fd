import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { date } from '../wire/values.ts'

const refund = { _createdDate: date }
const gives = {
  refund,
  orderTransactions: { payments: { _createdDate: date, _updatedDate: date }, refunds: refund },
}

/** How much of each payment can still be refunded, and how many items. */
export type OrderRefundability = Answer<wire.OrderRefundabilityResponse, Record<never, never>>
/** What refunding costs, or why it isn't possible. */
export type CalculatedRefund = Answer<wire.CalculateRefundResponse, Record<never, never>>
/** A refund, and everything that was paid and refunded. */
export type RefundedPayments = Answer<wire.RefundPaymentsResponse, typeof gives>
/** What to calculate: items, an amount for delivery, or both. */
export type CalculateRefundOptions = Argument<Omit<wire.CalculateRefundRequest, 'orderId'>>
/** The payments to refund, each with an amount in the order's currency, the items to count, and what else to do. */
export type RefundPaymentsOptions = Argument<Omit<wire.RefundPaymentsRequest, 'orderId'>>

/**
 * Tells how much of each payment of an order can still be refunded, and how many items.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 * @example const { payments } = await client.orderBilling.getOrderRefundability(orderId)
 */
export const getOrderRefundability: (orderId: string) => Promise<OrderRefundability> = /* @__PURE__ */ method(
  operations.getOrderRefundability,
  (orderId) => ({ orderId }),
)

/**
 * Calculates what refunding items and delivery costs. Changes nothing.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 */
export const calculateRefund: (
  orderId: string,
  options?: CalculateRefundOptions,
) => Promise<CalculatedRefund> = /* @__PURE__ */ method(operations.calculateRefund, (orderId, options) => ({
  ...options,
  orderId,
}))

/**
 * Refunds chosen payments of an order, each up to what is left of it. Nothing is refunded if one of them can't be.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_NOT_REFUNDABLE` for more than is left, `LINE_ITEM_NOT_FOUND`
 * @example await client.orderBilling.refundPayments(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '5.00' } }] })
 */
export const refundPayments: (orderId: string, options: RefundPaymentsOptions) => Promise<RefundedPayments> =
  /* @__PURE__ */ method(operations.refundPayments, (orderId, options) => ({ ...options, orderId }), {
    gives,
  })
