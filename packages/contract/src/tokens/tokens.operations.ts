import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { oauth } from '../declare/service.ts'
import type {
  JwksResponse,
  TokenInfoRequest,
  TokenInfoResponse,
  UserInfoResponse,
} from './token-info.schemas.ts'
import type { RevokeTokenRequest, TokenRequest, TokenResponse } from './tokens.schemas.ts'

export const token = /* @__PURE__ */ operation<TokenRequest, TokenResponse>(
  'token',
  'Issues tokens for a grant: anonymous, refresh_token, authorization_code, authorized_client or client_credentials (RFC 6749).',
  oauth,
  'POST /oauth2/token',
)

export const revokeToken = /* @__PURE__ */ operation<RevokeTokenRequest, Empty>(
  'revokeToken',
  'Ends the session that a token belongs to (RFC 7009).',
  oauth,
  'POST /oauth2/revoke',
)

export const tokenInfo = /* @__PURE__ */ operation<TokenInfoRequest, TokenInfoResponse>(
  'tokenInfo',
  'Returns whom an access token belongs to.',
  oauth,
  'POST /oauth2/token-info',
)

export const jwks = /* @__PURE__ */ operation<Empty, JwksResponse>(
  'jwks',
  'Returns the public keys that verify access tokens.',
  oauth,
  'GET /oauth2/jwks',
)

export const userInfo = /* @__PURE__ */ operation<Empty, UserInfoResponse>(
  'userInfo',
  'Returns the logged-in member (OpenID Connect).',
  oauth,
  'GET /oauth2/user-info',
)
