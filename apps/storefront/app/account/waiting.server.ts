import { jsonCookie, setCookie, setJsonCookie } from '../cookies.server.ts'

/** A registration or login that waits for the code of a mail. */
export interface Waiting {
  stateToken: string
  email: string
  returnTo: string
}

const NAME = 'vitrine_waiting'

/** How long the platform waits. */
const LIFETIME_SECONDS = 15 * 60

/** Stores what a waiting login needs, hidden from page scripts, as a Set-Cookie header. */
export const waitingCookie = (waiting: Waiting): string => setJsonCookie(NAME, waiting, LIFETIME_SECONDS)

/** Removes it. */
export const WAITING_OVER = setCookie(NAME, '', 0)

/** Reads the waiting login; undefined if there is none. */
export function readWaiting(cookies: string | null): Waiting | undefined {
  const { stateToken, email, returnTo } = Object(jsonCookie(cookies, NAME)) as Record<string, unknown>
  const isOurs = typeof stateToken === 'string' && typeof email === 'string' && typeof returnTo === 'string'
  return isOurs ? { stateToken, email, returnTo } : undefined
}
