import { useEffect, useRef } from 'react'
import type { CartView } from '../../cart/cart-view.ts'
import type { Notices } from '../../cart/notices.ts'
import { useMessages } from '../../messages/messages.ts'
import { CartLine } from './CartLine.tsx'

/** The lines of the cart. When one goes, the focus stays in the list instead of falling to the page's top. */
export function CartLines({ cart, notices = {} }: { cart: CartView; notices?: Notices }) {
  const { cart: words } = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(cart.lines.length)
  useEffect(() => {
    const isShorter = cart.lines.length < count.current
    count.current = cart.lines.length
    if (isShorter && !document.activeElement?.matches('input, a, button')) list.current?.focus()
  }, [cart.lines.length])
  return (
    <ul ref={list} tabIndex={-1} aria-label={words.lines} className="divide-y divide-line outline-none">
      {cart.lines.map((line) => (
        <CartLine key={line.id} line={line} notice={notices[line.id]} />
      ))}
    </ul>
  )
}
