import type { UserInfoResponse } from '@vitrine/contract'
import { userInfo } from '@vitrine/contract/operations'
import type { Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { Call } from '../../shop/calls/call.ts'
import { membersStore } from './members.store.ts'

/** The wire's limit for names. */
const LONGEST_NAME = 20

/** Tells a member's application who the member is. @throws {Failure} MEMBER_NOT_FOUND when they are gone */
export const userInfoRoutes = (database: Reader): readonly Route[] => {
  const tell = async ({ actor, site }: Call<unknown>): Promise<UserInfoResponse> => {
    const memberId = actor.type === 'MEMBER' ? actor.memberId : ''
    const member = await membersStore.find(database, actor.siteId, memberId)
    if (!member || member.deletedAt !== null) throw fail('MEMBER_NOT_FOUND')
    const { email, firstName, lastName, nickname, profile } = member
    const name = [firstName, lastName].filter(Boolean).join(' ') || nickname
    const isVerified = member.emailVerifiedAt !== null
    const { locale } = await site()
    return {
      ...{ sub: memberId, email, emailVerified: isVerified, email_verified: isVerified },
      language: profile.language ?? locale.split('-', 1)[0],
      ...(firstName && { givenName: firstName.slice(0, LONGEST_NAME), given_name: firstName }),
      ...(lastName && { familyName: lastName.slice(0, LONGEST_NAME), family_name: lastName }),
      ...(name && { name }),
      ...(profile.picture && { picture: profile.picture }),
    }
  }
  return [answer(userInfo, tell)]
}
