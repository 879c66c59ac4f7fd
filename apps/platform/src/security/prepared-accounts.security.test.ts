import { hash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  createMember,
  getCheckout,
  getCurrentCart,
  getCurrentMember,
  getExternalLogins,
  loginV2,
  loginWithTokenParams,
  proceed,
  recover,
  registerV2,
  sendActivationEmail,
  sendRecoveryEmail,
  signOn,
  updateExternalLogins,
  updateMember,
  verifyDuringAuthentication,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOf } from '../hostile/small-shop.ts'
import {
  askToLogIn,
  exchangeCode,
  follow,
  sessionTokenOf,
} from '../people/access/authorize/member.fixtures.ts'
import { externalLoginStore } from '../people/connections/external-login.store.ts'
import {
  askOfMembers,
  codeFor,
  linkFor,
  newAddress,
  openMembersShop,
  outcomeOf,
  PASSWORD,
} from '../people/identity/identity.fixtures.ts'
import { membersStore } from '../people/members/members.store.ts'
import { germany } from '../sales/checkout/checkout.fixtures.ts'
import { ENGINES } from '../testing/engines.ts'
import { type Caller, openProvider, type Shop, type TestProvider } from '../testing/index.ts'
import { cup, putCup } from './cup.ts'

const CONNECTION = randomUUID()
const APP = 'https://app.example/back'
const VERIFIER = 'v'.repeat(43)
const OWNERS = 'the owner of the mailbox'

/** What a stranger has of an account that they prepared with someone's address. */
interface Prepared {
  readonly memberId: string
  readonly email: string
  readonly password?: string
  readonly subject?: string
  readonly tokens?: { readonly access: string; readonly refresh: string }
  readonly stateToken?: string
  readonly sessionToken?: string
  readonly checkoutId?: string
}

