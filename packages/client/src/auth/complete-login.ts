import type { CommerceError } from '../http/error.ts'
import { type BegunLogin, endLogin } from './end-login.ts'
import type { OAuthStrategy } from './oauth-strategy.ts'
import type { Tokens } from './tokens.ts'

const KEPT = 'vitrine.login'

/**
 * Logs a member in by the session token of `login` or `register`: in a hidden frame, and where that comes to
 * nothing (a browser or a page that allows no frames) by leaving for the platform's page, which sends the
 * visitor straight back to `redirectUri`. The strategy has the member's tokens afterwards.
 *
 * @param redirectUri - page of the shop that calls `returnedLogin`; one of the client's allowed addresses
 * @returns the tokens; undefined when the page is being left
 * @throws {CommerceError} the server's own code when it says no
 * @example
 * const state = await auth.login({ email, password })
 * if (state.loginState === 'SUCCESS')
 *   await completeLogin(auth, state.data.sessionToken, 'https://shop.example/login/back')
 */
export async function completeLogin(
  auth: OAuthStrategy,
  sessionToken: string,
  redirectUri: string,
): Promise<Tokens | undefined> {
  try {
    const tokens = await auth.getMemberTokensForDirectLogin(sessionToken)
    auth.setTokens(tokens)
    return tokens
  } catch (error) {
    if ((error as CommerceError).code !== 'TIMEOUT') throw error
  }
  const data = auth.generateOAuthData(redirectUri, location.href)
  const { authUrl, authorizationEndpoint } = await auth.getAuthUrl(data, { prompt: 'none', sessionToken })
  const begun: BegunLogin = { ...data, authorizationEndpoint }
  sessionStorage.setItem(KEPT, JSON.stringify(begun))
  location.assign(authUrl)
  return undefined
}

/**
 * Ends a login on the page that the visitor comes back to. The strategy has the member's tokens afterwards.
 *
 * @returns where the visitor was before; undefined when nobody is coming back
 * @throws {CommerceError} the server's own code when it said no; what `endLogin` throws of an address that does not answer this login
 */
export async function returnedLogin(auth: OAuthStrategy): Promise<{ originalUri: string } | undefined> {
  const kept = sessionStorage.getItem(KEPT)
  if (!kept) return undefined
  sessionStorage.removeItem(KEPT)
  const data = dataIn(kept)
  if (!data) return undefined
  await endLogin(auth, location.href, data)
  return { originalUri: data.originalUri }
}

/** The storage is open to every script of the site: whatever is no login's data is none. */
const dataIn = (text: string): BegunLogin | undefined => {
  try {
    const data: BegunLogin | null = JSON.parse(text)
    return data?.state ? data : undefined
  } catch {
    return undefined
  }
}
