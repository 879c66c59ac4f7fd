import { describe, expect, it } from 'vitest'
import { type Received, type Reply, startServer } from '../../test/local-platform.ts'
import { OAuthStrategy, type OauthData, type Tokens } from '../index.ts'
import { pkce } from './login/long-pkce.ts'
import { nowInSeconds } from './tokens.ts'

const clientId = '5b1f6f0e-2a4f-4d86-9d6c-0c1c8a1f7a11'
const data: OauthData = {
  redirectUri: 'https://shop.test/callback',
  originalUri: 'https://shop.test/cart',
  codeVerifier: 'v'.repeat(43),
  codeChallenge: 'c'.repeat(43),
  state: 's1',
}
const member = (lifetimeSeconds = 3600): Tokens => ({
  accessToken: { value: 'member-access', expiresAt: nowInSeconds() + lifetimeSeconds },
  refreshToken: { value: 'member-refresh', role: 'member' },
})

const serverWith = (token: (call: Received) => Reply | undefined) =>
  startServer((call) => (call.path === '/oauth2/token' ? token(call) : { body: {} }))

const refused: Reply = { status: 400, body: { error: 'invalid_grant' } }
const failing: Reply[] = [
  { status: 503, body: {} },
  { status: 429, body: {} },
  { hangUp: true },
  { body: '<html>' },
  { body: '{"access_tok' },
  { body: {} },
]

describe('an expired access token', () => {
  it('is renewed with the refresh token, which the new one replaces', async () => {
    await using server = await serverWith(() => ({
      body: { access_token: 'a2', refresh_token: 'r2', expires_in: 60 },
    }))
    const auth = OAuthStrategy({ clientId, apiUrl: server.url, tokens: member(-1) })
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'a2' } })
    expect(auth.getTokens()).toMatchObject({ refreshToken: { value: 'r2', role: 'member' } })
    expect(server.received[0]).toMatchObject({
      body: { clientId, refreshToken: 'member-refresh', grantType: 'refresh_token' },
      headers: { 'x-vitrine-rotation': 'on' },
    })
  })

  it('leads to a new visitor when the refresh token is refused', async () => {
    await using server = await serverWith(({ body }) =>
      JSON.stringify(body).includes('refresh_token') ? refused : undefined,
    )
    const auth = OAuthStrategy({ clientId, apiUrl: server.url, tokens: member(-1) })
    await auth.getAuthHeaders()
    expect(auth.getTokens()).toMatchObject({ refreshToken: { value: 'visitor-refresh', role: 'visitor' } })
    expect(auth.loggedIn()).toBe(false)
  })

  it.each(failing)('keeps its refresh token when the server answers %j', async (failure) => {
    await using server = await serverWith(() => failure)
    const tokens = member(-1)
    const auth = OAuthStrategy({ clientId, apiUrl: server.url, tokens })
    await expect(auth.getAuthHeaders()).rejects.toMatchObject({ message: 'something went wrong' })
    await expect(auth.getAuthHeaders()).rejects.toMatchObject({ retryable: true })
    expect(server.received).toHaveLength(2)
    expect(auth.getTokens()).toEqual(tokens)
  })

  it("expires by the time of its receipt, not by the server's clock", async () => {
    await using server = await serverWith(() => ({ body: { access_token: 'a', expires_in: '100' } }))
    const { accessToken } = await OAuthStrategy({ clientId, apiUrl: server.url }).generateVisitorTokens()
    expect(accessToken.expiresAt - nowInSeconds()).toBeGreaterThan(98)
  })
})

