import { settings } from './settings.server.ts'

/** Finds a cookie in a Cookie header. */
export const cookieValue = (cookies: string | null, name: string): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * Writes a Set-Cookie header for this shop's pages, hidden from their scripts; 0 seconds removes the cookie.
 */
export const setCookie = (name: string, value: string, seconds: number): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(settings.isProduction ? ['Secure'] : []),
  ].join('; ')

/** Reads what `setJsonCookie` has written; undefined for anything else. The caller must still validate it. */
export function jsonCookie(cookies: string | null, name: string): unknown {
  try {
    const text = cookieValue(cookies, name)
    return text ? JSON.parse(decodeURIComponent(text)) : undefined
  } catch {
    return undefined
  }
}

/** Like `setCookie`, for data. */
export const setJsonCookie = (name: string, value: unknown, seconds: number): string =>
  setCookie(name, encodeURIComponent(JSON.stringify(value)), seconds)
