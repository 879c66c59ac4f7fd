import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'

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
const deleteOld = statement(
  `DELETE FROM authorize_requests WHERE (site_id, digest) IN (
     SELECT site_id, digest FROM authorize_requests WHERE expires_at < ? ORDER BY expires_at LIMIT ?)`,
)

/** The most rows that one call of `purge` deletes. */
const PURGE_CHUNK = 500

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
  /** Deletes up to 500 requests that expired before a time (milliseconds since 1970); returns their number. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(deleteOld, before, PURGE_CHUNK),
}
