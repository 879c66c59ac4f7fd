import { OAuthStrategy } from '@vitrine/client'
import { type BegunLogin, endLogin } from '@vitrine/client/login'
import { openConsole, openProvider, type TestProvider } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OauthShop, openOauthShop } from './shop-login.ts'

/*
 * Forged and mixed-up callbacks (RFC 9700, sections 4.4, 4.5 and 4.7): none gives anyone tokens. The client
 * refuses what it can detect and sends nothing; the platform refuses what only it can detect. Each case has a
 * control: the same login, unaltered, still works afterwards. The second, hostile server is a real one
 * (oidc-provider).
 */

/** A stopped clock, so codes only get old when they should. */
const clock = { at: Date.now() }
let opened: OauthShop
let hostile: TestProvider
/** Another browser's unfinished login. */
let other: Flow
beforeAll(async () => {
  opened = await openOauthShop({ clock: { now: () => clock.at } })
  hostile = await openProvider([opened.redirectUri])
  hostile.who = 'mallory'
  hostile.people.set('mallory', { email: 'mallory@example.com', email_verified: true })
  other = await answered()
})
afterAll(async () => {
  await hostile[Symbol.asyncDispose]()
  await opened[Symbol.asyncDispose]()
})

/** An answered login, before the answer is read. */
interface Flow {
  readonly auth: OAuthStrategy
  readonly begun: BegunLogin
  readonly back: URL
  /** Token requests with a code. */
  readonly exchanges: string[]
}

/** Logs a new person in, up to the address that leads back to the shop. */
const answered = async (): Promise<Flow> => {
  const exchanges: string[] = []
  const watched: typeof fetch = (url, init) => {
    if (String(init?.body).includes('authorization_code')) exchanges.push(String(url))
    return fetch(url, init)
  }
  const { url: apiUrl, clientId } = opened.shop
  const auth = OAuthStrategy({ clientId, apiUrl, fetch: watched })
  const data = auth.generateOAuthData(opened.redirectUri)
  const how = { responseMode: 'query', prompt: 'none' } as const
  const { authUrl, authorizationEndpoint } = await auth.getAuthUrl(data, how)
  const back = await opened.comeBack(new URL(authUrl))
  return { auth, begun: { ...data, authorizationEndpoint }, back, exchanges }
}

/** The hostile server's answer to a login that its victim started at the shop. */
const answeredByHostile = async ({ begun }: Flow): Promise<URL> => {
  const query = new URLSearchParams({
    ...{ client_id: hostile.clientId, response_type: 'code', redirect_uri: begun.redirectUri },
    ...{ scope: 'openid', state: begun.state, nonce: 'n' },
    ...{ code_challenge: begun.codeChallenge, code_challenge_method: 'S256' },
  })
  return new URL(await hostile.visit(`${hostile.issuer}/auth?${query}`))
}

type Alter = (query: URLSearchParams, flow: Flow) => unknown
const set =
  (name: string, value: (held: string) => string): Alter =>
  (query) =>
    query.set(name, value(query.get(name) ?? ''))
const remove =
  (name: string): Alter =>
  (query) =>
    query.delete(name)
/** Repeats a parameter: the foreign one comes first or last. */
const twice =
  (name: string, place: 'first' | 'last'): Alter =>
  (query) => {
    const [mine, theirs] = [query.get(name) ?? '', other.back.searchParams.get(name) ?? '']
    query.delete(name)
    for (const value of place === 'first' ? [theirs, mine] : [mine, theirs]) query.append(name, value)
  }

const MISSING = 'Missing code or _state'
const INVALID = 'Invalid _state'

