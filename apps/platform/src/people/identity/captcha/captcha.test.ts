import { once } from 'node:events'
import { createServer } from 'node:http'
import { loginV2, registerV2 } from '@vitrine/contract/operations'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../../testing/engines.ts'
import { openShop, type Shop } from '../../../testing/shop.ts'
import { newAddress, outcomeOf, PASSWORD } from '../identity.fixtures.ts'
import { solved, solveOne } from './captcha.fixtures.ts'
import { CHALLENGE_PATH } from './captcha.routes.ts'

const CHEAP = { CAPTCHA_COST: '1' }
const MISSING = '-19971'
const INVALID = '-19970'

/** Registers and logs in at a shop, with or without captcha tokens. */
const formsOf = async (shop: Shop) => {
  const visitor = await shop.visitor()
  const send = async (
    operation: typeof registerV2 | typeof loginV2,
    email: string,
    password: string,
    token: object,
  ) =>
    outcomeOf(
      await visitor.try(operation, {
        ...{ loginId: { email }, password },
        ...(Object.keys(token).length > 0 && { captchaTokens: [token] }),
      }),
    )
  return {
    register: (email: string, token: object = {}) => send(registerV2, email, PASSWORD, token),
    login: (email: string, token: object = {}, password = PASSWORD) => send(loginV2, email, password, token),
  }
}

