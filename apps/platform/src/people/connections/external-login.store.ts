import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { deleteOldRows } from '../../floor/database/statements/delete-old-rows.ts'

/** A login that was sent to a provider. What only the browser knows is stored as digests. */
export interface BegunLogin {
  readonly siteId: string
  readonly digest: string
  readonly browserDigest: string
  readonly connectionId: string
  /** The application's request that waits for it. */
  readonly requestId: string
  readonly nonce: string
  readonly codeVerifier: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

interface BegunRow {
  site_id: string
  browser_digest: string
  connection_id: string
  request_id: string
  nonce: string
  code_verifier: string
  expires_at: number
}

const findIdentity = statement<{ member_id: string }>(
  'SELECT member_id FROM external_identities WHERE site_id = ? AND issuer = ? AND subject = ?',
)
const listIdentities = statement<{ issuer: string; subject: string }>(
  'SELECT issuer, subject FROM external_identities WHERE site_id = ? AND member_id = ? ORDER BY created_at, issuer',
)
const insertIdentity = statement(
  `INSERT INTO external_identities (site_id, issuer, subject, member_id, created_at) VALUES (?, ?, ?, ?, ?)
   ON CONFLICT (site_id, issuer, subject) DO NOTHING`,
)
const forgetIdentities = statement('DELETE FROM external_identities WHERE site_id = ? AND member_id = ?')
const insertBegun = statement(
  `INSERT INTO external_logins_begun (site_id, digest, browser_digest, connection_id, request_id, nonce,
     code_verifier, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
)
const findBegun = statement<BegunRow>(
  `SELECT site_id, browser_digest, connection_id, request_id, nonce, code_verifier, expires_at
   FROM external_logins_begun WHERE digest = ?`,
)
const deleteBegun = statement('DELETE FROM external_logins_begun WHERE digest = ?')
const insertUsed = statement(
  `INSERT INTO external_tokens_used (site_id, digest, expires_at) VALUES (?, ?, ?)
   ON CONFLICT (site_id, digest) DO NOTHING`,
)
const purgeBegun = deleteOldRows('external_logins_begun', ['site_id', 'digest'], 'expires_at')
const purgeUsed = deleteOldRows('external_tokens_used', ['site_id', 'digest'], 'expires_at')

export const externalLoginStore = {
  /** Finds the member for a provider's subject. */
  memberOf: async (
    reader: Reader,
    siteId: string,
    issuer: string,
    subject: string,
  ): Promise<string | undefined> => (await reader.first(findIdentity, siteId, issuer, subject))?.member_id,

  /** Lists a member's identities at providers. */
  identitiesOf: (
    reader: Reader,
    siteId: string,
    memberId: string,
  ): Promise<{ issuer: string; subject: string }[]> => reader.all(listIdentities, siteId, memberId),

  /** Records the member for a provider's subject; returns 0 if it is already recorded. */
  link: (
    tx: Transaction,
    siteId: string,
    { issuer, subject, memberId }: { issuer: string; subject: string; memberId: string },
    now: number,
  ): Promise<number> => tx.run(insertIdentity, siteId, issuer, subject, memberId, now),

  /** Deletes a member's identities at all providers. */
  forget: (tx: Transaction, siteId: string, memberId: string): Promise<number> =>
    tx.run(forgetIdentities, siteId, memberId),

  begin: (tx: Transaction, login: BegunLogin): Promise<number> =>
    tx.run(
      insertBegun,
      ...[login.siteId, login.digest, login.browserDigest, login.connectionId, login.requestId],
      ...[login.nonce, login.codeVerifier, login.expiresAt],
    ),

  /** Takes a pending login; of several callers at once, one gets it. */
  take: async (tx: Transaction, digest: string): Promise<BegunLogin | undefined> => {
    const row = await tx.first(findBegun, digest)
    if (!row || (await tx.run(deleteBegun, digest)) === 0) return undefined
    return {
      ...{ siteId: row.site_id, digest, browserDigest: row.browser_digest },
      ...{ connectionId: row.connection_id, requestId: row.request_id },
      ...{ nonce: row.nonce, codeVerifier: row.code_verifier, expiresAt: row.expires_at },
    }
  },

  /** Consumes a token; returns 0 if it was used before. */
  useToken: (tx: Transaction, siteId: string, digest: string, expiresAt: number): Promise<number> =>
    tx.run(insertUsed, siteId, digest, expiresAt),

  /** Deletes up to 500 of each that expired before a time; returns their number. */
  purge: async (tx: Transaction, before: number): Promise<number> =>
    (await purgeBegun(tx, before)) + (await purgeUsed(tx, before)),
}
