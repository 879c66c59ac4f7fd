import type { TokenRequest } from '@vitrine/contract'
import { fail } from '../../../http/failure.ts'

/** A token request in one style of keys. */
export interface GrantRequest {
  readonly grant: string
  readonly clientId: string | undefined
  readonly clientSecret: string | undefined
  readonly refreshToken: string | undefined
  readonly code: string | undefined
  readonly codeVerifier: string | undefined
  readonly redirectUri: string | undefined
  readonly instanceId: string | undefined
  readonly memberId: string | undefined
  readonly sessionToken: string | undefined
  /** The Authorization header as it came, for the grant that is proved by it. */
  readonly authorization: string | undefined
  /** Whether the session that begins with this grant gives another refresh token at every renewal. */
  readonly rotates: boolean
}

/**
 * Reads a token request, whose keys come in camelCase from the public packages and in snake_case from standard
 * clients (RFC 6749).
 *
 * @throws {Failure} INVALID_REQUEST without a grant type
 */
export const readGrantRequest = (
  request: TokenRequest,
  rotates: boolean,
  authorization?: string | undefined,
): GrantRequest => {
  const grant = request.grantType ?? request.grant_type
  if (!grant) throw fail('INVALID_REQUEST', {}, 'grantType is missing.')
  return {
    grant,
    clientId: request.clientId ?? request.client_id,
    clientSecret: request.clientSecret ?? request.client_secret,
    refreshToken: request.refreshToken ?? request.refresh_token,
    code: request.code,
    codeVerifier: request.codeVerifier ?? request.code_verifier,
    redirectUri: request.redirectUri ?? request.redirect_uri,
    instanceId: request.instance_id,
    memberId: request.memberId ?? request.member_id,
    sessionToken: request.session_token,
    authorization,
    rotates,
  }
}

/** Takes what a grant cannot do without. @throws {Failure} INVALID_REQUEST naming it */
export const required = (request: GrantRequest, name: Exclude<keyof GrantRequest, 'rotates'>): string => {
  const value = request[name]
  if (value) return value
  throw fail('INVALID_REQUEST', {}, `${name} is missing.`)
}
