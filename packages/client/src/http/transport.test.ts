import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Reply, startServer } from '../../test/local-platform.ts'
import { currentCart } from '../ecom.ts'
import { withHooks } from '../hooks.ts'
import { type ClientOptions, createClient, OAuthStrategy } from '../index.ts'
import { products } from '../stores.ts'

/** A shop whose calls, except token calls, get these answers in turn; the last one repeats. */
const shopAnswering = async (
  replies: Reply[],
  options: Omit<ClientOptions<unknown, unknown>, 'auth' | 'modules'> = {},
) => {
  const left = [...replies]
  const server = await startServer(({ path }) => {
    if (path === '/oauth2/token') return undefined
    return left.length > 1 ? left.shift() : left[0]
  })
  const auth = OAuthStrategy({ clientId: 'c' })
  const client = createClient({ apiUrl: server.url, auth, modules: { currentCart, products }, ...options })
  return { server, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

const busy: Reply = { status: 503, body: {} }
const cart: Reply = { body: { cart: { id: 'c' } } }

describe('in edge runtimes, which have no AbortSignal.any', () => {
  const any = AbortSignal.any
  beforeAll(() => void Reflect.deleteProperty(AbortSignal, 'any'))
  afterAll(() => {
    AbortSignal.any = any
  })

  it('calls work', async () => {
    await using shop = await shopAnswering([cart])
    expect(await shop.client.currentCart.getCurrentCart()).toEqual({ _id: 'c' })
  })

  it.each(['client', 'call'])("each of two signals ends a request and a stream: the %s's", async (which) => {
    const client = new AbortController()
    const call = new AbortController()
    await using shop = await shopAnswering([{ ...cart, delayMs: 2000 }], { signal: client.signal })
    const ended = async (accept: string) => {
      const answer = shop.client.fetchWithAuth('/x', { headers: { accept }, signal: call.signal })
      return answer.catch((reason: unknown) => reason)
    }
    const waiting = ['text/event-stream', 'application/json'].map(ended)
    await expect.poll(() => shop.server.calls.filter(({ path }) => path === '/x').length).toBe(2)
    const reason = new Error('No longer needed')
    ;({ client, call })[which as 'client' | 'call'].abort(reason)
    expect(await Promise.all(waiting)).toEqual([reason, reason])
    expect(await ended('application/json')).toBe(reason)
  })
})

describe('a temporary failure', () => {
  const failures: Reply[] = [
    busy,
    { status: 429, body: {} },
    { status: 502, body: '<html>' },
    { body: '{"cart":{"id":' },
    { hangUp: true },
  ]
  it.each(failures)('such as %j is retried for a read', async (failure) => {
    await using shop = await shopAnswering([failure, failure, cart])
    expect(await shop.client.currentCart.getCurrentCart()).toEqual({ _id: 'c' })
    expect(shop.server.calls).toHaveLength(3)
  })

  it('is retried for a write, which the server recognizes by its key', async () => {
    await using shop = await shopAnswering([busy, cart])
    await shop.client.currentCart.addToCurrentCart({ lineItems: [] })
    const keys = shop.server.calls.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\w-]{22}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('gives every write its own key', async () => {
    await using shop = await shopAnswering([cart])
    await shop.client.currentCart.removeCouponFromCurrentCart()
    await shop.client.currentCart.removeCouponFromCurrentCart()
    expect(new Set(shop.server.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  })

  it('is thrown when it does not pass', async () => {
    await using shop = await shopAnswering([busy], { retries: 1 })
    const failure = { code: 'SERVICE_UNAVAILABLE', retryable: true }
    await expect(shop.client.currentCart.getCurrentCart()).rejects.toMatchObject(failure)
    expect(shop.server.calls).toHaveLength(2)
  })

  it('is waited out for as long as the server asks', async () => {
    await using shop = await shopAnswering([{ ...busy, headers: { 'retry-after': '1' } }, cart])
    const startedAt = performance.now()
    await shop.client.currentCart.getCurrentCart()
    expect(performance.now() - startedAt).toBeGreaterThan(950)
  })

  it('is not waited out for minutes', async () => {
    await using shop = await shopAnswering([{ ...busy, headers: { 'retry-after': '600' } }, cart])
    await expect(shop.client.currentCart.getCurrentCart()).rejects.toMatchObject({ retryAfterSeconds: 600 })
  })

  it('is not waited out longer than the caller allows', async () => {
    const soon = { ...busy, headers: { 'retry-after': '2' } }
    await using shop = await shopAnswering([soon, cart], { longestWaitSeconds: 1 })
    await expect(shop.client.currentCart.getCurrentCart()).rejects.toMatchObject({ retryAfterSeconds: 2 })
    expect(shop.server.calls).toHaveLength(1)
  })

  it.each([400, 403, 404, 409, 500])(
    'of status %i is not temporary: it is thrown at once',
    async (status) => {
      await using shop = await shopAnswering([{ status, body: {} }, cart])
      await expect(shop.client.currentCart.getCurrentCart()).rejects.toMatchObject({ status })
      expect(shop.server.calls).toHaveLength(1)
    },
  )

  it("of a write is not repeated at the hosted platform, which doesn't know the keys", async () => {
    const fetch = vi.fn(async (url: string | URL | Request) =>
      String(url).endsWith('/token')
        ? Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 9 })
        : Response.json({}, { status: 503 }),
    )
    const apiUrl = 'https://www.wixapis.com'
    const client = createClient({
      apiUrl,
      fetch,
      auth: OAuthStrategy({ clientId: 'c' }),
      modules: { currentCart },
    })
    await expect(client.currentCart.addToCurrentCart({})).rejects.toMatchObject({ status: 503 })
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      `${apiUrl}/oauth2/token`,
      `${apiUrl}/ecom/v1/carts/current/add-to-cart`,
    ])
  })
})

describe('an answer of status 200', () => {
  it.each(['<!doctype html>', '', '{"cart":', 'null', '[]', '7', '"text"'])(
    'that is %j is a typed error and keeps the tokens',
    async (body) => {
      await using shop = await shopAnswering([{ body, headers: { 'x-wix-request-id': 'r1' } }])
      await expect(shop.client.currentCart.getCurrentCart()).rejects.toMatchObject({
        message: 'System error occurred, request-id: r1',
        code: 'INVALID_RESPONSE',
        status: 200,
        requestId: 'r1',
      })
      expect(shop.client.auth.getTokens().accessToken.value).toBe('visitor-access')
    },
  )
})

describe('a request', () => {
  it('times out', async () => {
    await using shop = await shopAnswering([cart])
    await shop.client.auth.getAuthHeaders()
    await using slow = await shopAnswering([{ ...cart, delayMs: 2000 }], { timeoutMs: 60, retries: 0 })
    slow.client.auth.setTokens(shop.client.auth.getTokens())
    const failure = await slow.client.currentCart.getCurrentCart().catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'NETWORK_ERROR', retryable: true, cause: { name: 'TimeoutError' } })
  })

  it("ends with its client's signal, and is not repeated", async () => {
    const controller = new AbortController()
    await using shop = await shopAnswering([{ ...cart, delayMs: 2000 }], { signal: controller.signal })
    await shop.client.auth.getAuthHeaders()
    const call = shop.client.currentCart.getCurrentCart()
    await expect.poll(() => shop.server.calls.length, { timeout: 20_000 }).toBe(1)
    controller.abort(new Error('left the page'))
    await expect(call).rejects.toMatchObject({
      code: 'ABORTED',
      retryable: false,
      cause: { message: 'left the page' },
    })
    expect(shop.server.calls).toHaveLength(1)
  })

  it.each([undefined, null, '', '.', '..'])('for the id %j is refused before it is sent', async (id) => {
    await using shop = await shopAnswering([cart])
    await expect(shop.client.products.getProduct(id as string)).rejects.toMatchObject({
      message: 'INVALID_ARGUMENT: "id" value is required',
      code: 'INVALID_ARGUMENT',
    })
    expect(shop.server.received).toEqual([])
  })

  it('keeps any id in its place in the path', async () => {
    await using shop = await shopAnswering([{ body: { product: {} } }])
    await shop.client.products.getProduct('../../x?y=#z/ü')
    expect(shop.server.calls[0]?.path).toMatch(
      /^\/_api\/catalog-reader-server\/v1\/products\/\.\.%2F\.\.%2Fx%3Fy%3D%23z%2F%C3%BC\?id=/,
    )
  })

  it('sends back the mark of the previous answer', async () => {
    await using shop = await shopAnswering([{ ...cart, headers: { 'x-wix-consistent': 'm1' } }, cart])
    await shop.client.currentCart.getCurrentCart()
    await shop.client.currentCart.getCurrentCart()
    await shop.client.fetchWithAuth('/anything')
    expect(shop.server.calls.map(({ headers }) => headers['x-wix-consistent'])).toEqual([
      undefined,
      'm1',
      'm1',
    ])
  })
})

