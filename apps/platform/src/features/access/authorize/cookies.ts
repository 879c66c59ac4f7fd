import type { FastifyRequest } from 'fastify'

/** The cookies of the login page: `login` ties a form to a browser, `known` remembers a login. */
type CookieName = 'login' | 'known'

export interface Cookies {
  read(request: FastifyRequest, name: CookieName): string | undefined
  /** Writes a Set-Cookie header. */
  write(name: CookieName, value: string, maxAgeSeconds: number): string
}

/**
 * Reads and writes cookies that scripts never see and other sites never send.
 *
 * @param isSecure - whether the platform is reached by https: cookies are then tied to the host (RFC 6265bis)
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
      `${nameOf(name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  }
}
