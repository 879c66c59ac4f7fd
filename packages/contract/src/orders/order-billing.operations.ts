import { operation } from '../declare/operation.ts'
import { ecomBilling } from '../declare/service.ts'
import type {
  AuthorizedPaymentsResponse,
  CalculateRefundRequest,
  CalculateRefundResponse,
  CaptureAuthorizedPaymentsRequest,
  OrderRefundabilityResponse,
  RefundPaymentsRequest,
  RefundPaymentsResponse,
  VoidAuthorizedPaymentsRequest,
} from './order-billing.schemas.ts'
import type { OfOrderRequest } from './order-records.schemas.ts'

export const getOrderRefundability = /* @__PURE__ */ operation<OfOrderRequest, OrderRefundabilityResponse>(
  'getOrderRefundability',
  'Returns how much of each payment of an order can still be refunded, and how many items.',
  ecomBilling,
  'POST /v1/order-billing/get-order-refundability',
)

export const calculateRefund = /* @__PURE__ */ operation<CalculateRefundRequest, CalculateRefundResponse>(
  'calculateRefund',
  'Calculates what a refund of items and delivery would come to. Changes nothing.',
  ecomBilling,
  'POST /v1/order-billing/calculate-refund',
)

export const refundPayments = /* @__PURE__ */ operation<RefundPaymentsRequest, RefundPaymentsResponse>(
  'refundPayments',
  'Refunds payments of an order, each up to what is left of it.',
  ecomBilling,
  'POST /v1/order-billing/refund-payments',
)

export const captureAuthorizedPayments = /* @__PURE__ */ operation<
  CaptureAuthorizedPaymentsRequest,
  AuthorizedPaymentsResponse
>(
  'captureAuthorizedPayments',
  'Captures authorized payments, each once.',
  ecomBilling,
  'POST /v1/order-billing/capture-authorized-payments',
)

export const voidAuthorizedPayments = /* @__PURE__ */ operation<
  VoidAuthorizedPaymentsRequest,
  AuthorizedPaymentsResponse
>(
  'voidAuthorizedPayments',
  'Voids authorized payments. The buyer is never charged.',
  ecomBilling,
  'POST /v1/order-billing/void-authorized-payments',
)
