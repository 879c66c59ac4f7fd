import { createRedirectSession, getCatalogVersion, tokenInfo } from '@vitrine/contract/operations'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../floor/clock.ts'
import { statement } from '../../../floor/database/database.ts'
import { createCookies } from '../../../floor/http/pages/cookies.ts'
import { randomIds } from '../../../floor/ids.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { openShop, type Shop } from '../../../testing/shop.ts'
import type { MemberRow } from '../../members/member.ts'
import { createGrounds } from '../grounds.ts'
import { createSessions } from '../sessions/sessions.ts'
import { createBrowserLogins } from './browser-logins.ts'
import { challengeOf, newVerifier } from './console.fixtures.ts'
import {
  askToLogIn,
  callbackOf,
  exchangeCode,
  follow,
  logInMember,
  messageOf,
  openMember,
  sessionTokenOf,
} from './member.fixtures.ts'

const block = statement('UPDATE members SET blocked_at = 1 WHERE member_id = ?')
const everything = ['sessions', 'authorization_codes', 'authorize_requests', 'browser_logins'].map((table) =>
  statement<Record<string, unknown>>(`SELECT * FROM ${table}`),
)

/** The cookie of a browser where a member is logged in on the hosted pages. */
const loggedInBrowser = async ({ database }: Shop, { siteId, memberId }: MemberRow): Promise<string> => {
  const common = { database, clock: systemClock, ids: randomIds }
  const sessions = createSessions({ ...common, grounds: createGrounds(database, systemClock) })
  const browsers = createBrowserLogins({ ...common, jar: createCookies(false), sessions })
  const request = { headers: {} } as FastifyRequest
  const { cookie } = await browsers.begin(request, { siteId, subject: 'MEMBER', subjectId: memberId })
  return cookie.split(';')[0] ?? ''
}

const renew = (shop: Shop, refreshToken: string) =>
  shop.caller().post('/oauth2/token', {
    ...{ clientId: shop.clientId, grantType: 'refresh_token', refreshToken },
  })

for (const engine of ENGINES) {
  describe(`a member's login on ${engine.name}`, () => {
    it('exchanges a session token for a code, and the code for tokens, once each', async () => {
      await using shop = await openShop({ engine })
      const member = await openMember(shop)
      const visitor = await shop.visitor()
      const sessionToken = await sessionTokenOf(shop, member)
      const asked = await askToLogIn(shop, visitor, 'login', { sessionToken })
      const uses = await Promise.all(Array.from({ length: 8 }, () => follow(asked.url)))
      const codes = uses.flatMap(({ told }) => told.code ?? [])
      expect(codes).toHaveLength(1)
      const [good] = uses.filter(({ told }) => told.code)
      expect(good?.status).toBe(303)
      expect(good?.location?.startsWith(`${callbackOf(shop)}#`)).toBe(true)
      expect(good?.told).toMatchObject({ state: asked.state, iss: expect.stringMatching(/^http:/) })

      const exchanges = await Promise.all(
        Array.from({ length: 8 }, () => exchangeCode(shop, codes[0], asked.verifier)),
      )
      expect(exchanges.filter(({ status }) => status === 200)).toHaveLength(1)
      // The second caller may be the rightful one, so the first one's tokens are revoked.
      const first = exchanges.find(({ status }) => status === 200)?.body
      expect((await renew(shop, String(first?.refresh_token))).body.error).toBe('invalid_grant')

      const { accessToken, refreshToken } = await logInMember(shop, member, visitor)
      expect(await shop.caller().call(tokenInfo, { token: accessToken })).toMatchObject({
        ...{ active: true, subjectType: 'MEMBER', subjectId: member.memberId, clientId: shop.clientId },
      })
      const kept = JSON.stringify(await Promise.all(everything.map((all) => shop.database.all(all))))
      for (const secret of [sessionToken, asked.verifier, ...codes, accessToken, refreshToken]) {
        expect(kept).not.toContain(secret)
        expect(shop.log.filter((line) => line.includes(secret))).toEqual([])
      }
    })

    it('is renewed, and ends within five seconds when the member is blocked', async () => {
      let now = Date.now()
      await using shop = await openShop({ engine, clock: { now: () => now } })
      const member = await openMember(shop)
      const { accessToken, refreshToken } = await logInMember(shop, member, await shop.visitor(), now)
      const caller = shop.caller(accessToken)
      expect((await caller.try(getCatalogVersion, {})).status).toBe(200)
      const { body } = await renew(shop, refreshToken)
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
      await shop.database.transaction((tx) => tx.run(block, member.memberId))
      now += 5_000
      expect((await caller.try(getCatalogVersion, {})).status).toBe(401)
      expect((await renew(shop, String(body.refresh_token))).body.error).toBe('invalid_grant')
      const sessionToken = await sessionTokenOf(shop, member, now)
      const asked = await askToLogIn(shop, await shop.visitor(), 'none', { sessionToken })
      expect((await follow(asked.url)).told).toMatchObject({ error: 'login_required' })
    })
  })
}

