import type { ShownCart } from '../../cart/shown-cart.ts'
import { useMessages } from '../../messages/messages.ts'

/** The total of all lines; faded until the shop confirms it. */
export function Subtotal({ cart: { subtotal, paid, isPending } }: { cart: ShownCart }) {
  const { cart: words } = useMessages()
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{words.subtotal}</span>
        <span
          className={`ml-auto font-display text-2xl tabular-nums transition-opacity ${isPending ? 'opacity-40' : ''}`}
        >
          {subtotal}
        </span>
      </p>
      {paid && <p className="label mt-1">{words.paid(paid)}</p>}
    </>
  )
}
