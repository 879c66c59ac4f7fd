import { expressMethods } from '../../checkout/express.ts'
import { firstOpen } from '../../checkout/steps.ts'
import type { Till } from '../../checkout/till.ts'
import { useWords } from '../../messages/words.tsx'

/**
 * Wallets that providers offer above the steps. Choosing one leads to what is still missing, with no payment
 * step; the order is placed from the review, where the terms are.
 */
export function ExpressPayment({ till }: { readonly till: Till }) {
  const { t } = useWords()
  const { checkout, method, drafting, goTo } = till
  const methods = expressMethods(checkout)
  if (methods.length === 0) return null
  const choose = (methodId: string) => {
    drafting.change({ methodId })
    goTo(firstOpen({ checkout, canPay: true }))
  }
  return (
    <section aria-label={t.express} className="express">
      {methods.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="button button-quiet"
          aria-pressed={method?.id === id}
          onClick={() => choose(id)}
        >
          {t.payWith(name)}
        </button>
      ))}
      <p className="soft">{t.orBelow}</p>
    </section>
  )
}
