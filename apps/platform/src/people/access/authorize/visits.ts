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
 * Carries a visitor's id through the login, so their cart follows them. The sealed text grants nothing: it
 * only says which cart to add, once, to the new member's.
 */
export interface Visits {
  /** Creates a text that is valid for an hour, without storing a row. */
  seal(visit: Visit): string
  /** Returns the visitor of a sealed text; undefined if it is another client's, too old or invalid. */
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
