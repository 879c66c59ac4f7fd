import { refuse } from '../http/error.ts'
import type { OAuthStrategy, OauthData } from './oauth-strategy.ts'
import type { Tokens } from './tokens.ts'

/** What is kept of a login until the visitor is back. */
export interface BegunLogin extends OauthData {
  /** As `getAuthUrl` answered it. With it, the answer must name the platform that was asked (RFC 9207). */
  authorizationEndpoint?: string | undefined
}

/** Each comes once, or somebody else wrote a part of the address (RFC 6749, section 3.1). */
const ONCE = ['code', 'state', 'error', 'error_description', 'iss']

/**
 * Ends a login by the address that the visitor came back to: one that answers this login, was written by the platform
 * that was asked, and says each thing once. Of any other nothing is sent anywhere, and nothing it says is to be shown.
 * The strategy has the member's tokens afterwards.
 *
 * @param url - the whole address, with its query or fragment
 * @param begun - what `generateOAuthData` made, with the `authorizationEndpoint` of `getAuthUrl`
 * @param responseMode - as given to `getAuthUrl`; default `fragment`
 * @throws {CommerceError} 'Missing code or _state', 'Invalid _state'; `INVALID_RESPONSE` for something said twice,
 *   `INVALID_ISSUER` for another server's answer; the server's own code when it said no. The strategy has its earlier
 *   tokens then
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
    refuse('The answer says something twice', 'INVALID_RESPONSE')
  const asked = issuerAt(begun.authorizationEndpoint)
  if (isOurs && asked !== undefined && said.get('iss') !== asked)
    refuse('The answer is not of the platform that was asked', 'INVALID_ISSUER')
  if (isOurs && error) refuse(errorDescription || error, error.toUpperCase())
  const tokens = await auth.getMemberTokens(code, state, begun)
  auth.setTokens(tokens)
  return tokens
}

/** Who answers at an authorize address, where its platform says so: the hosted platform of others does not. */
const issuerAt = (endpoint: string | undefined): string | undefined =>
  /^(.+)\/oauth2\/authorize$/.exec(endpoint ?? '')?.[1]
