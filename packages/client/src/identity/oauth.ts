import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { bytes } from '../wire/values.ts'

const raw = { body: bytes }

/** A grant. */
export type TokenOptions = Argument<wire.TokenRequest>
/** Tokens. */
export type TokenResponse = Answer<wire.TokenResponse>
/** The token, or the bytes of JSON with it. */
export interface TokenInfoOptions {
  readonly token?: string
  readonly body?: Uint8Array
}
/** The owner and the site of an access token. */
export type TokenInfoResponse = Answer<wire.TokenInfoResponse>
/** Public keys. */
export type JwksResponse = Answer<wire.JwksResponse, typeof raw>
/** Who the member is. */
export type UserInfoResponse = Answer<wire.UserInfoResponse>

/**
 * Returns tokens for a grant.
 * @throws {CommerceError} `invalid_request`, `invalid_client`, `invalid_grant`, `unauthorized_client`,
 * `unsupported_grant_type`
 * @example const { access_token } = await client.oauth.token({ clientId, grantType: 'anonymous' })
 */
export const token: (options?: TokenOptions) => Promise<TokenResponse> = /* @__PURE__ */ method(
  operations.token,
  whole,
  { gives: raw },
)

/**
 * Looks up the owner of an access token.
 * @example const { active, subjectType, subjectId } = await client.oauth.tokenInfo({ token })
 */
export const tokenInfo: (options?: TokenInfoOptions) => Promise<TokenInfoResponse> = /* @__PURE__ */ method(
  operations.tokenInfo,
  (options) => {
    const { token, body } = options ?? {}
    return { token, ...(body && { body: btoa(String.fromCharCode(...body)) }) }
  },
)

/**
 * Returns the public keys that verify access tokens.
 * @example const { keys } = await client.oauth.jwks()
 */
export const jwks: () => Promise<JwksResponse> = /* @__PURE__ */ method(operations.jwks, () => ({}), {
  gives: raw,
})

/**
 * Returns the calling member's profile claims.
 * @throws {CommerceError} `NOT_FOUND`
 * @example const { sub, email } = await client.oauth.userInfo()
 */
export const userInfo: () => Promise<UserInfoResponse> = /* @__PURE__ */ method(
  operations.userInfo,
  () => ({}),
)

/**
 * Ends the login that a refresh or access token belongs to. An expired token is not an error.
 * @throws {CommerceError} `invalid_request`, `invalid_client`
 * @example await client.oauth.revokeToken({ token: auth.getTokens().refreshToken.value, clientId })
 */
export const revokeToken: (options: Argument<wire.RevokeTokenRequest>) => Promise<void> =
  /* @__PURE__ */ method(operations.revokeToken, whole, { answers: 'nothing' })

export { SubjectType } from '@vitrine/contract'
