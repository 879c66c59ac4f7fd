import type { CommerceError } from '../../http/error.ts'
import type { OAuthStrategy } from '../oauth-strategy.ts'
import type { Tokens } from '../tokens.ts'
import { type BegunLogin, endLogin } from './end-login.ts'

const KEPT = 'vitrine.login'

/**
 * Logs a member in with the session token of `login` or `register`, using a hidden frame. When the browser or
 * page allows no frames, it leaves for the platform's page instead, which sends the visitor straight back to
 * `redirectUri`. The strategy then holds the member's tokens.
 * @param redirectUri - page of the shop that calls `returnedLogin`; one of the client's allowed addresses
 * @returns the tokens; undefined when the browser is leaving the page
 * @throws {CommerceError} the server's own code when it refuses
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
 * Finishes a login on the page that the visitor comes back to. The strategy then holds the member's tokens.
 * @returns where the visitor was before; undefined when no login is under way
 * @throws {CommerceError} the server's own code when it refused; what `endLogin` throws when the address
 * doesn't match this login
 * @example
 * const returned = await returnedLogin(auth)
 * if (returned) location.replace(returned.originalUri)
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

/** Any script of the site can write this storage, so anything but login data is treated as none. */
const dataIn = (text: string): BegunLogin | undefined => {
  try {
    const data: BegunLogin | null = JSON.parse(text)
    return data?.state ? data : undefined
  } catch {
    return undefined
  }
}
