import type { BuyerInfo } from '@vitrine/contract'
import type { Somebody } from '../access/actor.ts'

/** Whose cart it is. */
export interface CartOwner {
  readonly siteId: string
  /** Unique in the shop; the kind in front keeps a visitor from ever being taken for a member. */
  readonly key: string
  readonly buyerInfo: BuyerInfo
}

/** Finds the owner of a caller's cart: merchants and apps have one of their own, like everybody. */
export const ownerOf = (actor: Somebody): CartOwner => {
  const { siteId } = actor
  switch (actor.type) {
    case 'ANONYMOUS_VISITOR':
      return { siteId, key: `visitor:${actor.visitorId}`, buyerInfo: { visitorId: actor.visitorId } }
    case 'MEMBER':
      return { siteId, key: `member:${actor.memberId}`, buyerInfo: { memberId: actor.memberId } }
    case 'WIX_USER':
      return { siteId, key: `user:${actor.userId}`, buyerInfo: { userId: actor.userId } }
    case 'APP':
      return { siteId, key: `app:${actor.appId}`, buyerInfo: {} }
  }
}
