import { timingSafeEqual } from 'node:crypto'
import type { TokenResponse } from '@vitrine/contract'
import type { OauthClient } from '../../../floor/callers/oauth-clients.store.ts'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import { Failure, fail } from '../../../floor/failure.ts'
import type { AccessTokens } from '../access-tokens.ts'
import { type GrantRequest, required } from './grant-request.ts'

/**
 * Gives an app its own token (RFC 6749, section 4.4). There is no refresh token: the app asks again with its
 * secret. An `instance_id` names the site, as returned by token-info; the default is the app's own.
 * @throws {Failure} UNAUTHORIZED_CLIENT for a client without a secret, INVALID_CLIENT for a wrong one,
 * INVALID_GRANT for another app's instance
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
 * Gives an app its own token for one that it was handed, for example on one of its pages. The new token
 * depends only on the app, not on the old token's login. The old token names the app; the request doesn't.
 * @param clientOf - finds an active client
 * @throws {Failure} INVALID_GRANT for a token that is invalid or isn't an app's; otherwise as `grantToApp`
 */
export const stripBoundSession = async (
  accessTokens: AccessTokens,
  clientOf: (clientId: string) => Promise<OauthClient>,
  request: GrantRequest,
): Promise<TokenResponse> => {
  const token = required(request, 'accessToken')
  const { actor } = await accessTokens.read(token).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    throw fail('INVALID_GRANT', {}, 'The access token is not valid.')
  })
  if (actor.type !== 'APP' || (request.clientId !== undefined && request.clientId !== actor.appId))
    throw fail('INVALID_GRANT', {}, 'The access token does not belong to the app.')
  return grantToApp(accessTokens, await clientOf(actor.appId), { ...request, instanceId: actor.siteId })
}

/**
 * Checks an app's secret.
 * @throws {Failure} UNAUTHORIZED_CLIENT for a client without a secret, INVALID_CLIENT for a wrong one
 */
export const assertSecret = ({ kind, secretDigest }: OauthClient, secret: string | undefined): void => {
  if (kind !== 'app' || !secretDigest) throw fail('UNAUTHORIZED_CLIENT')
  if (!secret || !isSame(digestOf(secret), secretDigest))
    throw fail('INVALID_CLIENT', {}, 'The client secret is missing or wrong.')
}

/** Compares digests in constant time. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
