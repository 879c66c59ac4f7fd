import type { Tokens } from '@vitrine/client'
import { cookieValue } from './cookies.server.ts'
import { settings } from './settings.server.ts'

const NAME = 'vitrine_session'

/** Browsers keep a cookie no longer than this. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60

/**
 * Reads the visitor's tokens out of a Cookie header.
 *
 * @returns undefined when there are none, or what is there is none of ours
 */
export function readTokens(cookies: string | null): Tokens | undefined {
  const text = cookieValue(cookies, NAME)
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return isTokens(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Writes the visitor's tokens as a Set-Cookie header. Scripts of the page never see them. */
export const tokensCookie = (tokens: Tokens): string =>
  [
    `${NAME}=${encodeURIComponent(JSON.stringify(tokens))}`,
    'Path=/',
    `Max-Age=${LIFETIME_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(settings.isProduction ? ['Secure'] : []),
  ].join('; ')

function isTokens(value: unknown): value is Tokens {
  if (typeof value !== 'object' || value === null) return false
  const { accessToken, refreshToken } = value as Partial<
    Record<keyof Tokens, Partial<Record<string, unknown>>>
  >
  return (
    typeof accessToken?.value === 'string' &&
    typeof accessToken.expiresAt === 'number' &&
    typeof refreshToken?.value === 'string' &&
    typeof refreshToken.role === 'string'
  )
}
