import type { Operation } from '@vitrine/contract'

/**
 * How important a call is under overload. `lists` are dropped first, then reads of the `catalog`, then
 * `carts`. `kept` calls are never rejected: logins, tokens, orders and everything about an existing checkout.
 */
export type CallClass = 'lists' | 'catalog' | 'carts' | 'kept'

/** The budget a call is charged to. Renewing a token and finishing a checkout are free. */
export type Charge = 'search' | 'totals' | 'creation' | 'write'

const LIST = /^(query|search|list|watch|export|aggregateOrders|getRecommendation)/
const TOTALS = /^(estimate|calculate)/
const CREATIONS = new Set([
  'createCart',
  'createCheckout',
  'createCheckoutFromCart',
  'createCheckoutFromCurrentCart',
])
const CATALOG = new Set([
  'catalogReader',
  'catalogWriter',
  'catalogVersioning',
  'collectionReader',
  'inventoryReader',
  'inventoryWriter',
  'dataItems',
])
const CARTS = new Set([
  'ecomCart',
  'ecomCartV2',
  'backInStock',
  'contacts',
  'formSubmissions',
  'reviews',
  'graphql',
])

/** Returns how important an operation is under overload. */
export const classOf = ({ name, service }: Operation): CallClass => {
  if (LIST.test(name)) return 'lists'
  if (CATALOG.has(service.name)) return 'catalog'
  if (CARTS.has(service.name) || CREATIONS.has(name)) return 'carts'
  return 'kept'
}

/** Returns the budget an operation is charged to. A GraphQL document's fields are charged on their own too. */
export const chargeOf = ({ name, service, method }: Operation): Charge | undefined => {
  if (service.name === 'graphql') return 'search'
  if (CREATIONS.has(name)) return 'creation'
  if (TOTALS.test(name)) return 'totals'
  if (LIST.test(name)) return 'search'
  return method !== 'GET' && CARTS.has(service.name) ? 'write' : undefined
}
