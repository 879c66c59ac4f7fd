import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'

/** Someone who has an address of their own again is no longer found under the one they were merged into. */
const findHeir = statement<{ id: string; email: string }>(
  `SELECT k.contact_id AS id, k.email AS email FROM merged_addresses a
   JOIN contacts k ON k.site_id = a.site_id AND k.contact_id = a.target_id
   WHERE a.site_id = ? AND a.email = ? AND k.email IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM contacts o WHERE o.site_id = a.site_id AND o.email = a.email)
     AND NOT EXISTS (SELECT 1 FROM customers c WHERE c.site_id = a.site_id AND c.email = a.email)`,
)
const upsert = statement(
  `INSERT INTO merged_addresses (site_id, email, target_id) VALUES (?, ?, ?)
   ON CONFLICT (site_id, email) DO UPDATE SET target_id = excluded.target_id`,
)
const moveTarget = statement('UPDATE merged_addresses SET target_id = ? WHERE site_id = ? AND target_id = ?')
const readdress = statement('UPDATE contacts SET email = ? WHERE site_id = ? AND contact_id = ?')
const remove = statement('DELETE FROM merged_addresses WHERE site_id = ? AND email = ?')
const removeAll = statement('DELETE FROM merged_addresses WHERE site_id = ? AND target_id = ?')

/** The contact that someone was merged into, and its address. */
export interface Heir {
  readonly id: string
  readonly email: string
}

/** Which contacts the addresses of merged ones lead to. Addresses are as `mailAddressOf` writes them. */
export const mergedAddressesStore = {
  heirOf: (reader: Reader, siteId: string, email: string): Promise<Heir | undefined> =>
    reader.first(findHeir, siteId, email),

  /** Keeps the address of a merged contact. */
  add: async (tx: Transaction, siteId: string, email: string, targetId: string): Promise<void> => {
    await tx.run(upsert, siteId, email, targetId)
  },

  /** Moves what was merged into a contact to another one. */
  move: async (tx: Transaction, siteId: string, from: string, to: string): Promise<void> => {
    await tx.run(moveTarget, to, siteId, from)
  },

  /** Gives the contact the address, which was one of those merged into it; its former one is kept in turn. */
  swap: async (tx: Transaction, siteId: string, heir: Heir, email: string): Promise<void> => {
    await tx.run(readdress, email, siteId, heir.id)
    await tx.run(remove, siteId, email)
    await tx.run(upsert, siteId, heir.email, heir.id)
  },

  /** Forgets the addresses that lead to a contact. */
  removeOf: async (tx: Transaction, siteId: string, targetId: string): Promise<void> => {
    await tx.run(removeAll, siteId, targetId)
  },
}
