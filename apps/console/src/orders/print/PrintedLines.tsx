import type { orderInvoices, orders } from '@vitrine/client/ecom'
import { useWords } from '../../messages/words.tsx'
import { sumsOf } from '../order-sums.ts'
import { CreditedLines } from './CreditedLines.tsx'
import { LineName } from './LineName.tsx'
import { usePrintTexts } from './texts.ts'

type Invoice = orderInvoices.InvoicesForOrder['invoicesInfo'][number]

/** What a document lists: items to pack, items with prices and sums, or the amount that went back. */
export function PrintedLines({ order, invoice }: { order: orders.Order; invoice: Invoice | undefined }) {
  const { t, money } = useWords()
  const print = usePrintTexts()
  const price = (amount: string | undefined) => money(amount ?? 0, order.currency)
  if (invoice?.kind === 'CREDIT_NOTE') return <CreditedLines order={order} note={invoice} />
  const { sums, includedTax } = sumsOf(order)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t.orders.items}</th>
          <th scope="col">{print.quantity}</th>
          {invoice && <th scope="col">{t.orders.total}</th>}
        </tr>
      </thead>
      <tbody>
        {order.lineItems.map((line) => (
          <tr key={line._id}>
            <td>
              <LineName of={line} />
              {line.physicalProperties?.sku && <div>{line.physicalProperties.sku}</div>}
            </td>
            <td className="numbers">{line.quantity}</td>
            {invoice && (
              <td className="numbers">
                {price(line.totalPriceAfterTax?.amount ?? line.lineItemPrice?.amount)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {invoice && (
        <tfoot>
          {sums.map(({ name, amount }) => (
            <tr key={name}>
              <td colSpan={2}>{t.orders.sums[name]}</td>
              <td className="numbers">{price(amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {t.orders.total}
            </th>
            <td className="numbers">
              <strong>{price(invoice.amount.amount)}</strong>
            </td>
          </tr>
          {includedTax && !invoice.taxes && (
            <tr>
              <td colSpan={2}>{t.orders.includedTax}</td>
              <td className="numbers">{price(includedTax)}</td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  )
}
