import { randomBytes } from 'node:crypto'
import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Sites } from '../../../shop/sites/sites.service.ts'
import type { MemberRow } from '../../members/member.ts'
import { membersStore } from '../../members/members.store.ts'
import { signOnPolicyOf } from '../../members/sign-on-policy.ts'
import { followable } from '../../redirects/callbacks.ts'
import { hashPassword } from '../../users/passwords.ts'
import type { ProveAddress } from '../addresses/prove-address.ts'
import type { IdentityService, LoginContext } from '../identity.ts'
import type { IdentityMails } from '../identity-mails.ts'
import type { Limits } from '../limits.ts'
import type { Answers } from '../logins/answers.ts'
import type { Entry } from '../logins/entry.ts'
import { rateOfLinks, rateOfMailsFrom } from '../logins/login-rates.ts'
import type { NewPasswords } from './new-passwords.ts'
import { assertGoodPassword } from './password-rules.ts'
import { recoveryTokensStore } from './recovery-tokens.store.ts'

const LIFETIME_MS = 30 * 60_000
/** Longer than it takes to store a link, or to find no member. */
const EVEN_MS = 60

export interface RecoveryParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
  readonly entry: Entry
  readonly mails: IdentityMails
  readonly limits: Limits
  readonly answers: Answers
  readonly newPasswords: NewPasswords
  readonly proveAddress: ProveAddress
  /** The platform's address, used for links regardless of the Host header. */
  readonly platformUrl: string
}

/** Mails links to set a new password: 256 bits, half an hour, once, only the newest. */
export interface Recovery extends Pick<IdentityService, 'sendRecovery' | 'recover' | 'recoverByLink'> {
  /**
   * Mails a member a link in the caller's transaction.
   * @param terms - `template`: a new password, or a first one for someone the shop has added
   */
  sendLink(
    tx: Transaction,
    member: MemberRow,
    terms: {
      clientId: string
      returnTo?: string | undefined
      language?: string | undefined
      template: 'new-password' | 'first-password'
    },
  ): Promise<void>
  /**
   * Checks a return address against the client's registered origins.
   * @throws {InvalidArgument} naming `field`
   */
  returnAddress(
    siteId: string,
    clientId: string,
    url: string | undefined,
    field: string,
  ): Promise<string | undefined>
}

export const createRecovery = (parts: RecoveryParts): Recovery => {
  const {
    database,
    sites,
    clock,
    ids,
    entry,
    mails,
    limits,
    answers,
    newPasswords,
    proveAddress,
    platformUrl,
  } = parts

  const sendLink: Recovery['sendLink'] = async (
    tx,
    member,
    { clientId, returnTo = '', language, template },
  ) => {
    const { siteId, memberId } = member
    const token = randomBytes(32).toString('base64url')
    const expiresAt = clock.now() + LIFETIME_MS
    await recoveryTokensStore.put(tx, {
      ...{ siteId, memberId, clientId, returnTo, expiresAt },
      digest: digestOf(token),
    })
    const url = `${platformUrl}/login/new-password?token=${token}`
    const data = { url, minutes: LIFETIME_MS / 60_000 }
    await mails.send(tx, member, { template, data, language, expiresAt, at: clock.now() })
  }

  /** Spends the same time when there is no member: stores a token that is never sent. */
  const feignLink = async (tx: Transaction, { siteId, clientId }: LoginContext): Promise<void> => {
    const [memberId, digest] = [ids.guid(), digestOf(randomBytes(32).toString('base64url'))]
    await recoveryTokensStore.put(tx, {
      ...{ siteId, memberId, digest, clientId, returnTo: '' },
      expiresAt: clock.now(),
    })
  }

  const recover: Recovery['recover'] = async (context, { recoveryToken, password }) => {
    const { siteId } = context
    const digest = digestOf(recoveryToken)
    const found = await recoveryTokensStore.find(database, siteId, digest, clock.now())
    const owner = found && (await membersStore.find(database, siteId, found.memberId))
    if (!found || !owner || owner.deletedAt !== null || owner.blockedAt !== null)
      throw fail('VERIFICATION_FAILED')
    const { name: shopName } = await sites.get(siteId)
    await assertGoodPassword(password, 'password', { shopName, email: owner.email })
    const passwordHash = await hashPassword(password)
    const { answer, forget } = await database.transaction(async (tx) => {
      // Consumed here, once: what was found above may have been used or replaced meanwhile.
      if ((await recoveryTokensStore.use(tx, found)) === 0) throw fail('VERIFICATION_FAILED')
      const member = await membersStore.lock(tx, siteId, found.memberId)
      if (!member || member.deletedAt !== null || member.blockedAt !== null) throw fail('VERIFICATION_FAILED')
      const policy = await signOnPolicyOf(tx, siteId)
      // Reading the mail proves the address.
      const proof = { way: 'link' } as const
      const proved = await proveAddress(tx, member, { proof, policy, now: clock.now() })
      const set = await newPasswords.set(tx, proved.member, passwordHash)
      const answer = await entry.enter(tx, context, set.member, { policy })
      return { answer, forget: [proved.forget, set.forget] }
    })
    for (const each of forget) each()
    return { ...answer, ...(found.returnTo !== '' && { returnTo: found.returnTo }) }
  }

  return {
    sendLink,
    returnAddress: async (siteId, clientId, url, field) => {
      if (url === undefined) return undefined
      const client = await oauthClientsStore.find(database, clientId)
      const isOurs = client?.siteId === siteId && client.revokedAt === null
      const followed = isOurs ? followable(url, client.origins) : undefined
      if (followed !== undefined) return followed
      if (isOurs && client.redirectUris.includes(url)) return url
      throw refuse(field, 'FORMAT', 'must start with an origin registered by the client')
    },

    sendRecovery: async (context, { email: emailKey, language, returnTo }) => {
      const { siteId, clientId } = context
      await limits.begin(siteId, [rateOfMailsFrom(context), rateOfLinks(emailKey)])
      await answers.evenly(EVEN_MS, () =>
        database.transaction(async (tx) => {
          const member = await membersStore.findByEmail(tx, siteId, emailKey)
          if (!member || member.blockedAt !== null) return feignLink(tx, context)
          await sendLink(tx, member, { clientId, returnTo, language, template: 'new-password' })
        }),
      )
    },

    recover,
    recoverByLink: async (address, given) => {
      const origin = await recoveryTokensStore.originOf(database, digestOf(given.recoveryToken))
      if (!origin) throw fail('VERIFICATION_FAILED')
      return recover({ ...origin, address }, given)
    },
  }
}
