import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'

/** A link to set a new password. */
export interface RecoveryToken {
  readonly siteId: string
  readonly memberId: string
  readonly digest: string
  /** The client that requested it. */
  readonly clientId: string
  /** Where to go next; empty if not specified. */
  readonly returnTo: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

interface Row {
  member_id: string
  client_id: string
  return_to: string
  expires_at: number
}

const putToken = statement(
  `INSERT INTO recovery_tokens (site_id, member_id, digest, client_id, return_to, expires_at)
   VALUES (?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, member_id) DO UPDATE SET digest = excluded.digest, client_id = excluded.client_id,
     return_to = excluded.return_to, expires_at = excluded.expires_at`,
)
const findToken = statement<Row>(
  `SELECT member_id, client_id, return_to, expires_at FROM recovery_tokens
   WHERE site_id = ? AND digest = ? AND expires_at > ?`,
)
const findOrigin = statement<{ site_id: string; client_id: string }>(
  'SELECT site_id, client_id FROM recovery_tokens WHERE digest = ?',
)
const useToken = statement('DELETE FROM recovery_tokens WHERE site_id = ? AND digest = ?')
const forgetTokens = statement('DELETE FROM recovery_tokens WHERE site_id = ? AND member_id = ?')

export const recoveryTokensStore = {
  /** Stores a member's token, which replaces the previous one. */
  put: (tx: Transaction, token: RecoveryToken): Promise<number> =>
    tx.run(
      putToken,
      ...[token.siteId, token.memberId, token.digest, token.clientId, token.returnTo, token.expiresAt],
    ),
  /** Finds a valid token. */
  find: async (
    reader: Reader,
    siteId: string,
    digest: string,
    now: number,
  ): Promise<RecoveryToken | undefined> => {
    const row = await reader.first(findToken, siteId, digest, now)
    return (
      row && {
        ...{ siteId, digest, memberId: row.member_id, clientId: row.client_id },
        ...{ returnTo: row.return_to, expiresAt: row.expires_at },
      }
    )
  },
  /** Returns the site and the client that requested a token. */
  originOf: async (
    reader: Reader,
    digest: string,
  ): Promise<Pick<RecoveryToken, 'siteId' | 'clientId'> | undefined> => {
    const row = await reader.first(findOrigin, digest)
    return row && { siteId: row.site_id, clientId: row.client_id }
  },
  /** Consumes a token; of several callers at once, one gets 1, the others 0. */
  use: (tx: Transaction, { siteId, digest }: RecoveryToken): Promise<number> =>
    tx.run(useToken, siteId, digest),
  /** Invalidates a member's token, if there is one. */
  forget: (tx: Transaction, siteId: string, memberId: string): Promise<number> =>
    tx.run(forgetTokens, siteId, memberId),
  purge: deleteOldRows('recovery_tokens', ['site_id', 'member_id'], 'expires_at'),
}
