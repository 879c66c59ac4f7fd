import { rule } from '../declare/rule.ts'
import { calculateRefund, getOrderRefundability, refundPayments } from './order-billing.operations.ts'
import {
  CalculateRefundRequest,
  CalculateRefundResponse,
  OrderRefundabilityResponse,
  RefundPaymentsRequest,
  RefundPaymentsResponse,
} from './order-billing.schemas.ts'
import { OfOrderRequest } from './order-records.schemas.ts'

/** Rules for refunds by payment: callers, schemas and errors. */
export const orderBillingRules = [
  rule(getOrderRefundability, {
    access: 'merchant',
    scope: 'orders:read',
    input: OfOrderRequest,
    output: OrderRefundabilityResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(calculateRefund, {
    access: 'merchant',
    scope: 'orders:read',
    input: CalculateRefundRequest,
    output: CalculateRefundResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
  rule(refundPayments, {
    access: 'merchant',
    scope: 'orders:write',
    input: RefundPaymentsRequest,
    output: RefundPaymentsResponse,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_REFUNDABLE', 'LINE_ITEM_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
