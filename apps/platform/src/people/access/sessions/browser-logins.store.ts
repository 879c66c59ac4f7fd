import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'
import type { Subject } from './session.ts'
import type { LoginsOf } from './sessions.store.ts'

/** A login on the hosted pages of a browser. */
export interface BrowserLogin {
  readonly siteId: string
  readonly loginId: string
  readonly subject: Subject
  readonly subjectId: string
  /** When they proved who they are; all times in milliseconds since 1970. */
  readonly createdAt: number
  readonly usedAt: number
  readonly endedAt: number | null
}

interface Row {
  site_id: string
  login_id: string
  subject: Subject
  subject_id: string
  created_at: number
  used_at: number
  ended_at: number | null
}

const insertLogin = statement(
  `INSERT INTO browser_logins (site_id, login_id, digest, subject, subject_id, created_at, used_at)
   VALUES (?, ?, ?, ?, ?, ?, ?)`,
)
const findByDigest = statement<Row>(
  `SELECT site_id, login_id, subject, subject_id, created_at, used_at, ended_at
   FROM browser_logins WHERE digest = ?`,
)
const noteUse = statement('UPDATE browser_logins SET used_at = ? WHERE site_id = ? AND login_id = ?')
const endLogin = statement(
  'UPDATE browser_logins SET ended_at = ? WHERE site_id = ? AND login_id = ? AND ended_at IS NULL',
)
const endAllOf = statement(
  `UPDATE browser_logins SET ended_at = ?
   WHERE site_id = ? AND subject_id = ? AND subject = ? AND ended_at IS NULL AND login_id NOT IN (
     SELECT browser_login_id FROM sessions
     WHERE site_id = ? AND session_id = ? AND browser_login_id IS NOT NULL)`,
)

/** A browser is identified by its cookie's digest. */
export const browserLoginsStore = {
  insert: (
    tx: Transaction,
    digest: string,
    login: Omit<BrowserLogin, 'usedAt' | 'endedAt'>,
  ): Promise<number> =>
    tx.run(
      insertLogin,
      login.siteId,
      login.loginId,
      digest,
      login.subject,
      login.subjectId,
      login.createdAt,
      login.createdAt,
    ),
  find: async (reader: Reader, digest: string): Promise<BrowserLogin | undefined> => {
    const row = await reader.first(findByDigest, digest)
    return (
      row && {
        siteId: row.site_id,
        loginId: row.login_id,
        subject: row.subject,
        subjectId: row.subject_id,
        createdAt: row.created_at,
        usedAt: row.used_at,
        endedAt: row.ended_at,
      }
    )
  },
  noteUse: (tx: Transaction, { siteId, loginId }: BrowserLogin, now: number): Promise<number> =>
    tx.run(noteUse, now, siteId, loginId),
  end: (tx: Transaction, siteId: string, loginId: string, now: number): Promise<number> =>
    tx.run(endLogin, now, siteId, loginId),
  /** Ends a person's logins, except the one that a given session came from. */
  endAllOf: (tx: Transaction, whose: LoginsOf, now: number): Promise<number> => {
    const { siteId, subject, subjectId, except = '' } = whose
    return tx.run(endAllOf, now, siteId, subjectId, subject, siteId, except)
  },
  purge: deleteOldRows('browser_logins', ['site_id', 'login_id'], 'used_at'),
}
