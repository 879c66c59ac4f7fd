import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import { JwksResponse, TokenInfoRequest, TokenInfoResponse, UserInfoResponse } from './token-info.schemas.ts'
import { jwks, revokeToken, token, tokenInfo, userInfo } from './tokens.operations.ts'
import { RevokeTokenRequest, TokenRequest, TokenResponse } from './tokens.schemas.ts'

/** Rules for the token operations: callers, schemas and errors. */
export const tokensRules = [
  rule(token, {
    summary:
      'Issues tokens for a grant: anonymous, refresh_token, authorization_code, authorized_client, client_credentials (RFC 6749).',
    access: 'none',
    input: TokenRequest,
    output: TokenResponse,
    errors: [
      'INVALID_REQUEST',
      'INVALID_CLIENT',
      'INVALID_GRANT',
      'UNAUTHORIZED_CLIENT',
      'UNSUPPORTED_GRANT_TYPE',
    ],
  }),
  rule(revokeToken, {
    summary: 'Ends the login that a token belongs to (RFC 7009).',
    access: 'none',
    input: RevokeTokenRequest,
    output: Empty,
    errors: ['INVALID_REQUEST', 'INVALID_CLIENT'],
  }),
  rule(tokenInfo, {
    summary: 'Returns what an access token represents.',
    access: 'none',
    input: TokenInfoRequest,
    output: TokenInfoResponse,
    errors: [],
  }),
  rule(jwks, {
    summary: 'Returns the public keys that access tokens are signed with.',
    access: 'none',
    input: Empty,
    output: JwksResponse,
    errors: [],
  }),
  rule(userInfo, {
    summary: 'Returns who the member is.',
    access: 'member',
    input: Empty,
    output: UserInfoResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
]
