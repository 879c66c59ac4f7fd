import type { Reader } from '../../../floor/database/database.ts'
import { membersStore } from '../../../people/members/members.store.ts'
import type { StoredCheckout } from '../../checkout/checkout.ts'

const MEMBER = 'member:'

/**
 * Whether a checkout's owner still has to prove that they are the person who pays in a browser. Members prove
 * it by their login there, or by a proved address.
 */
export const isUnclaimed = async (
  reader: Reader,
  { siteId, ownerKey, maker, details }: StoredCheckout,
): Promise<boolean> => {
  if (!maker || maker.isProven) return false
  if (!ownerKey.startsWith(MEMBER)) return true
  const member = await membersStore.find(reader, siteId, ownerKey.slice(MEMBER.length))
  return !member?.emailVerifiedAt || member.email !== details.email
}
