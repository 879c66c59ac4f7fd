import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'
import type { Callbacks } from './callbacks.ts'

/** A one-time link to a hosted checkout: its person, the checkout, and where to go next. */
export interface RedirectSessionRow {
  readonly siteId: string
  readonly sessionId: string
  /** SHA-256 of the code in its address. */
  readonly digest: string
  /** The storefront that requested it; null for a merchant or a program. */
  readonly clientId: string | null
  /** Whose checkout it is, as `principalOf` names them. */
  readonly principal: string
  readonly checkoutId: string
  readonly callbacks: Callbacks
  /** Milliseconds since 1970, as the others. */
  readonly createdAt: number
  readonly expiresAt: number
  readonly usedAt: number | null
}

interface Row {
  site_id: string
  session_id: string
  digest: string
  client_id: string | null
  principal: string
  checkout_id: string
  callbacks: string
  created_at: number
  expires_at: number
  used_at: number | null
}

const insertSession = statement(
  `INSERT INTO redirect_sessions
     (site_id, session_id, digest, client_id, principal, checkout_id, callbacks, created_at, expires_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)
const findByDigest = statement<Row>('SELECT * FROM redirect_sessions WHERE digest = ?')
const useSession = statement(
  `UPDATE redirect_sessions SET used_at = ?
   WHERE site_id = ? AND session_id = ? AND used_at IS NULL AND expires_at > ?`,
)

export const redirectSessionsStore = {
  insert: (tx: Transaction, session: Omit<RedirectSessionRow, 'usedAt'>): Promise<number> =>
    tx.run(
      insertSession,
      session.siteId,
      session.sessionId,
      session.digest,
      session.clientId,
      session.principal,
      session.checkoutId,
      JSON.stringify(session.callbacks),
      session.createdAt,
      session.expiresAt,
    ),

  /** Finds the link behind a code, used or not. */
  find: async (reader: Reader, digest: string): Promise<RedirectSessionRow | undefined> => {
    const row = await reader.first(findByDigest, digest)
    return (
      row && {
        siteId: row.site_id,
        sessionId: row.session_id,
        digest: row.digest,
        clientId: row.client_id,
        principal: row.principal,
        checkoutId: row.checkout_id,
        callbacks: JSON.parse(row.callbacks),
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        usedAt: row.used_at,
      }
    )
  },

  /** Consumes a session; of several callers at once, one gets true. */
  use: async (
    tx: Transaction,
    { siteId, sessionId }: Pick<RedirectSessionRow, 'siteId' | 'sessionId'>,
    now: number,
  ): Promise<boolean> => (await tx.run(useSession, now, siteId, sessionId, now)) === 1,

  purge: deleteOldRows('redirect_sessions', ['site_id', 'session_id'], 'expires_at'),
}
