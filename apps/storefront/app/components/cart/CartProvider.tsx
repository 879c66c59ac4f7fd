import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { CART_CALLS } from '../../cart/cart-call.ts'
import type { ShopCart } from '../../cart/shown-cart.ts'
import { useMessages } from '../../messages/messages.ts'
import { whenIdle } from '../../when-idle.ts'
import { useFrame } from '../layout/use-frame.ts'
import { CartContext } from './cart-context.ts'

/** How soon they are loaded again after the network failed. */
const AGAIN_MS = 3_000

/** The parts of the cart that load late: no page waits for them. */
interface Late {
  cart: ShopCart
  LateCart: ComponentType<{ cart: ShopCart }>
}

/** Holds the cart, and whether its drawer is open. Both load when the page is idle, or on demand. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { language } = useMessages()
  const { cart: view, isCartKnown } = useFrame()
  const address = useHref(CART_CALLS)
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<string>()
  const [late, setLate] = useState<Late>()
  const loading = useRef<Promise<ShopCart>>(undefined)
  const latest = useRef({ view, isCartKnown })
  latest.current = { view, isCartKnown }

  const load = useCallback(() => {
    loading.current ??= import('./late-cart.ts').then(
      ({ openShopCart, LateCart }) => {
        const { view, isCartKnown } = latest.current
        const cart = openShopCart({ address, language, view: isCartKnown ? view : null })
        setLate({ cart, LateCart })
        return cart
      },
      (error) => {
        loading.current = undefined
        setTimeout(() => void load().catch(() => {}), AGAIN_MS)
        throw error
      },
    )
    return loading.current
  }, [address, language])

  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])

  const cart = late?.cart
  const panel = useMemo(() => {
    const open = (key?: string) => {
      setAdded(key)
      setOpen(true)
    }
    return { isOpen, added, cart, load, open, close: () => setOpen(false) }
  }, [isOpen, added, cart, load])
  return (
    <CartContext value={panel}>
      {children}
      {late && <late.LateCart cart={late.cart} />}
    </CartContext>
  )
}
