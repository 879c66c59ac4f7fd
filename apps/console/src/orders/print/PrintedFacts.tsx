import type { orderInvoices, orders } from '@vitrine/client/ecom'
import { useWords } from '../../messages/words.tsx'
import classes from './PrintPage.module.css'
import { type PrintTexts, usePrintTexts } from './texts.ts'

type Invoice = orderInvoices.InvoicesForOrder['invoicesInfo'][number]

/** The dates and numbers of a document, beside the buyer's address. */
export function PrintedFacts({
  order,
  invoice,
  credits,
  timeZone = 'UTC',
}: {
  order: orders.Order
  invoice: Invoice | undefined
  credits: Invoice | undefined
  /** The shop's: its buyers print the same days. */
  timeZone: string | undefined
}) {
  const { language } = useWords()
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone })
  const day = (at: Date | string) => days.format(new Date(at))
  const print = usePrintTexts()
  const facts: readonly (readonly [string, string | false | undefined])[] = [
    [
      invoice?.kind === 'CREDIT_NOTE' ? print.noteDay : print.invoiceDay,
      invoice && day(invoice._createdDate),
    ],
    [print.supplied, invoice && suppliedIn(invoice, credits, { day, print })],
    [print.order, `${order.number} · ${day(order._createdDate)}`],
    [print.delivery, !invoice && (order.shippingInfo?.title ?? undefined)],
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {credits && (
        <div>
          <dt>{print.corrects}</dt>
          <dd>{print.ofInvoice(credits.number, day(credits._createdDate))}</dd>
        </div>
      )}
    </dl>
  )
}

/** The day of supply, which German invoices have to name even when it is their own day. */
const suppliedIn = (
  { suppliedDate }: Invoice,
  credits: Invoice | undefined,
  { day, print }: { day(at: Date | string): string; print: PrintTexts },
): string => {
  if (suppliedDate) return day(suppliedDate)
  return credits ? day(credits._createdDate) : print.sameDay
}
