import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { CartData } from '../cart/cart-data.ts'
import { type CartPort, clientCart } from '../cart/cart-port.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { watchPage } from '../cart/watch-page.ts'
import { type CommerceClient, CommerceContext, type InitialSession } from './commerce-context.ts'

/** What a shop's pages are given. */
export interface CommerceProviderProps {
  /** Made for this visitor: one in a browser, one for each request on a server. Hooks use those of its modules that they need. */
  client?: CommerceClient
  /** The way to the cart; by default the client's own calls. */
  cart?: CartPort
  /** The cart as a server has read it, null for none; where nothing is said it is read in the browser. */
  initialCart?: CartData | null | undefined
  /** Who visits, as a server knows it. */
  initialSession?: InitialSession | undefined
  /** BCP 47, for amounts; the same on server and browser. */
  locale: string
  children?: ReactNode
}

/**
 * Gives the hooks below it a shop. Nothing is kept outside of it, so that one process renders many visitors at once. A
 * new `initialCart` is taken over, such as that of a page's loader.
 *
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

/** Without a way to a cart there is none, and every change of it fails. */
const cartOf = (client: CommerceClient | undefined): CartPort => {
  if (client?.currentCart) return clientCart(client.currentCart)
  const refuse = () =>
    Promise.reject(new TypeError('CommerceProvider has neither a client with currentCart nor a cart'))
  return { read: async () => null, add: refuse, setQuantity: refuse, remove: refuse, setCoupon: refuse }
}