describe('a call by address', () => {
  it('carries the token to the platform and to the origins the client lists, and nowhere else', async () => {
    const allowedOrigins = ['https://my.example']
    const sent: [string, string | null][] = []
    await using shop = await shopAnswering([cart], {
      allowedOrigins,
      fetch: async (input, init) => {
        const { hostname } = new URL(input instanceof Request ? input.url : String(input))
        if (!hostname.endsWith('.example')) return fetch(input, init)
        sent.push([hostname, new Headers(init?.headers).get('authorization')])
        return Response.json({})
      },
    })
    for (const host of ['my.example', 'evil.my.example', 'evil.example'])
      await shop.client.fetchWithAuth(`https://${host}/path`)
    await shop.client.fetchWithAuth('http://my.example/by-another-scheme')
    expect(sent).toEqual([
      ['my.example', expect.stringContaining('visitor')],
      ['evil.my.example', null],
      ['evil.example', null],
      ['my.example', null],
    ])
  })
})

describe('hooks', () => {
  it('see requests and answers, secrets masked', async () => {
    const seen: unknown[] = []
    const fetch = withHooks({
      request: (sent) => seen.push(sent),
      response: ({ status }) => seen.push(status),
    })
    await using shop = await shopAnswering([cart], { fetch })
    await shop.client.fetchWithAuth('/callback?code=secret&x=1')
    expect(JSON.stringify(seen)).not.toMatch(/secret|visitor-access/)
    expect(seen).toMatchObject([
      { method: 'POST' },
      200,
      { url: expect.stringContaining('code=***&x=1'), headers: { authorization: '***' } },
      200,
    ])
  })

  it("that throw don't affect the call", async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    const fetch = withHooks({
      request: () => {
        throw new Error('broken hook')
      },
    })
    await using shop = await shopAnswering([cart], { fetch })
    expect(await shop.client.currentCart.getCurrentCart()).toEqual({ _id: 'c' })
    expect(printed).toHaveBeenCalled()
    printed.mockRestore()
  })
})