/** What the client refuses, by the error's message or code. */
const AT_THE_CLIENT: readonly (readonly [what: string, alter: Alter, said: string])[] = [
  ['state missing', remove('state'), MISSING],
  ['state empty', set('state', () => ''), MISSING],
  ['state wrong', set('state', () => 'x'.repeat(43)), INVALID],
  ['state in another letter case', set('state', (held) => held.toUpperCase()), INVALID],
  ['state with text appended', set('state', (held) => `${held} `), INVALID],
  ["state of another browser's login", (query) => query.set('state', other.begun.state), INVALID],
  ["the whole answer to another browser's login", (query) => copy(query, other.back), INVALID],
  ['state twice, a foreign one first', twice('state', 'first'), INVALID],
  ['state twice, a foreign one last', twice('state', 'last'), 'INVALID_RESPONSE'],
  ['code missing', remove('code'), MISSING],
  ['code empty', set('code', () => ''), MISSING],
  ['code twice, a foreign one first', twice('code', 'first'), 'INVALID_RESPONSE'],
  ['code twice, a foreign one last', twice('code', 'last'), 'INVALID_RESPONSE'],
  ['an error beside the code', (query) => query.set('error', 'access_denied'), 'ACCESS_DENIED'],
  ['an error without a login', (query) => copy(query, forgedError), MISSING],
  ['iss of the hostile server', (query) => query.set('iss', hostile.issuer), 'INVALID_ISSUER'],
  ['iss missing', remove('iss'), 'INVALID_ISSUER'],
  ['iss with a slash appended', set('iss', (held) => `${held}/`), 'INVALID_ISSUER'],
  ['iss twice', (query) => query.append('iss', hostile.issuer), 'INVALID_RESPONSE'],
  [
    'the answer of the hostile server, with the state of this login',
    async (query, flow) => copy(query, await answeredByHostile(flow)),
    'INVALID_ISSUER',
  ],
]

const forgedError = new URL('https://shop.example/?error=access_denied&error_description=Pay+Mallory&state=x')
const copy = (query: URLSearchParams, { searchParams }: URL): void => {
  for (const name of [...query.keys()]) query.delete(name)
  for (const [name, value] of searchParams) query.append(name, value)
}

describe('a callback altered where the client sees it', () => {
  // Fails without the comparison of `iss`, and without the check for repeated parameters.
  it.each(AT_THE_CLIENT)('sends nothing anywhere: %s', async (_, alter, said) => {
    const flow = await answered()
    const altered = new URL(flow.back)
    await alter(altered.searchParams, flow)
    const refused = await endLogin(flow.auth, altered.href, flow.begun, 'query').catch((error) => error)
    expect([refused.message, refused.code]).toContain(said)
    expect([flow.exchanges, flow.auth.loggedIn()]).toEqual([[], false])
    await endLogin(flow.auth, flow.back.href, flow.begun, 'query')
    expect(flow.auth.loggedIn()).toBe(true)
    expect(flow.exchanges).toEqual([`${opened.shop.url}/oauth2/token`])
  })
})

/** The token endpoint's answer to a form with standard names. */
const exchange = async (form: URLSearchParams) => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return opened.shop.caller().send('POST', '/oauth2/token', form.toString(), type)
}
const formOf = ({ begun, back }: Flow): URLSearchParams =>
  new URLSearchParams({
    ...{ grant_type: 'authorization_code', client_id: opened.shop.clientId },
    ...{ code: back.searchParams.get('code') ?? '', redirect_uri: begun.redirectUri },
    code_verifier: begun.codeVerifier,
  })
const codeOf = ({ back }: Flow): string => back.searchParams.get('code') ?? ''