describe('getMemberTokens', () => {
  it('exchanges the code without storing anything', async () => {
    await using server = await serverWith(() => ({
      body: { access_token: 'a', refresh_token: 'r', expires_in: 60 },
    }))
    const auth = OAuthStrategy({ clientId, apiUrl: server.url })
    expect(await auth.getMemberTokens('code', 's1', data)).toMatchObject({
      refreshToken: { value: 'r', role: 'member' },
    })
    expect(auth.loggedIn()).toBe(false)
  })

  it.each([
    ['', 's1', 'Missing code or _state'],
    ['code', '', 'Missing code or _state'],
    ['code', 's2', 'Invalid _state'],
  ])('with code %j and state %j throws %j', async (code, state, message) => {
    const auth = OAuthStrategy({ clientId, apiUrl: 'http://127.0.0.1:1' })
    await expect(auth.getMemberTokens(code, state, data)).rejects.toMatchObject({
      message,
      code: 'INVALID_STATE',
    })
  })

  it("says 'Failed to get member tokens', with the endpoint's answer as its cause", async () => {
    await using server = await serverWith(() => refused)
    const auth = OAuthStrategy({ clientId, apiUrl: server.url })
    await expect(auth.getMemberTokens('code', 's1', data)).rejects.toMatchObject({
      message: 'Failed to get member tokens',
      code: 'INVALID_GRANT',
      status: 400,
      cause: { code: 'INVALID_GRANT' },
    })
  })
})

describe('a login at the hosted pages', () => {
  it.each([42, 129, Number.NaN])('needs a verifier of 43 to 128 letters, not %d', (length) => {
    expect(() => pkce(length)).toThrow(`Expected a length between 43 and 128. Received ${length}.`)
  })

  it('has its own verifier, challenge and state', () => {
    const auth = OAuthStrategy({ clientId })
    const [one, two] = [
      auth.generateOAuthData('https://shop.test'),
      auth.generateOAuthData('https://shop.test'),
    ]
    expect(one).toMatchObject({ redirectUri: 'https://shop.test', originalUri: '' })
    expect(one.codeVerifier).toMatch(/^[\w\-.~]{43}$/)
    expect(pkce(128).codeVerifier).toHaveLength(128)
    expect(new Set([one.codeVerifier, two.codeVerifier, one.state, two.state, one.codeChallenge]).size).toBe(
      5,
    )
  })

  it.each([
    ['https://shop.test/cb#code=C&state=S', undefined, { code: 'C', state: 'S' }],
    ['https://shop.test/cb?code=C&state=S', 'query' as const, { code: 'C', state: 'S' }],
    ['https://shop.test/cb?code=C&state=S', undefined, { code: null, state: null }],
    [
      'https://shop.test/cb#error=login_required&error_description=Log+in&state=S',
      undefined,
      { code: null, state: 'S', error: 'login_required', errorDescription: 'Log in' },
    ],
  ])('comes back with %s', (url, mode, expected) => {
    expect(OAuthStrategy({ clientId }).parseFromUrl(url, mode)).toEqual(expected)
  })

  it('refuses an invalid address', () => {
    expect(() => OAuthStrategy({ clientId }).parseFromUrl('cb')).toThrowError(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
    )
  })
})

describe('a logout', () => {
  it('clears both tokens and reports it', async () => {
    const redirectSession = { fullUrl: 'https://shop.test/logout' }
    await using server = await startServer(() => ({ body: { redirectSession } }))
    const auth = OAuthStrategy({ clientId, apiUrl: server.url, tokens: member() })
    const seen: string[] = []
    auth.onChange(({ refreshToken }) => seen.push(refreshToken.role))
    expect(await auth.logout('https://shop.test/')).toEqual({ logoutUrl: redirectSession.fullUrl })
    expect(auth.getTokens()).toEqual({
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: '', role: 'none' },
    })
    expect(auth.loggedIn()).toBe(false)
    expect(seen).toEqual(['none'])
  })

  it.each([{}, { redirectSession: null }, { redirectSession: { fullUrl: 7 } }])(
    'keeps both tokens when its answer %j leads nowhere, and so does a login',
    async (body) => {
      await using server = await startServer(() => ({ body }))
      const tokens = member()
      const auth = OAuthStrategy({ clientId, apiUrl: server.url, tokens })
      const failure = { message: 'System error occurred', code: 'INVALID_RESPONSE', retryable: true }
      await expect(auth.logout('https://shop.test/')).rejects.toMatchObject(failure)
      await expect(auth.getAuthUrl()).rejects.toMatchObject(failure)
      expect(auth.getTokens()).toEqual(tokens)
    },
  )
})
