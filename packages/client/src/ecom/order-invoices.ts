import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'
import { date } from '../wire/values.ts'
import { order } from './cart.shapes.ts'

const { lineItems, billingInfo, recipientInfo } = order
const gives = {
  invoicesForOrder: {
    invoicesInfo: {
      _createdDate: date,
      suppliedDate: date,
      billingInfo,
      replaced: { lineItems, billingInfo, recipientInfo },
    },
  },
}

/** The invoice and the credit notes of an order. */
export type InvoicesForOrder = Answer<wire.InvoicesOfOrder, (typeof gives)['invoicesForOrder']>

/**
 * Lists the invoices and credit notes of at most 100 orders; orders that aren't there, or aren't the caller's, are
 * left out.
 * @example const { invoicesForOrder } = await client.orderInvoices.listInvoicesForMultipleOrders(orderIds)
 */
export const listInvoicesForMultipleOrders: (
  orderIds: string[],
) => Promise<{ invoicesForOrder: InvoicesForOrder[] }> = /* @__PURE__ */ method(
  operations.listInvoicesForMultipleOrders,
  (orderIds) => ({ orderIds }),
  { gives },
)

/**
 * Gives an order its invoice number, once; each refund gets the number of a credit note. Merchants and programs
 * only.
 * @throws {CommerceError} `ORDER_NOT_FOUND`
 * @example const { invoiceId } = await client.orderInvoices.generateInvoice(orderId)
 */
export const generateInvoice: (orderId: string) => Promise<{ invoiceId: string }> = /* @__PURE__ */ method(
  operations.generateInvoice,
  (orderId) => ({ orderId }),
)
