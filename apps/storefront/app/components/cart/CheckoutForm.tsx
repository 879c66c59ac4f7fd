import { type FormEvent, useEffect, useId } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { CartAnswer } from '../../cart/cart-form.server.ts'
import { problemOf } from '../../cart/unanswered.ts'
import { useMessages } from '../../messages/messages.ts'

/** What the form calls itself where lines give their ids. */
const CHECKOUT = 'checkout'

/** Leads to the checkout, and says beside its button when it cannot. Works without scripts. */
export function CheckoutForm({ country }: { country?: string | undefined }) {
  const { cart: words } = useMessages()
  const fetcher = useFetcher<CartAnswer>({ key: CHECKOUT })
  const answerWithoutScripts = useActionData<CartAnswer>()
  const problemId = useId()
  const isLeaving = fetcher.state !== 'idle'
  const answer = fetcher.data ?? answerWithoutScripts
  const problem = answer?.line === CHECKOUT && !isLeaving ? problemOf(answer, words) : undefined
  useComeBack(isLeaving)

  const onSubmit = (event: FormEvent) => {
    if (isLeaving) event.preventDefault()
  }

  return (
    <fetcher.Form method="post" action="/cart" onSubmit={onSubmit} aria-busy={isLeaving}>
      <input type="hidden" name="line" value={CHECKOUT} />
      {country && <input type="hidden" name="country" value={country} />}
      <button
        type="submit"
        aria-busy={isLeaving}
        aria-describedby={problem ? problemId : undefined}
        className="button w-full"
      >
        {isLeaving ? words.checkingOut : words.checkOut}
      </button>
      <p
        id={problemId}
        role={problem ? 'alert' : undefined}
        className="mt-3 text-sm text-accent empty:hidden"
      >
        {problem}
      </p>
    </fetcher.Form>
  )
}

/** A browser may keep the page as it was left and show it again on the way back: still leaving, for ever. */
function useComeBack(isLeaving: boolean) {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isLeaving) window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isLeaving])
}