// Fails without `dropIdentities` in prove-address.ts: a stranger's login at a provider still works.
for (const engine of ENGINES) {
  describe(`an account prepared by a stranger, on ${engine.name}`, () => {
    let shop: Shop
    let owner: Caller
    let visitor: Caller
    let provider: TestProvider
    beforeAll(async () => {
      shop = await openMembersShop({}, { engine, seed: putCup })
      owner = await shop.owner()
      visitor = await shop.visitor()
      provider = await openProvider([APP])
      const { issuer, clientId, clientSecret } = provider
      await owner.call(getExternalLogins, {})
      await owner.call(updateExternalLogins, {
        externalLogins: {
          connections: [{ id: CONNECTION, name: 'Ids', issuer, clientId, clientSecret, active: true }],
        },
      })
    })
    afterAll(async () => {
      await provider[Symbol.asyncDispose]()
      await shop[Symbol.asyncDispose]()
    })

    /** Logs a person in with their account at the provider. */
    const byProvider = async (subject: string, email: string, verified: boolean) => {
      provider.people.set(subject, { email, email_verified: verified, given_name: 'Provided' })
      provider.who = subject
      const query = new URLSearchParams({
        ...{ client_id: provider.clientId, response_type: 'code', scope: 'openid email profile', state: 's' },
        ...{ redirect_uri: APP, nonce: 'n', code_challenge: hash('sha256', VERIFIER, 'base64url') },
        code_challenge_method: 'S256',
      })
      const back = new URL(await provider.visit(`${provider.issuer}/auth?${query}`))
      const code = back.searchParams.get('code') ?? ''
      const tokenParams = { code, redirect_uri: APP, code_verifier: VERIFIER, nonce: 'n' }
      return visitor.try(loginWithTokenParams, { idpConnectionId: CONNECTION, tokenParams })
    }
    const tokensFor = async (sessionToken: string) => {
      const asked = await askToLogIn(shop, await shop.visitor(), 'none', { sessionToken })
      const { told } = await follow(asked.url)
      const { status, body } = await exchangeCode(shop, told.code, asked.verifier)
      return { status, access: String(body.access_token), refresh: String(body.refresh_token) }
    }
    const memberOf = async (email: string) => {
      const found = await membersStore.findByEmail(shop.database, shop.site.siteId, email)
      if (!found) throw new Error(`No account has the address ${email}`)
      return found
    }
    /** Logs a stranger in to what they created, and leaves their data there. */
    const settled = async (email: string, sessionToken: unknown): Promise<Omit<Prepared, 'password'>> => {
      const tokens = await tokensFor(String(sessionToken))
      const stranger = shop.caller(tokens.access)
      const { memberId: id } = await memberOf(email)
      const contact = { firstName: 'Evangeline', addresses: [{ city: 'Strangeville', country: 'DE' }] }
      await stranger.call(updateMember, { member: { id, contact } })
      await stranger.call(addToCurrentCart, { lineItems: [lineOf(cup.id)] })
      const { checkoutId } = await stranger.call(createCheckoutFromCurrentCart, {
        ...{ channelType: 'WEB', email, shippingAddress: germany },
      })
      return { memberId: id, email, tokens, checkoutId: String(checkoutId) }
    }

    const WAYS_TO_PREPARE: Readonly<Record<string, () => Promise<Prepared>>> = {
      'by a registration': async () => {
        const [email, password] = [newAddress(), PASSWORD]
        const { body } = await visitor.try(registerV2, { loginId: { email }, password })
        const held = await settled(email, body.sessionToken)
        const again = await visitor.try(loginV2, { loginId: { email }, password })
        return { ...held, password, sessionToken: String(again.body.sessionToken) }
      },
      'by a registration that waits for a code': async () => {
        const [email, password] = [newAddress(), PASSWORD]
        await askOfMembers(shop.database, shop.site.siteId, { requireEmailVerification: true })
        const profile = { firstName: 'Evangeline' }
        const { body } = await visitor.try(registerV2, { loginId: { email }, password, profile })
        const { memberId } = await memberOf(email)
        return { memberId, email, password, stateToken: String(body.stateToken) }
      },
      "at a provider that hasn't verified the address": async () => {
        const [email, subject] = [newAddress(), randomUUID()]
        const { body } = await byProvider(subject, email, false)
        const held = await settled(email, body.sessionToken)
        const again = await byProvider(subject, email, false)
        return { ...held, subject, sessionToken: String(again.body.sessionToken) }
      },
      'by a merchant, whose program logged in as them': async () => {
        const email = newAddress()
        const contact = { firstName: 'Ada', company: 'Entered by the shop' }
        await owner.call(createMember, { member: { loginEmail: email, contact } })
        // A program's own session tokens belong to its client; this one is for the shop's.
        return settled(email, await sessionTokenOf(shop, await memberOf(email)))
      },
    }

    const WAYS_TO_PROVE: Readonly<Record<string, (held: Prepared) => Promise<void>>> = {
      'by a link for a new password': async ({ email }) => {
        await visitor.call(sendRecoveryEmail, { email })
        const recoveryToken = await linkFor(shop, email)
        await visitor.call(recover, { recoveryToken, password: OWNERS })
      },
      'by an activation mail': async ({ email, memberId, password }) => {
        await owner.call(sendActivationEmail, { identityId: memberId })
        const recoveryToken = await linkFor(shop, email, password ? 'new-password' : 'first-password')
        await visitor.call(recover, { recoveryToken, password: OWNERS })
      },
      'at a provider that has verified the address': async ({ email }) => {
        expect(outcomeOf(await byProvider(randomUUID(), email, true))).toBe('SUCCESS')
      },
      'on the word of a program': async ({ email }) => {
        await owner.call(signOn, { loginId: { email }, verifyEmail: true })
      },
    }

    for (const [prepared, prepare] of Object.entries(WAYS_TO_PREPARE))
      for (const [proved, prove] of Object.entries(WAYS_TO_PROVE))
        it(`${prepared} gives them nothing once the address is proved ${proved}`, async () => {
          await askOfMembers(shop.database, shop.site.siteId, {})
          const held = await prepare()
          await prove(held)
          await askOfMembers(shop.database, shop.site.siteId, {})
          const { email, memberId, tokens, subject, stateToken, sessionToken, password } = held
          const after = await memberOf(email)
          expect(after.memberId).toBe(memberId)
          expect(after.emailVerifiedAt).not.toBeNull()

          const gained: string[] = []
          if (tokens) {
            const stranger = shop.caller(tokens.access)
            for (const operation of [getCurrentMember, getCurrentCart])
              if ((await stranger.try(operation, {})).status === 200) gained.push(operation.name)
            const body = { clientId: shop.clientId, grantType: 'refresh_token', refreshToken: tokens.refresh }
            if ((await shop.caller().post('/oauth2/token', body)).status === 200) gained.push('renewal')
          }
          if (password) {
            const outcome = outcomeOf(await visitor.try(loginV2, { loginId: { email }, password }))
            if (outcome === 'SUCCESS') gained.push('password')
          }
          if (subject) {
            const { body, status } = await byProvider(subject, email, false)
            if (status === 200) gained.push(`provider ${body.state}`)
          }
          if (sessionToken && (await tokensFor(sessionToken)).status === 200) gained.push('session token')
          if (stateToken) {
            const code = await codeFor(shop, email)
            const tries = [
              await visitor.try(proceed, { stateToken }),
              await visitor.try(verifyDuringAuthentication, { stateToken, code }),
            ]
            if (tries.some(({ status }) => status === 200)) gained.push('waiting login')
          }
          expect(gained).toEqual([])

          // Everything left in the account is the shop's.
          expect(JSON.stringify(after)).not.toMatch(/Evangeline|Strangeville|Provided/)
          expect(after.profile.company ?? undefined).toBe(
            prepared.startsWith('by a merchant') ? 'Entered by the shop' : undefined,
          )
          const { sessionToken: own } = await owner.call(signOn, { loginId: { email } })
          const asOwner = await shop.as({
            ...{ type: 'MEMBER', siteId: shop.site.siteId, clientId: shop.clientId, memberId },
          })
          expect(own).toEqual(expect.any(String))
          expect((await asOwner.try(getCurrentCart, {})).status).toBe(404)
          if (held.checkoutId)
            expect((await asOwner.try(getCheckout, { id: held.checkoutId })).status).toBe(404)
        })

    it('by a password keeps only that password if its own login submits the code', async () => {
      const email = newAddress()
      const first = await visitor.try(registerV2, { loginId: { email }, password: PASSWORD })
      const { memberId, tokens } = await settled(email, first.body.sessionToken)
      const { siteId } = shop.site
      const linked = { issuer: provider.issuer, subject: 'linked before', memberId }
      await shop.database.transaction((tx) => externalLoginStore.link(tx, siteId, linked, 1))
      await askOfMembers(shop.database, siteId, { requireEmailVerification: true })
      const { body } = await visitor.try(loginV2, { loginId: { email }, password: PASSWORD })
      const code = await codeFor(shop, email)
      const entered = await visitor.try(verifyDuringAuthentication, { stateToken: body.stateToken, code })
      expect(outcomeOf(entered)).toBe('SUCCESS')
      expect(await externalLoginStore.identitiesOf(shop.database, siteId, memberId)).toEqual([])
      expect((await shop.caller(tokens?.access).try(getCurrentMember, {})).status).toBe(401)
      expect(outcomeOf(await visitor.try(loginV2, { loginId: { email }, password: PASSWORD }))).toBe(
        'SUCCESS',
      )
      expect(await memberOf(email)).toMatchObject({ firstName: 'Evangeline' })
    })
  })
}

it('is marked as proved in one place only', () => {
  const folder = join(import.meta.dirname, '../people')
  const marking = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.(test|fixtures))\.ts$/.test(file) &&
      /emailVerifiedAt: (?!member\.|row\.|number)/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(marking.sort()).toEqual(['identity/addresses/prove-address.ts', 'members/member.ts'])
})
