import type { orderInvoices, orders } from '@vitrine/client/ecom'
import { useWords } from '../../messages/words.tsx'
import { LineHead } from './LineHead.tsx'
import { LineName } from './LineName.tsx'
import classes from './PrintPage.module.css'
import { usePrintTexts } from './texts.ts'

type Invoice = orderInvoices.InvoicesForOrder['invoicesInfo'][number]

/** A credit note's items, other amounts that were refunded or kept, and its total. */
export function CreditedLines({ order, note }: { order: orders.Order; note: Invoice }) {
  const { money } = useWords()
  const print = usePrintTexts()
  const { creditedItems: items = [], amount } = note
  const price = (value: number) => money(value, order.currency)
  const rest = Number(amount.amount) - items.reduce((sum, item) => sum + Number(item.amount.amount), 0)
  // Sums of decimal numbers can miss by a tiny part of a cent.
  const isRest = items.length > 0 && Math.abs(rest) > 0.0001
  /** Left out where rounding makes the amount differ from the units' sum. */
  const unitPrice = (item: (typeof items)[number]) => {
    const [units, whole] = [item.quantity, Number(item.amount.amount)]
    const decimals = item.amount.amount.split('.')[1]?.length ?? 0
    const each = (whole / units).toFixed(decimals)
    return Math.abs(Number(each) * units - whole) < 0.0001 && price(-Number(each))
  }
  return (
    <table>
      {items.length > 0 && <LineHead hasPrices />}
      <tbody>
        {items.map((item) => (
          <tr key={item.lineItemId}>
            <td>
              <LineName of={item} />
            </td>
            <td className="numbers">{item.quantity}</td>
            <td className="numbers">{unitPrice(item)}</td>
            <td className="numbers">{price(-Number(item.amount.amount))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {isRest && (
          <tr>
            <td colSpan={3}>{rest > 0 ? print.otherAmounts : print.notRefunded}</td>
            <td className="numbers">{price(-rest)}</td>
          </tr>
        )}
        <tr className={classes.total}>
          <th scope="row" colSpan={3}>
            {print.refundOf(order.number)}
          </th>
          <td className="numbers">{price(-Number(amount.amount))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
