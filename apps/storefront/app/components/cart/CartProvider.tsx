import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { useFrame } from '../layout/use-frame.ts'

interface CartPanel {
  isOpen: boolean
  open(): void
  close(): void
  /** What a screen reader is told of the latest change. */
  news: string
}

const CartContext = createContext<CartPanel>({ isOpen: false, open() {}, close() {}, news: '' })

/** The drawer's state, and the news of the cart. */
export const useCartPanel = () => useContext(CartContext)

/** Holds whether the drawer is open, and puts every change of the cart into words. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const news = useNews()
  const panel = useMemo(
    () => ({ isOpen, news, open: () => setOpen(true), close: () => setOpen(false) }),
    [isOpen, news],
  )
  return (
    <CartContext value={panel}>
      {children}
      {/* Behind an open dialog nothing is read out; the dialog has a region of its own. */}
      <p aria-live="polite" className="sr-only">
        {isOpen ? '' : news}
      </p>
    </CartContext>
  )
}

function useNews(): string {
  const { cart: words } = useMessages()
  const { cart } = useFrame()
  const seen = useRef(cart)
  const [news, setNews] = useState('')
  useEffect(() => {
    const { count, subtotal } = seen.current
    seen.current = cart
    if (cart.count === count && cart.subtotal === subtotal) return
    setNews(words.news(cart.count, cart.subtotal))
  }, [cart, words])
  return news
}
