import type { Clock } from '../../floor/clock.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { type MemberRow, named, newMember, statusOf } from '../members/member.ts'
import { recordMemberEvent } from '../members/member-events.ts'
import { membersStore } from '../members/members.store.ts'
import { withProfile } from '../members/profile.ts'
import { type SignOnPolicy, signOnPolicyOf } from '../members/sign-on-policy.ts'
import { hashPassword } from '../users/passwords.ts'
import type { EmailCodes } from './addresses/email-codes.ts'
import type { CaptchaGate } from './captcha/captcha-gate.ts'
import type { IdentityService, LoginAnswer, LoginContext, Registration } from './identity.ts'
import type { IdentityMails } from './identity-mails.ts'
import type { Limits } from './limits.ts'
import type { Answers } from './logins/answers.ts'
import { type Entry, waitingAnswer } from './logins/entry.ts'
import { rateOfCodes, rateOfRegistrations } from './logins/login-rates.ts'
import { stateOf } from './logins/login-state.ts'
import type { WaitingLogins } from './logins/waiting-logins.ts'
import { assertGoodPassword } from './passwords/password-rules.ts'

/** Whether a visitor has ordered with an address. */
export type HasOrdered = (visitor: {
  readonly siteId: string
  readonly visitorId: string
  readonly email: string
}) => Promise<boolean>

export interface RegisterParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
  readonly entry: Entry
  readonly codes: EmailCodes
  readonly waitingLogins: WaitingLogins
  readonly mails: IdentityMails
  readonly answers: Answers
  readonly limits: Limits
  readonly captcha: CaptchaGate
  readonly hasOrdered: HasOrdered
}

/** Longer than it takes to store a member, or a login that waits forever. */
const EVEN_MS = 150

/** Registers members. A client that asks in another form names its own fields for violations. */
export const createRegister = (parts: RegisterParts): IdentityService['register'] => {
  const { database, sites, clock, ids, entry, answers, limits, captcha } = parts

  /** Everything that doesn't depend on other members. */
  const read = async (
    { siteId }: LoginContext,
    { email, password, profile, fields }: Registration,
    policy: SignOnPolicy,
  ): Promise<MemberRow> => {
    const { name: shopName } = await sites.get(siteId)
    await assertGoodPassword(password, fields?.password ?? 'password', { shopName, email })
    const said = { siteId, memberId: ids.guid(), email, passwordHash: null, policy, now: clock.now() }
    return named(
      withProfile(newMember(said), profile ?? {}, { field: fields?.profile ?? 'profile', by: 'member' }),
    )
  }

  /** Answers a taken address like a new one: with a login that waits forever, and a mail to its owner. */
  const feign = async (
    tx: Transaction,
    context: LoginContext,
    asked: MemberRow,
    policy: SignOnPolicy,
  ): Promise<LoginAnswer> => {
    const { siteId, memberId, email, emailKey } = asked
    const state = stateOf(statusOf(asked, policy))
    if (state === 'SUCCESS' || state === 'BARRED') throw fail('EMAIL_ALREADY_EXISTS')
    const owner = await membersStore.findByEmail(tx, siteId, emailKey)
    const stateToken = await parts.waitingLogins.open(tx, context, { memberId, email, state })
    await parts.codes.make(tx, siteId, memberId)
    if (owner && (await limits.may(tx, siteId, rateOfCodes(emailKey))))
      await parts.mails.send(tx, owner, { template: 'account-exists', data: {}, at: clock.now() })
    return waitingAnswer(state, stateToken, asked, policy)
  }

  const comeIn = async (
    context: LoginContext,
    member: MemberRow,
    terms: { policy: SignOnPolicy; language: string | undefined },
  ): Promise<LoginAnswer> => {
    const { policy } = terms
    const answer = await database.transaction(async (tx) => {
      const saved = await membersStore.insert(tx, member)
      if (!saved) return undefined
      await recordMemberEvent(tx, 'created', saved, { ids, policy, at: saved.createdAt })
      return entry.enter(tx, context, saved, terms)
    })
    if (answer) return answer
    const isOpen = stateOf(statusOf(member, policy)) === 'SUCCESS'
    if (isOpen || (await answers.mayTell(context, member.emailKey))) throw fail('EMAIL_ALREADY_EXISTS')
    return database.transaction((tx) => feign(tx, context, member, policy))
  }

  return async (context, registration) => {
    const { siteId, visitorId } = context
    const { language = registration.profile?.language ?? undefined } = registration
    const sitePolicy = await signOnPolicyOf(database, siteId)
    const asked = await read(context, registration, sitePolicy)
    // The account will get this address’s orders, so the address must be verified.
    const isBuyer =
      visitorId !== undefined && (await parts.hasOrdered({ siteId, visitorId, email: asked.email }))
    const policy = isBuyer ? { ...sitePolicy, requireEmailVerification: true } : sitePolicy
    await captcha.pass('register', context, asked.emailKey, registration.captchaTokens)
    await limits.begin(siteId, [rateOfRegistrations(context)])
    const member = { ...asked, passwordHash: await hashPassword(registration.password) }
    return answers.evenly(EVEN_MS, () => comeIn(context, member, { policy, language }))
  }
}
