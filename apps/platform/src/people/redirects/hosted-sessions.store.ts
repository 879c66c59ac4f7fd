import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'
import type { Callbacks } from './callbacks.ts'

/** A browser that may see a person's checkout and act on it. */
export interface HostedSession {
  readonly siteId: string
  /** Whose checkout it is, as `principalOf` names them. */
  readonly principal: string
  readonly checkoutId: string
  /** The storefront that led here; null for a merchant or a program. */
  readonly clientId: string | null
  /** Where to go next; safe to follow. */
  readonly callbacks: Callbacks
  readonly redirectSessionId: string
  /** Milliseconds since 1970, like `expiresAt`. */
  readonly createdAt: number
  readonly expiresAt: number
}

interface Row {
  site_id: string
  checkout_id: string
  redirect_session_id: string
  client_id: string | null
  principal: string
  callbacks: string
  created_at: number
  expires_at: number
}

const saveSession = statement(
  `INSERT INTO hosted_sessions
     (site_id, digest, checkout_id, redirect_session_id, client_id, principal, callbacks, created_at, expires_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, digest, checkout_id) DO UPDATE SET redirect_session_id = excluded.redirect_session_id,
     client_id = excluded.client_id, principal = excluded.principal, callbacks = excluded.callbacks,
     created_at = excluded.created_at, expires_at = excluded.expires_at`,
)
const findSessions = statement<Row>(
  `SELECT site_id, checkout_id, redirect_session_id, client_id, principal, callbacks, created_at, expires_at
   FROM hosted_sessions WHERE site_id = ? AND digest = ? AND expires_at > ? ORDER BY checkout_id LIMIT 100`,
)
const findSession = statement<Row>(
  `SELECT site_id, checkout_id, redirect_session_id, client_id, principal, callbacks, created_at, expires_at
   FROM hosted_sessions WHERE site_id = ? AND digest = ? AND checkout_id = ? AND expires_at > ?`,
)
const findHolder = statement<{ digest: string }>(
  `SELECT digest FROM hosted_sessions
   WHERE site_id = ? AND checkout_id = ? AND digest <> ? AND expires_at > ? LIMIT 1`,
)
const deleteOfCheckout = statement('DELETE FROM hosted_sessions WHERE site_id = ? AND checkout_id = ?')
const deleteSessions = statement('DELETE FROM hosted_sessions WHERE site_id = ? AND digest = ?')

const sessionOf = (row: Row): HostedSession => ({
  siteId: row.site_id,
  principal: row.principal,
  checkoutId: row.checkout_id,
  clientId: row.client_id,
  callbacks: JSON.parse(row.callbacks),
  redirectSessionId: row.redirect_session_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

/** A browser is identified by its cookie's digest; it may have several checkouts of one person open. */
export const hostedSessionsStore = {
  /** Gives a browser a checkout; one it already has is extended with the new callbacks. */
  save: (tx: Transaction, digest: string, session: HostedSession): Promise<number> =>
    tx.run(
      saveSession,
      session.siteId,
      digest,
      session.checkoutId,
      session.redirectSessionId,
      session.clientId,
      session.principal,
      JSON.stringify(session.callbacks),
      session.createdAt,
      session.expiresAt,
    ),

  /** Lists what a browser may see. */
  list: async (reader: Reader, siteId: string, digest: string, now: number): Promise<HostedSession[]> =>
    (await reader.all(findSessions, siteId, digest, now)).map(sessionOf),

  find: async (
    reader: Reader,
    { siteId, digest, checkoutId }: { siteId: string; digest: string; checkoutId: string },
    now: number,
  ): Promise<HostedSession | undefined> => {
    const row = await reader.first(findSession, siteId, digest, checkoutId, now)
    return row && sessionOf(row)
  },

  /** Whether another browser has a checkout open. */
  isHeldElsewhere: async (
    reader: Reader,
    { siteId, checkoutId }: Pick<HostedSession, 'siteId' | 'checkoutId'>,
    digest: string,
    now: number,
  ): Promise<boolean> => (await reader.first(findHolder, siteId, checkoutId, digest, now)) !== undefined,

  /** Takes a checkout away from the browsers that have it. */
  removeOf: (
    tx: Transaction,
    { siteId, checkoutId }: Pick<HostedSession, 'siteId' | 'checkoutId'>,
  ): Promise<number> => tx.run(deleteOfCheckout, siteId, checkoutId),

  /** Deletes everything that a browser may see. */
  remove: (tx: Transaction, siteId: string, digest: string): Promise<number> =>
    tx.run(deleteSessions, siteId, digest),

  purge: deleteOldRows('hosted_sessions', ['site_id', 'digest', 'checkout_id'], 'expires_at'),
}
