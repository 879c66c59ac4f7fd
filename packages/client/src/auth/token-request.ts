import type { TokenRole } from '@vitrine/contract'
import { CommerceError } from '../http/error.ts'
import { isProvider } from '../http/request-line.ts'
import { post, type Transport } from '../http/transport.ts'
import { nowInSeconds, type Tokens } from './tokens.ts'

/** What differs between token calls besides the grant. */
export interface TokenRequestOptions {
  headers?: Record<string, string>
  /** Stays when the answer brings no other. */
  refreshToken?: string
}

/**
 * Asks the token endpoint (RFC 6749). Expiry is counted from receipt, by this machine's clock.
 *
 * @param role - whose tokens they are
 * @throws {CommerceError} with the endpoint's code; `retryable` tells a passing failure from a refusal
 */
export async function requestTokens(
  { apiUrl, send }: Transport,
  grant: object,
  role: TokenRole,
  { headers, refreshToken = '' }: TokenRequestOptions = {},
): Promise<Tokens> {
  try {
    // A family of tokens that asks for it has its refresh token replaced at every use.
    const rotation = !isProvider(apiUrl) && { 'X-Vitrine-Rotation': 'on' }
    return await send(
      post(`${apiUrl}/oauth2/token`, grant),
      { ...rotation, ...headers },
      false,
      undefined,
      ({ access_token: value, refresh_token: next, expires_in }) => {
        const expiresAt = nowInSeconds() + Number(expires_in)
        if (!value || typeof value !== 'string' || !expiresAt) throw TypeError('No token')
        return {
          accessToken: { value, expiresAt },
          refreshToken: { value: typeof next === 'string' ? next : refreshToken, role },
        }
      },
    )
  } catch (cause) {
    throw new CommerceError('something went wrong', { ...(cause as CommerceError), cause })
  }
}
