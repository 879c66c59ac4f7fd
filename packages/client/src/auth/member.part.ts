import type { TokenRole } from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import type { Call } from '../calls/caller.ts'
import { allChecked } from '../http/checked.ts'
import type { CommerceError } from '../http/error.ts'
import type { Authorize } from '../http/transport.ts'
import { profile } from '../identity/profile.shapes.ts'
import { createLogin, type Login } from './login/login.ts'
import { authorizeInFrame } from './login/silent-login.ts'
import type { AuthUrlOptions, OAuthStrategy, OauthData } from './oauth-strategy.ts'
import type { Grant } from './token-request.ts'
import { EMPTY_TOKENS, type Tokens } from './tokens.ts'

/** Asks for tokens as the strategy does. */
export type TokensFor = (grant: Grant, role: TokenRole, headers?: Record<string, string>) => Promise<Tokens>

/** What a strategy passes to this part, which shares no code with the page's first load. */
export interface Visitor {
  clientId: string
  strategy: OAuthStrategy
  tokensFor: TokensFor
  /** Makes calls as the person the headers identify. */
  callAs(authorize: Authorize): Call
  CommerceError: typeof CommerceError
}

/** The strategy's calls that only matter for logging in or out. */
export type MemberCalls = Login &
  Pick<
    OAuthStrategy,
    | 'getAuthUrl'
    | 'getMemberTokens'
    | 'getMemberTokensForDirectLogin'
    | 'getMemberTokensForExternalLogin'
    | 'getMemberTokensForExternalLoginWithSession'
    | 'logout'
    | 'sendPasswordResetEmail'
  >

const CONNECTIONS = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
}

const known = new WeakMap<OAuthStrategy, MemberCalls>()

/** What a strategy does for members: sends them to log in, handles their return, logs them out. */
export const memberCallsOf = (visitor: Visitor): MemberCalls => {
  const { strategy, CommerceError } = visitor
  const calls = known.get(strategy) ?? allChecked(createMemberCalls(visitor), CommerceError)
  known.set(strategy, calls)
  return calls
}

const createMemberCalls = (visitor: Visitor): MemberCalls => {
  const { clientId, strategy, tokensFor, callAs, CommerceError } = visitor
  const authorize: Authorize = async (refused) => (await strategy.getAuthHeaders(refused)).headers
  const withKey = async (apiKey: string) => ({
    Authorization: `${(await authorize()).Authorization},${apiKey}`,
  })
  const call = callAs(authorize)

  const redirect = async (slots: object) => {
    const { redirectSession } = await call(operations.createRedirectSession, slots)
    const target = redirectSession as RedirectTarget | null | undefined
    if (typeof target?.fullUrl === 'string') return target
    throw new CommerceError('System error occurred', {
      code: 'INVALID_RESPONSE',
      cause: TypeError('No address'),
      retryable: true,
    })
  }
  const authorizePage = (
    { redirectUri, codeChallenge, state }: OauthData,
    { prompt = 'login', responseMode = 'fragment', sessionToken, idp }: AuthUrlOptions = {},
  ) =>
    redirect({
      auth: {
        authRequest: {
          redirectUri: redirectUri || undefined,
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

  const members: MemberCalls = {
    ...createLogin(call),
    async getAuthUrl(oauthData = strategy.generateOAuthData('unused://'), how) {
      const { fullUrl, urlDetails, sessionToken } = await authorizePage(oauthData, how)
      return { authUrl: fullUrl, authorizationEndpoint: urlDetails?.endpoint, sessionToken }
    },
    async getMemberTokens(code, state, { redirectUri, codeVerifier, ...data }) {
      const problem = !code || !state ? 'Missing code or _state' : state !== data.state && 'Invalid _state'
      if (problem) throw new CommerceError(problem, { code: 'INVALID_STATE' })
      const grant = {
        clientId,
        grantType: 'authorization_code',
        redirectUri: redirectUri || undefined,
        code,
        codeVerifier,
      }
      return tokensFor(grant, 'member').catch((error) => {
        throw new CommerceError('Failed to get member tokens', { ...error, cause: error.cause })
      })
    },
    async getMemberTokensForDirectLogin(sessionToken) {
      const data = strategy.generateOAuthData('')
      const { fullUrl } = await authorizePage(data, {
        responseMode: 'web_message',
        prompt: 'none',
        sessionToken,
      })
      const code = await authorizeInFrame(fullUrl, data.state, CommerceError)
      return members.getMemberTokens(code, data.state, data)
    },
    getMemberTokensForExternalLogin: async (member_id, apiKey) =>
      tokensFor(
        { grant_type: 'authorized_client', scope: 'offline_access', member_id },
        'member',
        await withKey(apiKey),
      ),
    async getMemberTokensForExternalLoginWithSession(email, apiKey, how) {
      const headers = await withKey(apiKey)
      const elevated = callAs(async () => headers)
      const answer = await elevated(operations.signOn, { ...how, loginId: { email } }, undefined, { profile })
      const { sessionToken, identity } = answer as { sessionToken?: string; identity?: { _id?: string } }
      const grant = { grant_type: 'authorized_client', member_id: identity?._id, session_token: sessionToken }
      return tokensFor(grant, 'member', headers)
    },
    async logout(postFlowUrl) {
      const { fullUrl } = await redirect({ logout: { clientId }, callbacks: { postFlowUrl } })
      strategy.setTokens(EMPTY_TOKENS)
      return { logoutUrl: fullUrl }
    },
    async sendPasswordResetEmail(email, url) {
      await call(operations.sendRecoveryEmail, { email, redirect: { url, clientId } })
    },
  }
  return members
}

interface RedirectTarget {
  fullUrl: string
  urlDetails?: { endpoint?: string }
  sessionToken?: string
}
