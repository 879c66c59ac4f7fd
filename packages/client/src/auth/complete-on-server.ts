import { CommerceError } from '../http/error.ts'
import { endLogin } from './end-login.ts'
import type { OAuthStrategy } from './oauth-strategy.ts'
import type { Tokens } from './tokens.ts'

/** So many addresses of the platform lead from one to the next before one leads back to the shop. */
const MOST_STEPS = 5

/** How a server asks for the code. */
export interface ServerLoginOptions {
  /** By default the global `fetch`. */
  fetch?: typeof fetch
  signal?: AbortSignal
}

/**
 * Logs a member in by the session token of `login` or `register` where there is no browser: takes the way that a
 * browser would be sent, on the platform alone, and reads the code off the address that leads back. The strategy has
 * the member's tokens afterwards.
 *
 * @param redirectUri - one of the client's allowed addresses; nothing is sent there
 * @throws {CommerceError} the server's own code when it says no, such as `LOGIN_REQUIRED` for a token that is used up;
 *   `INVALID_RESPONSE` when the way leads elsewhere. The strategy has its earlier tokens then
 * @example
 * const state = await auth.login({ email, password })
 * if (state.loginState === 'SUCCESS')
 *   await completeLoginOnServer(auth, state.data.sessionToken, 'https://shop.example/callback')
 */
export async function completeLoginOnServer(
  auth: OAuthStrategy,
  sessionToken: string,
  redirectUri: string,
  options: ServerLoginOptions = {},
): Promise<Tokens> {
  const data = auth.generateOAuthData(redirectUri)
  const how = { prompt: 'none', responseMode: 'query', sessionToken } as const
  const { authUrl, authorizationEndpoint } = await auth.getAuthUrl(data, how)
  const returned = await wayBack(authUrl, redirectUri, options)
  return endLogin(auth, returned, { ...data, authorizationEndpoint }, 'query')
}

/** Follows what the platform answers for as long as it stays there. */
async function wayBack(
  authUrl: string,
  redirectUri: string,
  { fetch: send = fetch, signal }: ServerLoginOptions,
) {
  const { origin } = new URL(authUrl)
  let address = authUrl
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const response = await answered(send, address, signal)
    await response.body?.cancel()
    const next = response.headers.get('location')
    if (!next || response.status < 300 || response.status > 399) break
    address = new URL(next, address).href
    if (address.split(/[?#]/)[0] === redirectUri) return address
    if (new URL(address).origin !== origin) break
  }
  throw new CommerceError('System error occurred', {
    code: 'INVALID_RESPONSE',
    cause: TypeError('No way back to the shop'),
  })
}

async function answered(send: typeof fetch, address: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await send(address, { redirect: 'manual', ...(signal && { signal }) })
  } catch (cause) {
    throw new CommerceError('System error occurred', { code: 'NETWORK_ERROR', cause, retryable: true })
  }
}
