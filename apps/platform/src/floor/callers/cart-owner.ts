import type { BuyerInfo } from '@vitrine/contract'
import { type KnownActor, principalOf } from './actor.ts'

/** The key of a cart: each owner has at most one current cart, and other carts have keys of their own. */
export interface CartPlace {
  readonly siteId: string
  readonly key: string
  /** The owner, if the key doesn't contain it. */
  readonly belongsTo?: string | undefined
}

/** The owner of a cart, and its key. */
export interface CartOwner extends CartPlace {
  readonly buyerInfo: BuyerInfo
}

/** Returns the owner of a caller's current cart. Merchants and apps have one too. */
export const ownerOf = (actor: KnownActor): CartOwner => {
  const key = principalOf(actor)
  return { siteId: actor.siteId, key, buyerInfo: buyerOf(key) }
}

/** Returns the owner of a key, from the name `principalOf` gave them. */
export const buyerOf = (principal: string): BuyerInfo => {
  const [kind, id] = [principal.slice(0, principal.indexOf(':')), principal.slice(principal.indexOf(':') + 1)]
  switch (kind) {
    case 'visitor':
      return { visitorId: id }
    case 'member':
      return { memberId: id }
    case 'user':
      return { userId: id }
    default:
      return {}
  }
}
