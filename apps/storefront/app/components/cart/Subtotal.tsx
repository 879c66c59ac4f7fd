import { useFetchers } from 'react-router'
import type { CartView } from '../../cart/cart-view.ts'

/** What all lines come to; pale while a change is under way, since it is about to be another. */
export function Subtotal({ cart }: { cart: CartView }) {
  const isChanging = useFetchers().some(
    ({ formAction, formData }) => formAction === '/cart' && formData?.get('line') !== 'checkout',
  )
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span>Subtotal</span>
      <span
        className={`font-display text-2xl tabular-nums transition-opacity ${isChanging ? 'opacity-40' : ''}`}
      >
        {cart.subtotal}
      </span>
    </p>
  )
}
