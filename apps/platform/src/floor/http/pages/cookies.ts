import type { FastifyRequest } from 'fastify'

/**
 * The platform's cookies and their SameSite value: `known` remembers a login, `hosted` opens hosted pages, `sso` ties
 * a login at another provider to a browser, `member` and `console` say who is logged in. `staff` keeps the back
 * office's session, and `staff_login` its pending login. `language` is the one that a shop was shown in. Shoppers'
 * cookies must be sent when another site links here (RFC 6265bis, section 8.8.2).
 */
const SAME_SITE = {
  known: 'Strict',
  hosted: 'Lax',
  sso: 'Lax',
  member: 'Lax',
  console: 'Strict',
  staff: 'Strict',
  staff_login: 'Strict',
  language: 'Lax',
} as const

type CookieName = keyof typeof SAME_SITE

export interface Cookies {
  read(request: FastifyRequest, name: CookieName): string | undefined
  /** Writes a Set-Cookie header. */
  write(name: CookieName, value: string, maxAgeSeconds: number): string
}

/**
 * Reads and writes cookies that are hidden from scripts and from requests of other sites.
 *
 * @param isSecure - whether the platform uses https; cookies are then tied to the host (RFC 6265bis)
 */
export const createCookies = (isSecure: boolean): Cookies => {
  const nameOf = (name: CookieName): string => `${isSecure ? '__Host-' : ''}vitrine_${name}`
  return {
    read: ({ headers: { cookie = '' } }, name) =>
      cookie
        .split(/; */)
        .find((pair) => pair.startsWith(`${nameOf(name)}=`))
        ?.slice(nameOf(name).length + 1),
    write: (name, value, maxAgeSeconds) =>
      `${nameOf(name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${SAME_SITE[name]}${isSecure ? '; Secure' : ''}`,
  }
}
