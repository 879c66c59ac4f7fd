import type { TokenStorage, Tokens } from '../auth/tokens.ts'

/** Cookie options. */
export interface CookieOptions {
  /** Default `vitrine`. Apps on other ports of the same host share its cookies: give each app its own name. */
  name?: string
  /** Default `/`. */
  path?: string
  /** Default 30. */
  expiresInDays?: number
  /** Sent over https only; by default when the request used https. */
  secure?: boolean
}

/** The tokens of one request: read from its cookie and written to the response. */
export interface CookieSession extends TokenStorage {
  /** The cookie to set; undefined while the tokens are still those of the request. */
  readonly setCookie: string | undefined
  /** Returns the response, with the cookie set if needed. */
  apply(response: Response): Response
}

/**
 * Keeps a visitor's tokens in a cookie that page scripts can't read, for any server that works with Request
 * and Response.
 * @throws {TypeError} without a Request
 * @example
 * const session = cookieTokens(request)
 * const client = createClient({ auth: OAuthStrategy({ clientId, tokenStorage: session }), modules })
 * const cart = await client.currentCart.getCurrentCart()
 * return session.apply(Response.json(cart))
 */
export function cookieTokens(request: Request, options: CookieOptions = {}): CookieSession {
  const { name = 'vitrine', path = '/', expiresInDays = 30 } = options
  const { secure = new URL(request.url).protocol === 'https:' } = options
  let tokens = tokensIn(request.headers.get('cookie') ?? '', name)
  let setCookie: string | undefined
  return {
    getTokens: () => tokens,
    setTokens(next) {
      tokens = next
      const lifetime = next.refreshToken.value ? expiresInDays * 86_400 : 0
      const value = encodeURIComponent(JSON.stringify(next))
      setCookie = `${name}=${value}; Path=${path}; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    },
    get setCookie() {
      return setCookie
    },
    apply(response) {
      if (!setCookie) return response
      const headers = new Headers(response.headers)
      headers.append('set-cookie', setCookie)
      const { status, statusText } = response
      return new Response(response.body, { status, statusText, headers })
    },
  }
}

/** Browsers can change cookies: anything but a valid pair of tokens is treated as none. */
const tokensIn = (header: string, name: string): Tokens | undefined => {
  for (const part of header.split(';')) {
    const [key, value = ''] = part.trim().split('=')
    if (key !== name) continue
    try {
      const held: Partial<Tokens> = JSON.parse(decodeURIComponent(value))
      if (typeof held.refreshToken?.value === 'string' && typeof held.accessToken?.value === 'string')
        return held as Tokens
    } catch {
      return undefined
    }
  }
  return undefined
}