describe('the authorize address of a storefront', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  it('answers a frame by a message to registered origins only, without a redirect address', async () => {
    const member = await openMember(shop)
    const sessionToken = await sessionTokenOf(shop, member)
    const changes = { redirectUri: null, responseMode: 'web_message', sessionToken } as const
    const asked = await askToLogIn(shop, await shop.visitor(), 'none', changes)
    const { status, headers, html } = await follow(asked.url)
    const { storefrontUrl } = shop.site
    expect([status, messageOf(html).origins]).toEqual([200, [storefrontUrl]])
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${storefrontUrl}`)
    expect(html).not.toContain("'*'")
    const { data } = messageOf(html)
    expect(data).toEqual({ code: expect.any(String), state: asked.state, iss: expect.any(String) })
    expect((await exchangeCode(shop, data.code, asked.verifier)).status).toBe(400) // not with an address
    expect((await exchangeCode(shop, data.code, asked.verifier, {})).status).toBe(200)

    const again = await follow(asked.url)
    expect(messageOf(again.html).data).toMatchObject({ error: 'login_required', state: asked.state })
  })

  it('escapes the values it returns', async () => {
    const state = `</script><img src=x onerror="alert(1)">&quot;'`
    const changes = { responseMode: 'web_message', state }
    const asked = await askToLogIn(shop, await shop.visitor(), 'none', changes)
    const { html } = await follow(asked.url)
    expect(html).not.toContain('<img')
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it("leads anyone not logged in to the hosted pages, with only the request's id", async () => {
    const visitor = await shop.visitor()
    for (const prompt of ['login', 'consent', 'select_account', undefined] as const) {
      const { url, state } = await askToLogIn(shop, visitor, prompt)
      const { status, location } = await follow(url)
      expect(status).toBe(303)
      expect(location).toMatch(/^http:\/\/localhost:\d+\/login\?request=[\w-]{43}$/)
      expect(location).not.toContain(state)
    }
    const { url, state } = await askToLogIn(shop, visitor, 'none', { responseMode: 'query' })
    const { location, told } = await follow(url)
    expect(location?.startsWith(`${callbackOf(shop)}?`)).toBe(true)
    expect(told).toMatchObject({ error: 'login_required', state })
  })

  it('leads anyone who wants an account to the registration page', async () => {
    const address = (prompt: string) =>
      `${shop.url}/oauth2/authorize?${new URLSearchParams({
        ...{ client_id: shop.clientId, redirect_uri: callbackOf(shop), response_type: 'code', prompt },
        ...{ code_challenge: challengeOf(newVerifier()), code_challenge_method: 'S256' },
      })}`
    const { location } = await follow(address('create'))
    expect(location).toMatch(/^http:\/\/localhost:\d+\/login\/sign-up\?request=[\w-]{43}$/)
    expect((await follow(address('create none'))).told.error).toBe('invalid_request')
  })

  it('accepts standard names and those of the public packages, but not both', async () => {
    const member = await openMember(shop)
    const verifier = newVerifier()
    const address = async (names: Record<string, string>) =>
      follow(
        `${shop.url}/oauth2/authorize?${new URLSearchParams({
          ...{ state: 'x', prompt: 'none', sessionToken: await sessionTokenOf(shop, member) },
          ...names,
        })}`,
      )
    const standard = {
      ...{ client_id: shop.clientId, redirect_uri: callbackOf(shop), response_type: 'code' },
      ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
    }
    const camel = {
      ...{ clientId: shop.clientId, redirectUri: callbackOf(shop), responseType: 'code' },
      ...{ codeChallenge: challengeOf(verifier), codeChallengeMethod: 'S256' },
    }
    expect((await address(standard)).told.code).toBeDefined()
    expect((await address(camel)).told.code).toBeDefined()
    expect((await address({ ...standard, ...camel })).status).toBe(400)
  })

  it("sends nothing to an address that isn't registered exactly", async () => {
    const visitor = await shop.visitor()
    const good = callbackOf(shop)
    const altered = [
      ...['unused://', `${good}/`, `${good}?x=1`, `${good}#x`, good.toUpperCase(), `${good}%2f`],
      ...[good.replace('://', '://x@'), good.replace(/:\d+/, ':1'), `${good}.evil.example`, `//${good}`],
      ...[good.replace('http', 'https'), good.replace('callback', './callback'), ` ${good}`, `${good}\t`],
    ]
    for (const redirectUri of altered) {
      for (const responseMode of ['fragment', 'query', 'web_message']) {
        const { url } = await askToLogIn(shop, visitor, 'none', { redirectUri, responseMode })
        const { status, location } = await follow(url)
        expect([redirectUri, status, location]).toEqual([redirectUri, 400, null])
      }
    }
    const { url } = await askToLogIn(shop, visitor, 'none', { redirectUri: null })
    expect((await follow(url)).status).toBe(400)
  })

  it("can only be requested by the caller's own client", async () => {
    const visitor = await shop.visitor()
    const clientId = '11111111-1111-4111-8111-111111111111'
    const refused = await visitor.try(createRedirectSession, { auth: { authRequest: { clientId } } })
    expect(refused.status).toBe(400)
  })
})

describe('the logout page', () => {
  // Fails if any address can end a browser's login.
  it('asks first unless the address names the current login, and accepts no form from another site', async () => {
    await using shop = await openShop()
    const [ada, bob] = [await openMember(shop), await openMember(shop)]
    const visitor = await shop.visitor()
    const cookie = await loggedInBrowser(shop, ada)
    const known = async () => {
      const asked = await askToLogIn(shop, visitor, 'none')
      return (await follow(asked.url, cookie)).told.code !== undefined
    }
    const wayOut = async (member: MemberRow) => {
      const caller = shop.caller((await logInMember(shop, member, await shop.visitor())).accessToken)
      const { redirectSession } = await caller.call(createRedirectSession, {
        ...{ logout: { clientId: shop.clientId }, callbacks: { postFlowUrl: shop.site.storefrontUrl } },
      })
      expect(redirectSession?.sessionToken).toMatch(/^[\w-]+[.][\w-]+$/)
      expect(redirectSession?.urlDetails?.searchParams?.session).toBe(redirectSession?.sessionToken)
      return String(redirectSession?.fullUrl)
    }
    const strangers = [await wayOut(bob), `${shop.url}/logout`, `${shop.url}/logout?session=x.y`]
    for (const address of strangers) {
      const asked = await follow(address, cookie)
      expect([asked.status, asked.html.includes('<form method="post"')]).toEqual([200, true])
      const forged = await fetch(address, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'cross-site' },
      })
      expect([forged.status, await known()]).toEqual([403, true])
    }
    const ahead = await fetch(await wayOut(ada), { headers: { cookie, 'sec-purpose': 'prefetch' } })
    expect([ahead.status, await known()]).toEqual([503, true])
    const left = await follow(await wayOut(ada), cookie)
    expect([left.status, await known()]).toEqual([303, false])
  })
})
