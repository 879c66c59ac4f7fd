import type { SignOnRequest, TokenRole } from '@vitrine/contract'
import { createRedirectSession, sendRecoveryEmail, signOn } from '@vitrine/contract/operations'
import { type Authorization, createCall } from '../caller.ts'
import { allChecked, type CommerceError, refuse } from '../http/error.ts'
import { createTransport, type TransportOptions } from '../http/transport.ts'
import { profile } from '../identity/profile.shapes.ts'
import type { Argument } from '../wire/forms.ts'
import { createLogin, type Login } from './login.ts'
import { type Pkce, pkce } from './pkce.ts'
import { completed, createSession, isFresh, memoryTokens } from './session.ts'
import { authorizeInFrame } from './silent-login.ts'
import type { AuthStrategy } from './strategy.ts'
import { requestTokens, type TokenRequestOptions } from './token-request.ts'
import { EMPTY_TOKENS, type RefreshToken, type TokenStorage, type Tokens } from './tokens.ts'

/** What a visitor's or member's strategy is made of. */
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
  /** PEM text, or base64 of it; kept for code written against the hosted platform's packages. */
  publicKey?: string
}

/** What is kept between sending the visitor to log in and their return. */
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

/** Visitors and members: anonymous at first, logged in by the platform's pages or by forms of the shop. */
export interface OAuthStrategy extends AuthStrategy, Login {
  getAuthHeaders(): Promise<{ headers: { Authorization: string } }>
  getActiveToken(): string
  /** Gives back tokens that are still good; else renews them, else asks for those of a new visitor. Stores nothing. */
  generateVisitorTokens(tokens?: Partial<Tokens>): Promise<Tokens>
  /** Renews the access token. The role stays; a new refresh token is taken over. Stores nothing. */
  renewToken(refreshToken: RefreshToken): Promise<Tokens>
  getTokens(): Tokens
  setTokens(tokens: Tokens): void
  /** True only for a member. */
  loggedIn(): boolean
  /** Makes what one login needs: keep it until the visitor is back. */
  generateOAuthData(redirectUri: string, originalUri?: string): OauthData
  /** Answers the address to send the visitor to. */
  getAuthUrl(
    oauthData?: OauthData,
    options?: AuthUrlOptions,
  ): Promise<{ authUrl: string; authorizationEndpoint?: string; sessionToken?: string }>
  /** Reads what the visitor came back with; `url` is by default the page's own. */
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
   * Logs a member in by the session token of `login` or `register`, in a hidden frame. Needs a browser.
   *
   * @throws {CommerceError} 'OAuth flow timed out' after 120,000 ms at most; the server's own code when it says no
   */
  getMemberTokensForDirectLogin(sessionToken: string): Promise<Tokens>
  /** Answers a member's tokens by an API key that may make them. For servers. */
  getMemberTokensForExternalLogin(memberId: string, apiKey: string): Promise<Tokens>
  /** Signs a member on by e-mail address and answers tokens of a new session. For servers. */
  getMemberTokensForExternalLoginWithSession(
    email: string,
    apiKey: string,
    options?: Argument<Omit<SignOnRequest, 'loginId'>, { profile: typeof profile }>,
  ): Promise<Tokens>
  /** Ends the login here and answers the address that ends it on the platform; that leads on to `originalUrl`. */
  logout(originalUrl: string): Promise<{ logoutUrl: string }>
  /** Mails a link for a new password. */
  sendPasswordResetEmail(email: string, redirectUri: string): Promise<void>
  readonly captchaVisibleSiteKey: string
  readonly captchaInvisibleSiteKey: string
  /** Calls back after every change of the tokens, by this or another tab; the answer ends that. */
  onChange(listener: (tokens: Tokens) => void): () => void
  dispose(): void
}

const CONNECTIONS = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
}

/**
 * Calls as the visitor or member whose tokens it holds, and keeps those tokens fresh.
 *
 * @example
 * const auth = OAuthStrategy({ clientId, tokens: JSON.parse(cookie) })
 */
