import { mailAddressOf } from '@vitrine/contract/mail-address'
import * as oauth from 'oauth4webapi'
import type { SealedSecrets } from '../../floor/callers/sealed-secrets.ts'
import { type Clock, timeForOthers } from '../../floor/clock.ts'
import { type Connection, placeOf } from '../connections/connections.ts'
import { ProviderTrouble } from './outgoing.ts'
import { type Provider, type Providers, troubled } from './providers.ts'

/** The person a provider vouches for, and what it says about them. */
export interface Vouched {
  readonly issuer: string
  readonly subject: string
  /** Undefined if the provider gives none, or an invalid one. */
  readonly email: string | undefined
  /** Whether the provider has verified the address. Only then may it lead to an existing account. */
  readonly emailVerified: boolean
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly picture: string | undefined
}

/** What a person brings back from a provider. */
export interface Brought {
  /** The parameters of the provider's answer, for a login of this browser or application. */
  readonly answer: URLSearchParams
  readonly redirectUri: string
  readonly codeVerifier: string | undefined
  /** The login's original nonce; undefined if it can't be known. */
  readonly nonce: string | undefined
}

export interface VouchParts {
  readonly providers: Providers
  readonly secrets: SealedSecrets
  readonly clock: Clock
}

/** Asks a provider who a person is. Every call may fail with {@link ProviderTrouble}. */
export interface Vouch {
  /** With an identity token that an application received. */
  byToken(connection: Connection, token: string, nonce: string | undefined): Promise<Vouched>
  /** With a provider's code, exchanged for an identity token. */
  byCode(siteId: string, connection: Connection, brought: Brought): Promise<Vouched>
}

const CLOCKS_APART_SECONDS = 60
const MAX_AGE_SECONDS = 15 * 60

export const createVouch = ({ providers, secrets, clock }: VouchParts): Vouch => {
  const { requests } = providers
  const now = () => timeForOthers(clock) / 1000
  const clientOf = ({ clientId }: Connection): oauth.Client => ({
    client_id: clientId,
    [oauth.clockSkew]: Math.round(now() - Date.now() / 1000),
    [oauth.clockTolerance]: CLOCKS_APART_SECONDS,
  })

  const proofOf = (siteId: string, connection: Connection, provider: Provider): oauth.ClientAuth => {
    const { sealedSecret } = connection
    if (!sealedSecret) return oauth.None()
    const secret = secrets.open(sealedSecret, placeOf(siteId, connection))
    if (secret === undefined) throw new ProviderTrouble('has a secret that cannot be read')
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return methods.includes('client_secret_basic')
      ? oauth.ClientSecretBasic(secret)
      : oauth.ClientSecretPost(secret)
  }

  /**
   * Checks an answer of the token endpoint: the identity token's signature, issuer, audience, times and
   * nonce.
   */
  const check = async (
    provider: Provider,
    client: oauth.Client,
    response: Response,
    nonce: string | undefined,
  ) => {
    const tokens =
      nonce === undefined
        ? await oauth.processGenericTokenEndpointResponse(provider, client, response)
        : await oauth.processAuthorizationCodeResponse(provider, client, response, { expectedNonce: nonce })
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    if (!claims) throw new ProviderTrouble('gave no identity token')
    await oauth.validateApplicationLevelSignature(provider, response, requests)
    const ageSeconds = now() - claims.iat
    if (ageSeconds < -CLOCKS_APART_SECONDS || ageSeconds > MAX_AGE_SECONDS + CLOCKS_APART_SECONDS)
      throw new ProviderTrouble('gave a token that is expired or not valid yet')
    if (claims.sub === '' || claims.sub.length > 255)
      throw new ProviderTrouble('gave a token without a subject')
    return { claims, accessToken: tokens.access_token }
  }

  const byToken: Vouch['byToken'] = async (connection, token, nonce) => {
    const provider = await providers.find(connection.issuer)
    // It is put into the same kind of answer as a fetched one, so the same rules apply.
    const response = Response.json({ access_token: 'none', token_type: 'bearer', id_token: token })
    const { claims } = await check(provider, clientOf(connection), response, nonce)
    return vouchedOf(connection.issuer, claims)
  }

  const byCode: Vouch['byCode'] = async (siteId, connection, brought) => {
    const { answer, redirectUri, codeVerifier = oauth.nopkce, nonce } = brought
    const [provider, client] = [await providers.find(connection.issuer), clientOf(connection)]
    const proof = proofOf(siteId, connection, provider)
    const checked = oauth.validateAuthResponse(provider, client, answer, oauth.skipStateCheck)
    const trade = [provider, client, proof, checked, redirectUri, codeVerifier, requests] as const
    const response = await oauth.authorizationCodeGrantRequest(...trade)
    const { claims, accessToken } = await check(provider, client, response, nonce)
    // Some providers return the address only from their userinfo endpoint.
    if (claims.email !== undefined || !provider.userinfo_endpoint) return vouchedOf(connection.issuer, claims)
    const more = await oauth.userInfoRequest(provider, client, accessToken, requests)
    const told = await oauth.processUserInfoResponse(provider, client, claims.sub, more)
    return vouchedOf(connection.issuer, { ...told, ...claims })
  }

  return {
    byToken: (...given) => byToken(...given).catch(troubled),
    byCode: (...given) => byCode(...given).catch(troubled),
  }
}

const vouchedOf = (issuer: string, claims: oauth.UserInfoResponse): Vouched => {
  const { sub: subject, email }: { sub: string; email?: unknown } = claims
  const verified: unknown = claims.email_verified
  const address = typeof email === 'string' ? mailAddressOf(email) : undefined
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : undefined
  const picture = typeof claims.picture === 'string' ? claims.picture : ''
  return {
    ...{ issuer, subject, email: address },
    // Some providers send booleans as text.
    emailVerified: address !== undefined && (verified === true || verified === 'true'),
    firstName: text(claims.given_name) ?? text(claims.name),
    lastName: text(claims.family_name),
    picture: /^https:\/\/\S{1,1000}$/.test(picture) ? picture : undefined,
  }
}
