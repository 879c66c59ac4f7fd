import { rule } from '../declare/rule.ts'
import { generateInvoice, listInvoicesForMultipleOrders } from './invoices.operations.ts'
import { GenerateInvoiceResponse, InvoicesOfOrdersResponse } from './invoices.schemas.ts'
import { OfOrderRequest, OfOrdersRequest } from './order-records.schemas.ts'

/** Rules for invoices and credit notes: callers, schemas and errors. */
export const invoicesRules = [
  rule(listInvoicesForMultipleOrders, {
    access: 'visitor',
    input: OfOrdersRequest,
    output: InvoicesOfOrdersResponse,
    errors: [],
  }),
  rule(generateInvoice, {
    access: 'merchant',
    scope: 'orders:write',
    input: OfOrderRequest,
    output: GenerateInvoiceResponse,
    errors: ['ORDER_NOT_FOUND'],
  }),
]
