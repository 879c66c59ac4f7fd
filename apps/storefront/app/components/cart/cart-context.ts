import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ShopCart, ShownCart } from '../../cart/shown-cart.ts'

interface CartPanel {
  isOpen: boolean
  /** The key of the line that was added when it opened. */
  added: string | undefined
  open(added?: string): void
  close(): void
  /** Set once its scripts have loaded. */
  cart: ShopCart | undefined
  /** Loads them. */
  load(): Promise<ShopCart>
}

/** Provided by the frame. */
export const CartContext = createContext<CartPanel | undefined>(undefined)

/** The drawer's state, and the cart. */
export function useCartPanel(): CartPanel {
  const panel = useContext(CartContext)
  if (!panel) throw new Error('The cart must be inside the frame.')
  return panel
}

const never = () => () => {}
const unknown = () => undefined

/** The live cart; undefined until its scripts have loaded, when the loader's cart is shown. */
export function useLiveCart(): ShownCart | undefined {
  const { cart } = useCartPanel()
  return useSyncExternalStore(cart?.subscribe ?? never, cart?.getShown ?? unknown, unknown)
}
