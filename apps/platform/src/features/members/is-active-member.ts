import type { Reader } from '../../database/database.ts'
import { statusOf } from './member.ts'
import { membersStore } from './members.store.ts'
import { signOnPolicyOf } from './sign-on-policy.ts'

/** Tells whether a member may be logged in: neither blocked, deleted nor waiting for anything that the site asks. */
export const isActiveMember = async (reader: Reader, siteId: string, memberId: string): Promise<boolean> => {
  const member = await membersStore.find(reader, siteId, memberId)
  return member !== undefined && statusOf(member, await signOnPolicyOf(reader, siteId)).name === 'ACTIVE'
}
