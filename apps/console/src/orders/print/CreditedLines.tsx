import type { orderInvoices, orders } from '@vitrine/client/ecom'
import { useWords } from '../../messages/words.tsx'
import { LineName } from './LineName.tsx'
import { usePrintTexts } from './texts.ts'

type Invoice = orderInvoices.InvoicesForOrder['invoicesInfo'][number]

/** A credit note's items, other amounts that were refunded or kept, and its total. */
export function CreditedLines({ order, note }: { order: orders.Order; note: Invoice }) {
  const { t, money } = useWords()
  const print = usePrintTexts()
  const { creditedItems: items = [], amount } = note
  const price = (value: number) => money(value, order.currency).replace(/^-/, '−')
  const rest = Number(amount.amount) - items.reduce((sum, item) => sum + Number(item.amount.amount), 0)
  // Sums of decimal numbers can miss by a tiny part of a cent.
  const isRest = items.length > 0 && Math.abs(rest) > 0.0001
  return (
    <table>
      {items.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{t.orders.items}</th>
            <th scope="col">{print.quantity}</th>
            <th scope="col">{t.orders.total}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {items.map((item) => (
          <tr key={item.lineItemId}>
            <td>
              <LineName of={item} />
            </td>
            <td className="numbers">{item.quantity}</td>
            <td className="numbers">{price(-Number(item.amount.amount))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {isRest && (
          <tr>
            <td colSpan={2}>{rest > 0 ? print.otherAmounts : print.notRefunded}</td>
            <td className="numbers">{price(-rest)}</td>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={2}>
            {print.refundOf(order.number)}
          </th>
          <td className="numbers">
            <strong>{price(-Number(amount.amount))}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
