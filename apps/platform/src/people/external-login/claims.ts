import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { JWTPayload } from 'jose'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import { type Connection, placeOf } from '../connections/connections.ts'
import type { SealedSecrets } from '../connections/sealed-secret.ts'
import { type AskProvider, ProviderTrouble } from './outgoing.ts'
import type { Provider, Providers } from './providers.ts'

/** Whom a provider vouches for, and what it says of them. */
export interface Vouched {
  readonly issuer: string
  readonly subject: string
  /** Undefined where the provider names none, or what it names is none. */
  readonly email: string | undefined
  /** Whether the provider has proved the address itself. Only then may it lead to an account that is there. */
  readonly emailVerified: boolean
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly picture: string | undefined
}

/** What somebody brings back from a provider. */
export interface Brought {
  readonly code: string
  readonly redirectUri: string
  readonly codeVerifier: string | undefined
  readonly nonce: string | undefined
}

export interface VouchParts {
  readonly ask: AskProvider
  readonly providers: Providers
  readonly secrets: SealedSecrets
}

/** Learns from a provider who somebody is. Everything may fail with {@link ProviderTrouble}. */
export interface Vouch {
  /** By an identity token that an application was given. */
  byToken(connection: Connection, token: string, nonce: string | undefined): Promise<Vouched>
  /** By a code that the provider gave, traded for an identity token. */
  byCode(siteId: string, connection: Connection, brought: Brought): Promise<Vouched>
}

export const createVouch = ({ ask, providers, secrets }: VouchParts): Vouch => {
  const trade = async (siteId: string, connection: Connection, provider: Provider, brought: Brought) => {
    const { clientId, sealedSecret } = connection
    const secret = sealedSecret && secrets.open(sealedSecret, placeOf(siteId, connection))
    if (sealedSecret && secret === undefined) throw new ProviderTrouble('has a secret that cannot be read')
    const inHeader = secret !== undefined && secret !== '' && !provider.takesSecretInBody
    const form = new URLSearchParams({
      ...{ grant_type: 'authorization_code', code: brought.code, redirect_uri: brought.redirectUri },
      ...(brought.codeVerifier && { code_verifier: brought.codeVerifier }),
      ...(!inHeader && { client_id: clientId, ...(secret && { client_secret: secret }) }),
    })
    const { status, body } = await ask(provider.tokenEndpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(inHeader && { authorization: basic(clientId, secret) }),
      },
      body: form.toString(),
    })
    if (status !== 200 || typeof body.id_token !== 'string')
      throw new ProviderTrouble(`refused the code (${status} ${String(body.error).slice(0, 50)})`)
    return { idToken: body.id_token, accessToken: body.access_token }
  }

  /** Some providers say the address to whoever asks for it alone. */
  const more = async (provider: Provider, subject: string, accessToken: unknown): Promise<JWTPayload> => {
    if (!provider.userinfoEndpoint || typeof accessToken !== 'string') return {}
    const headers = { authorization: `Bearer ${accessToken}` }
    const { status, body } = await ask(provider.userinfoEndpoint, { headers })
    // Of somebody else it proves nothing (OpenID Connect Core, section 5.3.2).
    return status === 200 && body.sub === subject ? body : {}
  }

  return {
    byToken: async (connection, token, nonce) => {
      const { issuer, clientId } = connection
      return vouchedOf(issuer, await providers.verify(issuer, token, { clientId, nonce }))
    },
    byCode: async (siteId, connection, brought) => {
      const { issuer, clientId } = connection
      const provider = await providers.find(issuer)
      const { idToken, accessToken } = await trade(siteId, connection, provider, brought)
      const claims = await providers.verify(issuer, idToken, { clientId, nonce: brought.nonce })
      if (claims.email !== undefined) return vouchedOf(issuer, claims)
      return vouchedOf(issuer, { ...(await more(provider, claims.sub, accessToken)), ...claims })
    },
  }
}

/** As form fields are, then as RFC 6749 section 2.3.1 has it. */
const basic = (clientId: string, secret: string): string => {
  const encoded = [clientId, secret].map((each) => new URLSearchParams({ a: each }).toString().slice(2))
  return `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`
}

const vouchedOf = (issuer: string, claims: JWTPayload & { sub: string }): Vouched => {
  const { sub: subject, email, email_verified: verified } = claims
  const address = typeof email === 'string' ? mailAddressOf(email) : undefined
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : undefined
  const picture = isObject(claims) && typeof claims.picture === 'string' ? claims.picture : ''
  return {
    ...{ issuer, subject, email: address },
    // Some providers write truth as text.
    emailVerified: address !== undefined && (verified === true || verified === 'true'),
    firstName: text(claims.given_name) ?? text(claims.name),
    lastName: text(claims.family_name),
    picture: /^https:\/\/\S{1,1000}$/.test(picture) ? picture : undefined,
  }
}
