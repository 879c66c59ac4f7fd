import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'

interface Row {
  site_id: string
  asked: string
  expires_at: number
  used_at: number | null
}

const insertRequest = statement(
  'INSERT INTO authorize_requests (site_id, digest, asked, expires_at) VALUES (?, ?, ?, ?)',
)
const findByDigest = statement<Row>(
  'SELECT site_id, asked, expires_at, used_at FROM authorize_requests WHERE digest = ?',
)
const useRequest = statement(
  `UPDATE authorize_requests SET used_at = ?
   WHERE site_id = ? AND digest = ? AND used_at IS NULL AND expires_at > ?`,
)

/** Pending login requests, by the digest of their id; the request itself is JSON. */
export const authorizeRequestsStore = {
  insert: (
    tx: Transaction,
    siteId: string,
    digest: string,
    asked: string,
    expiresAt: number,
  ): Promise<number> => tx.run(insertRequest, siteId, digest, asked, expiresAt),
  /** Finds a request that can still be answered. */
  find: async (reader: Reader, digest: string, now: number): Promise<string | undefined> => {
    const row = await reader.first(findByDigest, digest)
    return row && row.used_at === null && row.expires_at > now ? row.asked : undefined
  },
  /** Consumes a request; returns whether it was still open. Only one of several callers succeeds. */
  use: async (tx: Transaction, siteId: string, digest: string, now: number): Promise<boolean> =>
    (await tx.run(useRequest, now, siteId, digest, now)) === 1,
  purge: deleteOldRows('authorize_requests', ['site_id', 'digest'], 'expires_at'),
}
