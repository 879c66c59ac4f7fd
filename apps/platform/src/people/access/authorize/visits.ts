import type { Clock } from '../../../floor/clock.ts'
import { createSeals } from '../seals.ts'

const LIFETIME_MS = 3_600_000

/** A visitor who is led to log in. */
export interface Visit {
  readonly siteId: string
  readonly clientId: string
  readonly visitorId: string
}

/**
 * Takes along who somebody was before they log in, so that their cart finds them again. What is sealed opens nothing:
 * it only says which cart to add, once, to that of whoever logs in.
 */
export interface Visits {
  /** Makes a text that is good for an hour; it costs no row. */
  seal(visit: Visit): string
  /** Gives the visitor of a sealed text; undefined when it is another client's, too old, or none. */
  open(sealed: string | undefined, siteId: string, clientId: string): string | undefined
}

export const createVisits = (secret: Uint8Array, clock: Clock): Visits => {
  const seals = createSeals(secret, 'login visit', LIFETIME_MS, clock)
  return {
    seal: ({ siteId, clientId, visitorId }) => seals.seal([siteId, clientId, visitorId]),
    open: (sealed, siteId, clientId) => {
      const [site, client, visitorId] = seals.open(sealed) ?? []
      return site === siteId && client === clientId ? visitorId : undefined
    },
  }
}
