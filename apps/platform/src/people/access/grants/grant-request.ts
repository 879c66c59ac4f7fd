import type { TokenRequest } from '@vitrine/contract'
import { fail } from '../../../floor/failure.ts'
import { clientCredentialsOf, oneOf } from './client-credentials-of.ts'

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
  readonly accessToken: string | undefined
  /** The raw Authorization header, for grants that need it. */
  readonly authorization: string | undefined
  /** Whether the new session rotates its refresh token at every renewal. */
  readonly rotates: boolean
}

/**
 * Reads a token request, in camelCase from the public packages or snake_case from standard clients (RFC
 * 6749).
 * @throws {Failure} INVALID_REQUEST without a grant type, and for a value given twice that differs;
 * INVALID_CLIENT for an unreadable Basic header
 */
export const readGrantRequest = (
  request: TokenRequest,
  rotates: boolean,
  authorization?: string | undefined,
): GrantRequest => {
  const grant = oneOf(request.grantType, request.grant_type, 'grant_type')
  if (!grant) throw fail('INVALID_REQUEST', {}, 'grantType is missing.')
  return {
    grant,
    ...clientCredentialsOf(request, authorization),
    refreshToken: oneOf(request.refreshToken, request.refresh_token, 'refresh_token'),
    code: request.code,
    codeVerifier: oneOf(request.codeVerifier, request.code_verifier, 'code_verifier'),
    redirectUri: oneOf(request.redirectUri, request.redirect_uri, 'redirect_uri'),
    instanceId: request.instance_id,
    memberId: oneOf(request.memberId, request.member_id, 'member_id'),
    sessionToken: request.session_token,
    accessToken: request.access_token,
    authorization,
    rotates,
  }
}

/** Reads a required field. @throws {Failure} INVALID_REQUEST naming it */
export const required = (request: GrantRequest, name: Exclude<keyof GrantRequest, 'rotates'>): string => {
  const value = request[name]
  if (value) return value
  throw fail('INVALID_REQUEST', {}, `${name} is missing.`)
}
