import type { Reader } from '../../../floor/database/database.ts'
import { membersStore } from '../../../people/members/members.store.ts'
import type { StoredCheckout } from '../../checkout/checkout.ts'

const MEMBER = 'member:'

/**
 * Tells whether the owner of a checkout has yet to show that they are the person who pays for it in a browser. Members
 * have shown it by their login there, or by an address that is proved to be theirs.
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
