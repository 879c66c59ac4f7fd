import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { transactions } from './order-transactions.shapes.ts'

const gives = { refund: transactions.refunds, orderTransactions: transactions }

/** How much of each payment can still be refunded, and how many items. */
export type OrderRefundability = Answer<wire.OrderRefundabilityResponse, Record<never, never>>
/** What refunding costs, or why it isn't possible. */
export type CalculatedRefund = Answer<wire.CalculateRefundResponse, Record<never, never>>
/** A refund, and everything that was paid and refunded. */
export type RefundedPayments = Answer<wire.RefundPaymentsResponse, typeof gives>
/** Everything that was paid and refunded after capturing or voiding payments. */
export type AuthorizedPayments = Answer<
  wire.AuthorizedPaymentsResponse,
  Pick<typeof gives, 'orderTransactions'>
>
/** The payments to capture. */
export type CaptureAuthorizedPaymentsOptions = Argument<
  Omit<wire.CaptureAuthorizedPaymentsRequest, 'orderId'>
>
/** The payments to void. */
export type VoidAuthorizedPaymentsOptions = Argument<Omit<wire.VoidAuthorizedPaymentsRequest, 'orderId'>>
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
 * @example
 * const { summary } = await client.orderBilling.calculateRefund(orderId, {
 *   refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
 * })
 * // summary.total is { amount: '22.00', formattedAmount: '€22.00' }
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

/**
 * Captures payments whose money is held, each once and whole. A payment stays `AUTHORIZED` while its provider doesn't
 * answer; the platform asks until it does.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `ORDER_IS_CANCELED`, `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_AUTHORIZED`,
 * `PAYMENT_ALREADY_CAPTURED`, `PAYMENT_ALREADY_VOIDED`, `PAYMENT_HAS_PENDING_CAPTURE`; nothing changes then
 * @example await client.orderBilling.captureAuthorizedPayments(orderId, { payments: [{ paymentId }] })
 */
export const captureAuthorizedPayments: (
  orderId: string,
  options: CaptureAuthorizedPaymentsOptions,
) => Promise<AuthorizedPayments> = /* @__PURE__ */ method(
  operations.captureAuthorizedPayments,
  (orderId, options) => ({ ...options, orderId }),
  { gives },
)

/**
 * Voids payments whose money is held: the buyer is never charged.
 * @throws {CommerceError} `ORDER_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`,
 * `PAYMENT_ALREADY_VOIDED`, `PAYMENT_HAS_PENDING_CAPTURE`; nothing changes then
 * @example await client.orderBilling.voidAuthorizedPayments(orderId, { paymentIds: [paymentId] })
 */
export const voidAuthorizedPayments: (
  orderId: string,
  options: VoidAuthorizedPaymentsOptions,
) => Promise<AuthorizedPayments> = /* @__PURE__ */ method(
  operations.voidAuthorizedPayments,
  (orderId, options) => ({ ...options, orderId }),
  { gives },
)
