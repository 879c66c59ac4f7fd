import { describe, expect, it } from 'vitest'
import { type Received, type Reply, startServer } from '../../test/local-platform.ts'
import { nowInSeconds } from '../auth/tokens.ts'
import { currentCart } from '../ecom.ts'
import { ApiKeyStrategy, AppStrategy, createClient, OAuthStrategy, type Tokens } from '../index.ts'

const unauthenticated: Reply = {
  status: 401,
  body: { message: 'no', details: { applicationError: { code: 'UNAUTHENTICATED', description: 'no' } } },
}
const expiresAt = nowInSeconds() + 3600
const member: Tokens = {
  accessToken: { value: 'dead', expiresAt },
  refreshToken: { value: 'member-refresh', role: 'member' },
}

/** A shop whose platform accepts only tokens that it issued itself: `a1`, `a2` and so on. */
const shopOf = async (
  tokens: Tokens,
  refuse: (call: Received, calls: number) => Reply | undefined = ({ headers }) =>
    headers.authorization === 'dead' ? unauthenticated : undefined,
) => {
  let issued = 0
  let calls = 0
  const server = await startServer((call) => {
    const isTokenCall = call.path === '/oauth2/token'
    const refusal = refuse(call, isTokenCall ? calls : ++calls)
    if (refusal) return refusal
    if (!isTokenCall) return { body: { cart: {}, data: {} } }
    return { body: { access_token: `a${++issued}`, refresh_token: `r${issued}`, expires_in: 60 } }
  })
  const auth = OAuthStrategy({ clientId: 'c', tokens })
  const client = createClient({ apiUrl: server.url, auth, modules: { currentCart } })
  return { server, auth, client, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

describe('a token that is refused although it looks fresh', () => {
  it('is renewed once for a hundred calls, and each is repeated once', async () => {
    await using shop = await shopOf(member)
    const { getCurrentCart } = shop.client.currentCart
    await Promise.all(Array.from({ length: 100 }, getCurrentCart))
    expect(shop.server.tokenCalls.map(({ body }) => body)).toMatchObject([
      { grantType: 'refresh_token', refreshToken: 'member-refresh' },
    ])
    const tokensSent = shop.server.calls.map(({ headers }) => headers.authorization)
    expect(tokensSent.filter((token) => token === 'a1')).toHaveLength(100)
    expect(shop.auth.getTokens().refreshToken).toEqual({ value: 'r1', role: 'member' })
  })

  it('is renewed for a write, which keeps its key', async () => {
    await using shop = await shopOf(member)
    await shop.client.currentCart.addToCurrentCart({ lineItems: [] })
    const keys = shop.server.calls.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  it.each<[string, (shop: Awaited<ReturnType<typeof shopOf>>) => Promise<unknown>]>([
    ['graphql', ({ client }) => client.graphql('{ a }')],
    ['fetch', ({ client }) => client.fetch('/a', { method: 'POST', body: '{}' })],
    ['fetchWithAuth', ({ client, server }) => client.fetchWithAuth(new Request(`${server.url}/a`))],
    [
      'a call of the strategy',
      ({ client }) => client.auth.sendPasswordResetEmail('a@x.test', 'https://x.test'),
    ],
  ])('is renewed for %s', async (_, call) => {
    await using shop = await shopOf(member)
    await call(shop)
    expect(shop.server.calls.map(({ headers }) => headers.authorization)).toEqual(['dead', 'a1'])
  })

  it('is not renewed when it has already been replaced: the call uses the current one', async () => {
    await using shop = await shopOf(member, ({ headers }) => {
      if (headers.authorization !== 'dead') return undefined
      shop.auth.setTokens({ ...member, accessToken: { value: 'newer', expiresAt } })
      return unauthenticated
    })
    await shop.client.currentCart.getCurrentCart()
    expect(shop.server.received.map(({ headers }) => headers.authorization)).toEqual(['dead', 'newer'])
  })

  it('ends the login when its refresh token is refused too: a new visitor makes the call', async () => {
    await using shop = await shopOf(member, ({ headers, body }) => {
      if (JSON.stringify(body)?.includes('member-refresh')) return { status: 400, body: {} }
      return headers.authorization === 'dead' ? unauthenticated : undefined
    })
    const roles: string[] = []
    shop.auth.onChange(({ refreshToken }) => roles.push(refreshToken.role))
    await shop.client.currentCart.getCurrentCart()
    expect(roles).toEqual(['visitor'])
    expect(shop.auth.loggedIn()).toBe(false)
    expect(shop.server.calls.at(-1)?.headers.authorization).toBe('a1')
  })

  it('stays when its renewal fails, and is renewed by the next call', async () => {
    let isDown = true
    await using shop = await shopOf(member, ({ path, headers }) => {
      if (path === '/oauth2/token') return isDown ? { status: 503, body: {} } : undefined
      return headers.authorization === 'dead' ? unauthenticated : undefined
    })
    const { getCurrentCart } = shop.client.currentCart
    await expect(getCurrentCart()).rejects.toMatchObject({ retryable: true, status: 503 })
    expect(shop.auth.getTokens()).toEqual(member)
    isDown = false
    expect(await getCurrentCart()).toEqual({})
    expect(shop.server.calls).toHaveLength(2)
  })
})

describe('a refusal', () => {
  it('of the renewed token is thrown', async () => {
    await using shop = await shopOf(member, ({ path }) =>
      path === '/oauth2/token' ? undefined : unauthenticated,
    )
    await expect(shop.client.currentCart.getCurrentCart()).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
      retryable: false,
    })
    expect(shop.server.calls).toHaveLength(2)
    expect((await shop.client.fetch('/a')).status).toBe(401)
  })

  it('without a code means the token', async () => {
    await using shop = await shopOf(member, ({ headers }) =>
      headers.authorization === 'dead' ? { status: 401, body: '<html>' } : undefined,
    )
    expect(await shop.client.currentCart.getCurrentCart()).toEqual({})
  })

  it('with its own code, such as a wrong password, is thrown at once', async () => {
    const details = { applicationError: { code: '-19976', description: 'wrong password' } }
    await using shop = await shopOf(member, () => ({ status: 401, body: { message: 'no', details } }))
    await expect(shop.client.currentCart.getCurrentCart()).rejects.toMatchObject({ code: '-19976' })
    expect(shop.server.received).toHaveLength(1)
  })

  it('does not use up the retries for a busy platform', async () => {
    const busy: Reply = { status: 503, body: {} }
    await using shop = await shopOf(member, ({ headers, path }, calls) => {
      if (path === '/oauth2/token') return undefined
      if (headers.authorization === 'dead') return unauthenticated
      return calls < 4 ? busy : undefined
    })
    expect(await shop.client.currentCart.getCurrentCart()).toEqual({})
    expect(shop.server.calls).toHaveLength(4)
  })

  it('of a stream is returned, because the stream has been read', async () => {
    await using shop = await shopOf(member)
    const body = new Blob(['{}']).stream()
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    expect((await shop.client.fetchWithAuth('/a', init)).status).toBe(401)
    const request = new Request(`${shop.server.url}/a`, { method: 'POST', body: '{}' })
    expect((await shop.client.fetchWithAuth(request)).status).toBe(401)
  })

  it('of an API key is thrown at once', async () => {
    await using shop = await shopOf(member, () => unauthenticated)
    const auth = ApiKeyStrategy({ apiKey: 'k' })
    const client = createClient({ apiUrl: shop.server.url, auth, modules: { currentCart } })
    await expect(client.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 401 })
    expect(shop.server.received).toHaveLength(1)
  })

  it("of an app's token makes the app ask for another, once", async () => {
    await using shop = await shopOf(member, ({ headers }) =>
      headers.authorization === 'a1' ? unauthenticated : undefined,
    )
    const auth = AppStrategy({ appId: 'a', appSecret: 's', instanceId: 'i' })
    const client = createClient({ apiUrl: shop.server.url, auth, modules: { currentCart } })
    await Promise.all(Array.from({ length: 10 }, client.currentCart.getCurrentCart))
    expect(shop.server.tokenCalls).toHaveLength(2)
  })
})
