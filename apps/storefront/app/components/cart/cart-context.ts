import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ShopCart, ShownCart } from '../../cart/shown-cart.ts'

interface CartPanel {
  isOpen: boolean
  open(): void
  close(): void
  /** Set once its scripts have come. */
  cart: ShopCart | undefined
  /** Gets them. */
  load(): Promise<ShopCart>
}

/** Given by the frame. */
export const CartContext = createContext<CartPanel | undefined>(undefined)

/** The drawer's state, and the cart. */
export function useCartPanel(): CartPanel {
  const panel = useContext(CartContext)
  if (!panel) throw new Error('There is no cart outside of the frame.')
  return panel
}

const never = () => () => {}
const unknown = () => undefined

/** The cart as it changes; undefined until its scripts have come, while it is what the page's loader has read. */
export function useLiveCart(): ShownCart | undefined {
  const { cart } = useCartPanel()
  return useSyncExternalStore(cart?.subscribe ?? never, cart?.getShown ?? unknown, unknown)
}
