import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSealedSecrets } from '../../floor/callers/sealed-secrets.ts'
import { createVouch } from './claims.ts'
import { ProviderTrouble } from './outgoing.ts'
import { createProviders } from './providers.ts'

const ISSUER = 'https://ids.example'
const SLASHED = `${ISSUER}/`
const CLIENT = 'shop'
const now = Math.floor(Date.now() / 1000)
const GOOD = {
  iss: ISSUER,
  aud: CLIENT,
  sub: 'ada',
  nonce: 'n',
  iat: now,
  exp: now + 300,
  email: 'ada@mail.example',
}

let ours: CryptoKey
let theirs: CryptoKey
let keys: object[]
beforeAll(async () => {
  const [own, other] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')]
  ours = own.privateKey
  theirs = other.privateKey
  keys = [{ ...(await exportJWK(own.publicKey)), alg: 'ES256', use: 'sig', kid: '1' }]
})

const signed = (claims: object, key: CryptoKey | Uint8Array = ours, alg = 'ES256') =>
  new SignJWT({ ...GOOD, ...claims } as JWTPayload).setProtectedHeader({ alg, kid: '1' }).sign(key)

/** A provider with the test's answers; undefined is an address that it doesn't serve. */
interface Answers {
  readonly discovered?: object
  readonly keys?: unknown
  readonly tokens?: () => Promise<unknown>
  readonly userinfo?: unknown
  /** The callback parameters without its name. */
  readonly answer?: Record<string, string>
}

/** Logs a person in with a code; returns the person the provider vouches for. */
const logIn = ({
  discovered,
  keys: given = { keys },
  tokens,
  userinfo,
  answer = { iss: ISSUER },
}: Answers) => {
  const served: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      ...{ issuer: ISSUER, authorization_endpoint: `${ISSUER}/auth`, token_endpoint: `${ISSUER}/token` },
      ...{ jwks_uri: `${ISSUER}/keys`, id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'] },
      authorization_response_iss_parameter_supported: true,
      ...(userinfo !== undefined && { userinfo_endpoint: `${ISSUER}/me` }),
      ...discovered,
    }),
    '/keys': () => given,
    '/me': () => userinfo,
    '/token': tokens ?? (async () => tokensWith(await signed({}))),
  }
  const fetch = async (address: string) => Response.json(await served[new URL(address).pathname]?.())
  const clock = { now: Date.now }
  const providers = createProviders({ fetch, clock, allowsPlain: false })
  const vouch = createVouch({
    providers,
    secrets: createSealedSecrets(new Uint8Array(32), 'external login secrets'),
    clock,
  })
  const connection = { id: 'ids', name: 'Ids', issuer: ISSUER, clientId: CLIENT, active: true }
  return vouch.byCode('site', connection, {
    answer: new URLSearchParams({ code: 'c', state: 's', ...answer }),
    ...{ redirectUri: 'https://shop.example/back', codeVerifier: 'v'.repeat(43), nonce: 'n' },
  })
}
const tokensWith = (id_token: unknown) => ({ access_token: 'a', token_type: 'Bearer', id_token })
const token = (claims: object, key?: () => CryptoKey | Uint8Array, alg?: string): Answers => ({
  tokens: async () => tokensWith(await signed(claims, key?.(), alg)),
})
const unsigned = async () => {
  const [, payload] = (await signed({})).split('.')
  return tokensWith(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`)
}

/** Each case gets in if the signature check, or one of our checks beyond the library's, is removed. */
const REFUSED: readonly (readonly [what: string, Answers])[] = [
  ['metadata of another issuer', { discovered: { issuer: 'https://other.example' } }],
  [
    'an issuer in another spelling',
    { discovered: { issuer: SLASHED }, ...token({ iss: SLASHED }), answer: { iss: SLASHED } },
  ],
  ['metadata without a login page', { discovered: { authorization_endpoint: undefined } }],
  [
    'metadata that names a token endpoint by http',
    { discovered: { token_endpoint: 'http://ids.example/token' } },
  ],
  ['an answer that names no person', { answer: {} }],
  ['an answer of another server', { answer: { iss: 'https://other.example' } }],
  ['an answer with a token beside the code', { answer: { iss: ISSUER, id_token: 'x' } }],
  ['no identity token', { tokens: async () => tokensWith(undefined) }],
  ['a token that is a number', { tokens: async () => tokensWith(7) }],
  ['an invalid token', { tokens: async () => tokensWith('x.y.z') }],
  ['a token of another issuer', token({ iss: 'https://other.example' })],
  ['a token for another client', token({ aud: 'other' })],
  ['a token for several, made for another', token({ aud: [CLIENT, 'other'], azp: 'other' })],
  ['a token for several clients, issued to none', token({ aud: [CLIENT, 'other'] })],
  ['a token of another login', token({ nonce: 'other' })],
  ['a token of no login', token({ nonce: undefined })],
  ['a token that has expired', token({ exp: now - 120 })],
  ['a token that never expires', token({ exp: undefined })],
  ['a token of an hour ago', token({ iat: now - 3600 })],
  ['a token of the future', token({ iat: now + 600 })],
  ['a token without a subject', token({ sub: undefined })],
  ['a token with an empty subject', token({ sub: '' })],
  ['a token with an endless subject', token({ sub: 'x'.repeat(256) })],
  ['a token signed by someone else', token({}, () => theirs)],
  [
    'a token signed by the public key',
    token({}, () => new TextEncoder().encode(JSON.stringify(keys)), 'HS256'),
  ],
  ['an unsigned token', { tokens: unsigned }],
  ['invalid keys', { keys: { keys: [{ kty: 'EC', crv: 'P-256', kid: '1', x: '!', y: 7 }] } }],
  ['no keys', { keys: {} }],
  [
    'what it says about someone else',
    { ...token({ email: undefined }), userinfo: { sub: 'bea', email: 'b@c.example' } },
  ],
]

describe('a provider', () => {
  it('vouches for the person named in its token, or otherwise in its userinfo answer', async () => {
    expect(await logIn({})).toMatchObject({ issuer: ISSUER, subject: 'ada', email: 'ada@mail.example' })
    expect(await logIn(token({ aud: [CLIENT, 'other'], azp: CLIENT }))).toMatchObject({ subject: 'ada' })
    const asked = { sub: 'ada', email: 'told@mail.example', email_verified: true }
    expect(await logIn({ ...token({ email: undefined }), userinfo: asked })).toMatchObject({
      email: 'told@mail.example',
      emailVerified: true,
    })
  })

  it.each(REFUSED)("doesn't let anyone in with %s", async (_, answers) => {
    await expect(logIn(answers)).rejects.toThrow(ProviderTrouble)
  })
})
