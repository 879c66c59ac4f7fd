import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Received, type Reply, startServer } from '../../test/local-platform.ts'
import { type AppOptions, AppStrategy, createClient } from '../index.ts'
import { products } from '../stores.ts'
import { createWebhookKeys, signEvent } from '../webhooks.ts'

const app = { appId: 'app', appSecret: 'secret' }
const TOKEN_PATHS = ['/oauth2/token', '/oauth/access', '/oauth2/token-info']

/** A platform that answers the nth token call with the token `token-n` by default. */
const open = async (options: Partial<AppOptions>, tokenReply?: (call: Received, count: number) => Reply) => {
  let count = 0
  const server = await startServer((call) => {
    if (!TOKEN_PATHS.includes(call.path)) return { body: { product: { id: 'p' } } }
    count++
    return tokenReply?.(call, count) ?? { body: { access_token: `token-${count}`, expires_in: 3600 } }
  })
  const auth = AppStrategy({ ...app, ...options })
  const client = createClient({ apiUrl: server.url, auth, retries: 0, modules: { products } })
  return {
    client,
    auth,
    tokenCalls: () => server.received.filter(({ path }) => TOKEN_PATHS.includes(path)),
    authorizations: () =>
      server.received
        .filter(({ path }) => !TOKEN_PATHS.includes(path))
        .map(({ headers }) => headers.authorization),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

describe('an installed app', () => {
  afterEach(() => void vi.useRealTimers())

  it('asks for a token with its secret, once for many calls', async () => {
    await using shop = await open({ instanceId: 'i' })
    await Promise.all(Array.from({ length: 20 }, () => shop.client.products.getProduct('p')))
    await shop.client.products.deleteProduct('p')
    expect(shop.tokenCalls()).toMatchObject([{ method: 'POST', path: '/oauth2/token' }])
    expect(shop.tokenCalls()[0]?.body).toEqual({
      instance_id: 'i',
      client_id: 'app',
      client_secret: 'secret',
      grant_type: 'client_credentials',
    })
    expect(new Set(shop.authorizations())).toEqual(new Set(['token-1']))
  })

  it('asks for the next token when the old one expires, and not a second earlier', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-01T08:00:00Z') })
    await using shop = await open({ instanceId: 'i' })
    await shop.client.products.getProduct('p')
    vi.setSystemTime(new Date('2025-03-01T08:59:59Z'))
    await shop.client.products.getProduct('p')
    vi.setSystemTime(new Date('2025-03-01T09:00:00Z'))
    await shop.client.products.getProduct('p')
    await shop.client.products.getProduct('p')
    expect(shop.authorizations()).toEqual(['token-1', 'token-1', 'token-2', 'token-2'])
  })

  it('renews with its refresh token, each time with the latest', async () => {
    await using shop = await open({ refreshToken: 'r0' }, (_, count) => ({
      body: { access_token: `token-${count}`, refresh_token: `r${count}` },
    }))
    await shop.client.products.getProduct('p')
    await shop.client.products.getProduct('p')
    const grant = { client_id: 'app', client_secret: 'secret', grant_type: 'refresh_token' }
    expect(shop.tokenCalls().map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/oauth/access', body: { ...grant, refresh_token: 'r0' } },
      { path: '/oauth/access', body: { ...grant, refresh_token: 'r1' } },
    ])
    expect(shop.authorizations()).toEqual(['token-1', 'token-2'])
    expect(shop.auth.getActiveToken?.()).toBe('r2')
  })

  it("exchanges a page's token for its own", async () => {
    await using shop = await open({ accessToken: 'of-the-page' })
    await shop.client.products.getProduct('p')
    expect(shop.tokenCalls()[0]?.body).toEqual({
      grant_type: 'strip_bound_session',
      client_secret: 'secret',
      access_token: 'of-the-page',
    })
    expect(shop.authorizations()).toEqual(['token-1'])
    expect(shop.auth.getActiveToken?.()).toBe('of-the-page')
  })

  const refused = { error: 'invalid_client' }
  it.each<[Reply, object]>([
    [
      { status: 401, body: refused },
      { code: 'INVALID_CLIENT', status: 401, retryable: false },
    ],
    [
      { status: 503, body: {} },
      { code: 'SERVICE_UNAVAILABLE', status: 503, retryable: true },
    ],
    [{ hangUp: true }, { code: 'NETWORK_ERROR', retryable: true }],
    [{ body: '<html>' }, { code: 'INVALID_RESPONSE', status: 200 }],
    [{ body: { expires_in: 60 } }, { code: 'INVALID_RESPONSE', retryable: true }],
    [{ body: { access_token: {}, expires_in: 60 } }, { code: 'INVALID_RESPONSE' }],
  ])("throws 'something went wrong' when the token call ends in %j, and asks again", async (reply, error) => {
    await using shop = await open({ instanceId: 'i' }, (_, count) =>
      count === 1 ? reply : { body: { access_token: 'late', expires_in: 60 } },
    )
    const message = 'something went wrong'
    await expect(shop.client.products.getProduct('p')).rejects.toMatchObject({ message, ...error })
    expect(shop.authorizations()).toEqual([])
    await shop.client.products.getProduct('p')
    expect(shop.authorizations()).toEqual(['late'])
  })

  it.each<[Partial<AppOptions>, string, string]>([
    [
      { appSecret: undefined, instanceId: 'i' },
      'MISSING_APP_SECRET',
      'App secret is required. Make sure to pass it to the AppStrategy',
    ],
    [
      {},
      'MISSING_GRANT',
      'Missing refresh token, instance ID or access token. Pass one of them to the AppStrategy',
    ],
  ])('made with %j throws %s before anything is sent', async (options, code, message) => {
    await using shop = await open(options)
    await expect(shop.client.products.getProduct('p')).rejects.toMatchObject({ code, message })
    expect([shop.tokenCalls(), shop.authorizations()]).toEqual([[], []])
  })
})

