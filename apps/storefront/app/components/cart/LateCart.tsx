import { useEffect, useState } from 'react'
import type { ShopCart } from '../../cart/shown-cart.ts'
import { watchAnswers } from '../../live/new-build.ts'
import { startLive } from '../../live/start-live.ts'
import { useFrame } from '../layout/use-frame.ts'
import { CartDrawer } from './CartDrawer.tsx'

watchAnswers()

/** The cart's drawer, and what keeps the cart and the page current. No page waits for it. */
export function LateCart({ cart }: { cart: ShopCart }) {
  const { cart: view, isCartKnown, member } = useFrame()
  /** A visitor becomes known with the first item. */
  const [isKnown, setKnown] = useState(view.lineItems.length > 0)
  const whose = `${isKnown} ${member?.name ?? ''}`

  useEffect(() => cart.watch(), [cart])
  useEffect(
    () =>
      cart.subscribe(() => {
        if (cart.getShown().settled.lineItems.length > 0) setKnown(true)
      }),
    [cart],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visitor has another stream.
  useEffect(() => startLive(), [whose])
  useEffect(() => {
    if (isCartKnown) cart.receive(view)
  }, [cart, view, isCartKnown])
  return <CartDrawer />
}
