import type { redirects } from '@vitrine/client/redirects'
import type { search } from '@vitrine/client/search'
import { createContext, useContext } from 'react'
import type { CurrentCart } from '../cart/cart-port.ts'
import type { CartStore } from '../cart/cart-store.ts'

/** What of a client the hooks use: the modules of those that are called, and the strategy for logins. */
export interface CommerceClient {
  readonly currentCart?: CurrentCart
  readonly search?: Pick<typeof search, 'searchProducts'>
  readonly redirects?: Pick<typeof redirects, 'createRedirectSession'>
  readonly auth?: object
}

/** Who visits, as a server has found out. */
export interface InitialSession {
  readonly isLoggedIn: boolean
}

/** What hooks know of their shop. */
export interface Commerce {
  readonly store: CartStore
  readonly client: CommerceClient | undefined
  readonly initialSession: InitialSession | undefined
  readonly locale: string
}

export const CommerceContext = createContext<Commerce | undefined>(undefined)

/**
 * Answers the shop that the nearest provider gives.
 *
 * @throws {TypeError} outside of a provider
 */
export function useCommerce(): Commerce {
  const commerce = useContext(CommerceContext)
  if (!commerce) throw new TypeError('Hooks of @vitrine/react need a <CommerceProvider> around them')
  return commerce
}

/**
 * Answers the search of the provider's client.
 *
 * @throws {TypeError} when the client has none
 */
export function useSearch(): NonNullable<CommerceClient['search']> {
  const search = useCommerce().client?.search
  if (!search) throw new TypeError('The client of <CommerceProvider> has no module search')
  return search
}
