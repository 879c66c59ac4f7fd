import { afterEach, describe, expect, it, vi } from 'vitest'
import * as ecom from '../ecom.ts'
import * as identity from '../identity.ts'
import { createClient, OAuthStrategy } from '../index.ts'
import { pkce } from '../login.ts'
import * as membersModule from '../members.ts'
import * as redirectsModule from '../redirects.ts'
import { cookieTokens } from '../storage.ts'
import * as stores from '../stores.ts'

const modules = { ...ecom, ...stores, ...redirectsModule, ...membersModule, ...identity }
const NOW = new Date('2025-03-01T08:00:00.000Z')

/** A shop whose platform is this function; it records the requests. */
const shopAt = (apiUrl: string | undefined = 'https://shop.test', expires_in: unknown = 3600) => {
  const asked: { method: string; url: URL; body: string }[] = []
  const fetch = async (target: unknown, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ method, url: new URL(`${target}`), body: `${body}` })
    const redirectSession = { fullUrl: 'https://shop.test/authorize' }
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in, redirectSession })
  }
  const auth = OAuthStrategy({ clientId: 'c' })
  const shop = createClient({ apiUrl, fetch, auth, modules })
  const last = () => asked.at(-1) ?? { method: '', url: new URL(apiUrl), body: '' }
  return { shop, asked, last }
}

/** The query of a call, wherever it is sent. */
const queryOf = ({ url }: { url: URL }) =>
  JSON.parse(Buffer.from(url.searchParams.get('.r') ?? '', 'base64url').toString()).query

const thrownBy = async (work: () => unknown) => {
  try {
    return await work()
  } catch (error) {
    return (error as Error).message
  }
}

/** A client from its own copy of the package, which records its warnings. */
const freshly = async (environment: Record<string, string>) => {
  vi.resetModules()
  for (const [name, value] of Object.entries({ VITRINE_API_URL: '', ...environment })) vi.stubEnv(name, value)
  const warned: unknown[] = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text))
  const { OAuthStrategy } = await import('../index.ts')
  const hosts: string[] = []
  const fetch = async (target: unknown) => {
    hosts.push(new URL(`${target}`).origin)
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 9 })
  }
  for (let call = 0; call < 3; call++) await OAuthStrategy({ clientId: 'c', fetch }).getAuthHeaders()
  return { hosts: [...new Set(hosts)], warned }
}

/** The outcome of a silent login whose frame never gets an answer. */
const silentLogin = async (ms: number) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const window = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  const frame = { style: {}, parentElement: { removeChild: vi.fn() } }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { createElement: () => frame, body: { appendChild: vi.fn() } })
  let outcome = 'waits'
  const login = shopAt().shop.auth.getMemberTokensForDirectLogin('s')
  login.catch(({ message }) => {
    outcome = message
  })
  while (!window.addEventListener.mock.calls.length) await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(ms)
  return outcome
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const cookie = (options?: object) => {
  const session = cookieTokens(new Request('https://shop.test/'), options)
  session.setTokens({
    accessToken: { value: 'a', expiresAt: 1 },
    refreshToken: { value: 'r', role: 'visitor' },
  })
  return session.setCookie?.replace(/^[^;]+; /, '')
}

