import type { Clock } from '../../../floor/clock.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { MemberRow } from '../../members/member.ts'
import { membersStore } from '../../members/members.store.ts'
import type { IdentityMails } from '../identity-mails.ts'
import { recoveryTokensStore } from './recovery-tokens.store.ts'

/** Whose logins end, and which of them goes on. */
export interface EndedLogins {
  readonly siteId: string
  readonly subject: 'MEMBER'
  readonly subjectId: string
  readonly except?: string | undefined
}

/** Ends logins in a transaction, and gives what to call once that is committed. */
export type EndLogins = (tx: Transaction, whose: EndedLogins) => Promise<() => void>

export interface NewPasswords {
  /**
   * Gives a member another password: their logins end, links that were mailed are worthless, and they are told.
   *
   * @param member - as they were locked
   * @param except - the session that goes on
   * @returns the member as saved, and what to call after the commit
   */
  set(
    tx: Transaction,
    member: MemberRow,
    passwordHash: string,
    except?: string,
  ): Promise<{ member: MemberRow; forget: () => void }>
}

export const createNewPasswords = (
  clock: Clock,
  mails: IdentityMails,
  endLogins: EndLogins,
): NewPasswords => ({
  set: async (tx, before, passwordHash, except) => {
    const { siteId, memberId } = before
    const now = clock.now()
    const member = { ...before, passwordHash, passwordChangedAt: now, updatedAt: now }
    if ((await membersStore.update(tx, member)) === 0) throw fail('CONFLICT')
    await recoveryTokensStore.forget(tx, siteId, memberId)
    const forget = await endLogins(tx, { siteId, subject: 'MEMBER', subjectId: memberId, except })
    await mails.send(tx, member, { template: 'password-changed', data: {}, at: now })
    return { member: { ...member, revision: before.revision + 1 }, forget }
  },
})
