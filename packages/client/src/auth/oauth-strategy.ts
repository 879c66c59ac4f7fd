import type { SignOnRequest } from '@vitrine/contract'
import { createCall } from '../calls/caller.ts'
import { later, loaded } from '../calls/later.ts'
import { CommerceError, refuse } from '../http/error.ts'
import { createTransport, type TransportOptions } from '../http/transport.ts'
import type { profile } from '../identity/profile.shapes.ts'
import type { Argument } from '../wire/forms.ts'
import type { Login } from './login/login.ts'
import { type Pkce, shortPkce } from './login/pkce.ts'
import type { TokensFor } from './member.part.ts'
import { completed, createSession, isFresh, memoryTokens } from './session.ts'
import type { AuthStrategy } from './strategy.ts'
import { requestTokens } from './token-request.ts'
import type { RefreshToken, TokenStorage, Tokens } from './tokens.ts'

/** Options of a visitor's or member's strategy. */
export interface OAuthOptions extends Pick<TransportOptions, 'apiUrl' | 'fetch'> {
  /** The client that the site's owner registered. */
  clientId: string
  /** Tokens to start with, such as those of a cookie. */
  tokens?: Tokens | null
  /** Where tokens are kept; by default in memory, starting with `tokens`. */
  tokenStorage?: TokenStorage
  /** Headers of all token requests. */
  tokenRequestOptions?: { headers?: Record<string, string> }
  /** Keys of the site's captcha. */
  captcha?: { visibleSiteKey?: string; invisibleSiteKey?: string }
  /** PEM text, or its base64; kept for code written against the hosted platform's packages. */
  publicKey?: string
}

/** What to keep while the visitor is away to log in. */
export interface OauthData extends Pkce {
  redirectUri: string
  originalUri: string
}

/** An external login: one of the built-in providers, or a connection of the site. */
export type IdentityProvider = 'google' | 'facebook' | { connectionId: string }

/** How the visitor is sent to log in. */
export interface AuthUrlOptions {
  /** Default `login`. */
  prompt?: 'login' | 'none' | 'consent' | 'select_account'
  /** How the code comes back; default `fragment`. */
  responseMode?: 'fragment' | 'query' | 'web_message'
  sessionToken?: string
  idp?: IdentityProvider
}

/** Visitors and members: anonymous at first, logged in by the platform's pages or by the shop's own forms. */
export interface OAuthStrategy extends AuthStrategy, Login {
  /**
   * Returns the token for the next call, renewed shortly before it expires.
   * @param refused - a token that the platform refused. It is renewed once, however many callers ask, and not
   * at all when it was replaced meanwhile. When the refresh token is refused too, the login has ended: the
   * strategy switches to a new visitor's tokens, as after expiry, and calls
   * `onChange`
   * @throws {CommerceError} a `retryable` one when renewal fails; the tokens stay unchanged
   */
  getAuthHeaders(refused?: string): Promise<{ headers: { Authorization: string } }>
  getActiveToken(): string
  /**
   * Returns the given tokens while they are valid; otherwise renews them or asks for a new visitor's. Stores
   * nothing.
   */
  generateVisitorTokens(tokens?: Partial<Tokens>): Promise<Tokens>
  /** Renews the access token. The role stays; a new refresh token replaces the old one. Stores nothing. */
  renewToken(refreshToken: RefreshToken): Promise<Tokens>
  getTokens(): Tokens
  setTokens(tokens: Tokens): void
  /** True only for a member. */
  loggedIn(): boolean
  /** Makes what one login needs: keep it until the visitor is back. */
  generateOAuthData(redirectUri: string, originalUri?: string): OauthData
  /** Returns the address to send the visitor to. */
  getAuthUrl(
    oauthData?: OauthData,
    options?: AuthUrlOptions,
  ): Promise<{ authUrl: string; authorizationEndpoint?: string; sessionToken?: string }>
  /** Reads the code and state that the visitor came back with; `url` defaults to the page's own. */
  parseFromUrl(
    url?: string,
    responseMode?: 'fragment' | 'query',
  ): { code: string; state: string; error?: string; errorDescription?: string }
  /**
   * Exchanges the code for a member's tokens. Stores nothing.
   *
   * @throws {CommerceError} 'Missing code or _state', 'Invalid _state', 'Failed to get member tokens' (with the token error as cause)
   */
  getMemberTokens(code: string, state: string, oauthData: Pkce & { redirectUri?: string }): Promise<Tokens>
  /**
   * Logs a member in with the session token of `login` or `register`, in a hidden frame. Needs a browser.
   * @throws {CommerceError} 'OAuth flow timed out' after 120,000 ms at most; the server's own code when it
   * refuses
   */
  getMemberTokensForDirectLogin(sessionToken: string): Promise<Tokens>
  /** Returns a member's tokens, using an API key that may create them. For servers. */
  getMemberTokensForExternalLogin(memberId: string, apiKey: string): Promise<Tokens>
  /** Signs a member on by email address and returns tokens of a new session. For servers. */
  getMemberTokensForExternalLoginWithSession(
    email: string,
    apiKey: string,
    options?: Argument<Omit<SignOnRequest, 'loginId'>, { profile: typeof profile }>,
  ): Promise<Tokens>
  /**
   * Ends the login here and returns the address that ends it on the platform; that one leads on to
   * `originalUrl`.
   */
  logout(originalUrl: string): Promise<{ logoutUrl: string }>
  /** Mails a link for a new password. */
  sendPasswordResetEmail(email: string, redirectUri: string): Promise<void>
  readonly captchaVisibleSiteKey: string
  readonly captchaInvisibleSiteKey: string
  /** Calls back after every change of the tokens, by this or another tab; call the result to stop. */
  onChange(listener: (tokens: Tokens) => void): () => void
  dispose(): void
}

