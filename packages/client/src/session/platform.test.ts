import { createServer } from 'node:http'
import { logInForCode, openConsole, openShop, REDIRECT_URI, type Shop } from '@vitrine/platform/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryTokens } from '../auth/session.ts'
import { currentCart } from '../ecom.ts'
import { createClient, OAuthStrategy, type TokenStorage, type Tokens } from '../index.ts'
import { products } from '../stores.ts'
import { type CookieOptions, cookieTokens } from './cookie.ts'
import { sharedTokens } from './shared.ts'

/** The catalog id in cart lines. */
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How far the clock has moved for everyone, and additionally for the platform. */
const later = { forAllMs: 0, forPlatformMs: 0 }
let shop: Shop
let productId: string

beforeAll(async () => {
  shop = await openShop({ clock: { now: () => Date.now() + later.forPlatformMs } })
  const { authorization: Authorization = '' } = await shop.merchant()
  const auth = { getAuthHeaders: () => ({ headers: { Authorization } }) }
  const merchant = createClient({ apiUrl: shop.url, auth, modules: { products } })
  const { product } = await merchant.products.createProduct({
    ...{ name: 'Cup', productType: 'physical', priceData: { price: 12 } },
  })
  productId = `${product?._id}`
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => {
  const [date, sinceStart] = [Date.now, performance.now.bind(performance)]
  Object.assign(later, { forAllMs: 0, forPlatformMs: 0 })
  vi.spyOn(Date, 'now').mockImplementation(() => date() + later.forAllMs)
  vi.spyOn(performance, 'now').mockImplementation(() => sinceStart() + later.forAllMs)
})
afterEach(() => {
  vi.restoreAllMocks()
})

interface TokenCall {
  body: Record<string, string>
  headers: Headers
}

/** A shop's client at a real platform, which records its token requests. */
const clientOf = (tokenStorage: TokenStorage = memoryTokens(), clientId = shop.clientId) => {
  const tokenCalls: TokenCall[] = []
  const hold = { isAnswerLost: false }
  const watched: typeof fetch = async (url, init) => {
    const response = await fetch(url, init)
    if (!String(url).endsWith('/oauth2/token')) return response
    tokenCalls.push({ body: JSON.parse(String(init?.body)), headers: new Headers(init?.headers) })
    if (hold.isAnswerLost) throw new TypeError('The answer was lost')
    return response
  }
  const auth = OAuthStrategy({ clientId, tokenStorage })
  const modules = { currentCart, products }
  const client = createClient({ apiUrl: shop.url, fetch: watched, auth, modules })
  const call = () => client.products.queryProducts().find()
  const { addToCurrentCart, getCurrentCart } = client.currentCart
  return {
    auth,
    call,
    /** Puts cups into the cart. */
    add: (quantity: number) =>
      addToCurrentCart({
        lineItems: [{ catalogReference: { appId: STORES, catalogItemId: productId }, quantity }],
      }),
    /** Counts the cups in the cart. */
    count: async () => (await getCurrentCart().catch(() => undefined))?.lineItems?.[0]?.quantity ?? 0,
    tokenCalls,
    hold,
    /** Makes calls at the same time. */
    crowd: (size: number) => Promise.all(Array.from({ length: size }, call)),
  }
}

/** The visitor that an access token belongs to. */
const visitorOf = ({ accessToken }: Tokens): string => {
  const [, claims = ''] = accessToken.value.replace('OauthNG.JWS.', '').split('.')
  return JSON.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()).data).instance.aid
}