// Fails if uses aren't recorded, the signature isn't checked, or the site is ignored.
for (const engine of ENGINES) {
  describe(`a proof of work on ${engine.name}`, () => {
    let shop: Shop
    let forms: Awaited<ReturnType<typeof formsOf>>
    beforeAll(async () => {
      shop = await openShop({ engine, environment: { ...CHEAP, CAPTCHA: 'always' } })
      forms = await formsOf(shop)
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    it('lets a form through once, in the place of either key', async () => {
      const email = newAddress()
      expect(await forms.register(email)).toBe(MISSING)
      const first = await solveOne(shop)
      expect(await forms.register(email, { Recaptcha: first })).toBe('SUCCESS')
      expect(await forms.login(email, { Recaptcha: first })).toBe(INVALID)
      expect(await forms.login(email)).toBe(MISSING)
      const [second, third] = [await solveOne(shop), await solveOne(shop, `?siteId=${shop.site.siteId}`)]
      const both = { Recaptcha: first, InvisibleRecaptcha: second }
      expect(await forms.login(email, both)).toBe('SUCCESS')
      const again = Array.from({ length: 8 }, () => forms.login(email, { InvisibleRecaptcha: third }))
      expect((await Promise.all(again)).sort()).toEqual([...Array(7).fill(INVALID), 'SUCCESS'])
    })

    it('is rejected when it is old, for another site, forged or not a proof', async () => {
      const email = newAddress()
      const right = await solveOne(shop)
      const { challenge, solution } = JSON.parse(Buffer.from(right, 'base64').toString())
      const other = (change: object) =>
        Buffer.from(JSON.stringify({ challenge, solution, ...change })).toString('base64')
      const { parameters, signature } = challenge
      const forged = {
        algorithm: 'PBKDF2/SHA-256',
        cost: 1,
        deriveKey,
        expiresAt: new Date(Date.now() + 60_000),
      }
      const tokens = [
        await solveOne(shop, '?siteId=another'),
        await solved(await createChallenge({ ...forged, hmacSignatureSecret: 'not ours' })),
        await solved(await createChallenge(forged)),
        other({ solution: { ...solution, counter: solution.counter + 1 } }),
        other({
          challenge: { parameters: { ...parameters, expiresAt: parameters.expiresAt + 600 }, signature },
        }),
        other({ challenge: { parameters: { ...parameters, keyPrefix: '' }, signature } }),
        other({ challenge: { parameters, signature: null } }),
        other({ challenge: { parameters: { ...parameters, cost: 1e9 }, signature } }),
        other({ challenge: { parameters: { ...parameters, algorithm: 'SHA-256' }, signature } }),
        other({ solution: null }),
        other({ solution: { counter: -1, derivedKey: 'zz' } }),
        other({ challenge: [] }),
        Buffer.from('null').toString('base64'),
        'not base64 at all',
      ]
      for (const Recaptcha of tokens)
        expect([Recaptcha, await forms.register(email, { Recaptcha })]).toEqual([Recaptcha, INVALID])
      expect(await forms.register(email, { Recaptcha: right })).toBe('SUCCESS')
    })
  })
}

describe('a captcha after failures', () => {
  it("is required after an account's third one, known or not, until a successful login", async () => {
    let now = Date.now()
    await using shop = await openShop({ clock: { now: () => now }, environment: CHEAP })
    const { register, login } = await formsOf(shop)
    const [email, other] = [newAddress(), newAddress()]
    await register(email)
    for (const address of [email, newAddress()]) {
      for (let failure = 0; failure < 3; failure++)
        expect(await login(address, {}, 'wrong one')).not.toBe(MISSING)
      expect(await login(address, {}, 'wrong one')).toBe(MISSING)
    }
    expect(await register(other)).toBe('SUCCESS')
    expect(await login(other)).toBe('SUCCESS')
    expect(await login(email)).toBe(MISSING)
    expect(await login(email, { Recaptcha: await solveOne(shop) })).toBe('SUCCESS')
    expect(await login(email)).toBe('SUCCESS')
    for (let failure = 0; failure < 3; failure++) await login(email, {}, 'wrong one')
    expect(await login(email)).toBe(MISSING)
    now += 3_600_000
    expect(await login(email)).toBe('SUCCESS')
  })

  it("is required after a network's third registration, if limits are on", async () => {
    await using shop = await openShop({ environment: { ...CHEAP, RATE_LIMITS: 'on' } })
    const { register } = await formsOf(shop)
    for (let more = 0; more < 3; more++) expect(await register(newAddress())).toBe('SUCCESS')
    expect(await register(newAddress())).toBe(MISSING)
    expect(await register(newAddress(), { InvisibleRecaptcha: await solveOne(shop) })).toBe('SUCCESS')
  })

  it('is never required if it is switched off', async () => {
    await using shop = await openShop({ environment: { CAPTCHA: 'off' } })
    const { register, login } = await formsOf(shop)
    const email = newAddress()
    await register(email)
    for (let failure = 0; failure < 5; failure++) expect(await login(email, {}, 'wrong one')).toBe('-19976')
    expect(await login(email)).toBe('SUCCESS')
  })
})

/** Judges tokens like reCAPTCHA, by the token's own text; `down` gives no useful answer. */
const openJudge = async () => {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const form = new URLSearchParams(body)
      asked.push(form)
      const token = form.get('response') ?? ''
      if (token === 'down') return response.writeHead(500).end('<html>')
      response.setHeader('content-type', 'application/json').end(token)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    asked,
    url: `http://127.0.0.1:${port}/siteverify`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('reCAPTCHA', () => {
  const settings = {
    ...{ CAPTCHA: 'always', CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_HOSTS: 'shop.example' },
    ...{ CAPTCHA_VISIBLE_SITE_KEY: 'v', CAPTCHA_VISIBLE_SECRET: 'seen' },
    ...{ CAPTCHA_INVISIBLE_SITE_KEY: 'i', CAPTCHA_INVISIBLE_SECRET: 'unseen' },
  }
  const verdict = (more: object) => JSON.stringify({ success: true, hostname: 'shop.example', ...more })

  it("judges with each key's secret, only for our hosts and the action, and each token once", async () => {
    await using judge = await openJudge()
    await using shop = await openShop({ environment: { ...settings, CAPTCHA_VERIFY_URL: judge.url } })
    const { register } = await formsOf(shop)
    expect((await fetch(shop.url + CHALLENGE_PATH)).status).toBe(404)
    const right = verdict({ action: 'register', score: 0.9 })
    const refused = [
      verdict({ hostname: 'evil.example' }),
      verdict({ action: 'login' }),
      verdict({ score: 0.1 }),
      verdict({ success: false, 'error-codes': ['timeout-or-duplicate'] }),
    ]
    for (const Recaptcha of refused)
      expect([Recaptcha, await register(newAddress(), { Recaptcha })]).toEqual([Recaptcha, INVALID])
    expect(await register(newAddress(), { Recaptcha: right })).toBe('SUCCESS')
    expect(await register(newAddress(), { Recaptcha: right })).toBe(INVALID)
    expect(await register(newAddress(), { InvisibleRecaptcha: verdict({}) })).toBe('SUCCESS')
    expect(judge.asked.at(-2)?.get('secret')).toBe('seen')
    expect(judge.asked.at(-1)?.get('secret')).toBe('unseen')
  })

  it.each([
    ['open', 'SUCCESS', 'THROTTLED_FEATURE'],
    ['closed', INVALID, INVALID],
  ])(
    'while the service is down: no one can register, and a few logins are %s',
    async (CAPTCHA_OUTAGE, first, fifth) => {
      await using judge = await openJudge()
      const environment = { ...settings, CAPTCHA_VERIFY_URL: judge.url, CAPTCHA_OUTAGE }
      await using shop = await openShop({ environment })
      const { register, login } = await formsOf(shop)
      const email = newAddress()
      await register(email, { Recaptcha: verdict({}) })
      expect(await register(newAddress(), { Recaptcha: 'down' })).toBe(INVALID)
      expect(await login(email, { Recaptcha: 'down' })).toBe(first)
      for (let more = 0; more < 3; more++) await login(email, { Recaptcha: 'down' })
      expect(await login(email, { Recaptcha: 'down' })).toBe(fifth)
      expect(await login(email, { Recaptcha: verdict({ score: 1 }) })).toBe('SUCCESS')
    },
  )
})
