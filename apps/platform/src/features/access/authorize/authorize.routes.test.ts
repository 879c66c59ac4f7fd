import { randomUUID } from 'node:crypto'
import { getCatalogVersion, listApiKeys, tokenInfo } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../database/statement.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { openShop, type Shop } from '../../../testing/index.ts'
import { oauthClientsStore } from '../oauth-clients.store.ts'
import {
  authorizePath,
  logInForCode,
  newVerifier,
  openConsole,
  openPage,
  PASSWORD,
  REDIRECT_URI,
  sendForm,
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

// Seen to fail with codes that are used whether they were or not.
for (const engine of ENGINES) {
  describe(`a back-office login on ${engine.name}`, () => {
    it('leads from the page to a code, and from the code to tokens of the role', async () => {
      await using shop = await openShop({ engine })
      for (const role of ['merchant', 'owner'] as const) {
        const open = await openConsole(shop, role)
        const verifier = newVerifier()
        const path = authorizePath(open, verifier)
        const page = await openPage(shop, path)
        expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
        const email = ` ${open.email.toUpperCase()} `
        const sent = await sendForm(shop, path, page, { email, password: PASSWORD })
        expect(sent.status).toBe(303)
        const to = new URL(sent.headers.get('location') ?? '')
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

    it('gives for a code one session, whatever comes with it and however often', async () => {
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
      expect((await merchant.try(getCatalogVersion, {})).status).toBe(401) // whoever was first may be a thief
      const renewed = await shop.caller().post('/oauth2/token', {
        ...{ grantType: 'refresh_token', clientId: open.clientId, refreshToken: good?.body.refresh_token },
      })
      expect(renewed.body.error).toBe('invalid_grant')

      const late = await logInForCode(shop, open, verifier)
      now += 60_000
      expect((await exchange(shop, open, late, verifier)).body.error).toBe('invalid_grant')
    })

    it('gives another refresh token at every renewal to those who ask for it at the exchange', async () => {
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
      expect(second).not.toBe(first)
      expect(await renew(first)).toBe(second)
      expect(await renew(second)).not.toBe(second)
    })

    it('ends with the user, and knows a new role, within five seconds', async () => {
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

describe('the login page', () => {
  it('runs nothing, is held by no other page, and lets its form end at the console alone', async () => {
    const open = await openConsole(shop)
    const { headers, html } = await openPage(shop, authorizePath(open, newVerifier()))
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; /)
    expect(policy).toContain("frame-ancestors 'none'; form-action 'self' https://console.example")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('set-cookie')).toMatch(
      /^vitrine_login=[\w-]{22}; Path=\/; .*HttpOnly; SameSite=Strict$/,
    )
    expect(html).not.toMatch(/<script|javascript:|onload|style="/)
    for (const field of ['email', 'password'])
      expect(html).toMatch(new RegExp(`<label for="${field}">.*<input id="${field}" name="${field}"`))
    expect(html).toContain('<main id="SITE_CONTAINER">')
  })

  it('says what is wrong where screen readers hear it, and never what was typed as a password', async () => {
    const open = await openConsole(shop)
    const path = authorizePath(open, newVerifier())
    const page = await openPage(shop, path)
    const nasty = '"><script>alert(1)</script>'
    const sent = await sendForm(shop, path, page, { email: nasty, password: `${PASSWORD}!` })
    expect([sent.status, sent.headers.get('location')]).toEqual([401, null])
    expect(sent.html).toContain('<p id="problem" role="alert">E-mail address and password do not belong')
    expect(sent.html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(sent.html).not.toContain('<script>')
    expect(sent.html).not.toContain(PASSWORD)
    const empty = await sendForm(shop, path, sent, { email: '', password: '' })
    expect([empty.status, empty.html.includes('Type your e-mail address')]).toEqual([400, true])
    const right = await sendForm(shop, path, sent, { email: open.email, password: PASSWORD })
    expect(right.status).toBe(303)
  })

  it('tells an unknown address, a disabled user and a wrong password apart by nothing', async () => {
    const [open, gone] = [await openConsole(shop), await openConsole(shop)]
    await shop.database.transaction((tx) => tx.run(disable, gone.userId))
    const path = authorizePath(open, newVerifier())
    const page = await openPage(shop, path)
    const tries: [string, string][] = [
      [open.email, 'wrong'],
      [gone.email, PASSWORD],
      [`${randomUUID()}@shop.example`, PASSWORD],
      [open.email, PASSWORD + 'x'.repeat(300)],
    ]
    const answers = await Promise.all(
      tries.map(async ([email, password]) => {
        const { status, html } = await sendForm(shop, path, page, { email, password })
        return [status, html.replaceAll(email, '').replace(/value="\d+\.[\w-]+"/, '')]
      }),
    )
    expect(answers).toEqual(Array(4).fill(answers[0]))
  })

  it('takes no form that another site made or that was meant for another request', async () => {
    const open = await openConsole(shop)
    const path = authorizePath(open, newVerifier())
    const page = await openPage(shop, path)
    const elsewhere = await openPage(shop, authorizePath(open, newVerifier(), { state: 'evil' }))
    const fields = { email: open.email, password: PASSWORD }
    const { cookie, form } = page
    const forged: [object, Record<string, string>][] = [
      [{ cookie: '', form }, {}],
      [{ cookie, form: '' }, {}],
      [{ cookie, form: elsewhere.form }, {}],
      [{ cookie: elsewhere.cookie, form }, {}],
      [{ cookie, form: form.replace(/^\d/, '9') }, {}],
      [{ cookie, form }, { 'sec-fetch-site': 'cross-site' }],
      [{ cookie, form }, { 'sec-fetch-site': 'same-site' }],
    ]
    for (const [changes, headers] of forged) {
      const sent = await sendForm(shop, path, { ...page, ...changes }, fields, headers)
      expect([sent.status, sent.headers.get('location')], JSON.stringify(changes)).toEqual([400, null])
    }
    expect((await sendForm(shop, path, page, fields)).status).toBe(303)
  })

  it('knows a browser again for the account that logged in there, and for no other', async () => {
    const seal = new Uint8Array(32)
    const browsers = createKnownBrowsers(seal)
    const kept = browsers.remember('site', ' Ada@Shop.example')
    expect(browsers.find(kept, 'site', 'ada@shop.example')).toMatch(/^[\w-]{22}$/)
    const others = [undefined, '', 'x', '.', kept.slice(0, -2), kept.replace(/^./, '!')]
    for (const other of others) expect(browsers.find(other, 'site', 'ada@shop.example')).toBeUndefined()
    expect(browsers.find(kept, 'other', 'ada@shop.example')).toBeUndefined()
    expect(browsers.find(kept, 'site', 'eve@shop.example')).toBeUndefined()

    const open = await openConsole(shop)
    const path = authorizePath(open, newVerifier())
    const page = await openPage(shop, path)
    const sent = await sendForm(shop, path, page, { email: open.email, password: PASSWORD })
    expect(sent.headers.get('set-cookie')).toMatch(
      /^vitrine_known=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=15552000; /,
    )
    const cookie = `${page.cookie}; ${sent.cookie}`
    const again = await sendForm(shop, path, { ...page, cookie }, { email: open.email, password: PASSWORD })
    expect(again.status).toBe(303)
  })

  it('keeps its cookie to the host and to encrypted connections where there are any', async () => {
    await using https = await openShop({ environment: { PLATFORM_URL: 'https://api.shop.example' } })
    const { headers } = await openPage(https, authorizePath(await openConsole(https), newVerifier()))
    expect(headers.get('set-cookie')).toMatch(/^__Host-vitrine_login=.*; Path=\/; .*; Secure$/)
  })
})

describe('the authorize address', () => {
  it('sends nobody to an address that is not registered to the letter', async () => {
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
      const page = await openPage(shop, authorizePath(open, newVerifier(), { redirect_uri }))
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
    const { status, headers } = await openPage(shop, authorizePath(open, newVerifier(), changes))
    const answer = new URL(headers.get('location') ?? '').searchParams
    expect([status, answer.get('error'), answer.get('state')]).toEqual([303, error, 's&t=1'])
  })

  it('answers in the fragment when that is asked for', async () => {
    const open = await openConsole(shop)
    const changes = { response_mode: 'fragment', prompt: 'none' }
    const { headers } = await openPage(shop, authorizePath(open, newVerifier(), changes))
    expect(headers.get('location')).toMatch(/\?from=login#error=login_required&/)
  })

  it('knows no strangers, no revoked clients and no apps', async () => {
    const open = await openConsole(shop)
    const statusOf = async (changes: Record<string, string>) =>
      (await openPage(shop, authorizePath(open, newVerifier(), changes))).status
    expect(await statusOf({ client_id: randomUUID() })).toBe(400)
    const twice = `${authorizePath(open, newVerifier())}&state=x`
    expect((await openPage(shop, twice)).status).toBe(400)
    const { siteId } = shop.site
    await shop.database.transaction((tx) => oauthClientsStore.revoke(tx, siteId, open.clientId, 1))
    expect(await statusOf({})).toBe(400)
  })
})
