import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { SummaryLine } from './SummaryLine.tsx'
import { Totals } from './Totals.tsx'

interface SummaryProps {
  readonly checkout: HostedCheckout
  /** What unfolds it where it is folded. */
  readonly opensBy: string
  /** The forms for codes, while something may still change. */
  readonly children?: ReactNode
}

/** What is ordered and what it costs: beside the page where there is room, else folded into a bar that stays in view. */
export function Summary({ checkout, opensBy, children }: SummaryProps) {
  const { t, money } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { totals, currency, lines } = checkout
  return (
    <aside className="summary" aria-labelledby="summary-title">
      <button
        type="button"
        className="summary-bar"
        aria-expanded={isOpen}
        aria-controls="summary"
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isOpen ? t.hideSummary : opensBy}</span>
        <span className="strong">{money(totals.toPay, currency)}</span>
      </button>
      <div id="summary" className={isOpen ? 'summary-body is-open' : 'summary-body'}>
        <h2 id="summary-title">{t.summary}</h2>
        <ul className="lines">
          {lines.map((line) => (
            <SummaryLine key={line.id} line={line} currency={currency} />
          ))}
        </ul>
        {children}
        <Totals checkout={checkout} />
      </div>
      <p className="unseen" role="status">
        {t.totalNow(money(totals.toPay, currency))}
      </p>
    </aside>
  )
}
