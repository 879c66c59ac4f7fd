import type { Tokens } from '@vitrine/client'
import { jsonCookie, setCookie, setJsonCookie } from './cookies.server.ts'

const NAME = 'vitrine_session'

/** Browsers keep a cookie no longer than this. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60

/**
 * Reads the visitor's tokens from a Cookie header.
 * @returns undefined if there are none or they aren't ours
 */
export function readTokens(cookies: string | null): Tokens | undefined {
  const value = jsonCookie(cookies, NAME)
  return isTokens(value) ? value : undefined
}

/**
 * Writes the visitor's tokens as a Set-Cookie header, or removes the cookie if there are none. Page scripts
 * never see them.
 */
export const tokensCookie = (tokens: Tokens): string =>
  tokens.refreshToken.value || tokens.accessToken.value
    ? setJsonCookie(NAME, tokens, LIFETIME_SECONDS)
    : setCookie(NAME, '', 0)

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
