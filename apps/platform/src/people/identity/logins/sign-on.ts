import type { SignOnRequest, SignOnResponse } from '@vitrine/contract'
import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { connectionsOfMember } from '../../connections/connections-of-member.ts'
import { identityOf, named, newMember, statusOf } from '../../members/member.ts'
import { recordMemberEvent } from '../../members/member-events.ts'
import { membersStore } from '../../members/members.store.ts'
import { withProfile } from '../../members/profile.ts'
import { type SignOnPolicy, signOnPolicyOf } from '../../members/sign-on-policy.ts'
import type { ProveAddress, Proved } from '../addresses/prove-address.ts'
import type { SessionTokens } from './session-tokens.ts'

export interface SignOnParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly sessionTokens: SessionTokens
  readonly proveAddress: ProveAddress
}

/** The site and language of a sign-on. */
export interface SignOnContext {
  readonly siteId: string
  /** The client of the session token. */
  readonly clientId: string
}

/**
 * Signs on a member that a trusted program has identified; creates them if the address is new. A pending
 * member gets no session, only their identity with its status.
 * @throws {InvalidArgument} for an address or a profile that breaks a rule
 * @throws {Failure} PERMISSION_DENIED with `status` for a blocked member
 */
export type SignOn = (context: SignOnContext, request: SignOnRequest) => Promise<SignOnResponse>

const WHERE = { field: 'profile', by: 'back-office' } as const

export const createSignOn = ({ database, clock, ids, sessionTokens, proveAddress }: SignOnParts): SignOn => {
  /** Updates an existing member with the given fields; nothing if nothing is new. */
  const renewed = async (
    tx: Transaction,
    siteId: string,
    request: SignOnRequest,
    policy: SignOnPolicy,
  ): Promise<Proved | undefined> => {
    const found = await membersStore.findByEmail(tx, siteId, request.loginId.email)
    const member = found && (await membersStore.lock(tx, siteId, found.memberId))
    if (!member || member.deletedAt !== null) return undefined
    const now = Math.max(clock.now(), member.updatedAt)
    const proved = request.verifyEmail
      ? await proveAddress(tx, member, { proof: { way: 'program' }, policy, now })
      : { member, forget: () => {} }
    if (!request.profile) return proved
    const after = { ...withProfile(proved.member, request.profile, WHERE), updatedAt: now }
    await membersStore.update(tx, after)
    const saved = { ...after, revision: after.revision + 1 }
    await recordMemberEvent(tx, 'updated', saved, { ids, policy, at: now })
    return { ...proved, member: saved }
  }

  return async ({ siteId, clientId }, request) => {
    const { email } = request.loginId
    const policy = await signOnPolicyOf(database, siteId)
    const now = clock.now()
    const said = { siteId, memberId: ids.guid(), email, passwordHash: null, policy, now }
    const made = newMember({ ...said, verified: request.verifyEmail === true })
    const fresh = named(withProfile(made, request.profile ?? {}, WHERE))
    const { answer, forget } = await database.transaction(async (tx) => {
      const added = (await membersStore.findByEmail(tx, siteId, fresh.emailKey))
        ? undefined
        : await membersStore.insert(tx, fresh)
      if (added) await recordMemberEvent(tx, 'created', added, { ids, policy, at: now })
      const signed = added ? { member: added, forget: () => {} } : await renewed(tx, siteId, request, policy)
      if (!signed) throw fail('CONFLICT') // deleted at this moment
      const { member, forget } = signed
      const { name: status } = statusOf(member, policy)
      if (status === 'BLOCKED') throw fail('PERMISSION_DENIED', { status }, 'This member is blocked.')
      const { memberId } = member
      const identity = identityOf(member, policy, await connectionsOfMember(tx, siteId, memberId))
      if (status !== 'ACTIVE') return { answer: { identity }, forget }
      await membersStore.noteLogin(tx, siteId, memberId, now)
      const sessionToken = await sessionTokens.issue(tx, { siteId, clientId, memberId })
      return { answer: { identity, sessionToken }, forget }
    })
    forget()
    return answer
  }
}
