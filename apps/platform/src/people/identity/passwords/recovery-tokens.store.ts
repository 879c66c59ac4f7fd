import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'

/** A link to set a new password by. */
export interface RecoveryToken {
  readonly siteId: string
  readonly memberId: string
  readonly digest: string
  /** The client that it was asked for by. */
  readonly clientId: string
  /** Where to go on afterwards; empty where nothing was said. */
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
const deleteOld = statement(
  `DELETE FROM recovery_tokens WHERE (site_id, member_id) IN (
     SELECT site_id, member_id FROM recovery_tokens WHERE expires_at < ? ORDER BY expires_at LIMIT 500)`,
)

export const recoveryTokensStore = {
  /** Keeps a member's token in the place of the one before. */
  put: (tx: Transaction, token: RecoveryToken): Promise<number> =>
    tx.run(
      putToken,
      ...[token.siteId, token.memberId, token.digest, token.clientId, token.returnTo, token.expiresAt],
    ),
  /** Finds a token that is good still. */
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
  /** Tells at which site and by which client a token was asked for. */
  originOf: async (
    reader: Reader,
    digest: string,
  ): Promise<Pick<RecoveryToken, 'siteId' | 'clientId'> | undefined> => {
    const row = await reader.first(findOrigin, digest)
    return row && { siteId: row.site_id, clientId: row.client_id }
  },
  /** Uses a token up; of those who do so at once one is told 1, the others 0. */
  use: (tx: Transaction, { siteId, digest }: RecoveryToken): Promise<number> =>
    tx.run(useToken, siteId, digest),
  /** Makes a member's token worthless, if there is one. */
  forget: (tx: Transaction, siteId: string, memberId: string): Promise<number> =>
    tx.run(forgetTokens, siteId, memberId),
  /** Deletes up to 500 tokens that were good until before a time; gives their number. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(deleteOld, before),
}
