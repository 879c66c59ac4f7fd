import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { CartData } from '../cart/cart-data.ts'
import { type CartPort, clientCart } from '../cart/cart-port.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { watchPage } from '../cart/watch-page.ts'
import { type CommerceClient, CommerceContext, type InitialSession } from './commerce-context.ts'

/** The provider's props. */
export interface CommerceProviderProps {
  /** This visitor's client: one in a browser, one per request on a server. Hooks use the modules they need. */
  client?: CommerceClient
  /** How the cart is read and changed; by default the client's own calls. */
  cart?: CartPort
  /** The cart as a server read it, null for none; if left out, the browser reads it. */
  initialCart?: CartData | null | undefined
  /** Who visits, as a server knows it. */
  initialSession?: InitialSession | undefined
  /** BCP 47, for amounts; the same on server and browser. */
  locale: string
  children?: ReactNode
}

/**
 * Gives a shop to the hooks below it. It keeps no global state, so one process can render many visitors at
 * once. A new `initialCart`, such as from a page's loader, replaces the old one.
 * @example
 * <CommerceProvider client={client} initialCart={cart} locale="en-IE">
 *   <Shop />
 * </CommerceProvider>
 */
export function CommerceProvider({
  client,
  cart,
  initialCart,
  initialSession,
  locale,
  children,
}: CommerceProviderProps) {
  const [store] = useState(() => createCartStore(cart ?? cartOf(client), { initialCart }))

  useEffect(() => {
    if (!store.getState().isKnown) void store.refresh()
    return watchPage(store)
  }, [store])

  const seen = useRef(initialCart)
  useEffect(() => {
    if (initialCart === seen.current) return
    seen.current = initialCart
    if (initialCart !== undefined) store.receive(initialCart)
  }, [initialCart, store])

  const commerce = useMemo(
    () => ({ store, client, initialSession, locale }),
    [store, client, initialSession, locale],
  )
  return <CommerceContext.Provider value={commerce}>{children}</CommerceContext.Provider>
}

/** Without a cart port there is no cart, and every change fails. */
const cartOf = (client: CommerceClient | undefined): CartPort => {
  if (client?.currentCart) return clientCart(client.currentCart)
  const refuse = () =>
    Promise.reject(new TypeError('CommerceProvider has neither a client with currentCart nor a cart'))
  return { read: async () => null, add: refuse, setQuantity: refuse, remove: refuse, setCoupon: refuse }
}
