import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import type { AccountClaims, Configuration } from 'oidc-provider'

/** What a provider knows about a person with an account. */
export type Person = Omit<AccountClaims, 'sub'>

/** A real OpenID provider on a port, with accounts set by the test. */
export interface TestProvider extends AsyncDisposable {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Accounts by subject. */
  readonly people: Map<string, Person>
  /** Who logs in there from now on; undefined is someone who declines. */
  who: string | undefined
  /** Signs with another key from now on. */
  renew(): Promise<void>
  /** Logs in there as a browser does, as `who`; returns the address it leads back to. */
  visit(address: string): Promise<string>
}

/** Differences between providers. */
export interface ProviderWays {
  /** Whether addresses are in its tokens, or only in the userinfo answer. */
  readonly tells?: 'in-token' | 'when-asked'
  /** How the shop authenticates; default `client_secret_basic`. */
  readonly proof?: 'client_secret_basic' | 'client_secret_post' | 'none'
  /** How identity tokens are signed; default `RS256`. */
  readonly signs?: 'RS256' | 'PS256' | 'ES256' | 'EdDSA'
}

/** Opens a provider (unmodified node-oidc-provider) for a shop's callback address. */
export const openProvider = async (
  redirectUris: readonly string[],
  { tells = 'in-token', proof = 'client_secret_basic', signs = 'RS256' }: ProviderWays = {},
): Promise<TestProvider> => {
  // Not every test that opens a shop needs one.
  const { default: Provider } = await import('oidc-provider')
  const listening = createServer().listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const [clientId, clientSecret] = ['the shop & co', 'a secret: with +/&']
  const people = new Map<string, Person>()
  const test: { who: string | undefined } = { who: '' }
  const client = {
    ...{ client_id: clientId, redirect_uris: [...redirectUris], id_token_signed_response_alg: signs },
    ...{ token_endpoint_auth_method: proof, ...(proof !== 'none' && { client_secret: clientSecret }) },
  }
  const made = async (kid: string) => {
    const { privateKey } = await generateKeyPair(signs, { extractable: true })
    const jwks = { keys: [{ ...(await exportJWK(privateKey)), alg: signs, use: 'sig', kid }] }
    return new Provider(issuer, { ...ways, jwks })
  }
  const ways: Configuration = {
    clients: [client],
    ...(proof !== 'client_secret_basic' && { clientAuthMethods: [proof] }),
    enabledJWA: { idTokenSigningAlgValues: [signs] },
    cookies: { keys: ['for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: tells === 'when-asked',
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      const grant = new oidc.provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId && { accountId: session.accountId }),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  }
  let provider = await made('first')
  let answer = provider.callback()
  listening.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const result = test.who === undefined ? { error: 'access_denied' } : { login: { accountId: test.who } }
    provider.interactionFinished(request, response, result).catch(() => response.writeHead(500).end())
  })
  return Object.assign(test, {
    ...{ issuer, clientId, clientSecret, people },
    renew: async () => {
      provider = await made('second')
      answer = provider.callback()
    },
    visit: async (to: string) => {
      const jar = new Map<string, string>()
      for (let at = to; ; ) {
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/)
          jar.set(name, value)
        }
        const next = response.headers.get('location')
        if (!next) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
        at = new URL(next, at).toString()
        if (!at.startsWith(issuer)) return at
      }
    },
    [Symbol.asyncDispose]: async () => {
      listening.closeAllConnections()
      listening.close()
      await once(listening, 'close')
    },
  })
}
