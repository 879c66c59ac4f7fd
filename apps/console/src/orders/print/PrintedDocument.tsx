import { Group, Text, Title } from '@mantine/core'
import type { orderInvoices, orders } from '@vitrine/client/ecom'
import type { shop } from '@vitrine/client/storefront'
import { useWords } from '../../messages/words.tsx'
import { useStaff } from '../../session/SessionGate.tsx'
import { PostalAddress } from './PostalAddress.tsx'
import { PrintedLines } from './PrintedLines.tsx'
import { TaxTable } from './TaxTable.tsx'
import { type PrintTexts, usePrintTexts } from './texts.ts'

type Invoice = orderInvoices.InvoicesForOrder['invoicesInfo'][number]
type Facts = Awaited<ReturnType<typeof shop.getShop>>

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
  facts: { seller },
}: {
  order: orders.Order
  invoice: Invoice | undefined
  credits: Invoice | undefined
  facts: Facts
}) {
  const { t, day } = useWords()
  const print = usePrintTexts()
  const { name } = useStaff().shop
  const { number, _createdDate, billingInfo, recipientInfo, shippingInfo } = order
  const delivered = shippingInfo?.logistics?.shippingDestination ?? recipientInfo
  return (
    <>
      <Group justify="space-between" align="flex-start">
        <PostalAddress of={invoice ? (billingInfo ?? delivered) : delivered} />
        <Text size="sm" ta="right" style={{ whiteSpace: 'pre-line' }}>
          {[seller?.name ?? name, ...(seller?.address ?? []), seller?.vatId && print.vatId(seller.vatId)]
            .filter(Boolean)
            .join('\n')}
        </Text>
      </Group>
      <div>
        <Title order={1} size="h3">
          {titleOf(invoice, print)}
        </Title>
        <Text size="sm">
          {[
            invoice && day(invoice._createdDate),
            credits && print.ofInvoice(credits.number),
            `${t.orders.number(number)} (${day(_createdDate)})`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <PrintedLines order={order} invoice={invoice} />
      {invoice && <TaxTable invoice={invoice} currency={order.currency} />}
    </>
  )
}
