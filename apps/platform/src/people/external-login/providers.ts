import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { createBounded } from '../../floor/bounded.ts'
import { type Clock, timeForOthers } from '../../floor/clock.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { type AskProvider, ProviderTrouble } from './outgoing.ts'

/** What a provider says of itself (OpenID Connect Discovery, section 3). */
export interface Provider {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly userinfoEndpoint: string | undefined
  readonly takesSecretInBody: boolean
  /** It names itself in every answer, so one that does not is none (RFC 9207). */
  readonly namesItself: boolean
  readonly keys: JSONWebKeySet
}

/** What is asked of an identity token beside its signature. */
export interface TokenTerms {
  readonly clientId: string
  /** What the login was begun with; undefined where nobody can know. */
  readonly nonce: string | undefined
}

export interface Providers {
  /** Asks a provider for its metadata and keys, or knows them from the last ten minutes. @throws {ProviderTrouble} */
  find(issuer: string): Promise<Provider>
  /**
   * Verifies an identity token (OpenID Connect Core, section 3.1.3.7): signature by a key of the provider, issuer,
   * audience, times, nonce.
   *
   * @throws {ProviderTrouble} when anything is not right
   */
  verify(issuer: string, token: string, terms: TokenTerms): Promise<JWTPayload & { sub: string }>
}

const KEPT_MS = 10 * 60_000
/** A key that is not known is asked for this often at most, whatever tokens name. */
const ASKED_AGAIN_MS = 60_000
const CLOCKS_APART_SECONDS = 60
/** Signatures by a key pair; a shared secret or none proves nothing to us. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

interface Known {
  readonly provider: Provider
  readonly readAt: number
}

export const createProviders = (ask: AskProvider, clock: Clock): Providers => {
  const kept = createBounded<Known>(200)

  const read = async (issuer: string): Promise<Provider> => {
    const { status, body } = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
    const at = (name: string): string | undefined => {
      const value = body[name]
      return typeof value === 'string' ? value : undefined
    }
    // Exactly: a server that names another one may not speak for it.
    if (status !== 200 || at('issuer') !== issuer)
      throw new ProviderTrouble('is not the issuer it is taken for')
    const keys = await ask(at('jwks_uri') ?? '')
    if (keys.status !== 200 || !isKeySet(keys.body)) throw new ProviderTrouble('has no keys')
    const methods = body.token_endpoint_auth_methods_supported
    const provider: Provider = {
      issuer,
      authorizationEndpoint: at('authorization_endpoint') ?? '',
      tokenEndpoint: at('token_endpoint') ?? '',
      userinfoEndpoint: at('userinfo_endpoint'),
      takesSecretInBody: Array.isArray(methods) && !methods.includes('client_secret_basic'),
      namesItself: body.authorization_response_iss_parameter_supported === true,
      keys: keys.body,
    }
    kept.set(issuer, { provider, readAt: clock.now() })
    return provider
  }

  const find: Providers['find'] = async (issuer) => {
    const known = kept.get(issuer)
    return known && clock.now() - known.readAt < KEPT_MS ? known.provider : read(issuer)
  }

  const check = async (provider: Provider, token: string, { clientId, nonce }: TokenTerms) => {
    const { payload } = await jwtVerify(token, createLocalJWKSet(provider.keys), {
      issuer: provider.issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCKS_APART_SECONDS,
      currentDate: new Date(timeForOthers(clock)),
      maxTokenAge: '15 minutes',
    })
    const { sub, aud, azp } = payload
    if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new ProviderTrouble('names nobody')
    if (Array.isArray(aud) && aud.length > 1 && azp !== clientId)
      throw new ProviderTrouble('means another client')
    if (nonce !== undefined && payload.nonce !== nonce) throw new ProviderTrouble('answers another login')
    return { ...payload, sub }
  }

  return {
    find,
    verify: async (issuer, token, terms) => {
      const provider = await find(issuer)
      try {
        return await check(provider, token, terms)
      } catch (error) {
        const isOld = clock.now() - (kept.get(issuer)?.readAt ?? 0) >= ASKED_AGAIN_MS
        if (
          !(error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY' && isOld)
        )
          throw new ProviderTrouble('gave a token that is not good', { cause: error })
      }
      return check(await read(issuer), token, terms).catch((error: unknown) => {
        throw new ProviderTrouble('gave a token that is not good', { cause: error })
      })
    },
  }
}

const isKeySet = (value: unknown): value is JSONWebKeySet =>
  isObject(value) && Array.isArray(value.keys) && value.keys.every(isObject)
