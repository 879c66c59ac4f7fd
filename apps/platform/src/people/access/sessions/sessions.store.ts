import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'
import type { SessionGrant } from '../refresh-tokens.ts'
import type { Session, Subject } from './session.ts'

interface SessionRow {
  site_id: string
  session_id: string
  client_id: string
  subject: Subject
  subject_id: string
  rotates: number
  generation: number
  used_branch: string
  created_at: number
  renewed_at: number
  ended_at: number | null
  authenticated_at: number | null
  browser_login_id: string | null
}

/** Whose logins to end. */
export interface LoginsOf {
  readonly siteId: string
  readonly subject: Subject
  readonly subjectId: string
  /** A session to keep, with its browser login. */
  readonly except?: string | undefined
}

const findSession = statement<SessionRow>('SELECT * FROM sessions WHERE site_id = ? AND session_id = ?')
const insertSession = statement(
  `INSERT INTO sessions (site_id, session_id, client_id, subject, subject_id, rotates, generation, used_branch,
     created_at, renewed_at, authenticated_at, browser_login_id)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)
const nextGeneration = statement(
  `UPDATE sessions SET generation = generation + 1, used_branch = ?, renewed_at = ?
   WHERE site_id = ? AND session_id = ? AND generation = ? AND ended_at IS NULL`,
)
const noteRenewal = statement(
  'UPDATE sessions SET renewed_at = ? WHERE site_id = ? AND session_id = ? AND ended_at IS NULL',
)
const endSession = statement(
  'UPDATE sessions SET ended_at = ? WHERE site_id = ? AND session_id = ? AND ended_at IS NULL',
)
const findLiving = statement<{ session_id: string }>(
  `SELECT session_id FROM sessions
   WHERE site_id = ? AND subject_id = ? AND subject = ? AND session_id <> ? AND ended_at IS NULL`,
)
const endAllOf = statement(
  `UPDATE sessions SET ended_at = ?
   WHERE site_id = ? AND subject_id = ? AND subject = ? AND session_id <> ? AND ended_at IS NULL`,
)
const findOfBrowser = statement<{ session_id: string }>(
  'SELECT session_id FROM sessions WHERE site_id = ? AND browser_login_id = ? AND ended_at IS NULL',
)
const endOfBrowser = statement(
  'UPDATE sessions SET ended_at = ? WHERE site_id = ? AND browser_login_id = ? AND ended_at IS NULL',
)
interface StandingRow {
  ended_at: number | null
  subject: Subject
  role: string | null
  member_id: string | null
}

const findStanding = statement<StandingRow>(
  `SELECT sessions.ended_at, sessions.subject, users.role, members.member_id FROM sessions
   LEFT JOIN users ON users.site_id = sessions.site_id AND users.user_id = sessions.subject_id
     AND users.disabled_at IS NULL
   LEFT JOIN members ON members.site_id = sessions.site_id AND members.member_id = sessions.subject_id
     AND members.blocked_at IS NULL AND members.deleted_at IS NULL
   WHERE sessions.site_id = ? AND sessions.session_id = ?`,
)

export const sessionsStore = {
  find: async (reader: Reader, siteId: string, sessionId: string): Promise<Session | undefined> => {
    const row = await reader.first(findSession, siteId, sessionId)
    return (
      row && {
        siteId: row.site_id,
        sessionId: row.session_id,
        clientId: row.client_id,
        subject: row.subject,
        subjectId: row.subject_id,
        rotates: row.rotates === 1,
        generation: row.generation,
        usedBranch: row.used_branch,
        createdAt: row.created_at,
        renewedAt: row.renewed_at,
        endedAt: row.ended_at,
        authenticatedAt: row.authenticated_at ?? row.created_at,
        browserLoginId: row.browser_login_id,
      }
    )
  },
  insert: (tx: Transaction, session: Session): Promise<number> =>
    tx.run(
      insertSession,
      session.siteId,
      session.sessionId,
      session.clientId,
      session.subject,
      session.subjectId,
      session.rotates ? 1 : 0,
      session.generation,
      session.usedBranch,
      session.createdAt,
      session.renewedAt,
      session.authenticatedAt,
      session.browserLoginId,
    ),
  /** Creates the next generation from a token; returns 0 and changes nothing if another call was quicker. */
  advance: (
    tx: Transaction,
    { siteId, sessionId, generation, branch }: SessionGrant,
    now: number,
  ): Promise<number> => tx.run(nextGeneration, branch, now, siteId, sessionId, generation),
  noteRenewal: (tx: Transaction, { siteId, sessionId }: Session, now: number): Promise<number> =>
    tx.run(noteRenewal, now, siteId, sessionId),
  end: (tx: Transaction, siteId: string, sessionId: string, now: number): Promise<number> =>
    tx.run(endSession, now, siteId, sessionId),
  /** Ends a person's sessions; returns their ids. */
  endAllOf: async (tx: Transaction, whose: LoginsOf, now: number): Promise<string[]> => {
    const { siteId, subject, subjectId, except = '' } = whose
    const living = await tx.all(findLiving, siteId, subjectId, subject, except)
    await tx.run(endAllOf, now, siteId, subjectId, subject, except)
    return living.map(({ session_id }) => session_id)
  },
  /** Ends the sessions of a browser login; returns their ids. */
  endOfBrowser: async (tx: Transaction, siteId: string, loginId: string, now: number): Promise<string[]> => {
    const living = await tx.all(findOfBrowser, siteId, loginId)
    await tx.run(endOfBrowser, now, siteId, loginId)
    return living.map(({ session_id }) => session_id)
  },
  /** Returns in one word whether a session still holds, and a back-office user's role. */
  standing: async (reader: Reader, siteId: string, sessionId: string): Promise<string> => {
    const found = await reader.first(findStanding, siteId, sessionId)
    if (!found || found.ended_at !== null) return 'ended'
    if (found.subject === 'WIX_USER') return found.role ?? 'ended'
    return found.member_id === null ? 'ended' : 'MEMBER'
  },
  purge: deleteOldRows('sessions', ['site_id', 'session_id'], 'renewed_at'),
}
