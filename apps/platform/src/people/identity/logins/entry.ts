import type { Clock } from '../../../floor/clock.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { connectionsOfMember } from '../../connections/connections-of-member.ts'
import { identityOf, isOfBefore, type MemberRow, statusOf } from '../../members/member.ts'
import { membersStore } from '../../members/members.store.ts'
import type { SignOnPolicy } from '../../members/sign-on-policy.ts'
import { CODE_LIFETIME_MS, type EmailCodes } from '../addresses/email-codes.ts'
import type { LoginAnswer, LoginContext } from '../identity.ts'
import type { IdentityMails } from '../identity-mails.ts'
import type { Limits } from '../limits.ts'
import { rateOfCodes } from './login-rates.ts'
import { stateOf, type WaitingState } from './login-state.ts'
import type { SessionTokens } from './session-tokens.ts'
import type { ExternalIdentity, WaitingLogin } from './waiting-logins.store.ts'
import { openedAt, type WaitingLogins } from './waiting-logins.ts'

/** How people get in after proving who they are: at once, or through a waiting login. */
export interface Entry {
  /**
   * Lets a person in who has just proved to be the member, or says what they must wait for; mails a code if
   * one is needed.
   * @param language - of the mail
   * @throws {Failure} PERMISSION_DENIED with `status` for blocked members
   */
  enter(
    tx: Transaction,
    context: LoginContext,
    member: MemberRow,
    terms: {
      policy: SignOnPolicy
      language?: string | undefined
      /** The provider they came from; default: a password. */
      identity?: ExternalIdentity | undefined
    },
  ): Promise<LoginAnswer>
  /**
   * Continues a waiting login; returns undefined if another call was quicker, the member is blocked, or the
   * password has changed since.
   */
  goOn(
    tx: Transaction,
    context: LoginContext,
    waiting: WaitingLogin,
    terms: { member: MemberRow; policy: SignOnPolicy; stateToken: string },
  ): Promise<LoginAnswer | undefined>
  /** Mails a member another code, unless too many were sent. */
  sendCode(tx: Transaction, member: MemberRow, language?: string | undefined): Promise<void>
}

export interface EntryParts {
  readonly clock: Clock
  readonly sessionTokens: SessionTokens
  readonly waitingLogins: WaitingLogins
  readonly codes: EmailCodes
  readonly mails: IdentityMails
  readonly limits: Limits
}

export const createEntry = (parts: EntryParts): Entry => {
  const { clock, sessionTokens, waitingLogins, codes, mails, limits } = parts

  const sendCode: Entry['sendCode'] = async (tx, member, language) => {
    const { siteId, memberId, emailKey } = member
    if (!(await limits.may(tx, siteId, rateOfCodes(emailKey)))) return // the previous code is still valid
    const { code, expiresAt } = await codes.make(tx, siteId, memberId)
    const data = { code, minutes: CODE_LIFETIME_MS / 60_000 }
    await mails.send(tx, member, { template: 'email-code', data, language, expiresAt, at: clock.now() })
  }

  const letIn = async (
    tx: Transaction,
    { siteId, clientId }: LoginContext,
    member: MemberRow,
    policy: SignOnPolicy,
  ): Promise<LoginAnswer> => {
    const { memberId } = member
    await membersStore.noteLogin(tx, siteId, memberId, clock.now())
    const sessionToken = await sessionTokens.issue(tx, { siteId, clientId, memberId })
    const providers = await connectionsOfMember(tx, siteId, memberId)
    return { state: 'SUCCESS', sessionToken, memberId, identity: identityOf(member, policy, providers) }
  }

  return {
    sendCode,
    enter: async (tx, context, member, { policy, language, identity }) => {
      const state = stateOf(statusOf(member, policy))
      if (state === 'BARRED') throw barred(member, policy)
      if (state === 'SUCCESS') return letIn(tx, context, member, policy)
      const { memberId, email } = member
      const stateToken = await waitingLogins.open(tx, context, { memberId, email, state, identity })
      if (state === 'REQUIRE_EMAIL_VERIFICATION') await sendCode(tx, member, language)
      return waitingAnswer(state, stateToken, member, policy)
    },
    goOn: async (tx, context, waiting, { member, policy, stateToken }) => {
      const state = stateOf(statusOf(member, policy))
      if (state === 'BARRED' || isOfBefore(member, openedAt(waiting))) return undefined
      if (state === 'SUCCESS')
        return (await waitingLogins.end(tx, waiting)) === 1 ? letIn(tx, context, member, policy) : undefined
      if (state !== waiting.state) await waitingLogins.move(tx, waiting, state)
      return { state, stateToken }
    },
  }
}

/**
 * The answer when a login starts to wait. It leaves the slug out, which would reveal whether another member
 * has it.
 */
export const waitingAnswer = (
  state: WaitingState,
  stateToken: string,
  member: MemberRow,
  policy: SignOnPolicy,
): LoginAnswer => {
  const { identityProfile, ...identity } = identityOf(member, policy)
  const { slug: _, ...profile } = identityProfile ?? {}
  return { state, stateToken, identity: { ...identity, identityProfile: profile as typeof identityProfile } }
}

const barred = (member: MemberRow, policy: SignOnPolicy) => {
  const { name: status } = statusOf(member, policy)
  return fail('PERMISSION_DENIED', { status }, 'This member is blocked.')
}
