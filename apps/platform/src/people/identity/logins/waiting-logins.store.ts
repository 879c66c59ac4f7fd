import { statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'
import type { WaitingState } from './login-state.ts'

/** A person's identity at a provider. */
export interface ExternalIdentity {
  readonly issuer: string
  readonly subject: string
}

/** A waiting login. Its member may never have existed: then its code never fits. */
export interface WaitingLogin {
  readonly siteId: string
  readonly digest: string
  readonly clientId: string
  readonly memberId: string
  readonly email: string
  readonly state: WaitingState
  /** What it was opened by; undefined for a password. */
  readonly identity?: ExternalIdentity | undefined
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

interface Row {
  member_id: string
  email: string
  state: WaitingState
  opened_by: string
  expires_at: number
}

const insertLogin = statement(
  `INSERT INTO waiting_logins (site_id, digest, client_id, member_id, email, state, opened_by, expires_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
)
const findLogin = statement<Row>(
  `SELECT member_id, email, state, opened_by, expires_at FROM waiting_logins
   WHERE site_id = ? AND digest = ? AND client_id = ? AND expires_at > ?`,
)
const moveLogin = statement('UPDATE waiting_logins SET state = ? WHERE site_id = ? AND digest = ?')
const deleteLogin = statement('DELETE FROM waiting_logins WHERE site_id = ? AND digest = ?')

/** What a login was opened by, read from its row. */
export const openedByOf = ({ identity }: Pick<WaitingLogin, 'identity'>): string =>
  identity ? JSON.stringify([identity.issuer, identity.subject]) : ''

const identityOf = (openedBy: string): ExternalIdentity | undefined => {
  if (openedBy === '') return undefined
  const [issuer, subject] = JSON.parse(openedBy)
  return { issuer, subject }
}

type Wanted = Pick<WaitingLogin, 'siteId' | 'clientId' | 'digest'> & { readonly now: number }

export const waitingLoginsStore = {
  insert: (tx: Transaction, row: WaitingLogin): Promise<number> =>
    tx.run(
      insertLogin,
      ...[row.siteId, row.digest, row.clientId, row.memberId, row.email, row.state],
      ...[openedByOf(row), row.expiresAt],
    ),
  find: async (tx: Transaction, wanted: Wanted): Promise<WaitingLogin | undefined> => {
    const { siteId, clientId, digest, now } = wanted
    const row = await tx.first(findLogin, siteId, digest, clientId, now)
    return (
      row && {
        ...{ siteId, clientId, digest },
        ...{ memberId: row.member_id, email: row.email, state: row.state, expiresAt: row.expires_at },
        identity: identityOf(row.opened_by),
      }
    )
  },
  move: (tx: Transaction, { siteId, digest }: WaitingLogin, state: WaitingState): Promise<number> =>
    tx.run(moveLogin, state, siteId, digest),
  remove: (tx: Transaction, { siteId, digest }: WaitingLogin): Promise<number> =>
    tx.run(deleteLogin, siteId, digest),
  purge: deleteOldRows('waiting_logins', ['site_id', 'digest'], 'expires_at'),
}