export function OAuthStrategy(options: OAuthOptions): OAuthStrategy {
  const { clientId, captcha } = options
  let transport = createTransport(options)

  const tokensFor = (grant: object, role: TokenRole, { authorization, ...more }: TokenCall = {}) =>
    requestTokens(transport, grant, role, {
      ...more,
      headers: { ...authorization, ...options.tokenRequestOptions?.headers },
    })

  const renewToken = ({ value, role }: RefreshToken) =>
    tokensFor({ clientId, refreshToken: value, grantType: 'refresh_token' }, role, { refreshToken: value })

  /** A refused refresh token makes a new visitor; a passing failure leaves everything as it is. */
  const successor = async ({ refreshToken }: Tokens) => {
    try {
      if (refreshToken.value) return await renewToken(refreshToken)
    } catch (error) {
      if ((error as CommerceError).retryable) throw error
    }
    return tokensFor({ clientId, grantType: 'anonymous' }, 'visitor')
  }

  const session = createSession(options.tokenStorage ?? memoryTokens(options.tokens), successor)
  const authorize = async (apiKey?: string) => {
    const { accessToken } = await session.fresh()
    return { Authorization: accessToken.value + (apiKey ? `,${apiKey}` : '') }
  }
  const call = createCall(
    () => transport,
    () => authorize(),
  )

  const redirect = async (slots: object) => {
    const answer: unknown = await call(createRedirectSession, slots)
    return (answer as { redirectSession: RedirectTarget }).redirectSession
  }
  const authorizePage = (
    { redirectUri, codeChallenge, state }: Flow,
    { prompt = 'login', responseMode = 'fragment', sessionToken, idp }: AuthUrlOptions = {},
  ) =>
    redirect({
      auth: {
        authRequest: {
          redirectUri,
          clientId,
          codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode,
          responseType: 'code',
          scope: 'offline_access',
          state,
          sessionToken,
          idp: typeof idp === 'string' ? CONNECTIONS[idp] : idp?.connectionId,
        },
        prompt,
      },
    })

  const strategy: OAuthStrategy = {
    ...createLogin(call),
    connect(given) {
      if (!options.apiUrl && !options.fetch) transport = given
    },
    getAuthHeaders: async () => ({ headers: await authorize() }),
    getActiveToken: () => session.read().accessToken.value,
    async generateVisitorTokens(given) {
      const tokens = completed(given)
      return tokens.refreshToken.value && isFresh(tokens) ? tokens : successor(tokens)
    },
    renewToken,
    getTokens: session.read,
    setTokens: session.write,
    loggedIn: () => session.read().refreshToken.role === 'member',
    generateOAuthData: (redirectUri, originalUri = '') => ({ ...pkce(), redirectUri, originalUri }),
    async getAuthUrl(oauthData = strategy.generateOAuthData('unused://'), how) {
      const { fullUrl, urlDetails, sessionToken } = await authorizePage(oauthData, how)
      return { authUrl: fullUrl, authorizationEndpoint: urlDetails?.endpoint, sessionToken }
    },
    parseFromUrl(url = location.href, responseMode) {
      const { hash, searchParams } = new URL(url)
      const params = responseMode === 'query' ? searchParams : new URLSearchParams(hash.slice(1))
      const [code, state, error, errorDescription] = ['code', 'state', 'error', 'error_description'].map(
        (name) => params.get(name),
      )
      return { code, state, ...(error && { error, errorDescription }) } as ReturnType<
        OAuthStrategy['parseFromUrl']
      >
    },
    async getMemberTokens(code, state, { redirectUri, codeVerifier, ...data }) {
      if (!code || !state) refuse('Missing code or _state', 'INVALID_STATE')
      if (state !== data.state) refuse('Invalid _state', 'INVALID_STATE')
      return tokensFor(
        {
          clientId,
          grantType: 'authorization_code',
          redirectUri: redirectUri || undefined,
          code,
          codeVerifier,
        },
        'member',
        { message: 'Failed to get member tokens' },
      )
    },
    async getMemberTokensForDirectLogin(sessionToken) {
      const data = pkce()
      const { fullUrl } = await authorizePage(data, {
        responseMode: 'web_message',
        prompt: 'none',
        sessionToken,
      })
      return strategy.getMemberTokens(await authorizeInFrame(fullUrl, data.state), data.state, data)
    },
    getMemberTokensForExternalLogin: async (member_id, apiKey) =>
      tokensFor({ grant_type: 'authorized_client', scope: 'offline_access', member_id }, 'member', {
        authorization: await authorize(apiKey),
      }),
    async getMemberTokensForExternalLoginWithSession(email, apiKey, how) {
      const authorization = await authorize(apiKey)
      const elevated = createCall(
        () => transport,
        async () => authorization,
      )
      const answer = await elevated(signOn, { ...how, loginId: { email } }, undefined, { profile })
      const { sessionToken, identity } = answer as { sessionToken?: string; identity?: { _id?: string } }
      const grant = { grant_type: 'authorized_client', member_id: identity?._id, session_token: sessionToken }
      return tokensFor(grant, 'member', { authorization })
    },
    async logout(postFlowUrl) {
      const { fullUrl } = await redirect({ logout: { clientId }, callbacks: { postFlowUrl } })
      session.write(EMPTY_TOKENS)
      return { logoutUrl: fullUrl }
    },
    async sendPasswordResetEmail(email, url) {
      await call(sendRecoveryEmail, { email, redirect: { url, clientId } })
    },
    captchaVisibleSiteKey: captcha?.visibleSiteKey ?? '',
    captchaInvisibleSiteKey: captcha?.invisibleSiteKey ?? '',
    onChange: session.onChange,
    dispose: session.dispose,
  }
  return allChecked(strategy)
}

/** What differs between token calls besides the grant. */
interface TokenCall extends Omit<TokenRequestOptions, 'headers'> {
  authorization?: Authorization
}

/** What a flow needs of its data; a silent one comes back to no address. */
type Flow = Pkce & { redirectUri?: string }

interface RedirectTarget {
  fullUrl: string
  urlDetails?: { endpoint?: string }
  sessionToken?: string
}
