import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Clock, isFromFuture } from '../../floor/clock.ts'

/** Short texts that travel through a browser and come back unchanged, without storing a row. */
export interface Seals {
  seal(words: readonly string[]): string
  /** Returns the words; undefined if they were sealed elsewhere, altered, expired or come from the future. */
  open(sealed: string | undefined): readonly string[] | undefined
}

/**
 * Seals texts with an HMAC over words and time.
 * @param purpose - prevents texts sealed for one purpose from being used for another
 */
export const createSeals = (secret: Uint8Array, purpose: string, lifetimeMs: number, clock: Clock): Seals => {
  const key = createHmac('sha256', secret).update(purpose).digest()
  const macOf = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest()
  return {
    seal: (words) => {
      const payload = Buffer.from(JSON.stringify([clock.now() + lifetimeMs, ...words])).toString('base64url')
      return `${payload}.${macOf(payload).toString('base64url')}`
    },
    open: (sealed = '') => {
      const [payload = '', mac = '', ...rest] = sealed.split('.')
      const given = Buffer.from(mac, 'base64url')
      const right = macOf(payload)
      if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const [until, ...words]: [number, ...string[]] = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      )
      const now = clock.now()
      return until > now && !isFromFuture(until - lifetimeMs, now) ? words : undefined
    },
  }
}
