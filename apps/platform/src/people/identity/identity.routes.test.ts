import {
  login,
  loginV2,
  logout,
  proceed,
  recover,
  register,
  registerV2,
  resendDuringAuthentication,
  sendRecoveryEmail,
  validateEmail,
  verifyDuringAuthentication,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Answer, Caller, Shop } from '../../testing/index.ts'
import { PASSWORD_AUTHENTICATOR } from '../members/member.ts'
import { membersStore } from '../members/members.store.ts'
import {
  askOfMembers,
  codeFor,
  linkFor,
  mailed,
  newAddress,
  openMembersShop,
  outcomeOf,
  PASSWORD,
} from './identity.fixtures.ts'
import { createSessionTokens } from './logins/session-tokens.ts'

const everyText = statement<{ text: string }>(
  `SELECT email || ' ' || digest AS text FROM waiting_logins UNION ALL SELECT digest FROM email_codes
   UNION ALL SELECT digest FROM recovery_tokens UNION ALL SELECT digest FROM session_tokens`,
)

const BY_PASSWORD = { authenticatorConnectionId: PASSWORD_AUTHENTICATOR, reEnrollmentRequired: false }

for (const engine of ENGINES) {
  describe(`members' logins on ${engine.name}`, () => {
    let shop: Shop
    let visitor: Caller
    let now = Date.now()

    beforeAll(async () => {
      shop = await openMembersShop({}, { engine, clock: { now: () => now } })
      visitor = await shop.visitor()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const ask = (policy: Parameters<typeof askOfMembers>[2]) =>
      askOfMembers(shop.database, shop.site.siteId, policy)
    const registered = (email: string, password = PASSWORD, more: object = {}): Promise<Answer> =>
      visitor.try(registerV2, { loginId: { email }, password, ...more })
    const loggedIn = (email: string, password = PASSWORD): Promise<Answer> =>
      visitor.try(loginV2, { loginId: { email }, password })
    const memberOf = async (email: string) => {
      const member = await membersStore.findByEmail(shop.database, shop.site.siteId, email)
      if (!member) throw new Error('The member was not found')
      return member
    }
    const redeemed = (token: unknown) =>
      shop.database.transaction((tx) =>
        createSessionTokens({ now: () => now }).redeem(tx, {
          ...{ siteId: shop.site.siteId, clientId: shop.clientId, token: String(token) },
        }),
      )

    it('start with a registration, which gives the client a session token', async () => {
      await ask({})
      const email = newAddress()
      const profile = { firstName: 'Ada', customFields: [{ name: 'size', value: { numValue: 38.5 } }] }
      const { status, body } = await registered(email, PASSWORD, { profile })
      expect([status, body]).toEqual([
        200,
        {
          state: 'SUCCESS',
          sessionToken: expect.stringMatching(/^[\w-]{43}$/),
          identity: expect.objectContaining({
            email: { address: email, isVerified: false },
            status: { name: 'ACTIVE', reasons: [] },
            connections: [{ authenticatorConnection: BY_PASSWORD }],
            identityProfile: expect.objectContaining(profile),
          }),
        },
      ])
      const { memberId } = await memberOf(email)
      expect(await redeemed(body.sessionToken)).toMatchObject({ memberId })
      expect(outcomeOf(await loggedIn(email.toUpperCase()))).toBe('SUCCESS')
      expect(outcomeOf(await loggedIn(email, 'another long walk'))).toBe('-19976')
      expect(outcomeOf(await registered(email.toUpperCase()))).toBe('-19995')
    })

    it('wait for a code if addresses must be proved, whichever login requested it', async () => {
      await ask({ requireEmailVerification: true })
      const email = newAddress()
      const first = await registered(email)
      expect(first.body).toEqual({
        ...{ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) },
        identity: expect.objectContaining({
          status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] },
        }),
      })
      const old = await codeFor(shop, email)
      now += 1000
      const second = await loggedIn(email)
      expect(second.body.state).toBe('REQUIRE_EMAIL_VERIFICATION')
      const code = await codeFor(shop, email)
      const verified = (answer: Answer, given: string, by = visitor) =>
        by.try(verifyDuringAuthentication, { stateToken: answer.body.stateToken, code: given })
      if (old !== code) expect(outcomeOf(await verified(first, old))).toBe('VERIFICATION_FAILED')
      expect(outcomeOf(await verified({ ...first, body: { stateToken: 'x' } }, code))).toBe(
        'VERIFICATION_FAILED',
      )
      const done = await verified(first, code)
      expect(done.body).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } })
      const { memberId } = await memberOf(email)
      expect(await redeemed(done.body.sessionToken)).toMatchObject({ memberId })
      expect(outcomeOf(await verified(second, code))).toBe('VERIFICATION_FAILED')
      expect(outcomeOf(await visitor.try(proceed, { stateToken: second.body.stateToken }))).toBe('SUCCESS')
      expect(outcomeOf(await loggedIn(email))).toBe('SUCCESS')
      const kept = JSON.stringify(await shop.database.all(everyText))
      for (const secret of [first.body.stateToken, done.body.sessionToken, code])
        expect(kept).not.toContain(String(secret))
      expect(shop.log.join('\n')).not.toContain(String(first.body.stateToken))
    })

    it('wait for the owner if members need approval, and continue once approved', async () => {
      await ask({ requireEmailVerification: true, requireOwnerApproval: true })
      const email = newAddress()
      const { body } = await registered(email)
      const { stateToken } = body
      const approve = async () => {
        const member = await memberOf(email)
        await shop.database.transaction((tx) => membersStore.update(tx, { ...member, approvedAt: now }))
      }
      const code = await codeFor(shop, email)
      const waiting = await visitor.try(verifyDuringAuthentication, { stateToken, code })
      expect(waiting.body).toEqual({ state: 'REQUIRE_OWNER_APPROVAL', stateToken })
      expect(outcomeOf(await visitor.try(verifyDuringAuthentication, { stateToken, code }))).toBe(
        'VERIFICATION_FAILED',
      )
      expect(outcomeOf(await visitor.try(proceed, { stateToken }))).toBe('REQUIRE_OWNER_APPROVAL')
      expect(outcomeOf(await loggedIn(email))).toBe('REQUIRE_OWNER_APPROVAL')
      await approve()
      expect(outcomeOf(await visitor.try(proceed, { stateToken }))).toBe('SUCCESS')
      expect(outcomeOf(await visitor.try(proceed, { stateToken }))).toBe('VERIFICATION_FAILED')
    })

    it('are refused to blocked and deleted members, with the reason only for the right password', async () => {
      await ask({})
      const email = newAddress()
      await registered(email)
      const member = await memberOf(email)
      await shop.database.transaction((tx) => membersStore.update(tx, { ...member, blockedAt: now }))
      const refused = await loggedIn(email)
      expect([refused.status, outcomeOf(refused)]).toEqual([403, 'PERMISSION_DENIED'])
      expect(refused.body).toMatchObject({ details: { applicationError: { data: { status: 'BLOCKED' } } } })
      expect(outcomeOf(await loggedIn(email, 'another long walk'))).toBe('-19976')
      await visitor.call(sendRecoveryEmail, { email })
      expect((await mailed(shop, email)).map(({ template }) => template)).toEqual([])
    })

    it('allow five attempts at a code, however many come at once', async () => {
      await ask({ requireEmailVerification: true })
      const email = newAddress()
      const { stateToken } = (await registered(email)).body
      const code = await codeFor(shop, email)
      const wrong = Array.from({ length: 30 }, (_, index) => String(900_000 + index)).filter(
        (c) => c !== code,
      )
      const tries = await Promise.all(
        wrong.map((guess) => visitor.try(verifyDuringAuthentication, { stateToken, code: guess })),
      )
      expect(new Set(tries.map(outcomeOf))).toEqual(new Set(['VERIFICATION_FAILED']))
      expect(outcomeOf(await visitor.try(verifyDuringAuthentication, { stateToken, code }))).toBe(
        'VERIFICATION_FAILED',
      )
      now += 1000
      expect(outcomeOf(await visitor.try(resendDuringAuthentication, { stateToken }))).toBe('OK')
      const another = await codeFor(shop, email)
      const right = Array.from({ length: 10 }, () =>
        visitor.try(verifyDuringAuthentication, { stateToken, code: another }),
      )
      const outcomes = (await Promise.all(right)).map(outcomeOf)
      expect(outcomes.filter((outcome) => outcome === 'SUCCESS')).toHaveLength(1)
    })

    it('forget codes after ten minutes and waiting logins after a quarter of an hour', async () => {
      await ask({ requireEmailVerification: true })
      const email = newAddress()
      const { stateToken } = (await registered(email)).body
      const code = await codeFor(shop, email)
      now += 10 * 60_000
      expect(outcomeOf(await visitor.try(verifyDuringAuthentication, { stateToken, code }))).toBe(
        'VERIFICATION_FAILED',
      )
      expect(outcomeOf(await visitor.try(proceed, { stateToken }))).toBe('REQUIRE_EMAIL_VERIFICATION')
      now += 5 * 60_000
      expect(outcomeOf(await visitor.try(proceed, { stateToken }))).toBe('VERIFICATION_FAILED')
    })

    it('can be recovered with a link, only the newest and once', async () => {
      await ask({ requireEmailVerification: true })
      const email = newAddress()
      const { stateToken } = (await registered(email)).body
      const redirect = { url: 'http://localhost:3000/account', clientId: shop.clientId }
      const asked = await visitor.call(sendRecoveryEmail, { email, redirect })
      expect(asked).toEqual({})
      const old = await linkFor(shop, email)
      now += 1000
      await visitor.call(sendRecoveryEmail, { email })
      const recoveryToken = await linkFor(shop, email)
      const set = (token: string, password = 'quite another walk') =>
        visitor.try(recover, { recoveryToken: token, password })
      expect(outcomeOf(await set(old))).toBe('VERIFICATION_FAILED')
      expect(outcomeOf(await set('x'))).toBe('VERIFICATION_FAILED')
      expect(outcomeOf(await set(recoveryToken, 'short'))).toBe('password MIN_LENGTH')
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => set(recoveryToken)))
      expect(outcomes.map(outcomeOf).sort()).toEqual(['SUCCESS', ...Array(4).fill('VERIFICATION_FAILED')])
      expect(outcomeOf(await loggedIn(email))).toBe('-19976')
      expect(outcomeOf(await loggedIn(email, 'quite another walk'))).toBe('SUCCESS')
      expect((await memberOf(email)).emailVerifiedAt).not.toBeNull()
      // The person who registered them used another password.
      expect(outcomeOf(await visitor.try(proceed, { stateToken }))).toBe('VERIFICATION_FAILED')
      const templates = (await mailed(shop, email)).map(({ template }) => template)
      expect(templates.filter((template) => template === 'password-changed')).toHaveLength(1)
      expect(shop.log.join('\n')).not.toContain(recoveryToken)
    })

    it("have links that expire after half an hour, and lead only to the client's own addresses", async () => {
      const email = newAddress()
      await ask({})
      await registered(email)
      for (const url of ['https://evil.example', '//evil.example', 'http://localhost:3000.evil.example/'])
        expect(outcomeOf(await visitor.try(sendRecoveryEmail, { email, redirect: { url } }))).toBe(
          'redirect.url FORMAT',
        )
      await visitor.try(sendRecoveryEmail, { email }, { 'x-forwarded-host': 'evil.example' })
      const [mail] = await mailed(shop, email)
      expect(mail?.said).toContain(`http://localhost:`)
      expect(mail?.said).not.toContain('evil.example')
      now += 30 * 60_000
      const token = await linkFor(shop, email)
      expect(outcomeOf(await visitor.try(recover, { recoveryToken: token, password: PASSWORD }))).toBe(
        'VERIFICATION_FAILED',
      )
    })

    it('also work with the first version of the calls', async () => {
      await ask({})
      const email = newAddress()
      const identity = {
        email: { address: email, isVerified: true },
        status: { name: 'BLOCKED', reasons: [] },
      }
      const inputs = { password: PASSWORD }
      const answer = await visitor.try(register, {
        identity,
        inputs,
        authenticatorId: PASSWORD_AUTHENTICATOR,
      })
      expect(answer.body).toMatchObject({
        state: 'SUCCESS',
        identity: { email: { isVerified: false }, status: { name: 'ACTIVE' } },
      })
      const cases: [object, string][] = [
        [{ identifier: { email }, inputs }, 'SUCCESS'],
        [{ loginId: { email }, inputs }, 'SUCCESS'],
        [{ loginId: { email }, inputs: { password: 'wrong password' } }, '-19976'],
        [{ loginId: { email }, inputs, authenticatorId: 'other' }, 'authenticatorId VALIDATION'],
        [{ loginId: { email }, inputs: { ...inputs, otp: '1' } }, 'inputs.otp FIELD_NOT_ALLOWED'],
        [{ loginId: { email }, inputs: { password: 7 } }, 'inputs.password FORMAT'],
        [{ identifier: { email: [email] }, inputs }, 'identifier.email VALIDATION'],
        [{ inputs }, 'identifier.email REQUIRED_FIELD'],
      ]
      for (const [input, expected] of cases)
        expect([input, outcomeOf(await visitor.try(login, input))]).toEqual([input, expected])
    })

    it("check an address's form without revealing whose it is", async () => {
      const email = newAddress()
      const before = await visitor.call(validateEmail, { email })
      await registered(email)
      expect([before, await visitor.call(validateEmail, { email })]).toEqual(
        Array(2).fill({ valid: true, formatInvalid: false }),
      )
      expect(await visitor.call(validateEmail, { email: 'ada@' })).toMatchObject({ formatInvalid: true })
    })

    it('end with an answer that leads to the logout page, for registered addresses', async () => {
      const { clientId } = shop
      const postLogoutRedirectUri = 'http://localhost:3000/bye'
      const path = (query: object) =>
        `${logout.service.bases.public[0]}${logout.path}?${new URLSearchParams({ ...query })}`
      const { body } = await shop.caller().get(path({ clientId, postLogoutRedirectUri }))
      expect(body).toMatchObject({ statusCode: 302, body: '' })
      const [{ value }] = body.headers as [{ value: string }]
      expect(value).toMatch(/^http:\/\/localhost:\d+\/logout[?]clientId=.*&postLogoutRedirectUri=http%3A/)
      const evil = await shop.caller().get(path({ clientId, postLogoutRedirectUri: 'https://evil.example' }))
      expect(outcomeOf(evil)).toBe('postLogoutRedirectUri FORMAT')
    })
  })
}
