import { statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'

interface EmailCodeRow {
  readonly siteId: string
  readonly memberId: string
  readonly digest: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const putCode = statement(
  `INSERT INTO email_codes (site_id, member_id, digest, tries, expires_at) VALUES (?, ?, ?, 0, ?)
   ON CONFLICT (site_id, member_id) DO UPDATE SET digest = excluded.digest, tries = 0,
     expires_at = excluded.expires_at`,
)
const countTry = statement(
  `UPDATE email_codes SET tries = tries + 1
   WHERE site_id = ? AND member_id = ? AND tries < 5 AND expires_at > ?`,
)
const useCode = statement('DELETE FROM email_codes WHERE site_id = ? AND member_id = ? AND digest = ?')

export const emailCodesStore = {
  put: (tx: Transaction, row: EmailCodeRow): Promise<number> =>
    tx.run(putCode, row.siteId, row.memberId, row.digest, row.expiresAt),
  /** Counts an attempt on a valid code; returns 0 if there is none, or no attempt left. */
  countTry: (tx: Transaction, siteId: string, memberId: string, now: number): Promise<number> =>
    tx.run(countTry, siteId, memberId, now),
  /** Deletes the code if it matches; returns 1 or 0. */
  use: (tx: Transaction, siteId: string, memberId: string, digest: string): Promise<number> =>
    tx.run(useCode, siteId, memberId, digest),
  purge: deleteOldRows('email_codes', ['site_id', 'member_id'], 'expires_at'),
}
