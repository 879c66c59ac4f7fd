import { operation } from '../declare/operation.ts'
import { ecomInvoices } from '../declare/service.ts'
import type { GenerateInvoiceResponse, InvoicesOfOrdersResponse } from './invoices.schemas.ts'
import type { OfOrderRequest, OfOrdersRequest } from './order-records.schemas.ts'

export const listInvoicesForMultipleOrders = /* @__PURE__ */ operation<
  OfOrdersRequest,
  InvoicesOfOrdersResponse
>(
  'listInvoicesForMultipleOrders',
  'Lists the invoices and credit notes of orders. Buyers see those of their own orders.',
  ecomInvoices,
  'POST /v1/invoices/list-by-ids',
)

export const generateInvoice = /* @__PURE__ */ operation<OfOrderRequest, GenerateInvoiceResponse>(
  'generateInvoice',
  'Creates the invoice of an order, once. Each refund gets a credit note.',
  ecomInvoices,
  'POST /v1/invoices/orders/:orderId',
)
