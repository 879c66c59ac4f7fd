import { refuse } from '../../http/error.ts'
import type { OAuthStrategy, OauthData } from '../oauth-strategy.ts'
import type { Tokens } from '../tokens.ts'

/** What to keep of a login until the visitor comes back. */
export interface BegunLogin extends OauthData {
  /** As returned by `getAuthUrl`. With it, the answer must name the platform that got the request (RFC 9207). */
  authorizationEndpoint?: string | undefined
}

/**
 * Each parameter may appear only once; otherwise someone else wrote part of the address (RFC 6749, section
 * 3.1).
 */
const ONCE = ['code', 'state', 'error', 'error_description', 'iss']

/**
 * Finishes a login from the address that the visitor came back to. The address must answer this login, come
 * from the platform that got the request and contain each parameter once. Nothing from any other address is
 * sent on, and none of it should be shown. The strategy then holds the member's tokens.
 * @param url - the whole address, with its query or fragment
 * @param begun - the result of `generateOAuthData`, with the `authorizationEndpoint` of `getAuthUrl`
 * @param responseMode - as given to `getAuthUrl`; default `fragment`
 * @throws {CommerceError} 'Missing code or _state', 'Invalid _state'; `INVALID_RESPONSE` for a repeated
 * parameter, `INVALID_ISSUER` for another server's answer; the server's own code when it refused. The
 * strategy then keeps its earlier tokens
 * @throws {TypeError} without strategy or data
 * @example
 * const data = auth.generateOAuthData('https://shop.example/callback')
 * const { authUrl, authorizationEndpoint } = await auth.getAuthUrl(data)
 * // keep { ...data, authorizationEndpoint }, go to authUrl; and on the page of the redirect address:
 * await endLogin(auth, location.href, kept)
 * @see RFC 9207, section 2.4
 */
export async function endLogin(
  auth: OAuthStrategy,
  url: string,
  begun: BegunLogin,
  responseMode: 'fragment' | 'query' = 'fragment',
): Promise<Tokens> {
  const { code, state, error, errorDescription } = auth.parseFromUrl(url, responseMode)
  const { search, hash } = new URL(url)
  const said = new URLSearchParams(responseMode === 'query' ? search : hash.slice(1))
  const isOurs = state === begun.state
  if (isOurs && ONCE.some((name) => said.getAll(name).length > 1))
    refuse('The answer contains a parameter twice', 'INVALID_RESPONSE')
  const asked = issuerAt(begun.authorizationEndpoint)
  if (isOurs && asked !== undefined && said.get('iss') !== asked)
    refuse('The answer comes from another platform than the one asked', 'INVALID_ISSUER')
  if (isOurs && error) refuse(errorDescription || error, error.toUpperCase())
  const tokens = await auth.getMemberTokens(code, state, begun)
  auth.setTokens(tokens)
  return tokens
}

/** The issuer behind an authorize address, if the platform publishes it; the hosted platform doesn't. */
const issuerAt = (endpoint: string | undefined): string | undefined =>
  /^(.+)\/oauth2\/authorize$/.exec(endpoint ?? '')?.[1]