describe('a visitor', () => {
  it('is created by the first of many calls, and stays the same through every renewal', async () => {
    const { auth, crowd, tokenCalls } = clientOf()
    await crowd(100)
    const visitor = visitorOf(auth.getTokens())
    for (let renewals = 1; renewals <= 2; renewals++) {
      later.forAllMs += 4 * HOUR_MS
      await crowd(100)
      expect(tokenCalls).toHaveLength(1 + renewals)
      expect(visitorOf(auth.getTokens())).toBe(visitor)
    }
    expect(tokenCalls.map(({ body }) => body.grantType)).toEqual([
      'anonymous',
      'refresh_token',
      'refresh_token',
    ])
  })

  it('keeps the cart when the platform reports the token as expired', async () => {
    const { auth, add, count, crowd, tokenCalls } = clientOf()
    await add(3)
    later.forPlatformMs = 5 * HOUR_MS
    await crowd(100)
    expect(tokenCalls).toHaveLength(2)
    await add(1)
    expect([await count(), auth.loggedIn()]).toEqual([4, false])
  })

  it('stays the same when the keys that signed the token are gone', async () => {
    await using former = await openShop()
    const { authorization = '' } = await former.visitor()
    const { auth, call, crowd, tokenCalls } = clientOf()
    await call()
    const tokens = auth.getTokens()
    auth.setTokens({ ...tokens, accessToken: { ...tokens.accessToken, value: authorization } })
    await crowd(10)
    expect(tokenCalls.map(({ body }) => body.refreshToken)).toEqual([undefined, tokens.refreshToken.value])
    expect(visitorOf(auth.getTokens())).toBe(visitorOf(tokens))
  })

  it('is a new one when the platform knows neither token, and the write succeeds', async () => {
    await using former = await openShop()
    const { body } = await former.caller().post('/oauth2/token', {
      ...{ clientId: former.clientId, grantType: 'anonymous' },
    })
    const { auth, add, count, tokenCalls } = clientOf()
    auth.setTokens({
      accessToken: { value: String(body.access_token), expiresAt: Date.now() / 1000 + 3600 },
      refreshToken: { value: String(body.refresh_token), role: 'visitor' },
    })
    const seen: string[] = []
    auth.onChange((tokens) => seen.push(visitorOf(tokens)))
    await add(2)
    expect(tokenCalls.map(({ body }) => body.grantType)).toEqual(['refresh_token', 'anonymous'])
    expect(seen).toEqual([visitorOf(auth.getTokens())])
    expect(await count()).toBe(2)
  })

  it('is one in all tabs, which ask once and notify each other, until they are closed', async () => {
    const storage = memoryTokens()
    const tabs = Array.from({ length: 3 }, () => clientOf(sharedTokens(storage, { name: shop.clientId })))
    const requests = () => tabs.flatMap(({ tokenCalls }) => tokenCalls)
    const told = tabs.map(({ auth }) => {
      const seen: string[] = []
      auth.onChange(({ accessToken }) => seen.push(accessToken.value))
      return seen
    })
    for (const round of [1, 2]) {
      await Promise.all(tabs.map(({ crowd }) => crowd(10)))
      expect(requests()).toHaveLength(round)
      later.forAllMs += 5 * HOUR_MS
    }
    await expect.poll(() => told.map(({ length }) => length)).toEqual([2, 2, 2])
    for (const { auth } of tabs) auth.dispose()
    await tabs[0]?.call()
    expect(requests()).toHaveLength(3)
    expect(told.slice(1).map(({ length }) => length)).toEqual([2, 2])
  })
})

/** A member logged in through the platform's page, in a token family that rotates. */
const loggedIn = async () => {
  const open = await openConsole(shop)
  const here = clientOf(undefined, open.clientId)
  const data = here.auth.generateOAuthData(REDIRECT_URI)
  const code = await logInForCode(shop, open, data.codeVerifier)
  here.auth.setTokens(await here.auth.getMemberTokens(code, data.state, data))
  await here.call()
  return { ...here, clientId: open.clientId }
}

