import { rule } from '../declare/rule.ts'
import {
  calculateRefund,
  captureAuthorizedPayments,
  getOrderRefundability,
  refundPayments,
  voidAuthorizedPayments,
} from './order-billing.operations.ts'
import * as schemas from './order-billing.schemas.ts'
import { OfOrderRequest } from './order-records.schemas.ts'

const NOT_HELD = [
  ...(['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_NOT_AUTHORIZED'] as const),
  ...(['PAYMENT_ALREADY_CAPTURED', 'PAYMENT_ALREADY_VOIDED', 'PAYMENT_HAS_PENDING_CAPTURE'] as const),
  'IDEMPOTENCY_KEY_REUSED',
] as const

/** Rules for refunds by payment, and for held payments: callers, schemas and errors. */
export const orderBillingRules = [
  rule(getOrderRefundability, {
    access: 'merchant',
    scope: 'orders:read',
    input: OfOrderRequest,
    output: schemas.OrderRefundabilityResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(calculateRefund, {
    access: 'merchant',
    scope: 'orders:read',
    input: schemas.CalculateRefundRequest,
    output: schemas.CalculateRefundResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(refundPayments, {
    access: 'merchant',
    scope: 'orders:write',
    input: schemas.RefundPaymentsRequest,
    output: schemas.RefundPaymentsResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_REFUNDABLE', 'LINE_ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(captureAuthorizedPayments, {
    access: 'merchant',
    scope: 'orders:write',
    input: schemas.CaptureAuthorizedPaymentsRequest,
    output: schemas.AuthorizedPaymentsResponse,
    errors: ['ORDER_IS_CANCELED', ...NOT_HELD],
  }),
  rule(voidAuthorizedPayments, {
    access: 'merchant',
    scope: 'orders:write',
    input: schemas.VoidAuthorizedPaymentsRequest,
    output: schemas.AuthorizedPaymentsResponse,
    errors: NOT_HELD,
  }),
]
