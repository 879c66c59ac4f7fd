import type { Clock } from '../../floor/clock.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { isRecorded, noteChange } from '../../shop/audit/noted.ts'
import type { Sessions } from '../access/sessions/sessions.ts'
import { externalLoginStore } from '../connections/external-login.store.ts'
import { erasePerson, type TellCarts } from '../privacy/erase-person.ts'
import { EMPTY_PROFILE, isVerified, type MemberRow } from './member.ts'
import { type MemberEvent, recordMemberEvent } from './member-events.ts'
import { membersStore } from './members.store.ts'
import { showMember } from './show-member.ts'
import { type SignOnPolicy, signOnPolicyOf } from './sign-on-policy.ts'

export interface MemberParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly sessions: Pick<Sessions, 'endAllOf'>
  /** Records that the carts of others have changed, when a member is deleted. */
  readonly tellCarts: TellCarts
}

/** A member after a change, and the site's sign-on policy. */
export interface ChangedMember {
  readonly member: MemberRow
  readonly policy: SignOnPolicy
}

/** Decides on the change; returns the same row if nothing changes. */
export type Decide = (member: MemberRow, now: number, policy: SignOnPolicy) => MemberRow

/** Runs in the same transaction if the member changed; may return something to do after the commit. */
export type Also = (tx: Transaction, changed: ChangedMember, now: number) => Promise<(() => void) | undefined>

/**
 * Changes one member in one transaction: read, decide, save, record the event.
 * @throws {Failure} MEMBER_NOT_FOUND, also for a deleted member
 */
export type ChangeMember = (
  siteId: string,
  memberId: string,
  decide: Decide,
  also?: Also,
) => Promise<ChangedMember>

export const createChangeMember =
  ({ database, clock, ids, tellCarts }: MemberParts): ChangeMember =>
  async (siteId, memberId, decide, also) => {
    const { done, ...changed } = await database.transaction(async (tx) => {
      const before = await membersStore.lock(tx, siteId, memberId)
      if (!before || before.deletedAt !== null) throw fail('MEMBER_NOT_FOUND')
      const policy = await signOnPolicyOf(tx, siteId)
      const now = Math.max(clock.now(), before.updatedAt)
      const after = decide(before, now, policy)
      if (after === before) return { member: before, policy, done: undefined }
      const saved = { ...after, updatedAt: now }
      if ((await membersStore.update(tx, saved)) !== 1) throw fail('CONFLICT')
      const changed = { member: { ...saved, revision: before.revision + 1 }, policy }
      if (saved.deletedAt !== null) {
        await externalLoginStore.forget(tx, siteId, memberId)
        const addresses = [before.email, before.emailKey]
        const person = { siteId, memberId, addresses, isProved: isVerified(before) }
        await erasePerson(tx, person, { ids, at: now, tellCarts })
      }
      // A deleted member's data must not stay here.
      if (saved.deletedAt === null && isRecorded(tx))
        noteChange(tx, {
          ...{ entityType: 'MEMBER', entityId: memberId },
          ...{
            before: showMember(before, policy, 'FULL'),
            after: showMember(changed.member, policy, 'FULL'),
          },
        })
      for (const event of eventsOf(before, saved))
        await recordMemberEvent(tx, event, changed.member, { ids, policy, at: now })
      return { ...changed, done: await also?.(tx, changed, now) }
    })
    done?.()
    return changed
  }

/** What events report about a change. */
const eventsOf = (before: MemberRow, after: MemberRow): MemberEvent[] => {
  if (after.deletedAt !== null) return ['deleted']
  const isApproved = before.approvedAt === null && after.approvedAt !== null
  const isBlocked = before.blockedAt === null && after.blockedAt !== null
  return [
    'updated',
    ...(isApproved ? (['approved'] as const) : []),
    ...(isBlocked ? (['blocked'] as const) : []),
  ]
}

/** What is left of a deleted member: that they existed. */
export const deleted: Decide = (member, now) => ({
  ...member,
  ...{ email: '', emailKey: '', passwordHash: null, passwordChangedAt: null, deletedAt: now },
  ...{ firstName: null, lastName: null, nickname: null, slug: '', profile: EMPTY_PROFILE, shopProfile: null },
})

/** Ends all of a member's logins: their tokens stop working within five seconds. */
export const endLogins =
  (sessions: Pick<Sessions, 'endAllOf'>): Also =>
  (tx, { member: { siteId, memberId: subjectId } }) =>
    sessions.endAllOf(tx, { siteId, subject: 'MEMBER', subjectId })
