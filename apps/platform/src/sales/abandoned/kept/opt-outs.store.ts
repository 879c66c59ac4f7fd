import { digestOf } from '../../../floor/callers/secret-text.ts'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'

const insert = statement(
  `INSERT INTO reminder_opt_outs (site_id, address_digest, created_at) VALUES (?, ?, ?)
   ON CONFLICT (site_id, address_digest) DO NOTHING`,
)
const find = statement<{ created_at: number }>(
  'SELECT created_at FROM reminder_opt_outs WHERE site_id = ? AND address_digest = ?',
)

/** What is kept of an address that wants no reminders. @param address - as `mailAddressOf` writes it */
export const addressDigest = (address: string): string => digestOf(`reminders ${address}`)

/** Addresses that get no reminders from a shop, by their digests. */
export const optOutsStore = {
  keep: (tx: Transaction, siteId: string, digest: string, at: number): Promise<number> =>
    tx.run(insert, siteId, digest, at),

  has: async (reader: Reader, siteId: string, digest: string): Promise<boolean> =>
    (await reader.first(find, siteId, digest)) !== undefined,
}
