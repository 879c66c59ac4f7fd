import type { orderInvoices } from '@vitrine/client/ecom'
import { useId } from 'react'
import { useWords } from '../../messages/words.tsx'
import classes from './PrintPage.module.css'
import { usePrintTexts } from './texts.ts'

type Invoice = orderInvoices.InvoicesForOrder['invoicesInfo'][number]

/** The tax of an invoice or a credit note by rate; nothing if there is none. A credit note's amounts are negative. */
export function TaxTable({ invoice, currency }: { invoice: Invoice; currency: string }) {
  const { money, language } = useWords()
  const print = usePrintTexts()
  const heading = useId()
  const { taxes = [], kind } = invoice
  if (!taxes.some(({ totalTax }) => Number(totalTax.amount) > 0)) return null
  const rates = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 })
  const price = ({ amount }: { amount: string }) =>
    `${kind === 'CREDIT_NOTE' && Number(amount) > 0 ? '−' : ''}${money(amount, currency)}`
  return (
    <section aria-labelledby={heading} className={classes.taxes}>
      <h2 className={classes.details} id={heading}>
        {print.tax}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{print.rate}</th>
            <th scope="col">{print.net}</th>
            <th scope="col">{print.tax}</th>
            <th scope="col">{print.gross}</th>
          </tr>
        </thead>
        <tbody>
          {taxes.map(({ taxRate, taxableAmount, totalTax, totalAmount }) => (
            <tr key={taxRate ?? ''}>
              <th scope="row">{taxRate === undefined ? print.noRate : rates.format(Number(taxRate))}</th>
              <td className="numbers">{price(taxableAmount)}</td>
              <td className="numbers">{price(totalTax)}</td>
              <td className="numbers">{price(totalAmount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
