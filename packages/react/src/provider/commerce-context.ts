import type { redirects } from '@vitrine/client/redirects'
import type { search } from '@vitrine/client/search'
import { createContext, useContext } from 'react'
import type { CurrentCart } from '../cart/cart-port.ts'
import type { CartStore } from '../cart/cart-store.ts'

/** What the hooks use of a client: the modules they call, and the strategy for logins. */
export interface CommerceClient {
  readonly currentCart?: CurrentCart
  readonly search?: Pick<typeof search, 'searchProducts'>
  readonly redirects?: Pick<typeof redirects, 'createRedirectSession'>
  readonly auth?: object
  fetch?(relativeUrl: string, init?: RequestInit): Promise<Response>
}

/** Who visits, as a server found out. */
export interface InitialSession {
  readonly isLoggedIn: boolean
}

/** What hooks know about their shop. */
export interface Commerce {
  readonly store: CartStore
  readonly client: CommerceClient | undefined
  readonly initialSession: InitialSession | undefined
  readonly locale: string
}

export const CommerceContext = createContext<Commerce | undefined>(undefined)

/**
 * Returns the shop of the nearest provider.
 * @throws {TypeError} outside of a provider
 */
export function useCommerce(): Commerce {
  const commerce = useContext(CommerceContext)
  if (!commerce) throw new TypeError('Hooks of @vitrine/react must be inside a <CommerceProvider>')
  return commerce
}

/**
 * Returns the search module of the provider's client.
 * @throws {TypeError} when the client has none
 */
export function useSearch(): NonNullable<CommerceClient['search']> {
  const search = useCommerce().client?.search
  if (!search) throw new TypeError('The client of <CommerceProvider> has no search module')
  return search
}
