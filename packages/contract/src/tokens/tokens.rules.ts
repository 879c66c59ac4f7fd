import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { JwksResponse, TokenInfoRequest, TokenInfoResponse, UserInfoResponse } from './token-info.schemas.ts'
import { jwks, revokeToken, token, tokenInfo, userInfo } from './tokens.operations.ts'
import { RevokeTokenRequest, TokenRequest, TokenResponse } from './tokens.schemas.ts'

/** Rules for the token operations: callers, schemas and errors. */
export const tokensRules = [
  rule(token, {
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
    access: 'none',
    input: RevokeTokenRequest,
    output: Empty,
    errors: ['INVALID_REQUEST', 'INVALID_CLIENT'],
  }),
  rule(tokenInfo, {
    access: 'none',
    input: TokenInfoRequest,
    output: TokenInfoResponse,
    errors: [],
  }),
  rule(jwks, {
    access: 'none',
    input: Empty,
    output: JwksResponse,
    errors: [],
  }),
  rule(userInfo, {
    access: 'member',
    input: Empty,
    output: UserInfoResponse,
    errors: ['MEMBER_NOT_FOUND'],
  }),
]
