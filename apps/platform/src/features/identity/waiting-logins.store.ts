import { statement, type Transaction } from '../../database/database.ts'
import type { WaitingState } from './login-state.ts'

/** A login that waits. Its member may never have been there; see the migration. */
export interface WaitingLogin {
  readonly siteId: string
  readonly digest: string
  readonly clientId: string
  readonly memberId: string
  /** As it was typed. */
  readonly email: string
  readonly state: WaitingState
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

interface Row {
  member_id: string
  email: string
  state: WaitingState
  expires_at: number
}

const insertLogin = statement(
  `INSERT INTO waiting_logins (site_id, digest, client_id, member_id, email, state, expires_at)
   VALUES (?, ?, ?, ?, ?, ?, ?)`,
)
const findLogin = statement<Row>(
  `SELECT member_id, email, state, expires_at FROM waiting_logins
   WHERE site_id = ? AND digest = ? AND client_id = ? AND expires_at > ?`,
)
const moveLogin = statement('UPDATE waiting_logins SET state = ? WHERE site_id = ? AND digest = ?')
const deleteLogin = statement('DELETE FROM waiting_logins WHERE site_id = ? AND digest = ?')
const deleteOld = statement(
  `DELETE FROM waiting_logins WHERE (site_id, digest) IN (
     SELECT site_id, digest FROM waiting_logins WHERE expires_at < ? ORDER BY expires_at LIMIT 500)`,
)

type Wanted = Pick<WaitingLogin, 'siteId' | 'clientId' | 'digest'> & { readonly now: number }

export const waitingLoginsStore = {
  insert: (tx: Transaction, row: WaitingLogin): Promise<number> =>
    tx.run(
      insertLogin,
      ...[row.siteId, row.digest, row.clientId, row.memberId, row.email, row.state, row.expiresAt],
    ),
  find: async (tx: Transaction, wanted: Wanted): Promise<WaitingLogin | undefined> => {
    const { siteId, clientId, digest, now } = wanted
    const row = await tx.first(findLogin, siteId, digest, clientId, now)
    return (
      row && {
        ...{ siteId, clientId, digest },
        ...{ memberId: row.member_id, email: row.email, state: row.state, expiresAt: row.expires_at },
      }
    )
  },
  move: (tx: Transaction, { siteId, digest }: WaitingLogin, state: WaitingState): Promise<number> =>
    tx.run(moveLogin, state, siteId, digest),
  remove: (tx: Transaction, { siteId, digest }: WaitingLogin): Promise<number> =>
    tx.run(deleteLogin, siteId, digest),
  /** Deletes up to 500 that waited until before a time; gives their number. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(deleteOld, before),
}
