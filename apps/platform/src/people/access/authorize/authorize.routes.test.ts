import { randomUUID } from 'node:crypto'
import { getCatalogVersion, listApiKeys, tokenInfo } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import { statement } from '../../../floor/database/statements/statement.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { openShop, type Shop } from '../../../testing/index.ts'
import {
  authorizePath,
  logInForAddress,
  logInForCode,
  newVerifier,
  openAuthorize,
  openConsole,
  PASSWORD,
  REDIRECT_URI,
  sendLogin,
  type TestConsole,
} from './console.fixtures.ts'
import { createKnownBrowsers } from './known-browsers.ts'

const setRole = statement('UPDATE users SET role = ? WHERE user_id = ?')
const disable = statement('UPDATE users SET disabled_at = 1 WHERE user_id = ?')
const everything = ['users', 'sessions', 'authorization_codes', 'login_failures'].map((table) =>
  statement<Record<string, unknown>>(`SELECT * FROM ${table}`),
)

const exchange = (shop: Shop, { clientId }: TestConsole, code: string, codeVerifier: string, more = {}) =>
  shop.caller().post('/oauth2/token', {
    ...{ grantType: 'authorization_code', clientId, code, codeVerifier, redirectUri: REDIRECT_URI },
    ...more,
  })

// Fails if codes can be used twice.
for (const engine of ENGINES) {
  describe(`a back-office login on ${engine.name}`, () => {
    it("exchanges the page's login for a code, and the code for tokens of the role", async () => {
      await using shop = await openShop({ engine })
      for (const role of ['merchant', 'owner'] as const) {
        const open = await openConsole(shop, role)
        const verifier = newVerifier()
        const path = authorizePath(open, verifier)
        const led = await openAuthorize(shop, path)
        expect([led.status, led.headers.get('cache-control')]).toEqual([303, 'no-store'])
        expect(led.headers.get('location')).toMatch(/^http:\/\/localhost:\d+\/login\?request=[\w-]{43}$/)
        const to = await logInForAddress(shop, path, open.email.toUpperCase())
        expect(to.href.startsWith(`${REDIRECT_URI}&code=`)).toBe(true)
        expect(Object.fromEntries(to.searchParams)).toEqual({
          from: 'login',
          code: expect.stringMatching(/^[\w-]{43}$/),
          state: 's&t=1',
          iss: expect.stringMatching(/^http:\/\/localhost:\d+$/),
        })
        const { status, body } = await exchange(shop, open, to.searchParams.get('code') ?? '', verifier)
        expect([status, body]).toMatchObject([200, { token_type: 'Bearer', expires_in: 900 }])
        const merchant = shop.caller(String(body.access_token))
        expect((await merchant.try(getCatalogVersion, {})).status).toBe(200)
        expect((await merchant.try(listApiKeys, {})).status).toBe(role === 'owner' ? 200 : 403)
        expect(await shop.caller().call(tokenInfo, { token: String(body.access_token) })).toMatchObject({
          active: true,
          subjectType: 'USER',
          subjectId: open.userId,
        })
        const secrets = [PASSWORD, verifier, to.searchParams.get('code') ?? '', String(body.refresh_token)]
        const kept = JSON.stringify(await Promise.all(everything.map((all) => shop.database.all(all))))
        for (const secret of secrets) {
          expect(kept).not.toContain(secret)
          expect(shop.log.filter((line) => line.includes(secret))).toEqual([])
        }
        expect(shop.log.filter((line) => line.includes(open.email))).toEqual([])
      }
    })

    it('gives one session per code, no matter what else is sent and how often', async () => {
      let now = Date.now()
      await using shop = await openShop({ engine, clock: { now: () => now } })
      const open = await openConsole(shop)
      const other = await openConsole(shop)
      const verifier = newVerifier()
      const code = await logInForCode(shop, open, verifier)
      const wrong: [object, string][] = [
        [{ codeVerifier: newVerifier() }, 'invalid_grant'],
        [{ codeVerifier: verifier.slice(0, 42) }, 'invalid_grant'],
        [{ codeVerifier: undefined }, 'invalid_request'],
        [{ redirectUri: 'https://console.example/other' }, 'invalid_grant'],
        [{ redirectUri: undefined }, 'invalid_request'],
        [{ clientId: other.clientId }, 'invalid_grant'],
        [{ code: code.slice(0, -1) }, 'invalid_grant'],
        [{ code: undefined }, 'invalid_request'],
      ]
      for (const [more, error] of wrong) {
        const answer = await exchange(shop, open, code, verifier, more)
        expect([answer.status, answer.body.error], JSON.stringify(more)).toEqual([400, error])
      }

      const answers = await Promise.all(
        Array.from({ length: 20 }, () => exchange(shop, open, code, verifier)),
      )
      const [good, ...more] = answers.filter(({ status }) => status === 200)
      expect(more).toEqual([])
      expect(answers.filter(({ body }) => body.error === 'invalid_grant')).toHaveLength(19)
      now += 5_000
      const merchant = shop.caller(String(good?.body.access_token))
      expect((await merchant.try(getCatalogVersion, {})).status).toBe(401) // the first may have been a thief
      const renewed = await shop.caller().post('/oauth2/token', {
        ...{ grantType: 'refresh_token', clientId: open.clientId, refreshToken: good?.body.refresh_token },
      })
      expect(renewed.body.error).toBe('invalid_grant')

      const late = await logInForCode(shop, open, verifier)
      now += 60_000
      expect((await exchange(shop, open, late, verifier)).body.error).toBe('invalid_grant')
    })

    it('rotates the refresh token for clients that ask for it at the exchange', async () => {
      await using shop = await openShop({ engine })
      const open = await openConsole(shop)
      const { clientId } = open
      const begin = async (headers: Record<string, string>) => {
        const verifier = newVerifier()
        const code = await logInForCode(shop, open, verifier)
        const grant = { grantType: 'authorization_code', clientId, code, codeVerifier: verifier }
        const body = { ...grant, redirectUri: REDIRECT_URI }
        return (await shop.caller().post('/oauth2/token', body, headers)).body.refresh_token
      }
      const renew = async (refreshToken: unknown) =>
        (await shop.caller().post('/oauth2/token', { grantType: 'refresh_token', clientId, refreshToken }))
          .body.refresh_token
      const still = await begin({})
      expect(await renew(still)).toBe(still)
      const first = await begin({ 'x-vitrine-rotation': 'on' })
      const second = await renew(first)
      const again = await renew(first)
      expect(new Set([first, second, again, await renew(again)]).size).toBe(4)
    })

    it('ends with the user, and follows a role change within five seconds', async () => {
      let now = Date.now()
      await using shop = await openShop({ engine, clock: { now: () => now } })
      const open = await openConsole(shop, 'owner')
      const verifier = newVerifier()
      const code = await logInForCode(shop, open, verifier)
      const { body } = await exchange(shop, open, code, verifier)
      const owner = shop.caller(String(body.access_token))
      const renew = () =>
        shop.caller().post('/oauth2/token', {
          ...{ grantType: 'refresh_token', clientId: open.clientId, refreshToken: body.refresh_token },
        })
      expect((await owner.try(listApiKeys, {})).status).toBe(200)
      await shop.database.transaction((tx) => tx.run(setRole, 'merchant', open.userId))
      now += 5_000
      expect((await owner.try(listApiKeys, {})).status).toBe(401)
      const merchant = shop.caller(String((await renew()).body.access_token))
      expect((await merchant.try(listApiKeys, {})).status).toBe(403)
      expect((await merchant.try(getCatalogVersion, {})).status).toBe(200)
      await shop.database.transaction((tx) => tx.run(disable, open.userId))
      now += 5_000
      expect((await merchant.try(getCatalogVersion, {})).status).toBe(401)
      expect((await renew()).body.error).toBe('invalid_grant')
    })
  })
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe('a browser with an earlier login', () => {
  it('is recognized only for the account that logged in there', async () => {
    const seal = new Uint8Array(32)
    const browsers = createKnownBrowsers(seal)
    const kept = browsers.remember('site', 'ada@shop.example')
    expect(browsers.find(kept, 'site', 'ada@shop.example')).toMatch(/^[\w-]{22}$/)
    const others = [undefined, '', 'x', '.', kept.slice(0, -2), kept.replace(/^./, '!')]
    for (const other of others) expect(browsers.find(other, 'site', 'ada@shop.example')).toBeUndefined()
    expect(browsers.find(kept, 'other', 'ada@shop.example')).toBeUndefined()
    expect(browsers.find(kept, 'site', 'eve@shop.example')).toBeUndefined()

    const open = await openConsole(shop)
    const path = authorizePath(open, newVerifier())
    const sent = await sendLogin(shop, path, { email: open.email, password: PASSWORD })
    expect(sent.headers.getSetCookie().join('\n')).toMatch(
      /^vitrine_known=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/m,
    )
  })

  it('sets its cookies host-only, and secure if connections are encrypted', async () => {
    await using https = await openShop({ environment: { PLATFORM_URL: 'https://api.shop.example' } })
    const open = await openConsole(https)
    const path = authorizePath(open, newVerifier())
    const sent = await sendLogin(https, path, { email: open.email, password: PASSWORD })
    const cookies = sent.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-vitrine_\w+=.*; Path=\/; .*; Secure$/)
  })
})

