import * as oauth from 'oauth4webapi'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OauthShop, openOauthShop } from './shop-login.ts'

let opened: OauthShop
beforeAll(async () => {
  opened = await openOauthShop()
})
afterAll(() => opened[Symbol.asyncDispose]())

const INSECURE = { [oauth.allowInsecureRequests]: true }

/** Discovers the platform as oauth4webapi does, with either document. */
const discovered = async (algorithm: 'oidc' | 'oauth2') => {
  const { issuer } = opened
  const response = await oauth.discoveryRequest(issuer, { algorithm, ...INSECURE })
  return oauth.processDiscoveryResponse(new URL(issuer.href.replace(/\/$/, '')), response)
}

describe('oauth4webapi, unmodified', () => {
  it.each(['oidc', 'oauth2'] as const)(
    'discovers with %s, logs in with PKCE, renews, reads the user info and revokes',
    async (algorithm) => {
      const as = await discovered(algorithm)
      expect(as.code_challenge_methods_supported).toEqual(['S256'])
      const client = { client_id: opened.shop.clientId }
      const { redirectUri } = opened
      const verifier = oauth.generateRandomCodeVerifier()
      const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()]
      const url = new URL(as.authorization_endpoint ?? '')
      url.search = new URLSearchParams({
        ...{ client_id: client.client_id, redirect_uri: redirectUri, response_type: 'code', state, nonce },
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        ...{ code_challenge_method: 'S256', scope: 'openid offline_access', prompt: 'none' },
      }).toString()
      const back = await opened.comeBack(url)
      const forged = new URL(back)
      forged.searchParams.set('iss', 'https://evil.example')
      expect(() => oauth.validateAuthResponse(as, client, forged, state)).toThrow(/iss/)
      const params = oauth.validateAuthResponse(as, client, back, state)
      const exchange = () =>
        oauth.authorizationCodeGrantRequest(
          ...([as, client, oauth.None(), params, redirectUri, verifier, INSECURE] as const),
        )
      const first = await exchange()
      const tokens = await oauth.processAuthorizationCodeResponse(as, client, first, {
        ...{ expectedNonce: nonce, requireIdToken: true },
      })
      await oauth.validateApplicationLevelSignature(as, first, INSECURE)
      const claims = oauth.getValidatedIdTokenClaims(tokens)
      expect(claims?.sub).toMatch(/^[\da-f-]{36}$/)

      const info = await oauth.userInfoRequest(as, client, tokens.access_token, INSECURE)
      expect(await oauth.processUserInfoResponse(as, client, claims?.sub ?? '', info)).toMatchObject({
        ...{ given_name: 'Ada', family_name: 'Lovelace', email: expect.stringMatching(/@example.com$/) },
      })
      const renewal = await oauth.refreshTokenGrantRequest(
        ...([as, client, oauth.None(), tokens.refresh_token ?? '', INSECURE] as const),
      )
      const renewed = await oauth.processRefreshTokenResponse(as, client, renewal)
      const revoke = await oauth.revocationRequest(
        ...([as, client, oauth.None(), renewed.refresh_token ?? '', INSECURE] as const),
      )
      await oauth.processRevocationResponse(revoke)
      const late = await oauth.refreshTokenGrantRequest(
        ...([as, client, oauth.None(), renewed.refresh_token ?? '', INSECURE] as const),
      )
      await expect(oauth.processRefreshTokenResponse(as, client, late)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
      await expect(
        oauth.processAuthorizationCodeResponse(as, client, await exchange()),
      ).rejects.toMatchObject({ error: 'invalid_grant' })
    },
  )

  it('gets a documented error when no one is logged in', async () => {
    const as = await discovered('oidc')
    const client = { client_id: opened.shop.clientId }
    const url = new URL(as.authorization_endpoint ?? '')
    url.search = new URLSearchParams({
      ...{ client_id: client.client_id, redirect_uri: opened.redirectUri, response_type: 'code' },
      code_challenge: await oauth.calculatePKCECodeChallenge(oauth.generateRandomCodeVerifier()),
      ...{ code_challenge_method: 'S256', prompt: 'none', state: 's' },
    }).toString()
    const back = await fetch(url, { redirect: 'manual' })
    const to = new URL(back.headers.get('location') ?? '')
    expect(() => oauth.validateAuthResponse(as, client, to, 's')).toThrow(
      expect.objectContaining({ error: 'login_required' }),
    )
  })
})

describe('openid-client, unmodified', () => {
  it('discovers, logs in with PKCE, renews, reads the user info and revokes', async () => {
    const { issuer, redirectUri, shop } = opened
    const server = new URL(issuer.href.replace(/\/$/, ''))
    const config = await openid.discovery(server, shop.clientId, undefined, openid.None(), {
      execute: [openid.allowInsecureRequests],
    })
    const pkceCodeVerifier = openid.randomPKCECodeVerifier()
    const [state, nonce] = [openid.randomState(), openid.randomNonce()]
    const url = openid.buildAuthorizationUrl(config, {
      ...{ redirect_uri: redirectUri, scope: 'openid offline_access', state, nonce, prompt: 'none' },
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    })
    const back = await opened.comeBack(url)
    const checks = { pkceCodeVerifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
    const tokens = await openid.authorizationCodeGrant(config, back, checks)
    const { sub = '' } = tokens.claims() ?? {}
    expect(await openid.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({
      sub,
      name: 'Ada Lovelace',
    })
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '')
    await openid.tokenRevocation(config, renewed.refresh_token ?? '')
    await expect(openid.refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    await expect(openid.fetchUserInfo(config, renewed.access_token, sub)).rejects.toThrow()
    await expect(openid.authorizationCodeGrant(config, back, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })
})

/** A program with a secret, as each package sends it: by HTTP Basic (the default of both), and in the body. */
describe('a program that gets a token for its secret', () => {
  it.each(['client_secret_basic', 'client_secret_post'])('authenticates with %s', async (method) => {
    const { shop, issuer } = opened
    const { appId, appSecret } = await shop.registerApp(['catalog:read'])
    const as = await discovered('oauth2')
    expect(as.token_endpoint_auth_methods_supported).toContain(method)
    const isBasic = method === 'client_secret_basic'
    const prove = isBasic ? oauth.ClientSecretBasic(appSecret) : oauth.ClientSecretPost(appSecret)
    const client = { client_id: appId }
    const response = await oauth.clientCredentialsGrantRequest(as, client, prove, {}, INSECURE)
    const granted = await oauth.processClientCredentialsResponse(as, client, response)
    const wrong = isBasic ? oauth.ClientSecretBasic('x') : oauth.ClientSecretPost('x')
    const refusal = await oauth.clientCredentialsGrantRequest(as, client, wrong, {}, INSECURE)
    expect(refusal.status).toBe(401)
    await expect(oauth.processClientCredentialsResponse(as, client, refusal)).rejects.toThrow()

    const server = new URL(issuer.href.replace(/\/$/, ''))
    const proof = isBasic ? openid.ClientSecretBasic(appSecret) : openid.ClientSecretPost(appSecret)
    const execute = [openid.allowInsecureRequests]
    const config = await openid.discovery(server, appId, undefined, proof, { execute })
    const { access_token } = await openid.clientCredentialsGrant(config)
    await openid.tokenRevocation(config, access_token)
    for (const authorization of [access_token, granted.access_token])
      expect((await shop.caller(authorization).get('/stores/v3/provision/version')).status).toBe(200)
  })
})
