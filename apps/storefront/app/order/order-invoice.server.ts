import type { orderInvoices } from '@vitrine/client/ecom'
import type { Language } from '../messages/languages.ts'
import type { OrderView } from './order-view.ts'

type Document = orderInvoices.InvoicesForOrder['invoicesInfo'][number]

/** Picks the invoice that holds now, with its days in the shop's time zone, as the back office prints them. */
export function invoiceOf(
  documents: readonly Document[],
  language: Language,
  timeZone = 'UTC',
): OrderView['invoice'] {
  const invoice = documents.findLast(({ kind, replaced }) => kind === 'INVOICE' && !replaced)
  if (!invoice) return undefined
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone })
  const { number, _createdDate, suppliedDate } = invoice
  return {
    ...{ number, day: days.format(_createdDate) },
    ...(suppliedDate && { supplied: days.format(suppliedDate) }),
  }
}
