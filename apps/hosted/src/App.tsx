import type { CheckoutApi } from './api/checkout-api.ts'
import { useCheckout } from './checkout/use-checkout.ts'
import { isUnderWay, useWaiting } from './checkout/use-waiting.ts'
import { useWords } from './messages/words.tsx'
import { backFrom } from './pages/back-from.ts'
import { CheckoutPage } from './pages/CheckoutPage.tsx'
import { Frame } from './pages/Frame.tsx'
import { GonePage } from './pages/GonePage.tsx'
import { NoticePage } from './pages/NoticePage.tsx'
import { PaymentUnderWay } from './pages/PaymentUnderWay.tsx'
import { ThankYouPage } from './pages/ThankYouPage.tsx'

/** Picks the page for the checkout's state. */
export function App({ api }: { readonly api: CheckoutApi }) {
  const { t } = useWords()
  const doing = useCheckout(api)
  const { loaded, load, run, work, trouble } = doing
  const checkout = loaded.phase === 'ready' ? loaded.checkout : undefined
  const underWay = checkout !== undefined && isUnderWay(checkout)
  useWaiting(underWay, load)

  if (loaded.phase === 'loading')
    return (
      <main className="alone">
        <div className="waiting-mark" aria-hidden="true" />
        <p className="unseen" role="status">
          {t.loading}
        </p>
      </main>
    )
  if (loaded.phase === 'gone') return <GonePage />
  if (loaded.phase === 'unreachable')
    return (
      <NoticePage title={t.unreachableTitle} text={t.unreachableText}>
        <button type="button" className="button" onClick={() => void load()}>
          {t.tryAgain}
        </button>
      </NoticePage>
    )

  const { brand, links, state, order } = loaded.checkout
  const back = backFrom(links, t)
  const page = () => {
    if (order) return <ThankYouPage checkout={loaded.checkout} />
    if (underWay) return <PaymentUnderWay {...{ checkout: loaded.checkout, api, run, work, trouble }} />
    if (state === 'EMPTY')
      return (
        <NoticePage title={t.emptyTitle} text={t.emptyText}>
          {back && (
            <a className="button" href={back.url}>
              {back.label}
            </a>
          )}
        </NoticePage>
      )
    return <CheckoutPage checkout={loaded.checkout} api={api} doing={doing} />
  }
  return (
    <Frame brand={brand} back={order || underWay || state === 'EMPTY' ? undefined : back}>
      {page()}
    </Frame>
  )
}
