import type { Operation } from '@vitrine/contract'

/**
 * What a call is worth when there is more to do than time to do it: `lists` are given up first, then reads of the
 * `catalog`, then `carts`. What is `kept` is never refused: logins, tokens, orders and everything about a checkout
 * that exists already.
 */
export type CallClass = 'lists' | 'catalog' | 'carts' | 'kept'

/** What a call takes of its caller's budget. Renewing a token and finishing a checkout take none. */
export type Charge = 'search' | 'totals' | 'creation' | 'write'

const LIST = /^(query|search|list|export|getRecommendation)/
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
const CARTS = new Set(['ecomCart', 'ecomCartV2', 'backInStock'])

/** Tells what an operation is worth under overload. */
export const classOf = ({ name, service }: Operation): CallClass => {
  if (LIST.test(name)) return 'lists'
  if (CATALOG.has(service.name)) return 'catalog'
  if (CARTS.has(service.name) || CREATIONS.has(name)) return 'carts'
  return 'kept'
}

/** Tells which budget an operation is charged to. */
export const chargeOf = ({ name, service, method }: Operation): Charge | undefined => {
  if (CREATIONS.has(name)) return 'creation'
  if (TOTALS.test(name)) return 'totals'
  if (LIST.test(name)) return 'search'
  return method !== 'GET' && CARTS.has(service.name) ? 'write' : undefined
}
