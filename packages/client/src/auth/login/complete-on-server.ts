import { CommerceError } from '../../http/error.ts'
import type { OAuthStrategy } from '../oauth-strategy.ts'
import type { Tokens } from '../tokens.ts'
import { endLogin } from './end-login.ts'

/** The most redirects to follow on the platform before one leads back to the shop. */
const MOST_STEPS = 5

/** How a server asks for the code. */
export interface ServerLoginOptions {
  /** By default the global `fetch`. */
  fetch?: typeof fetch
  signal?: AbortSignal
}

/**
 * Logs a member in with the session token of `login` or `register` when there is no browser. It follows the
 * redirects a browser would, on the platform only, and reads the code from the address that leads back. The
 * strategy then holds the member's tokens.
 * @param redirectUri - one of the client's allowed addresses; nothing is sent there
 * @throws {CommerceError} the server's own code when it refuses, such as `LOGIN_REQUIRED` for a used token;
 * `INVALID_RESPONSE` when a redirect leads elsewhere. The strategy then keeps its earlier tokens
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

/** Follows redirects as long as they stay on the platform. */
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
