import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'
import type { Subject } from './session.ts'

/** The data behind an authorization code, until it is exchanged once. */
export interface Code {
  readonly siteId: string
  readonly digest: string
  readonly clientId: string
  readonly subject: Subject
  readonly subjectId: string
  /** Empty if the code was posted to the requesting page. */
  readonly redirectUri: string
  /** S256 of the verifier (RFC 7636). */
  readonly codeChallenge: string
  /** Milliseconds since 1970, as the other. */
  readonly expiresAt: number
  /** When the person proved who they are. */
  readonly authenticatedAt: number
  /** The browser login it comes from and ends with. */
  readonly browserLoginId?: string | undefined
  /** The visitor until then; their cart moves along. */
  readonly visitorId?: string | undefined
  readonly scope?: string | undefined
  readonly nonce?: string | undefined
}

interface CodeRow {
  site_id: string
  digest: string
  client_id: string
  subject: Subject
  subject_id: string
  redirect_uri: string
  code_challenge: string
  expires_at: number
  authenticated_at: number | null
  browser_login_id: string | null
  visitor_id: string | null
  scope: string | null
  nonce: string | null
}

const insertCode = statement(
  `INSERT INTO authorization_codes
     (site_id, digest, client_id, subject, subject_id, redirect_uri, code_challenge, expires_at,
     authenticated_at, browser_login_id, visitor_id, scope, nonce)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)
const findCode = statement<CodeRow>('SELECT * FROM authorization_codes WHERE site_id = ? AND digest = ?')
const useCode = statement(
  `UPDATE authorization_codes SET used_at = ?, session_id = ?
   WHERE site_id = ? AND digest = ? AND used_at IS NULL`,
)
const findSession = statement<{ session_id: string }>(
  'SELECT session_id FROM authorization_codes WHERE site_id = ? AND digest = ? AND session_id IS NOT NULL',
)

export const codesStore = {
  insert: (tx: Transaction, code: Code): Promise<number> =>
    tx.run(
      insertCode,
      code.siteId,
      code.digest,
      code.clientId,
      code.subject,
      code.subjectId,
      code.redirectUri,
      code.codeChallenge,
      code.expiresAt,
      code.authenticatedAt,
      code.browserLoginId ?? null,
      code.visitorId ?? null,
      code.scope ?? null,
      code.nonce ?? null,
    ),
  find: async (reader: Reader, siteId: string, digest: string): Promise<Code | undefined> => {
    const row = await reader.first(findCode, siteId, digest)
    return (
      row && {
        siteId: row.site_id,
        digest: row.digest,
        clientId: row.client_id,
        subject: row.subject,
        subjectId: row.subject_id,
        redirectUri: row.redirect_uri,
        codeChallenge: row.code_challenge,
        expiresAt: row.expires_at,
        authenticatedAt: row.authenticated_at ?? row.expires_at,
        browserLoginId: row.browser_login_id ?? undefined,
        visitorId: row.visitor_id ?? undefined,
        scope: row.scope ?? undefined,
        nonce: row.nonce ?? undefined,
      }
    )
  },
  /** Consumes a code for a session; returns 0 if it was already used. */
  use: (tx: Transaction, { siteId, digest }: Code, sessionId: string, now: number): Promise<number> =>
    tx.run(useCode, now, sessionId, siteId, digest),
  /** Finds the session that a used code was exchanged for. */
  sessionOf: async (tx: Transaction, { siteId, digest }: Code): Promise<string | undefined> =>
    (await tx.first(findSession, siteId, digest))?.session_id,
  purge: deleteOldRows('authorization_codes', ['site_id', 'digest'], 'expires_at'),
}
