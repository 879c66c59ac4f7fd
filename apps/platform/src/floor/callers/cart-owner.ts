import type { BuyerInfo } from '@vitrine/contract'
import { principalOf, type Somebody } from './actor.ts'

/** The place of a cart: every owner has one current cart at most, and others have a place of their own. */
export interface CartPlace {
  readonly siteId: string
  readonly key: string
  /** Whose it is where the place does not say so. */
  readonly belongsTo?: string | undefined
}

/** Whose cart it is, and where it lies. */
export interface CartOwner extends CartPlace {
  readonly buyerInfo: BuyerInfo
}

/** Finds the owner of a caller's current cart: merchants and apps have one of their own, like everybody. */
export const ownerOf = (actor: Somebody): CartOwner => {
  const key = principalOf(actor)
  return { siteId: actor.siteId, key, buyerInfo: buyerOf(key) }
}

/** Names the owner that a place is kept for, by what `principalOf` called them. */
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
