import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'

const sitesWithoutOwner = statement<{ site_id: string; name: string }>(
  `SELECT site_id, name FROM sites WHERE NOT EXISTS (
     SELECT 1 FROM users WHERE users.site_id = sites.site_id AND users.role = 'owner')
     AND NOT EXISTS (SELECT 1 FROM owner_set_ups s WHERE s.site_id = sites.site_id AND s.created_at > ?)
   ORDER BY created_at, site_id LIMIT 100`,
)
const saveSetUp = statement(
  `INSERT INTO owner_set_ups (site_id, digest, created_at) VALUES (?, ?, ?)
   ON CONFLICT (site_id) DO UPDATE SET digest = excluded.digest, created_at = excluded.created_at`,
)
const findSetUp = statement<{ site_id: string }>(
  'SELECT site_id FROM owner_set_ups WHERE digest = ? AND created_at > ?',
)
const useSetUp = statement('DELETE FROM owner_set_ups WHERE site_id = ? AND digest = ? AND created_at > ?')
const findOwner = statement<{ user_id: string }>(
  "SELECT user_id FROM users WHERE site_id = ? AND role = 'owner' LIMIT 1",
)

/** The links that create a first owner: one per site, by its digest. */
export const ownerSetUpStore = {
  /**
   * Lists up to 100 sites without an owner and without a link created after a time (milliseconds since
   * 1970).
   */
  ownerless: async (reader: Reader, after: number): Promise<{ siteId: string; name: string }[]> =>
    (await reader.all(sitesWithoutOwner, after)).map(({ site_id: siteId, name }) => ({ siteId, name })),

  /** Stores a link, which replaces an older one. */
  save: (tx: Transaction, siteId: string, digest: string, now: number): Promise<number> =>
    tx.run(saveSetUp, siteId, digest, now),

  /** Finds the site of a link that was created after a time (milliseconds since 1970). */
  find: async (reader: Reader, digest: string, after: number): Promise<string | undefined> =>
    (await reader.first(findSetUp, digest, after))?.site_id,

  /** Consumes a link; returns 1, or 0 if someone else was quicker. */
  use: (tx: Transaction, siteId: string, digest: string, after: number): Promise<number> =>
    tx.run(useSetUp, siteId, digest, after),

  hasOwner: async (reader: Reader, siteId: string): Promise<boolean> =>
    (await reader.first(findOwner, siteId)) !== undefined,
}
