import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { oauth } from '../service.ts'
import type {
  JwksResponse,
  TokenInfoRequest,
  TokenInfoResponse,
  UserInfoResponse,
} from './token-info.schemas.ts'
import type { RevokeTokenRequest, TokenRequest, TokenResponse } from './tokens.schemas.ts'

/** Issues tokens for a grant: anonymous, refresh_token, authorization_code, authorized_client, client_credentials (RFC 6749). */
export const token = /* @__PURE__ */ operation<TokenRequest, TokenResponse>(
  'token',
  oauth,
  'POST',
  '/oauth2/token',
)

/** Ends the login that a token belongs to (RFC 7009). */
export const revokeToken = /* @__PURE__ */ operation<RevokeTokenRequest, Empty>(
  'revokeToken',
  oauth,
  'POST',
  '/oauth2/revoke',
)

/** Returns what an access token represents. */
export const tokenInfo = /* @__PURE__ */ operation<TokenInfoRequest, TokenInfoResponse>(
  'tokenInfo',
  oauth,
  'POST',
  '/oauth2/token-info',
)

/** Returns the public keys that access tokens are signed with. */
export const jwks = /* @__PURE__ */ operation<Empty, JwksResponse>('jwks', oauth, 'GET', '/oauth2/jwks')

/** Returns who the member is. */
export const userInfo = /* @__PURE__ */ operation<Empty, UserInfoResponse>(
  'userInfo',
  oauth,
  'GET',
  '/oauth2/user-info',
)
