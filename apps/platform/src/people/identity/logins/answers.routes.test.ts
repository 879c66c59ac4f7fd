import {
  loginV2,
  proceed,
  registerV2,
  resendDuringAuthentication,
  sendRecoveryEmail,
  verifyDuringAuthentication,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../testing/index.ts'
import { membersStore } from '../../members/members.store.ts'
import { mailed, newAddress, openMembersShop, outcomeOf, PASSWORD } from '../identity.fixtures.ts'

type Environment = Readonly<Record<string, string>>

const open = async (policy: Parameters<typeof openMembersShop>[0], environment: Environment) => {
  let now = Date.now()
  const clock = { now: () => now }
  const shop = await openMembersShop(policy, {
    clock,
    environment: { TRUSTED_PROXIES: '127.0.0.1', CAPTCHA: 'off', ...environment },
  })
  const visitor = await shop.visitor()
  const from = (address = '192.0.2.1') => ({ 'x-forwarded-for': address })
  return {
    shop,
    wait: (ms: number) => {
      now += ms
    },
    register: (email: string, address?: string) =>
      visitor.try(registerV2, { loginId: { email }, password: PASSWORD }, from(address)),
    login: (email: string, password = 'wrong one', address?: string) =>
      visitor.try(loginV2, { loginId: { email }, password }, from(address)),
    recovery: (email: string, address?: string) => visitor.try(sendRecoveryEmail, { email }, from(address)),
    resend: (stateToken: unknown, address?: string) =>
      visitor.try(resendDuringAuthentication, { stateToken }, from(address)),
    verify: (stateToken: unknown, code: string) =>
      visitor.try(verifyDuringAuthentication, { stateToken, code }),
    proceed: (stateToken: unknown) => visitor.try(proceed, { stateToken }),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** An answer without the parts that always differ. */
const normalized = ({ status, headers, body }: Answer, email: string) => {
  const text = JSON.stringify(body)
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'GUID')
    .replaceAll(/"[\w-]{43}"/g, '"TOKEN"')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
  return { status, text, length: headers.get('content-length'), names: [...headers.keys()].sort() }
}

describe.concurrent('uniform answers', () => {
  it('are the same for an unknown address and a wrong password', async () => {
    await using test = await open({}, { LOGIN_ANSWERS: 'uniform' })
    const [known, unknown, passwordless] = [newAddress(), newAddress(), newAddress()]
    for (const email of [known, passwordless]) await test.register(email)
    const { siteId } = test.shop.site
    const member = await membersStore.findByEmail(test.shop.database, siteId, passwordless)
    if (member)
      await test.shop.database.transaction((tx) => membersStore.update(tx, { ...member, passwordHash: null }))
    const [one, other, third] = [
      normalized(await test.login(known), known),
      normalized(await test.login(unknown), unknown),
      normalized(await test.login(passwordless), passwordless),
    ]
    expect(one.text).toContain('"-19976"')
    expect([other, third]).toEqual([one, one])
    const mails = [
      normalized(await test.recovery(known), known),
      normalized(await test.recovery(unknown), unknown),
    ]
    expect(mails[1]).toEqual(mails[0])
    expect((await mailed(test.shop, known)).map(({ template }) => template)).toEqual(['new-password'])
    expect(await mailed(test.shop, unknown)).toEqual([])
    // What can't be hidden when nothing has to wait.
    expect(outcomeOf(await test.register(known))).toBe('-19995')
  })

  it.each([
    [{ requireEmailVerification: true }, 'REQUIRE_EMAIL_VERIFICATION'],
    [{ requireOwnerApproval: true }, 'REQUIRE_OWNER_APPROVAL'],
    [{ requireEmailVerification: true, requireOwnerApproval: true }, 'REQUIRE_EMAIL_VERIFICATION'],
  ])('are the same for a new address and a taken one with %j, to the end', async (policy, state) => {
    await using test = await open(policy, { LOGIN_ANSWERS: 'uniform' })
    const [taken, fresh] = [newAddress(), newAddress()]
    await test.register(taken)
    test.wait(1000)
    const answers = [await test.register(taken), await test.register(fresh)] as const
    expect(normalized(answers[0], taken)).toEqual(normalized(answers[1], fresh))
    expect(outcomeOf(answers[0])).toBe(state)
    const [feigned, real] = answers.map(({ body }) => body.stateToken)
    const both = async (call: (stateToken: unknown) => Promise<Answer>) => {
      const [one, other] = [await call(feigned), await call(real)]
      expect(normalized(one, taken)).toEqual(normalized(other, fresh))
      return outcomeOf(one)
    }
    expect(await both(test.proceed)).toBe(state)
    for (let guess = 0; guess < 6; guess++)
      expect(await both((token) => test.verify(token, '00000x'))).toBe('VERIFICATION_FAILED')
    test.wait(1000)
    expect(await both(test.resend)).toBe('OK')
    const told = (await mailed(test.shop, taken)).map(({ template }) => template)
    expect(told).toContain('account-exists')
    // The address's owner can let members in, but never the one who didn't exist.
    expect(await both(test.proceed)).toBe(state)
    // A waiting login ends after a quarter of an hour; no mail would help then.
    test.wait(15 * 60_000)
    expect(await both(test.resend)).toBe('VERIFICATION_FAILED')
  })
})

describe.concurrent('guarded answers', () => {
  it('reveal five unknown addresses an hour to a network, each as often as it likes', async () => {
    await using test = await open({}, { LOGIN_ANSWERS: 'guarded' })
    const known = newAddress()
    await test.register(known)
    const unknown = Array.from({ length: 8 }, newAddress)
    const outcomes: string[] = []
    for (const email of unknown) outcomes.push(outcomeOf(await test.login(email)))
    const told = outcomes.filter((outcome) => outcome === '-19999').length
    expect(outcomes).toEqual([...Array(told).fill('-19999'), ...Array(8 - told).fill('-19976')])
    expect(told).toBeLessThanOrEqual(5)
    expect(told).toBeGreaterThan(1)
    expect(outcomeOf(await test.login(unknown[0] ?? ''))).toBe('-19999')
    expect(outcomeOf(await test.login(unknown[7] ?? ''))).toBe('-19976')
    expect(outcomeOf(await test.login(unknown[7] ?? '', 'x', '192.0.2.2'))).toBe('-19999')
    expect(outcomeOf(await test.login(known))).toBe('-19976')
    test.wait(3_600_000)
    expect(outcomeOf(await test.login(unknown[7] ?? ''))).toBe('-19999')
  })
})

describe.concurrent("the contract's answers", () => {
  it('tell every caller what exists at an address', async () => {
    await using test = await open({ requireEmailVerification: true }, { LOGIN_ANSWERS: 'contract' })
    const [known, common] = [newAddress(), newAddress()]
    await test.register(known)
    expect(outcomeOf(await test.register(known))).toBe('-19995')
    for (let more = 0; more < 8; more++) expect(outcomeOf(await test.login(newAddress()))).toBe('-19999')
    await test.register(common)
    const { siteId } = test.shop.site
    const member = await membersStore.findByEmail(test.shop.database, siteId, common)
    if (!member) throw new Error('The member was not found')
    const { hashPassword } = await import('../../users/passwords.ts')
    const keep = async (passwordHash: string | null, revision: number) =>
      test.shop.database.transaction((tx) => membersStore.update(tx, { ...member, passwordHash, revision }))
    await keep(null, 1)
    expect(outcomeOf(await test.login(common))).toBe('-19973')
    await keep(await hashPassword('password1'), 2)
    expect(outcomeOf(await test.login(common, 'password1'))).toBe('-19973')
    expect(outcomeOf(await test.login(common, 'password2'))).toBe('-19976')
  })
})

describe.concurrent('limits', () => {
  const LIMITED = { LOGIN_ANSWERS: 'uniform', RATE_LIMITS: 'on' }

  it('make someone who guesses passwords wait, even in parallel, but not a member who logs in', async () => {
    await using test = await open({}, LIMITED)
    const email = newAddress()
    await test.register(email)
    for (let login = 0; login < 12; login++)
      expect(outcomeOf(await test.login(email, PASSWORD, '192.0.2.9'))).toBe('SUCCESS')
    const guesses = await Promise.all(Array.from({ length: 20 }, () => test.login(email)))
    const outcomes = guesses.map(outcomeOf)
    expect(outcomes.filter((outcome) => outcome === '-19976')).toHaveLength(5)
    const refused = guesses.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({
      details: { applicationError: { code: 'THROTTLED_FEATURE', data: { retryAfterSeconds: 180 } } },
    })
    expect(refused?.headers.get('retry-after')).toBe('180')
    test.wait(180_000)
    expect(outcomeOf(await test.login(email, PASSWORD))).toBe('SUCCESS')
  })

  it('allow an address three links and five codes an hour, and a network twenty', async () => {
    await using test = await open({ requireEmailVerification: true }, LIMITED)
    const email = newAddress()
    const { stateToken } = (await test.register(email)).body
    for (let more = 0; more < 8; more++) await test.resend(stateToken, `192.0.2.${more}`)
    for (let more = 0; more < 6; more++) await test.recovery(email, `192.0.2.${more}`)
    const templates = (await mailed(test.shop, email)).map(({ template }) => template)
    expect(templates.filter((template) => template === 'email-code').length).toBeLessThanOrEqual(5)
    expect(templates.filter((template) => template === 'new-password').length).toBeLessThanOrEqual(3)
    expect(templates).toContain('new-password')
    const outcomes: string[] = []
    for (let more = 0; more < 22; more++)
      outcomes.push(outcomeOf(await test.recovery(newAddress(), '192.0.2.99')))
    expect(outcomes.filter((outcome) => outcome === 'OK').length).toBeLessThanOrEqual(20)
    expect(outcomes.at(-1)).toBe('THROTTLED_FEATURE')
  })

  it.each([
    ['', ['THROTTLED_FEATURE']],
    ['192.0.2.0/24', ['THROTTLED_FEATURE']],
    ['127.0.0.1', []],
  ])('believe forwarded addresses only from trusted proxies, here "%s"', async (trusted, refused) => {
    await using test = await open({}, { ...LIMITED, TRUSTED_PROXIES: trusted })
    const outcomes: string[] = []
    for (let caller = 0; caller < 24; caller++)
      outcomes.push(outcomeOf(await test.recovery(newAddress(), `198.51.100.${caller}`)))
    expect([...new Set(outcomes)].filter((outcome) => outcome !== 'OK')).toEqual(refused)
  })

  it('let a network register twenty times an hour', async () => {
    await using test = await open({}, LIMITED)
    const outcomes = await Promise.all(
      Array.from({ length: 14 }, async () => outcomeOf(await test.register(newAddress()))),
    )
    expect(outcomes.filter((outcome) => outcome === 'SUCCESS')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'THROTTLED_FEATURE')).toHaveLength(4)
    expect(outcomeOf(await test.register(newAddress(), '2001:db8::1'))).toBe('SUCCESS')
  })
})
