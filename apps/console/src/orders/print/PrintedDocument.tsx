import type { orderInvoices, orders } from '@vitrine/client/ecom'
import type { shop } from '@vitrine/client/storefront'
import { PostalAddress } from './PostalAddress.tsx'
import { PrintedFacts } from './PrintedFacts.tsx'
import { PrintedLines } from './PrintedLines.tsx'
import classes from './PrintPage.module.css'
import { SellerHead } from './SellerHead.tsx'
import { TaxTable } from './TaxTable.tsx'
import { type PrintTexts, usePrintTexts } from './texts.ts'

type Invoice = orderInvoices.InvoicesForOrder['invoicesInfo'][number]
/** What a shop prints about itself. */
export type Facts = Awaited<ReturnType<typeof shop.getShop>>

/** What a document is called: a packing slip if there is no invoice. */
export const titleOf = (invoice: Invoice | undefined, print: PrintTexts): string => {
  if (!invoice) return print.packingSlip
  return invoice.kind === 'CREDIT_NOTE' ? print.creditNote(invoice.number) : print.invoice(invoice.number)
}

/** The invoice that a credit note cancels, in full or in part. */
export const creditedBy = (note: Invoice | undefined, all: readonly Invoice[]): Invoice | undefined =>
  note?.kind === 'CREDIT_NOTE'
    ? all.findLast(
        // An edit makes a credit note and the invoice that replaces the old one, with one id and at one time.
        ({ kind, _id, _createdDate }) =>
          kind === 'INVOICE' && _id !== note._id && _createdDate <= note._createdDate,
      )
    : undefined

/** A packing slip, or the given invoice or credit note, as it is printed. */
export function PrintedDocument({
  order,
  invoice,
  credits,
  facts,
}: {
  order: orders.Order
  invoice: Invoice | undefined
  credits: Invoice | undefined
  facts: Facts
}) {
  const print = usePrintTexts()
  const { billingInfo, recipientInfo, shippingInfo } = order
  const delivered = shippingInfo?.logistics?.shippingDestination ?? recipientInfo
  return (
    <article className={classes.document}>
      <SellerHead facts={facts} />
      <div className={classes.parties}>
        <PostalAddress of={invoice ? (billingInfo ?? delivered) : delivered} />
        <PrintedFacts {...{ order, invoice, credits }} timeZone={facts.timeZone ?? undefined} />
      </div>
      <h1 className={classes.title}>{titleOf(invoice, print)}</h1>
      <PrintedLines order={order} invoice={invoice} />
      {invoice && <TaxTable invoice={invoice} currency={order.currency} />}
    </article>
  )
}
