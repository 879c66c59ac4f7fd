import type { Reader } from '../../floor/database/database.ts'
import { isOfBefore, statusOf } from './member.ts'
import { membersStore } from './members.store.ts'
import { signOnPolicyOf } from './sign-on-policy.ts'

/**
 * Whether a member may be logged in: not blocked, not deleted and not waiting for anything.
 * @param since - when they proved who they are, in milliseconds since 1970: proof from before the current
 * password is invalid
 */
export const isActiveMember = async (
  reader: Reader,
  siteId: string,
  memberId: string,
  since = Number.POSITIVE_INFINITY,
): Promise<boolean> => {
  const member = await membersStore.find(reader, siteId, memberId)
  if (member === undefined || isOfBefore(member, since)) return false
  return statusOf(member, await signOnPolicyOf(reader, siteId)).name === 'ACTIVE'
}
