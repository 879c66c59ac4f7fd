import { type Database, statement, type Transaction } from '../../floor/database/database.ts'

const lockCatalog = statement<{ changes: number }>(
  'SELECT changes FROM catalogs WHERE site_id = ? FOR UPDATE',
)

/** Runs something while no one else can change the site's catalog. Changes nothing itself. */
export const whileLocked = <T>(database: Database, siteId: string, work: (tx: Transaction) => Promise<T>) =>
  database.transaction(async (tx) => {
    await tx.first(lockCatalog, siteId)
    return work(tx)
  })
