/** Where tokens are kept: in memory, in the browser, in a cookie. */
export { memoryTokens } from './auth/session.ts'
export { type CookieOptions, type CookieSession, cookieTokens } from './session/cookie.ts'
export { localStorageTokens } from './session/local-storage.ts'
