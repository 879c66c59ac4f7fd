import type { GrantMembershipRequest, ShopMembership, MembershipPlan as ShownPlan } from '@vitrine/contract'
import { buyerOf } from '../../floor/callers/cart-owner.ts'
import type { Membership, MembershipPlan } from './membership.ts'

const isoDate = (at: number): string => new Date(at).toISOString()

/** Shows a plan in the wire's form. */
export const showPlan = (plan: MembershipPlan): ShownPlan => {
  const { id, revision, name, itemIds, credits, validDays, active, createdAt, updatedAt } = plan
  return {
    ...{ id, revision, name, catalogItemIds: [...itemIds], active },
    ...(credits !== undefined && { credits }),
    ...(validDays !== undefined && { validityDays: validDays }),
    ...{ createdDate: isoDate(createdAt), updatedDate: isoDate(updatedAt) },
  }
}

/** Shows a membership to the shop's merchants. */
export const showShopMembership = (membership: Membership): ShopMembership => {
  const { id, planId, name, buyer, credits, startsAt, expiresAt, canceled, createdAt } = membership
  const { memberId, visitorId, userId } = buyerOf(buyer)
  return {
    ...{ id, planId, name, canceled },
    ...(memberId != null && { memberId }),
    ...(visitorId != null && { visitorId }),
    ...(userId != null && { userId }),
    ...(credits && { credits: { total: credits.total, remaining: credits.left } }),
    startDate: isoDate(startsAt),
    ...(expiresAt !== undefined && { expirationDate: isoDate(expiresAt) }),
    createdDate: isoDate(createdAt),
  }
}

/** Names a buyer as `principalOf` does, with GUIDs in the tokens' letter case. */
export const principalIn = ({
  memberId,
  visitorId,
  userId,
}: Omit<GrantMembershipRequest, 'planId'>): string =>
  memberId !== undefined
    ? `member:${memberId.toLowerCase()}`
    : visitorId !== undefined
      ? `visitor:${visitorId.toLowerCase()}`
      : `user:${userId?.toLowerCase()}`
