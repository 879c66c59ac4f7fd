import type { TokenRole } from '@vitrine/contract'
import { CommerceError } from '../http/error.ts'
import { isProvider, requestLine } from '../http/request-line.ts'
import type { Transport } from '../http/transport.ts'
import { nowInSeconds, type Tokens } from './tokens.ts'

/** The grant for new tokens. Its refresh token stays if the answer brings no other. */
export interface Grant {
  refreshToken?: string
  [field: string]: unknown
}

/**
 * Asks the token endpoint (RFC 6749). Expiry is counted from receipt, by this machine's clock.
 * @param role - whose tokens they are
 * @throws {CommerceError} with the endpoint's code; `retryable` tells a temporary failure from a refusal
 */
export const requestTokens = async (
  { apiUrl, send }: Transport,
  grant: Grant,
  role: TokenRole,
  headers: Record<string, string>,
): Promise<Tokens> => {
  try {
    // Asks for refresh tokens that are replaced on every use.
    const rotation = !isProvider(apiUrl) && { 'X-Vitrine-Rotation': 'on' }
    return await send(
      requestLine('POST', `${apiUrl}/oauth2/token`, grant),
      { ...rotation, ...headers },
      false,
      undefined,
      ({ access_token: value, refresh_token: next, expires_in }) => {
        const expiresAt = nowInSeconds() + Number(expires_in)
        if (!value || typeof value !== 'string' || !expiresAt) throw TypeError('No token')
        return {
          accessToken: { value, expiresAt },
          refreshToken: { value: typeof next === 'string' ? next : (grant.refreshToken ?? ''), role },
        }
      },
    )
  } catch (cause) {
    throw new CommerceError('something went wrong', { ...(cause as CommerceError), cause })
  }
}
