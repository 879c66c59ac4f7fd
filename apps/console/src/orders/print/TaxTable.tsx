import { Title } from '@mantine/core'
import type { orderInvoices } from '@vitrine/client/ecom'
import { useId } from 'react'
import { useWords } from '../../messages/words.tsx'

type Invoice = orderInvoices.InvoicesForOrder['invoicesInfo'][number]

/** The tax of an invoice or a credit note by rate; nothing if there is none. A credit note's amounts are negative. */
export function TaxTable({ invoice, currency }: { invoice: Invoice; currency: string }) {
  const { t, money, language } = useWords()
  const heading = useId()
  const { taxes = [], kind } = invoice
  if (!taxes.some(({ totalTax }) => Number(totalTax.amount) > 0)) return null
  const rates = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 })
  const price = ({ amount }: { amount: string }) =>
    `${kind === 'CREDIT_NOTE' ? '−' : ''}${money(amount, currency)}`
  return (
    <section aria-labelledby={heading}>
      <Title order={2} size="h5" id={heading}>
        {t.print.tax}
      </Title>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.print.rate}</th>
            <th scope="col">{t.print.net}</th>
            <th scope="col">{t.print.tax}</th>
            <th scope="col">{t.print.gross}</th>
          </tr>
        </thead>
        <tbody>
          {taxes.map(({ taxRate, taxableAmount, totalTax, totalAmount }) => (
            <tr key={taxRate ?? ''}>
              <th scope="row">{taxRate === undefined ? t.print.noRate : rates.format(Number(taxRate))}</th>
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
