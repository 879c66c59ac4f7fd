import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../clock.ts'

const LIFETIME_MS = 3_600_000

/** Ties a form to the browser that it was shown to and to the request that it answers. */
export interface FormTokens {
  /** Makes what the browser keeps in a cookie, 128 random bits. */
  newBrowser(): string
  issue(browser: string, request: string): string
  isGood(token: string, browser: string, request: string): boolean
}

/**
 * Makes tokens against forged logins (CSRF): an HMAC over cookie, request and time. Nothing is stored, and a page
 * of another site can neither read one nor have the cookie sent along.
 */
export const createFormTokens = (secret: Uint8Array, clock: Clock): FormTokens => {
  const key = createHmac('sha256', secret).update('login form').digest()
  const macOf = (until: string, browser: string, request: string): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([until, browser, request]))
      .digest()
  return {
    newBrowser: () => randomBytes(16).toString('base64url'),
    issue: (browser, request) => {
      const until = String(clock.now() + LIFETIME_MS)
      return `${until}.${macOf(until, browser, request).toString('base64url')}`
    },
    isGood: (token, browser, request) => {
      const [until = '', mac = ''] = token.split('.')
      const given = Buffer.from(mac, 'base64url')
      const right = macOf(until, browser, request)
      return given.length === right.length && timingSafeEqual(given, right) && Number(until) > clock.now()
    },
  }
}
