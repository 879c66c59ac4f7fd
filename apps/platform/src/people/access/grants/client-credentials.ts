import { timingSafeEqual } from 'node:crypto'
import type { TokenResponse } from '@vitrine/contract'
import type { OauthClient } from '../../../floor/callers/oauth-clients.store.ts'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import { Failure, fail } from '../../../floor/failure.ts'
import type { AccessTokens } from '../access-tokens.ts'
import { type GrantRequest, required } from './grant-request.ts'

/**
 * Gives an app a token for itself (RFC 6749, section 4.4). There is no refresh token: the secret asks again. An
 * `instance_id` names the site, as in the answers of token-info; without one it is the app's own.
 *
 * @throws {Failure} UNAUTHORIZED_CLIENT for a client without a secret, INVALID_CLIENT for a wrong one,
 * INVALID_GRANT for an instance that is not the app's
 */
export const grantToApp = async (
  accessTokens: AccessTokens,
  client: OauthClient,
  { clientSecret, instanceId }: GrantRequest,
): Promise<TokenResponse> => {
  const { clientId, siteId, scopes } = client
  assertSecret(client, clientSecret)
  if (instanceId !== undefined && instanceId !== siteId)
    throw fail('INVALID_GRANT', {}, 'The app is not installed there.')
  const { value, expiresInSeconds } = await accessTokens.issue(
    { type: 'APP', siteId, appId: clientId, scopes },
    { kind: 'client', id: clientId },
  )
  return {
    access_token: value,
    expires_in: expiresInSeconds,
    token_type: 'Bearer',
    scope: scopes.join(' '),
  }
}

/**
 * Gives an app a token for itself in exchange for one that it was handed, such as a page of its own is. What that one
 * hung on goes no further: the new one hangs on the app alone. The token names the app, which the request does not.
 *
 * @param clientOf - finds a living client
 * @throws {Failure} INVALID_GRANT for a token that is not good, or is no app's; else as `grantToApp`
 */
export const stripBoundSession = async (
  accessTokens: AccessTokens,
  clientOf: (clientId: string) => Promise<OauthClient>,
  request: GrantRequest,
): Promise<TokenResponse> => {
  const token = required(request, 'accessToken')
  const { actor } = await accessTokens.read(token).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    throw fail('INVALID_GRANT', {}, 'The access token is not good.')
  })
  if (actor.type !== 'APP' || (request.clientId !== undefined && request.clientId !== actor.appId))
    throw fail('INVALID_GRANT', {}, 'The access token is not one of the app.')
  return grantToApp(accessTokens, await clientOf(actor.appId), { ...request, instanceId: actor.siteId })
}

/**
 * Lets an app pass that has proved itself.
 *
 * @throws {Failure} UNAUTHORIZED_CLIENT for a client without a secret, INVALID_CLIENT for a wrong one
 */
export const assertSecret = ({ kind, secretDigest }: OauthClient, secret: string | undefined): void => {
  if (kind !== 'app' || !secretDigest) throw fail('UNAUTHORIZED_CLIENT')
  if (!secret || !isSame(digestOf(secret), secretDigest))
    throw fail('INVALID_CLIENT', {}, 'The client secret is missing or wrong.')
}

/** Compares digests without telling by the time it takes how much of them is right. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
