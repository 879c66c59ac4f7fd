import type { HostedAccount } from '@vitrine/contract/hosted-identity'
import type { Reader } from '../../floor/database/database.ts'
import type { Whose } from '../access/authorize/browser-logins.ts'
import { membersStore } from '../members/members.store.ts'
import { usersStore } from '../users/users.store.ts'

/** Finds whose login it is; undefined for a deleted, blocked or disabled account. */
export type FindAccount = (whose: Whose) => Promise<HostedAccount | undefined>

export const createFindAccount =
  (database: Reader): FindAccount =>
  async ({ siteId, subject, subjectId }) => {
    if (subject === 'WIX_USER') {
      const user = await usersStore.find(database, siteId, subjectId)
      return user?.disabledAt === null ? { email: user.email } : undefined
    }
    const member = await membersStore.find(database, siteId, subjectId)
    return member?.deletedAt === null && member.blockedAt === null ? { email: member.email } : undefined
  }
