import { useMemo } from 'react'
import { openShopCart } from '../../cart/shop-cart.ts'
import type { ShownCart } from '../../cart/shown-cart.ts'
import { useMessages } from '../../messages/messages.ts'
import { useFrame } from '../layout/use-frame.ts'
import { useLiveCart } from './cart-context.ts'

/** The cart as shown: from the loader, and with all later changes once scripts have loaded. */
export function useShownCart(): ShownCart {
  const { language } = useMessages()
  const { cart: view, isCartKnown } = useFrame()
  const live = useLiveCart()
  const read = useMemo(
    () => openShopCart({ address: '', language, view: isCartKnown ? view : null }).getShown(),
    [language, view, isCartKnown],
  )
  return live ?? read
}
