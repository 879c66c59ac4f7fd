import { operation } from '../declare/operation.ts'
import { ecomBilling } from '../declare/service.ts'
import type {
  CalculateRefundRequest,
  CalculateRefundResponse,
  OrderRefundabilityResponse,
  RefundPaymentsRequest,
  RefundPaymentsResponse,
} from './order-billing.schemas.ts'
import type { OfOrderRequest } from './order-records.schemas.ts'

export const getOrderRefundability = /* @__PURE__ */ operation<OfOrderRequest, OrderRefundabilityResponse>(
  'getOrderRefundability',
  'Tells how much of each payment of an order can still be refunded, and how many items.',
  ecomBilling,
  'POST',
  '/v1/order-billing/get-order-refundability',
)

export const calculateRefund = /* @__PURE__ */ operation<CalculateRefundRequest, CalculateRefundResponse>(
  'calculateRefund',
  'Calculates what refunding items and delivery costs, and changes nothing.',
  ecomBilling,
  'POST',
  '/v1/order-billing/calculate-refund',
)

export const refundPayments = /* @__PURE__ */ operation<RefundPaymentsRequest, RefundPaymentsResponse>(
  'refundPayments',
  'Refunds chosen payments of an order, each up to what is left of it.',
  ecomBilling,
  'POST',
  '/v1/order-billing/refund-payments',
)
