import { createHmac } from 'node:crypto'
import { digestOf } from '../../../floor/callers/secret-text.ts'
import type { Transaction } from '../../../floor/database/database.ts'
import type { Callbacks } from '../callbacks.ts'
import { redirectSessionsStore } from '../redirect-sessions.store.ts'

const LIFETIME_MS = 3_600_000

/** Who is led to which checkout, and where to go next. */
export interface CheckoutLink {
  readonly siteId: string
  readonly sessionId: string
  readonly clientId: string | null
  /** Whose checkout it is, as `principalOf` names them. */
  readonly principal: string
  readonly checkoutId: string
  readonly callbacks: Callbacks
  /** Milliseconds since 1970. */
  readonly at: number
  /** How long it stays valid; default an hour. */
  readonly lifetimeMs?: number
}

export interface LinkMaker {
  /** The address of links, without the code. */
  readonly publicUrl: string
  /** Creates a link that opens a checkout once. It is valid as soon as `keep` is committed. */
  toCheckout(link: CheckoutLink): { code: string; url: string; keep: (tx: Transaction) => Promise<unknown> }
}

/**
 * Creates one-time links. A code is a 256-bit HMAC over the session's id: only its digest is stored, yet a
 * repeated call with a lost answer gets the same link.
 */
export const createLinkMaker = (secret: Uint8Array, platformUrl: string): LinkMaker => {
  const key = createHmac('sha256', secret).update('redirect link').digest()
  const publicUrl = `${platformUrl}/r`
  return {
    publicUrl,
    toCheckout: ({ at, lifetimeMs = LIFETIME_MS, ...session }) => {
      const named = JSON.stringify([session.siteId, session.sessionId])
      const code = createHmac('sha256', key).update(named).digest('base64url')
      const row = { ...session, digest: digestOf(code), createdAt: at, expiresAt: at + lifetimeMs }
      return { code, url: `${publicUrl}/${code}`, keep: (tx) => redirectSessionsStore.insert(tx, row) }
    },
  }
}
