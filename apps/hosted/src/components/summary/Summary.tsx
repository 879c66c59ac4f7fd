import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { SummaryLine } from './SummaryLine.tsx'
import { Totals } from './Totals.tsx'

interface SummaryProps {
  readonly checkout: HostedCheckout
  /** The label that expands it on narrow screens. */
  readonly opensBy: string
  /** The forms for codes, while the order can still change. */
  readonly children?: ReactNode
}

/**
 * The ordered items and their cost: beside the page on wide screens, otherwise in a collapsible bar that
 * stays visible.
 */
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