describe('the authorize address', () => {
  it('redirects only to exactly registered addresses', async () => {
    const open = await openConsole(shop)
    const [base = ''] = REDIRECT_URI.split('?')
    const uris = [
      undefined,
      '',
      base,
      `${REDIRECT_URI}&x=1`,
      `${REDIRECT_URI}#`,
      `${REDIRECT_URI}/`,
      REDIRECT_URI.replace('https:', 'http:'),
      REDIRECT_URI.replace('console.example', 'CONSOLE.example'),
      REDIRECT_URI.replace('console.example', 'console.example:443'),
      REDIRECT_URI.replace('console.example', 'console.example@evil.example'),
      REDIRECT_URI.replace('callback', '%63allback'),
      REDIRECT_URI.replace('/callback', '/x/../callback'),
      'https://evil.example/callback',
      'javascript:alert(1)',
      '//console.example/callback?from=login',
    ]
    for (const redirect_uri of uris) {
      const page = await openAuthorize(shop, authorizePath(open, newVerifier(), { redirect_uri }))
      expect([page.status, page.headers.get('location')], redirect_uri).toEqual([400, null])
      expect(page.html).toContain('role="alert"')
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: undefined }, 'unsupported_response_type'],
    [{ response_mode: 'web_message' }, 'invalid_request'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ prompt: 'none' }, 'login_required'],
  ])('tells the console of %o', async (changes, error) => {
    const open = await openConsole(shop)
    const { status, headers } = await openAuthorize(shop, authorizePath(open, newVerifier(), changes))
    const answer = new URL(headers.get('location') ?? '').searchParams
    expect([status, answer.get('error'), answer.get('state')]).toEqual([303, error, 's&t=1'])
  })

  it('answers in the fragment on request', async () => {
    const open = await openConsole(shop)
    const changes = { response_mode: 'fragment', prompt: 'none' }
    const { headers } = await openAuthorize(shop, authorizePath(open, newVerifier(), changes))
    expect(headers.get('location')).toMatch(/\?from=login#error=login_required&/)
  })

  it('rejects unknown clients, revoked clients and apps', async () => {
    const open = await openConsole(shop)
    const statusOf = async (changes: Record<string, string>) =>
      (await openAuthorize(shop, authorizePath(open, newVerifier(), changes))).status
    expect(await statusOf({ client_id: randomUUID() })).toBe(400)
    const twice = `${authorizePath(open, newVerifier())}&state=x`
    expect((await openAuthorize(shop, twice)).status).toBe(400)
    const { siteId } = shop.site
    await shop.database.transaction((tx) => oauthClientsStore.revoke(tx, siteId, open.clientId, 1))
    expect(await statusOf({})).toBe(400)
  })
})
