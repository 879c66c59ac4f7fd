import type { OrderView } from '../../order/order-view.ts'
import { useOrderWords } from '../../order/use-words.ts'

/** Who sells, at the top of a printed invoice. */
export function Seller({ seller: { name, address, vatId } }: { seller: NonNullable<OrderView['seller']> }) {
  const words = useOrderWords()
  return (
    <address className="mb-8 hidden not-italic print:block">
      {[name, ...address].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {vatId && <span className="block">{words.vatId(vatId)}</span>}
    </address>
  )
}

/** Number, day and day of supply, on a printed invoice. */
export function InvoiceFacts({ invoice: { number, day, supplied } }: Required<Pick<OrderView, 'invoice'>>) {
  const words = useOrderWords()
  const facts = [
    [words.invoiceNumber, number],
    [words.invoiceDay, day],
    [words.supplied, supplied ?? words.sameDay],
  ]
  return (
    <dl className="mt-3 hidden print:block">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex gap-x-2">
          <dt>{`${name}:`}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The tax at each rate, on a printed invoice. */
export function Taxes({ taxes }: Pick<OrderView, 'taxes'>) {
  const words = useOrderWords()
  return (
    <dl className="mt-4 hidden tabular-nums print:block">
      {taxes.map(({ rate, taxable, tax }) => (
        <div key={rate} className="flex flex-wrap justify-between gap-x-4">
          <dt>{words.taxAt(rate, taxable)}</dt>
          <dd>{tax}</dd>
        </div>
      ))}
    </dl>
  )
}
