import { type FormEvent, useEffect, useId, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { CartAnswer } from '../../cart/cart-form.server.ts'
import { problemOf } from '../../cart/unanswered.ts'
import { useMessages } from '../../messages/messages.ts'
import { useCartPanel } from './cart-context.ts'

/** The form's name where lines use their ids. */
const CHECKOUT = 'checkout'

/** The id of the cart page's form; its note is part of it. */
export const CHECKOUT_FORM = 'check-out'

interface CheckoutFormProps {
  id?: string
  /** ISO 3166-1 alpha-2, of the estimate. */
  country?: string | undefined
}

/** Opens the checkout, with any error next to its button. Works without scripts. */
export function CheckoutForm({ id, country }: CheckoutFormProps) {
  const { cart: words } = useMessages()
  const fetcher = useFetcher<CartAnswer>({ key: CHECKOUT })
  const answerWithoutScripts = useActionData<CartAnswer>()
  const problemId = useId()
  const { cart } = useCartPanel()
  const [isWaiting, setWaiting] = useState(false)
  const isLeaving = isWaiting || fetcher.state !== 'idle'
  const answer = fetcher.data ?? answerWithoutScripts
  const problem = answer?.line === CHECKOUT && !isLeaving ? problemOf(answer, words) : undefined
  useComeBack(isLeaving)

  /** Pending changes are sent first, and a failed one must be seen before checkout. */
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (isLeaving) return event.preventDefault()
    if (!cart?.getShown().isPending) return
    event.preventDefault()
    const form = event.currentTarget
    setWaiting(true)
    await cart.settled()
    setWaiting(false)
    if (!cart.getShown().lines.some(({ trouble }) => trouble)) await fetcher.submit(form)
  }

  return (
    <fetcher.Form
      id={id}
      method="post"
      action="/cart"
      onSubmit={onSubmit}
      aria-busy={isLeaving}
      className="flex-1"
    >
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

/** Browsers may restore the page as it was left, which would show "leaving" forever. */
function useComeBack(isLeaving: boolean) {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isLeaving) window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isLeaving])
}
