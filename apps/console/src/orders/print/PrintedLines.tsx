import type { orderInvoices, orders } from '@vitrine/client/ecom'
import { useWords } from '../../messages/words.tsx'
import { sumsOf } from '../order-sums.ts'
import { CreditedLines } from './CreditedLines.tsx'
import { LineHead } from './LineHead.tsx'
import { LineName } from './LineName.tsx'
import classes from './PrintPage.module.css'

type Invoice = orderInvoices.InvoicesForOrder['invoicesInfo'][number]

/** What a document lists: items to pack, items with prices and sums, or the amount that went back. */
export function PrintedLines({ order, invoice }: { order: orders.Order; invoice: Invoice | undefined }) {
  const { t, money } = useWords()
  const price = (amount: string | undefined) => money(amount ?? 0, order.currency)
  if (invoice?.kind === 'CREDIT_NOTE') return <CreditedLines order={order} note={invoice} />
  const { sums, includedTax } = sumsOf(order)
  return (
    <table>
      <LineHead hasPrices={invoice !== undefined} />
      <tbody>
        {order.lineItems.map((line) => (
          <tr key={line._id}>
            <td>
              <LineName of={line} />
            </td>
            <td className="numbers">{line.quantity}</td>
            {invoice && (
              <>
                <td className="numbers">{price(line.price?.amount)}</td>
                <td className="numbers">
                  {price(line.lineItemPrice?.amount ?? line.totalPriceAfterTax?.amount)}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
      {invoice && (
        <tfoot>
          {sums.map(({ name, amount }) => (
            <tr key={name}>
              <td colSpan={3}>{t.orders.sums[name]}</td>
              <td className="numbers">{price(amount)}</td>
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row" colSpan={3}>
              {t.orders.total}
            </th>
            <td className="numbers">{price(invoice.amount.amount)}</td>
          </tr>
          {includedTax && !invoice.taxes && (
            <tr>
              <td colSpan={3}>{t.orders.includedTax}</td>
              <td className="numbers">{price(includedTax)}</td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  )
}