describe('the installation of an app', () => {
  it('starts at an address that names app, return address and state', () => {
    const redirectUrl = 'https://app.test/cb?x=1&y=2'
    const url = new URL(AppStrategy(app).getInstallUrl({ redirectUrl, state: 's t', token: 't' }))
    expect(url.origin + url.pathname).toBe('https://www.wix.com/installer/install')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirectUrl,
      appId: 'app',
      state: 's t',
      token: 't',
    })
  })

  it('ends by exchanging the code for a refresh token that the app calls with', async () => {
    await using shop = await open({}, (_, count) => ({
      body: { access_token: `token-${count}`, refresh_token: `r${count}` },
    }))
    const url = 'https://app.test/cb?code=c&instanceId=i&state=s'
    expect(await shop.auth.handleOAuthCallback(url, { state: 's' })).toEqual({
      instanceId: 'i',
      accessToken: 'token-1',
      refreshToken: 'r1',
    })
    await shop.client.products.getProduct('p')
    expect(shop.tokenCalls().map(({ body }) => body)).toEqual([
      { code: 'c', client_id: 'app', client_secret: 'secret', grant_type: 'authorization_code' },
      { refresh_token: 'r1', client_id: 'app', client_secret: 'secret', grant_type: 'refresh_token' },
    ])
  })

  it.each([
    [
      '?code=c&instanceId=i&state=t',
      'INVALID_STATE',
      'Invalid OAuth callback URL. Expected state to be "s" but got "t"',
    ],
    [
      '?code=c&instanceId=i',
      'INVALID_STATE',
      'Invalid OAuth callback URL. Expected state to be "s" but got "null"',
    ],
    ['?code=c&state=s', 'INVALID_CALLBACK', 'Invalid OAuth callback URL: code or instanceId is missing'],
    [
      '?instanceId=i&state=s',
      'INVALID_CALLBACK',
      'Invalid OAuth callback URL: code or instanceId is missing',
    ],
  ])('is refused when it comes back with %s', async (query, code, message) => {
    await using shop = await open({})
    await expect(
      shop.auth.handleOAuthCallback(`https://app.test/cb${query}`, { state: 's' }),
    ).rejects.toMatchObject({ code, message })
    expect(shop.tokenCalls()).toEqual([])
  })
})

describe('the elevation of an app', () => {
  it("gives a strategy with the rights of the token's installation, regardless of other options", async () => {
    await using shop = await open({ accessToken: 'of-the-page', refreshToken: 'r' }, ({ path }) => ({
      body:
        path === '/oauth2/token-info'
          ? { active: true, clientId: 'app', instanceId: 'i' }
          : { access_token: 'elevated', expires_in: 60 },
    }))
    const elevated = await shop.auth.elevated()
    expect(await elevated.getAuthHeaders()).toEqual({ headers: { Authorization: 'elevated' } })
    expect(shop.tokenCalls().map(({ body }) => body)).toEqual([
      { token: 'of-the-page' },
      { instance_id: 'i', client_id: 'app', client_secret: 'secret', grant_type: 'client_credentials' },
    ])
  })

  it.each<[string, Partial<AppOptions>, object]>([
    ["without a page's token", { instanceId: 'i' }, {}],
    ["with another app's token", { accessToken: 't' }, { clientId: 'other', instanceId: 'i' }],
    ['with a token of no installation', { accessToken: 't' }, { clientId: 'app' }],
  ])('is refused %s', async (_, options, body) => {
    await using shop = await open(options, () => ({ body }))
    await expect(shop.auth.elevated()).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
      message: 'Elevation needs an access token of the app "app"',
    })
  })

  it('looks up the refresh token rather than the access token', async () => {
    const info = { active: true, subjectType: 'APP', siteId: 's' }
    await using shop = await open({ accessToken: 'a', refreshToken: 'r' }, () => ({ body: info }))
    expect(await shop.auth.getTokenInfo()).toEqual(info)
    expect(shop.tokenCalls()[0]?.body).toEqual({ token: 'r' })
    await expect(AppStrategy(app).getTokenInfo()).rejects.toMatchObject({ code: 'MISSING_GRANT' })
  })
})

describe('a message signed for an app', () => {
  it('is verified, and refused when it names another app and the audience is checked', async () => {
    const { publicKey, privateKey } = await createWebhookKeys()
    const auth = AppStrategy({ ...app, publicKey })
    const token = await signEvent(privateKey, { eventType: 'a.b', payload: 1 })
    expect(await auth.decodeJWT(token)).toMatchObject({ valid: true, decoded: { data: expect.any(String) } })
    await expect(auth.decodeJWT(token, true)).rejects.toMatchObject({
      code: 'ERR_JWT_CLAIM_VALIDATION_FAILED',
    })
    await expect(auth.decodeJWT(`${token}x`)).rejects.toMatchObject({
      code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    })
    await expect(AppStrategy(app).decodeJWT(token)).rejects.toMatchObject({
      code: 'MISSING_PUBLIC_KEY',
      message: 'Missing public key. Make sure to pass it to the AppStrategy',
    })
  })
})
