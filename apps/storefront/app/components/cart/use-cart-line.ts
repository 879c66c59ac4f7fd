import { useActionData, useFetcher } from 'react-router'
import type { CartAnswer } from '../../cart/cart-form.server.ts'
import type { ShopCart, ShownLine } from '../../cart/shown-cart.ts'
import { problemOf } from '../../cart/unanswered.ts'
import { useMessages } from '../../messages/messages.ts'
import { useCartPanel } from './cart-context.ts'

/** Changes one line, and reports the result. */
export function useCartLine({ _id: id, key, quantity, isPending, trouble }: ShownLine) {
  const { cart: words } = useMessages()
  const { load } = useCartPanel()
  const fetcher = useFetcher<CartAnswer>({ key: `line ${id}` })
  const answerWithoutScripts = useActionData<CartAnswer>()
  const answer = fetcher.data ?? answerWithoutScripts
  const isAccepting = fetcher.state !== 'idle'
  const change = (make: (cart: ShopCart) => void) => void load().then(make, () => {})
  const problem = trouble ?? (answer?.line === id && !isPending && !isAccepting ? answer : undefined)
  return {
    setQuantity: (wanted: number) => change((cart) => cart.setQuantity(key, wanted)),
    step: (by: number) => change((cart) => cart.step(key, by)),
    remove: () => change((cart) => cart.remove(key)),
    /** Accepts the line as it is now. */
    accept: () =>
      fetcher.submit(
        { line: id, intent: 'accept', quantity: String(quantity) },
        { method: 'post', action: '/cart' },
      ),
    isBusy: isPending || isAccepting,
    problem: problemOf(problem, words),
  }
}
