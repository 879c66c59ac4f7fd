import { useEffect, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { CartAnswer } from '../../cart/cart-form.server.ts'
import type { CartLine } from '../../cart/cart-view.ts'

/** Clicks that follow each other faster than this become one change. */
const BURST_MS = 300

/**
 * Changes one line. A burst of clicks is sent as one change, and the next is not sent before the last
 * is answered, so that the platform hears them in order. Page and drawer share what is under way.
 */
export function useCartLine(line: CartLine) {
  const fetcher = useFetcher<CartAnswer>({ key: `line ${line.id}` })
  const answerWithoutScripts = useActionData<CartAnswer>()
  const [wanted, setWanted] = useState<number>()
  const { state, formData, submit } = fetcher
  const sent = formData?.get('quantity')

  useEffect(() => {
    if (wanted === undefined || state !== 'idle') return
    const timer = setTimeout(() => {
      setWanted(undefined)
      submit({ line: line.id, quantity: String(wanted) }, { method: 'post', action: '/cart' })
    }, BURST_MS)
    return () => clearTimeout(timer)
  }, [wanted, state, submit, line.id])

  const answer = fetcher.data ?? answerWithoutScripts
  return {
    quantity: wanted ?? (sent ? Number(sent) : line.quantity),
    setQuantity: setWanted,
    remove: () => submit({ line: line.id, intent: 'remove' }, { method: 'post', action: '/cart' }),
    isPending: wanted !== undefined || state !== 'idle',
    isLeaving: formData?.get('intent') === 'remove',
    problem: answer?.line === line.id && state === 'idle' ? answer.problem : undefined,
  }
}
