import { useFetchers, useFormAction } from 'react-router'
import type { CartView } from '../../cart/cart-view.ts'
import { useMessages } from '../../messages/messages.ts'

/** What all lines come to; pale while a change is under way, since it is about to be another. */
export function Subtotal({ cart }: { cart: CartView }) {
  const { cart: words } = useMessages()
  const action = useFormAction('/cart')
  const isChanging = useFetchers().some(
    ({ formAction, formData }) => formAction === action && formData?.get('line') !== 'checkout',
  )
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{words.subtotal}</span>
        <span
          className={`ml-auto font-display text-2xl tabular-nums transition-opacity ${isChanging ? 'opacity-40' : ''}`}
        >
          {cart.subtotal}
        </span>
      </p>
      {cart.paid && <p className="label mt-1">{words.paid(cart.paid)}</p>}
    </>
  )
}
