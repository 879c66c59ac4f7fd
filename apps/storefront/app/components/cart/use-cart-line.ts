import { useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { CartAnswer } from '../../cart/cart-form.server.ts'
import type { CartLine } from '../../cart/cart-view.ts'
import { problemOf } from '../../cart/unanswered.ts'
import { useMessages } from '../../messages/messages.ts'

/** Clicks that follow each other faster than this become one change. */
const BURST_MS = 300

/**
 * Changes one line. What the visitor wants is shown until the cart has answered; a burst of clicks is sent as
 * one change, and the next is not sent before the last is answered, so that the platform hears them in order.
 */
export function useCartLine(line: CartLine) {
  const { cart: words } = useMessages()
  const fetcher = useFetcher<CartAnswer>({ key: `line ${line.id}` })
  const answerWithoutScripts = useActionData<CartAnswer>()
  const [wanted, setWanted] = useState<number>()
  const sent = useRef<number>(undefined)
  const { state, formData, submit } = fetcher

  useEffect(() => {
    if (wanted === undefined || state !== 'idle') return
    const isAnswered = wanted === sent.current
    if (isAnswered || wanted === line.quantity) {
      sent.current = undefined
      setWanted(undefined)
      return
    }
    const timer = setTimeout(() => {
      sent.current = wanted
      submit({ line: line.id, quantity: String(wanted) }, { method: 'post', action: '/cart' })
    }, BURST_MS)
    return () => clearTimeout(timer)
  }, [wanted, state, submit, line.id, line.quantity])

  const answer = fetcher.data ?? answerWithoutScripts
  const isPending = wanted !== undefined || state !== 'idle'
  return {
    quantity: wanted ?? line.quantity,
    setQuantity: setWanted,
    remove: () => submit({ line: line.id, intent: 'remove' }, { method: 'post', action: '/cart' }),
    /** Agrees to the line as it is now. */
    accept: () =>
      submit(
        { line: line.id, intent: 'accept', quantity: String(line.quantity) },
        { method: 'post', action: '/cart' },
      ),
    isPending,
    isLeaving: formData?.get('intent') === 'remove',
    problem: answer?.line === line.id && !isPending ? problemOf(answer, words) : undefined,
  }
}
