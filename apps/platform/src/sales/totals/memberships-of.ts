import type { InvalidMembership, Membership as ShownMembership } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { type CartLine, isCustom } from '../cart/lines/line.ts'
import { type Membership, type MembershipReason, showMembership } from '../memberships/membership.ts'
import { membershipsStore } from '../memberships/memberships.store.ts'
import type { TotalsSubject } from './subject.ts'

/** A buyer's memberships, split by whether they can pay for something in the cart. */
export interface FoundMemberships {
  readonly eligible: readonly ShownMembership[]
  readonly invalid: readonly InvalidMembership[]
}

/** The wire's maximum. */
const MOST = 300

/** Finds a buyer's memberships and what each can pay for now. A cart without services needs none. */
export const findMemberships = async (
  reader: Reader,
  { site: { siteId }, buyer, at, lines, wanted }: TotalsSubject,
): Promise<FoundMemberships> => {
  const services = lines.filter(isService)
  if (services.length === 0 && wanted.memberships.length === 0) return { eligible: [], invalid: [] }
  const eligible: ShownMembership[] = []
  const invalid: InvalidMembership[] = []
  for (const membership of await membershipsStore.ofBuyer(reader, siteId, buyer, '', MOST)) {
    const lineItemIds = services.filter((line) => covers(membership, line)).map(({ id }) => id)
    const reason = reasonAgainst(membership, at, lineItemIds)
    if (reason === undefined) eligible.push(showMembership(membership, lineItemIds))
    else invalid.push({ membership: showMembership(membership, lineItemIds), reason })
  }
  return { eligible, invalid }
}

const isService = (line: CartLine): boolean =>
  (isCustom(line) ? line.custom.fields.itemType?.preset : line.offer.itemType) === 'SERVICE'

const covers = ({ itemIds }: Membership, line: CartLine): boolean => {
  if (itemIds.length === 0) return true
  const itemId = isCustom(line) ? line.custom.fields.catalogReference?.catalogItemId : line.offer.productId
  return itemId !== undefined && itemIds.includes(itemId)
}

const reasonAgainst = (
  { canceled, startsAt, expiresAt, credits }: Membership,
  at: number,
  lineItemIds: readonly string[],
): MembershipReason | undefined => {
  if (canceled) return 'CANCELED'
  if (at < startsAt) return 'NOT_STARTED_YET'
  if (expiresAt !== undefined && at >= expiresAt) return 'EXPIRED'
  if (credits?.left === 0) return 'NO_CREDITS_LEFT'
  return lineItemIds.length === 0 ? 'DOES_NOT_COVER_ANY_ITEM' : undefined
}
