import { login, loginV2, recover, registerV2, sendRecoveryEmail } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { membersStore } from '../members/members.store.ts'
import { mailed, newAddress, openMembersShop, outcomeOf, PASSWORD } from './identity.fixtures.ts'

const countMails = statement<{ count: number }>('SELECT count(*) AS count FROM mails')

describe('hostile input to register and log in', () => {
  let shop: Shop
  let visitor: Caller
  beforeAll(async () => {
    shop = await openMembersShop({ requireEmailVerification: true, requireOwnerApproval: true })
    visitor = await shop.visitor()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const register = (email: unknown, more: object = {}) =>
    visitor.try(registerV2, { loginId: { email }, password: PASSWORD, ...more })
  const isEmailRefused = async (email: unknown) => {
    const { status, body } = await register(email)
    const { details } = body as {
      details: { validationError: { fieldViolations: { field: string; data: object }[] } }
    }
    const [violation] = details.validationError.fieldViolations
    expect([email, status, violation?.field]).toEqual([email, 400, 'loginId.email'])
    return violation?.data
  }

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example.com,eve@example.com',
    'ada@example.com;eve@example.com',
    'ada@example.com eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    '"ada@shop"@example.com',
    'ada@[127.0.0.1]',
    'ada(comment)@example.com',
    'ada@exam\u200bple.com',
    'ada@example\u3002com',
    'ad\u202ea@example.com',
    'ada..b@example.com',
    `${'a'.repeat(250)}@example.com`,
    '<script>@example.com',
  ])('is not a valid address: %j, reported as an email error', async (email) => {
    const before = await shop.database.first(countMails)
    expect(await isEmailRefused(email)).toMatchObject({ type: 'EMAIL' })
    expect(await shop.database.first(countMails)).toEqual(before)
    const login = await visitor.try(loginV2, { loginId: { email }, password: PASSWORD })
    expect(login.body).toMatchObject({
      details: { applicationError: { code: expect.stringMatching(/^-19/) } },
    })
    expect(login.status).toBe(401)
  })

  it.each([null, 7, true, {}, ['ada@example.com']])('is not a valid address: %j', async (email) => {
    expect(await isEmailRefused(email)).toMatchObject({ type: 'EMAIL' })
    expect((await visitor.try(loginV2, { loginId: { email }, password: PASSWORD })).body).toHaveProperty(
      'details.applicationError.code',
    )
  })

  it('is a missing email if it is left out', async () => {
    for (const input of [{ password: PASSWORD }, { loginId: {}, password: PASSWORD }, { loginId: null }]) {
      const { body } = await visitor.try(registerV2, input)
      const { details } = body as { details: { validationError: { fieldViolations: unknown[] } } }
      expect(details.validationError.fieldViolations[0]).toMatchObject({ data: { type: 'EMAIL' } })
    }
  })

  it('is one member however the address is written', async () => {
    const email = newAddress()
    await register(email)
    const { siteId } = shop.site
    for (const other of [email.toUpperCase(), ` ${email} `.trim(), email.replace('ada', 'ADA')])
      expect(outcomeOf(await register(other))).toBe('-19995')
    const member = await membersStore.findByEmail(shop.database, siteId, email)
    expect(member?.email).toBe(email)
    await visitor.try(sendRecoveryEmail, { email: email.toUpperCase() })
    expect((await mailed(shop, email)).map(({ template }) => template)).toContain('new-password')
    expect(await mailed(shop, email.toUpperCase())).toEqual([])
  })

  it('never gives a member a status that they name themselves', async () => {
    const email = newAddress()
    const said = {
      status: { name: 'ACTIVE', reasons: [] },
      ...{
        id: '00000000-0000-4000-8000-000000000000',
        revision: '99',
        createdDate: '2001-01-01T00:00:00.000Z',
      },
      ...{
        role: 'owner',
        roles: ['owner'],
        owner: true,
        memberId: 'x',
        siteId: 'x',
        approvedAt: 1,
        isVerified: true,
      },
      email: { address: 'other@example.com', isVerified: true },
    }
    const { body } = await register(email, {
      ...said,
      identity: said,
      profile: {
        ...said,
        labels: ['vip'],
        slug: 'admin',
        firstName: 'Eve',
        emailVerifiedAt: 1,
        passwordHash: 'x',
      },
    })
    expect(body).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      identity: {
        email: { address: email, isVerified: false },
        status: { name: 'PENDING' },
        revision: '1',
        identityProfile: { firstName: 'Eve', labels: [] },
      },
    })
    const member = await membersStore.findByEmail(shop.database, shop.site.siteId, email)
    expect(member).toMatchObject({ emailVerifiedAt: null, approvedAt: null, blockedAt: null, slug: 'eve' })
    expect(Object.keys(member?.profile ?? {})).not.toContain('role')
  })

  it('is stored unchanged, and appears in mails only as text', async () => {
    const email = newAddress()
    const firstName = '<img src=x onerror=alert(1)>"\u0027&'
    const { body } = await register(email, { profile: { firstName } })
    expect(body).toMatchObject({ identity: { identityProfile: { firstName } } })
    for (const profile of [
      { firstName: 'x'.repeat(101) },
      { company: 'x'.repeat(1001) },
      { customFields: 'x' },
    ])
      expect(outcomeOf(await register(newAddress(), { profile }))).toMatch(/^profile\./)
    const large = {
      customFields: Array.from({ length: 900 }, () => ({ name: 'x', value: { strValue: 'y'.repeat(99) } })),
    }
    expect(outcomeOf(await register(newAddress(), { profile: large }))).toMatch(/^profile/)
  })

  it.each([null, 7, true, '', [], {}, ['a long walk home']])(
    'is not a valid password: %j, a violation to register, its own error to log in',
    async (password) => {
      const email = newAddress()
      expect(outcomeOf(await visitor.try(registerV2, { loginId: { email }, password }))).toMatch(/^password /)
      expect(outcomeOf(await visitor.try(loginV2, { loginId: { email }, password }))).toBe('-19976')
      expect(outcomeOf(await visitor.try(login, { loginId: { email }, inputs: { password } }))).toMatch(
        /^inputs/,
      )
    },
  )

  it("is rejected the same for another kind of token, another client's and none", async () => {
    const email = newAddress()
    const { body } = await register(email)
    const tokens = [body.stateToken, visitor.authorization, 'x', 'x'.repeat(5000), '__proto__']
    const outcomes = new Set<string>()
    for (const recoveryToken of tokens)
      outcomes.add(outcomeOf(await visitor.try(recover, { recoveryToken, password: PASSWORD })))
    expect(outcomes).toEqual(new Set(['VERIFICATION_FAILED']))
  })

  it('counts the last of two equal keys in a body, as JSON does', async () => {
    const [one, other] = [newAddress(), newAddress()]
    const text = `{"loginId":{"email":"${one}"},"loginId":{"email":"${other}"},"password":"x","password":"${PASSWORD}"}`
    const { body } = await visitor.send('POST', '/_api/iam/authentication/v2/register', text)
    expect(body).toMatchObject({ identity: { email: { address: other } } })
    expect(await mailed(shop, one)).toEqual([])
  })
})
