import { statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'

interface SessionTokenRow {
  readonly siteId: string
  readonly digest: string
  readonly clientId: string
  readonly memberId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const insertToken = statement(
  'INSERT INTO session_tokens (site_id, digest, client_id, member_id, expires_at) VALUES (?, ?, ?, ?, ?)',
)
const findToken = statement<{ member_id: string; expires_at: number }>(
  'SELECT member_id, expires_at FROM session_tokens WHERE site_id = ? AND digest = ? AND client_id = ? AND expires_at > ?',
)
const deleteToken = statement('DELETE FROM session_tokens WHERE site_id = ? AND digest = ?')

export const sessionTokensStore = {
  insert: (tx: Transaction, row: SessionTokenRow): Promise<number> =>
    tx.run(insertToken, row.siteId, row.digest, row.clientId, row.memberId, row.expiresAt),

  /** Deletes a valid token, and returns whose it was; of several callers at once, one gets it. */
  take: async (
    tx: Transaction,
    siteId: string,
    clientId: string,
    digest: string,
    now: number,
  ): Promise<Pick<SessionTokenRow, 'memberId' | 'expiresAt'> | undefined> => {
    const found = await tx.first(findToken, siteId, digest, clientId, now)
    if (!found || (await tx.run(deleteToken, siteId, digest)) !== 1) return undefined
    return { memberId: found.member_id, expiresAt: found.expires_at }
  },

  purge: deleteOldRows('session_tokens', ['site_id', 'digest'], 'expires_at'),
}
