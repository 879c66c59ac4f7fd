import Type from 'typebox'
import { nullable } from '../declare/schema.ts'

/**
 * An access token as the client stores it. `value` is the bare Authorization header; `expiresAt` is in
 * seconds since 1970.
 */
export const AccessToken = Type.Object(
  { value: Type.String(), expiresAt: Type.Number() },
  { title: 'AccessToken' },
)
export type AccessToken = Type.Static<typeof AccessToken>

/** A refresh token and whose it is. After logout, role `none` and an empty value. */
export const RefreshToken = Type.Object(
  { value: Type.String(), role: Type.Enum(['none', 'visitor', 'member']) },
  { title: 'RefreshToken' },
)
export type RefreshToken = Type.Static<typeof RefreshToken>

/** The access and refresh token of a session. */
export const Tokens = Type.Object(
  { accessToken: AccessToken, refreshToken: RefreshToken },
  { title: 'Tokens' },
)
export type Tokens = Type.Static<typeof Tokens>

/** What a client stores between sending the visitor to log in and their return (RFC 7636). */
export const OauthData = Type.Object(
  {
    redirectUri: Type.String(),
    originalUri: Type.String(),
    codeChallenge: Type.String(),
    codeVerifier: Type.String({ minLength: 43, maxLength: 128 }),
    state: Type.String(),
  },
  { title: 'OauthData' },
)
export type OauthData = Type.Static<typeof OauthData>

const text = Type.Optional(Type.String({ maxLength: 5000 }))

/**
 * Request to the token endpoint; keys in camelCase as the public SDK sends them, or in RFC 6749's snake_case.
 */
export const TokenRequest = Type.Object(
  {
    grantType: text,
    grant_type: text,
    clientId: text,
    client_id: text,
    clientSecret: text,
    client_secret: text,
    refreshToken: text,
    refresh_token: text,
    code: text,
    codeVerifier: text,
    code_verifier: text,
    redirectUri: text,
    redirect_uri: text,
    scope: text,
    memberId: text,
    member_id: text,
    session_token: text,
    instance_id: text,
    access_token: text,
  },
  { title: 'TokenRequest' },
)
export type TokenRequest = Type.Static<typeof TokenRequest>

/** A refresh or access token to revoke, and the client it was issued to. */
export const RevokeTokenRequest = Type.Object(
  {
    token: Type.Optional(Type.String({ maxLength: 8192 })),
    token_type_hint: text,
    clientId: text,
    client_id: text,
    client_secret: text,
  },
  { title: 'RevokeTokenRequest' },
)
export type RevokeTokenRequest = Type.Static<typeof RevokeTokenRequest>

/** Tokens as the endpoint returns them (RFC 6749 section 5.1); `expires_in` is in seconds from now. */
export const TokenResponse = Type.Object(
  {
    access_token: Type.String(),
    refresh_token: Type.Optional(nullable(Type.String())),
    expires_in: Type.Number(),
    token_type: Type.Optional(Type.String()),
    scope: Type.Optional(nullable(Type.String())),
    /** Who logged in, for a client that requested `openid` (OpenID Connect Core section 2). */
    id_token: Type.Optional(Type.String()),
  },
  { title: 'TokenResponse' },
)
export type TokenResponse = Type.Static<typeof TokenResponse>
