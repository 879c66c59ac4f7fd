import { statement, type Transaction } from '../../../floor/database/database.ts'

const openCatalog = statement(
  'INSERT INTO catalogs (site_id, last_number, changes) VALUES (?, 0, 0) ON CONFLICT (site_id) DO NOTHING',
)
const changeCatalog = statement<{ last_number: number }>(
  `UPDATE catalogs SET last_number = last_number + CAST(? AS BIGINT), changes = changes + 1 WHERE site_id = ?
   RETURNING last_number`,
)

/**
 * One row per site: the last number given to a product or collection, and how many times the catalog was
 * changed.
 */
export const catalogs = {
  /** Creates the catalog of a site without one; returns whether it did. */
  open: async (tx: Transaction, siteId: string): Promise<boolean> =>
    (await tx.run(openCatalog, siteId)) === 1,

  /**
   * Counts a change and takes `count` new numbers. From here on, only this transaction can change the site's
   * catalog; all others wait for its end.
   *
   * @returns the number before the first new one
   */
  change: async (tx: Transaction, siteId: string, count: number): Promise<number> => {
    const row = await tx.first(changeCatalog, count, siteId)
    if (!row) throw new Error(`The site ${siteId} has no catalog`)
    return row.last_number - count
  },
}