describe('a login', () => {
  it('asks for rotation, and takes over each new refresh token', async () => {
    const { auth, crowd, tokenCalls } = await loggedIn()
    const seen = new Set([auth.getTokens().refreshToken.value])
    for (const renewals of [1, 2, 3]) {
      later.forAllMs += 20 * MINUTE_MS
      await crowd(10)
      seen.add(auth.getTokens().refreshToken.value)
      expect([seen.size, tokenCalls.length]).toEqual([1 + renewals, 1 + renewals])
    }
    expect(auth.loggedIn()).toBe(true)
    expect(tokenCalls.map(({ headers }) => headers.get('x-vitrine-rotation'))).toContain('on')
  })

  it('survives a lost answer: the next call gets the successor', async () => {
    const { auth, call, hold } = await loggedIn()
    const { refreshToken } = auth.getTokens()
    later.forAllMs += 20 * MINUTE_MS
    hold.isAnswerLost = true
    await expect(call()).rejects.toMatchObject({ code: 'NETWORK_ERROR', retryable: true })
    expect(auth.getTokens().refreshToken).toEqual(refreshToken)
    hold.isAnswerLost = false
    later.forAllMs += 20 * MINUTE_MS
    await call()
    expect(auth.getTokens().refreshToken.value).not.toBe(refreshToken.value)
    later.forAllMs += 20 * MINUTE_MS
    await call()
    expect(auth.loggedIn()).toBe(true)
  })

  it("continues when tabs that can't hear each other, or two requests with one cookie, renew at once", async () => {
    const first = await loggedIn()
    const storage = memoryTokens(first.auth.getTokens())
    const tabs = [1, 2, 3].map(() => clientOf(storage, first.clientId))
    let cookie = first.auth.getTokens()
    for (let cycle = 0; cycle < 3; cycle++) {
      later.forAllMs += 20 * MINUTE_MS
      await Promise.all(tabs.map(({ crowd }) => crowd(3)))
    }
    expect(tabs.map(({ auth }) => auth.loggedIn())).toEqual([true, true, true])

    const server = await loggedIn()
    cookie = server.auth.getTokens()
    for (let cycle = 0; cycle < 3; cycle++) {
      later.forAllMs += 20 * MINUTE_MS
      const requests = [1, 2, 3].map(() => clientOf(memoryTokens(cookie), server.clientId))
      await Promise.all(requests.map(({ crowd }) => crowd(3)))
      cookie = requests[cycle]?.auth.getTokens() ?? cookie
    }
    expect(cookie.refreshToken.role).toBe('member')
  })

  it('ends for its owner and a thief who renew in step, one cycle later', async () => {
    const owner = await loggedIn()
    const thief = clientOf(memoryTokens(owner.auth.getTokens()), owner.clientId)
    later.forAllMs += 20 * MINUTE_MS
    await Promise.all([owner.crowd(3), thief.crowd(3)])
    later.forAllMs += 20 * MINUTE_MS
    await Promise.allSettled([owner.call(), thief.call()])
    later.forAllMs += 20 * MINUTE_MS
    const ended = { message: 'something went wrong' } // clients in a console do not become visitors
    await expect(owner.call()).rejects.toMatchObject(ended)
    await expect(thief.call()).rejects.toMatchObject(ended)
  })
})

/** A shop's server, which keeps its visitors' tokens in a cookie. */
const openServer = async (options: CookieOptions = {}) => {
  const server = createServer(async ({ url, headers }, answer) => {
    const request = new Request(`http://localhost${url}`, { headers: { cookie: headers.cookie ?? '' } })
    const session = cookieTokens(request, options)
    const { add, count } = clientOf(session)
    if (url !== '/') await add(Number(url?.slice(1)))
    const response = session.apply(new Response(`${await count()} cups`))
    answer.writeHead(response.status, [...response.headers].flat()).end(await response.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  /** A browser's cookie, kept across answers. */
  const openBrowser = (cookie = '') => {
    const visit = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })
      const setCookie = response.headers.get('set-cookie')
      cookie = setCookie?.split(';')[0] ?? cookie
      return { text: await response.text(), setCookie }
    }
    return { visit }
  }
  return { openBrowser, [Symbol.asyncDispose]: async () => void server.close() }
}

describe('a cookie', () => {
  it('keeps visitors and their carts separate through a renewal', async () => {
    await using server = await openServer()
    const [ann, ben] = [server.openBrowser(), server.openBrowser()]
    const first = await ann.visit('/2')
    expect(first.setCookie).toMatch(/^vitrine=.*; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    await ben.visit('/5')
    expect(await ann.visit('/')).toEqual({ text: '2 cups', setCookie: null })
    later.forAllMs += 5 * HOUR_MS
    expect(await ann.visit('/')).toEqual({ text: '2 cups', setCookie: expect.stringContaining('vitrine=') })
    expect(await ann.visit('/')).toEqual({ text: '2 cups', setCookie: null })
    expect((await ben.visit('/')).text).toBe('5 cups')
  })

  it('is renewed when the platform refuses its token, and replaced when it holds none', async () => {
    await using server = await openServer({ name: 'shop' })
    const ann = server.openBrowser()
    await ann.visit('/2')
    later.forPlatformMs = 5 * HOUR_MS
    expect(await ann.visit('/')).toEqual({ text: '2 cups', setCookie: expect.stringContaining('shop=') })
    for (const junk of ['shop=%7B%22accessToken%22%3A7%7D', 'shop=1', 'shop=', 'vitrine=x']) {
      const { setCookie, text } = await server.openBrowser(junk).visit('/')
      expect([text, setCookie]).toEqual(['0 cups', expect.stringMatching(/^shop=%7B/)])
    }
  })
})
