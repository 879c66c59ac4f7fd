import { RULES } from '@vitrine/contract/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../testing/index.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const PREFLIGHT_HEADERS =
  'authorization,content-type,x-wix-bi-gateway,x-wix-consistent,wix-site-id,wix-account-id,client-binding,' +
  'idempotency-key,if-match,if-none-match,x-vitrine-currency'

/** The headers of every response that isn't a file or a page. */
const EVERYWHERE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Wix-Request-Id, X-Wix-Consistent, Retry-After, ETag',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const expectHeaders = (answer: { headers: Headers }, expected: Record<string, string>): void => {
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...expected,
    'x-wix-request-id': expect.stringMatching(/^\d+\.\w+$/),
  })
  for (const absent of ['access-control-allow-credentials', 'set-cookie', 'server', 'x-powered-by'])
    expect(answer.headers.get(absent)).toBeNull()
}

/** Every address of every declared operation, with its public base path. */
const ADDRESSES = RULES.flatMap(({ operation: { name, method, path, service } }) =>
  [...new Set(Object.values(service.bases).flat())].map((base) => ({
    name,
    method,
    path: base + path.replace(/:[\w.]+/g, 'x'),
  })),
)

describe('a response', () => {
  it('has the security headers on every declared address, for visitors and anonymous callers', async () => {
    const callers = [await shop.visitor(), shop.caller()]
    const answers = await Promise.all(
      ADDRESSES.map(({ method, path }, index) =>
        callers[index % 2]?.send(method, path, method === 'POST' ? '{}' : undefined),
      ),
    )
    for (const answer of answers) expectHeaders(answer ?? { headers: new Headers() }, EVERYWHERE)
  })

  it.each([
    ['GET', '/health', 200],
    ['GET', '/nowhere', 404],
    ['HEAD', '/nowhere', 404],
    ['GET', '/media/none', 404],
    ['GET', '/media/%E0%A4%A', 400],
    ['GET', '/v2/collections/…', 414],
    ['DELETE', '/oauth2/token', 405],
    ['OPTIONS', '/oauth2/token', 204],
    ['OPTIONS', '/nowhere', 204],
    ['GET', '/docs/api/nowhere', 404],
    ['GET', '/docs/api/..%2f..%2fpackage.json', 404],
  ])('has them on %s %s', async (method, path, status) => {
    const answer = await shop.caller().send(method, path.replace('…', 'x'.repeat(501)))
    expect(answer.status).toBe(status)
    expectHeaders(answer, EVERYWHERE)
    if (status >= 400 && method !== 'HEAD')
      expect(answer.body).toMatchObject({ message: expect.any(String), details: {} })
  })

  it("keeps browsers on https if the platform uses it, and doesn't otherwise", async () => {
    await using secure = await openShop({ environment: { PLATFORM_URL: 'https://api.shop.example' } })
    const paths = [
      '/health',
      '/nowhere',
      '/media/%E0%A4%A',
      '/docs/api',
      '/oauth2/authorize',
      '/logout',
      '/login',
    ]
    const said = (url: string) =>
      Promise.all(
        [...paths, '/ecom/v1/carts/current', '/r/x', '/checkout-api/x', '/login-api/requests/x'].map(
          async (path) => (await fetch(url + path)).headers.get('strict-transport-security'),
        ),
      )
    expect(new Set(await said(secure.url))).toEqual(new Set(['max-age=63072000; includeSubDomains']))
    expect(new Set(await said(shop.url))).toEqual(new Set([null]))
  })

  it('with a file or page has a policy that differs only where it must', async () => {
    expectHeaders(await shop.caller().get('/media/no-picture'), {
      ...EVERYWHERE,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    const page = await shop.caller().get('/docs/api')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a preflight', () => {
  it.each([
    'https://shop.example',
    'http://localhost:3000',
    'null',
    'https://evil.example',
    'chrome-extension://abc',
  ])('from %s allows the call, without cookies and without naming the origin', async (origin) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const answer = await fetch(`${shop.url}/ecom/v1/carts/current`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': PREFLIGHT_HEADERS,
        },
      })
      expect(answer.status).toBe(204)
      expectHeaders(answer, EVERYWHERE)
      expect(answer.headers.get('access-control-allow-methods')).toContain(method)
      const allowed = answer.headers.get('access-control-allow-headers')?.split(', ') ?? []
      expect(PREFLIGHT_HEADERS.split(',').filter((name) => !allowed.includes(name))).toEqual([])
    }
  })
})

describe('a request id', () => {
  it('is unique for each of 120 concurrent requests, even if the caller sends one, and appears in one log line', async () => {
    const paths = ['/health', '/nowhere', '/oauth2/jwks', '/media/%E0', '/docs/api/nowhere']
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        shop
          .caller()
          .get(paths[index % paths.length] ?? '', { 'x-request-id': 'mine', 'request-id': 'mine' }),
      ),
    )
    const ids = answers.map(({ headers }) => headers.get('x-wix-request-id') ?? '')
    expect(new Set(ids).size).toBe(120)
    const logged = shop.log.map((line): unknown => JSON.parse(line).requestId)
    expect(ids.map((id) => logged.filter((other) => other === id).length)).toEqual(Array(120).fill(1))
  })
})