/**
 * Calls as the visitor or member whose tokens it holds, and keeps those tokens fresh.
 * @throws {TypeError} without options
 * @example
 * const auth = OAuthStrategy({ clientId, tokens: JSON.parse(cookie) })
 */
export const OAuthStrategy = (options: OAuthOptions): OAuthStrategy => {
  const { clientId, captcha } = options
  let transport = createTransport(options)

  const tokensFor: TokensFor = (grant, role, headers) =>
    requestTokens(transport, grant, role, { ...headers, ...options.tokenRequestOptions?.headers })

  const renewToken = async (token: RefreshToken) => {
    const { value, role } = Object(token)
    return tokensFor({ clientId, refreshToken: value, grantType: 'refresh_token' }, role)
  }

  /** A refused refresh token leads to a new visitor; a temporary failure changes nothing. */
  const successor = async ({ refreshToken }: Tokens) => {
    try {
      if (refreshToken.value) return await renewToken(refreshToken)
    } catch (error) {
      if ((error as CommerceError).retryable) throw error
    }
    return tokensFor({ clientId, grantType: 'anonymous' }, 'visitor')
  }

  const { fresh, ...session } = createSession(options.tokenStorage ?? memoryTokens(options.tokens), successor)

  const memberCalls = async () => {
    return (await loaded(import('./member.part.ts'))).memberCallsOf({
      clientId,
      strategy,
      tokensFor,
      callAs: (authorize) => createCall(() => transport, authorize),
      CommerceError,
    })
  }

  const strategy: OAuthStrategy = {
    ...later(
      memberCalls,
      'register login processVerification getAuthUrl getMemberTokens getMemberTokensForDirectLogin getMemberTokensForExternalLogin getMemberTokensForExternalLoginWithSession logout sendPasswordResetEmail',
    ),
    ...session,
    connect(given) {
      if (!options.apiUrl && !options.fetch) transport = given
    },
    async getAuthHeaders(refused) {
      const tokens = await fresh(refused)
      return { headers: { Authorization: tokens.accessToken.value } }
    },
    getActiveToken: () => session.getTokens().accessToken.value,
    async generateVisitorTokens(given) {
      const tokens = completed(given)
      return tokens.refreshToken.value && isFresh(tokens) ? tokens : successor(tokens)
    },
    renewToken,
    loggedIn: () => session.getTokens().refreshToken.role === 'member',
    generateOAuthData: (redirectUri, originalUri = '') => ({ ...shortPkce(), redirectUri, originalUri }),
    parseFromUrl,
    captchaVisibleSiteKey: captcha?.visibleSiteKey ?? '',
    captchaInvisibleSiteKey: captcha?.invisibleSiteKey ?? '',
  }
  return strategy
}

const parseFromUrl: OAuthStrategy['parseFromUrl'] = (url = `${globalThis.location}`, responseMode) => {
  if (!URL.canParse(String(url))) refuse('Invalid URL')
  const { search, hash } = new URL(url)
  const params = new URLSearchParams(responseMode === 'query' ? search : hash.slice(1))
  const get = (name: string) => params.get(name)
  const error = get('error')
  return {
    code: get('code'),
    state: get('state'),
    ...(error && { error, errorDescription: get('error_description') }),
  } as ReturnType<OAuthStrategy['parseFromUrl']>
}
