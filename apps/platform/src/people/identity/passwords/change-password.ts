import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Sites } from '../../../shop/sites/sites.service.ts'
import { membersStore } from '../../members/members.store.ts'
import { hashPassword } from '../../users/passwords.ts'
import type { IdentityService } from '../identity.ts'
import type { NewPasswords } from './new-passwords.ts'
import { assertGoodPassword } from './password-rules.ts'

/** The call has no old password, so this keeps out anyone who finds an open browser. */
const RECENT_MS = 15 * 60_000

export interface ChangePasswordParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly newPasswords: NewPasswords
}

export const createChangePassword =
  ({ database, sites, clock, newPasswords }: ChangePasswordParts): IdentityService['changePassword'] =>
  async ({ siteId, memberId, sessionId, authenticatedAt }, newPassword) => {
    if (clock.now() - authenticatedAt > RECENT_MS)
      throw fail(
        'PERMISSION_DENIED',
        { reason: 'RECENT_LOGIN_REQUIRED' },
        'Log in again to change the password.',
      )
    const found = await membersStore.find(database, siteId, memberId)
    if (!found || found.deletedAt !== null) throw fail('PERMISSION_DENIED')
    const { name: shopName } = await sites.get(siteId)
    await assertGoodPassword(newPassword, 'newPassword', { shopName, email: found.email })
    const passwordHash = await hashPassword(newPassword)
    const forget = await database.transaction(async (tx) => {
      const member = await membersStore.lock(tx, siteId, memberId)
      if (!member || member.deletedAt !== null || member.blockedAt !== null) throw fail('PERMISSION_DENIED')
      return (await newPasswords.set(tx, member, passwordHash, sessionId)).forget
    })
    forget()
  }
