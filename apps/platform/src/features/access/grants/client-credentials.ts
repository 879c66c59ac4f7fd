import { timingSafeEqual } from 'node:crypto'
import type { TokenResponse } from '@vitrine/contract'
import { fail } from '../../../http/failure.ts'
import type { AccessTokens } from '../access-tokens.ts'
import { digestOf } from '../keys/secret-text.ts'
import type { OauthClient } from '../oauth-clients.store.ts'
import type { GrantRequest } from './grant-request.ts'

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
  const { clientId, siteId, scopes, secretDigest } = client
  if (client.kind !== 'app' || !secretDigest) throw fail('UNAUTHORIZED_CLIENT')
  if (!clientSecret || !isSame(digestOf(clientSecret), secretDigest))
    throw fail('INVALID_CLIENT', {}, 'The client secret is missing or wrong.')
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

/** Compares digests without telling by the time it takes how much of them is right. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