/** The limits and defaults of docs/wire. */
describe('the constant', () => {
  it.each<[string, () => unknown, unknown]>([
    [
      'page size 50, offset 0',
      async () => {
        const { shop, last } = shopAt()
        await shop.products.queryProducts().find()
        const first = queryOf(last()).paging
        await shop.collections.queryCollections().find()
        return [first, queryOf(last()).paging]
      },
      [
        { limit: 50, offset: 0 },
        { limit: 50, offset: 0 },
      ],
    ],
    ['silent login 120000 ms, a millisecond before', () => silentLogin(119_999), 'waits'],
    ['silent login 120000 ms', () => silentLogin(120_000), 'OAuth flow timed out'],
    [
      'expiry in seconds from now',
      async () => {
        vi.useFakeTimers({ toFake: ['Date'], now: NOW })
        const { accessToken } = await shopAt(undefined, 14_400).shop.auth.generateVisitorTokens()
        return accessToken.expiresAt
      },
      NOW.getTime() / 1000 + 14_400,
    ],
    [
      'verifier 43 to 128, default 43',
      () => Promise.all([42, 43, 128, 129].map((length) => thrownBy(() => pkce(length).codeVerifier.length))),
      [
        'Expected a length between 43 and 128. Received 42.',
        43,
        128,
        'Expected a length between 43 and 128. Received 129.',
      ],
    ],
    [
      'verifier of letters, digits and -._~',
      () =>
        Array.from({ length: 50 }, () => pkce(128).codeVerifier).every((text) => /^[\w.~-]{128}$/.test(text)),
      true,
    ],
    [
      'default verifier of 43',
      () => shopAt().shop.auth.generateOAuthData('https://shop.test').codeVerifier.length,
      43,
    ],
    [
      'challenge S256, scope offline_access',
      async () => {
        const { shop, last } = shopAt()
        await shop.auth.getAuthUrl()
        const { codeChallengeMethod, scope, responseType, responseMode } = JSON.parse(last().body).auth
          .authRequest
        return [codeChallengeMethod, scope, responseType, responseMode, JSON.parse(last().body).auth.prompt]
      },
      ['S256', 'offline_access', 'code', 'fragment', 'login'],
    ],
    [
      'GET up to 4000 characters, then POST',
      async () => {
        const { shop, asked } = shopAt()
        for (const length of [2965, 2966])
          await shop.products.queryProducts({ filter: { name: 'x'.repeat(length) } })
        return asked
          .filter(({ url }) => url.pathname.includes('query'))
          .map(({ method, body }) => [
            method,
            // A base64url text is never one more than a multiple of four characters long, so exactly 4000 in
            // all can't occur.
            3 + Buffer.from(method === 'POST' ? body : '').toString('base64url').length,
          ])
      },
      [
        ['GET', 3],
        ['POST', 4001],
      ],
    ],
    [
      "API host: the provider's, with one warning in development",
      () => freshly({ NODE_ENV: 'development' }),
      {
        hosts: ['https://www.wixapis.com'],
        warned: ['Neither apiUrl nor VITRINE_API_URL is set: calls go to https://www.wixapis.com.'],
      },
    ],
    [
      "API host: the provider's, silently in production",
      () => freshly({ NODE_ENV: 'production' }),
      { hosts: ['https://www.wixapis.com'], warned: [] },
    ],
    [
      'API host: the configured one',
      () => freshly({ NODE_ENV: 'development', VITRINE_API_URL: 'https://api.test/' }),
      { hosts: ['https://api.test'], warned: [] },
    ],
    [
      'cookie path / and expiry in days',
      () => cookie(),
      'Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    ],
    [
      'cookie path and days as configured',
      () => cookie({ path: '/shop', expiresInDays: 2 }),
      'Path=/shop; Max-Age=172800; HttpOnly; SameSite=Lax; Secure',
    ],
    [
      'captcha keys as configured',
      () => {
        const captcha = { visibleSiteKey: 'v', invisibleSiteKey: 'i' }
        const auth = OAuthStrategy({ clientId: 'c', captcha })
        return [auth.captchaVisibleSiteKey, auth.captchaInvisibleSiteKey]
      },
      ['v', 'i'],
    ],
  ])('%s', async (_, actual, expected) => {
    expect(await actual()).toEqual(expected)
  })
})

type Shop = ReturnType<typeof shopAt>['shop']

/** "The base path varies by host environment": one for the provider's hosts, one for all others. */
describe('the address of', () => {
  it.each<[string, (shop: Shop) => Promise<unknown>, string, string]>([
    [
      'a visitor’s cart',
      (s) => s.currentCart.getCurrentCart(),
      '/ecom/v1/carts/current',
      '/_api/ecom-cart/v1/carts/current',
    ],
    [
      'a cart',
      (s) => s.cart.removeCoupon('i'),
      '/ecom/v1/carts/i/remove-coupon',
      '/_api/ecom-cart/v1/carts/i/remove-coupon',
    ],
    ['a checkout', (s) => s.checkout.getCheckout('i'), '/ecom/v1/checkouts/i', '/ecom/v1/checkouts/i'],
    ['an order', (s) => s.orders.getOrder('i'), '/ecom/v1/orders/i', '/_api/ecom-orders/v1/orders/i'],
    [
      'a redirect session',
      (s) => s.redirects.createRedirectSession(),
      '/_api/redirects-api/v1/redirect-session',
      '/headless/v1/redirect-session',
    ],
    [
      'products',
      (s) => s.products.queryProducts().find(),
      '/stores-reader/v1/products/query-platformized',
      '/_api/catalog-reader-server/v1/products/query-platformized',
    ],
    [
      'a collection by slug',
      (s) => s.products.getCollectionBySlug('s'),
      '/stores-reader/v1/collections/slug/s',
      '/_api/catalog-reader-server/v1/collections/slug/s',
    ],
    [
      'a product to write',
      (s) => s.products.deleteProduct('i'),
      '/stores/v1/products/i',
      '/_api/catalog-server/v1/products/i',
    ],
    ['a collection', (s) => s.collections.getCollection('i'), '/v2/collections/i', '/v2/collections/i'],
    [
      'stock',
      (s) => s.inventory.queryInventory(),
      '/stores-reader/v2/inventoryItems/query',
      '/stores-reader/v2/inventoryItems/query',
    ],
    [
      'stock to write',
      (s) => s.inventory.incrementInventory([]),
      '/stores/v2/inventoryItems/increment',
      '/v2/inventoryItems/increment',
    ],
    [
      'the catalog’s version',
      (s) => s.catalogVersioning.getCatalogVersion(),
      '/stores/v3/provision/version',
      '/_api/stores/v3/provision/version',
    ],
    [
      'a login',
      (s) => s.authentication.loginV2({ email: 'e' }),
      '/_api/iam/authentication/v2/login',
      '/_api/iam/authentication/v2/login',
    ],
    [
      'a recovery',
      (s) => s.recovery.recover('t'),
      '/_api/iam/recovery/v1/recover',
      '/_iam/recovery/v1/recover',
    ],
    [
      'a verification',
      (s) => s.verification.start(),
      '/_api/iam/verification/v1/start',
      '/_api/iam/verification/v1/start',
    ],
    [
      'a policy',
      (s) => s.signOnPolicy.getSignOnPolicy(),
      '/iam/signon/v1/sign-on-policies',
      '/iam/signon/v1/sign-on-policies',
    ],
    ['keys of tokens', (s) => s.oauth.jwks(), '/oauth2/jwks', '/_api/oauth2/jwks'],
    [
      'a member',
      (s) => s.members.getCurrentMember(),
      '/members/v1/members/my',
      '/_api/members/v1/members/my',
    ],
  ])('%s', async (_, call, open, custom) => {
    const paths = []
    for (const apiUrl of ['https://www.wixapis.com', 'https://shop.test', 'http://localhost:4000/']) {
      const { shop, last } = shopAt(apiUrl)
      await call(shop)
      paths.push(last().url.pathname)
    }
    expect(paths).toEqual([open, custom, custom])
  })

  it('tokens is the same everywhere', async () => {
    for (const apiUrl of ['https://www.wixapis.com', 'https://shop.test']) {
      const { shop, last } = shopAt(apiUrl)
      await shop.auth.generateVisitorTokens()
      expect(last().url.href).toBe(`${apiUrl}/oauth2/token`)
    }
  })
})