/** What the platform refuses, by its error; undefined for a malformed request. */
const AT_THE_PLATFORM: readonly (readonly [what: string, alter: Alter, error: string | undefined])[] = [
  ['code missing', remove('code'), 'invalid_request'],
  ["code of another browser's login", (form) => form.set('code', codeOf(other)), 'invalid_grant'],
  [
    'code of the hostile server',
    async (form, flow) => form.set('code', (await answeredByHostile(flow)).searchParams.get('code') ?? ''),
    'invalid_grant',
  ],
  [
    'code with a letter changed',
    set('code', (held) => `${held.slice(0, -2)}${held.at(-2) === 'A' ? 'B' : 'A'}${held.slice(-1)}`),
    'invalid_grant',
  ],
  ['code cut short', set('code', (held) => held.slice(0, -1)), 'invalid_grant'],
  ['code with text appended', set('code', (held) => `${held} `), 'invalid_grant'],
  ['redirect_uri missing', remove('redirect_uri'), 'invalid_grant'],
  ['redirect_uri of another page of the shop', set('redirect_uri', (held) => `${held}2`), 'invalid_grant'],
  ['redirect_uri with a slash appended', set('redirect_uri', (held) => `${held}/`), 'invalid_grant'],
  ['redirect_uri of another host', set('redirect_uri', () => 'https://evil.example/'), 'invalid_grant'],
  ['verifier missing', remove('code_verifier'), 'invalid_request'],
  ['verifier wrong', set('code_verifier', () => 'x'.repeat(43)), 'invalid_grant'],
  ['verifier cut short', set('code_verifier', (held) => held.slice(0, -1)), 'invalid_grant'],
  [
    'verifier of another login',
    (form) => form.set('code_verifier', other.begun.codeVerifier),
    'invalid_grant',
  ],
  [
    'the challenge for the verifier',
    (form, { begun }) => form.set('code_verifier', begun.codeChallenge),
    'invalid_grant',
  ],
  [
    'a code of another client',
    async (form) => form.set('client_id', (await openConsole(opened.shop)).clientId),
    'invalid_grant',
  ],
  ['an unknown client', (form) => form.set('client_id', 'nobody'), 'invalid_client'],
  ['client missing', remove('client_id'), 'invalid_request'],
  ['two clients', (form) => form.append('clientId', 'nobody'), 'invalid_request'],
  ['two verifiers', (form) => form.append('codeVerifier', 'x'.repeat(43)), 'invalid_request'],
  ['code twice', (form) => form.append('code', codeOf(other)), undefined],
  ['verifier twice', (form, { begun }) => form.append('code_verifier', begun.codeVerifier), undefined],
  ['redirect_uri twice', (form, { begun }) => form.append('redirect_uri', begun.redirectUri), undefined],
  ['the code as a refresh token', (form, flow) => copyRefresh(form, flow), 'invalid_grant'],
]

const copyRefresh = (form: URLSearchParams, flow: Flow): void => {
  form.set('grant_type', 'refresh_token')
  form.set('refresh_token', codeOf(flow))
}

describe('a callback altered where only the platform sees it', () => {
  // Fails if redirect address or verifier isn't compared.
  it.each(AT_THE_PLATFORM)('gives no tokens: %s', async (_, alter, error) => {
    const flow = await answered()
    const form = formOf(flow)
    await alter(form, flow)
    const { status, body } = await exchange(form)
    expect([status >= 400 && status < 500, body.error, body.access_token]).toEqual([true, error, undefined])
    expect((await exchange(formOf(flow))).status).toBe(200)
  })

  it('gives no tokens the second time, and revokes the first ones', async () => {
    const flow = await answered()
    const first = await exchange(formOf(flow))
    expect(first.status).toBe(200)
    expect((await exchange(formOf(flow))).body.error).toBe('invalid_grant')
    const renewal = { clientId: opened.shop.clientId, grantType: 'refresh_token' }
    const refreshToken = first.body.refresh_token
    const renewed = await opened.shop.caller().post('/oauth2/token', { ...renewal, refreshToken })
    expect(renewed.body.error).toBe('invalid_grant')
  })

  it('gives no tokens after a minute', async () => {
    const [late, flow] = [await answered(), await answered()]
    clock.at += 59_000
    expect((await exchange(formOf(flow))).status).toBe(200)
    clock.at += 2_000
    expect((await exchange(formOf(late))).body.error).toBe('invalid_grant')
  })
})
