/** The commerce client: create one, choose who calls, and give it the modules you need. */

export { LoginState, TokenRole } from '@vitrine/contract'
export { type ApiKeyOptions, ApiKeyStrategy } from './auth/api-key-strategy.ts'
export { type AppOptions, AppStrategy } from './auth/app-strategy.ts'
export type { LoginParams, RegisterParams } from './auth/login/login.ts'
export type { LoginErrorCode, StateMachine } from './auth/login/login-state.ts'
export {
  type AuthUrlOptions,
  type IdentityProvider,
  type OAuthOptions,
  OAuthStrategy,
  type OauthData,
} from './auth/oauth-strategy.ts'
export type { AuthStrategy } from './auth/strategy.ts'
export {
  type AccessToken,
  EMPTY_TOKENS,
  type RefreshToken,
  type TokenStorage,
  type Tokens,
} from './auth/tokens.ts'
export type { ContextType } from './calls/context.ts'
export {
  type Client,
  type ClientCore,
  type ClientOptions,
  createClient,
  type GraphqlProblem,
  type TypedDocument,
} from './calls/create-client.ts'
export { elevate } from './calls/elevate.ts'
export { DEFAULT_API_URL } from './http/api-url.ts'
export { CommerceError, type ErrorDetails, type ErrorFields, type FieldViolation } from './http/error.ts'
export type { TransportOptions } from './http/transport.ts'
export {
  createMedia,
  type ImageOptions,
  type ImageUrl,
  type Media,
  media,
  VideoResolution,
} from './media/media.ts'
export type { QueryBuilder, QueryResult } from './query/query-builder.ts'
export type { Query } from './query/queryable.ts'
