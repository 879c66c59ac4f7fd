import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { afterPaint } from '../../after-paint.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { useFrame } from '../layout/use-frame.ts'
import { useCartPanel, useLiveCart } from './cart-context.ts'

/** Links to the cart; with scripts it opens the drawer instead, except in a new tab. */
export function CartLink() {
  const { cart: words, frame } = useMessages()
  const { cart } = useFrame()
  const { open, cart: loaded } = useCartPanel()
  const { count } = useLiveCart() ?? cart
  const { pathname } = useLocation()
  const onClick = (event: MouseEvent) => {
    if (!loaded || pathname === '/cart' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void afterPaint().then(() => open())
  }
  return (
    <Link
      to="/cart"
      onClick={onClick}
      aria-label={words.withPieces(count)}
      className="-mr-2.5 flex h-11 items-center gap-2 px-2.5 text-[0.9375rem] hover:text-accent"
    >
      <Icon name="cart" />
      <span className="hidden sm:inline">{frame.cart}</span>
      {count > 0 && (
        <span className="min-w-5 rounded-full bg-ink px-1.5 text-center text-xs leading-5 text-paper tabular-nums">
          {count}
        </span>
      )}
    </Link>
  )
}
