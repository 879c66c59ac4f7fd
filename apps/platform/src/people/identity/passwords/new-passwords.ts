import type { Clock } from '../../../floor/clock.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { MemberRow } from '../../members/member.ts'
import { membersStore } from '../../members/members.store.ts'
import type { IdentityMails } from '../identity-mails.ts'
import { recoveryTokensStore } from './recovery-tokens.store.ts'

/** Whose logins end, and which one to keep. */
export interface EndedLogins {
  readonly siteId: string
  readonly subject: 'MEMBER'
  readonly subjectId: string
  readonly except?: string | undefined
}

/** Ends logins in a transaction, and returns a function to call after the commit. */
export type EndLogins = (tx: Transaction, whose: EndedLogins) => Promise<() => void>

export interface NewPasswords {
  /**
   * Gives a member another password: their logins end, mailed links become invalid, and they get a mail.
   * @param member - as they were locked
   * @param except - the session to keep
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
