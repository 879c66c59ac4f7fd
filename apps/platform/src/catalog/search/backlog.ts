import { type Database, statement } from '../../floor/database/database.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { productWire } from '../products/printed/product-wire.store.ts'
import { catalogs } from '../products/records/catalogs.store.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { searchDocumentOf } from '../search-index/search-document.ts'
import { searchIndex } from '../search-index/search-index.ts'
import { sharedNames } from '../shared-names/shared-names.store.ts'

/** Few enough that other writers hardly notice. */
const CHUNK = 100

interface Behind {
  site_id: string
  next_number: number
}

const findBehind = statement<Behind>(
  'SELECT site_id, next_number FROM search_backlog ORDER BY site_id LIMIT 1',
)
const lockBehind = statement<Behind>(
  'SELECT site_id, next_number FROM search_backlog WHERE site_id = ? FOR UPDATE',
)
const nextProducts = statement<{ product_number: number; revision: number }>(
  `SELECT product_number, revision FROM product_wire WHERE site_id = ? AND product_number >= ?
   ORDER BY product_number LIMIT ${CHUNK}`,
)
const advance = statement('UPDATE search_backlog SET next_number = ? WHERE site_id = ?')
const finish = statement('DELETE FROM search_backlog WHERE site_id = ?')

/**
 * Indexes products that are older than the index, a few at a time. The progress is saved together with the
 * results, so it can be interrupted at any time, and several processes can share the work.
 *
 * @param isStopping - checked before each piece of work
 */
export const indexBacklog = async (
  database: Database,
  isStopping: () => boolean = () => false,
): Promise<void> => {
  for (;;) {
    const behind = isStopping() ? undefined : await database.first(findBehind)
    if (!behind) return
    await indexSome(database, behind)
  }
}

const indexSome = async (
  database: Database,
  { site_id: siteId, next_number: from }: Behind,
): Promise<void> => {
  const site = await sitesStore.find(database, siteId)
  const rows = await database.all(nextProducts, siteId, from)
  const numbers = rows.map((row) => row.product_number)
  const records = await productRecords.byNumber(database, siteId, numbers)
  const entries = records.flatMap((record) =>
    site ? [{ number: record.number, document: searchDocumentOf(record, site.currency) }] : [],
  )
  const last = numbers.at(-1)
  await database.transaction(async (tx) => {
    await catalogs.change(tx, siteId, 0)
    const present = await tx.first(lockBehind, siteId)
    if (present?.next_number !== from) return // another process was here
    if (last === undefined) {
      await tx.run(finish, siteId)
      return
    }
    // If a product was changed since it was read, it and all that follow are read again.
    const now = await productWire.lockAll(tx, siteId, numbers)
    const changed = rows.find((row) => now.get(row.product_number) !== row.revision)?.product_number
    const next = changed ?? last + 1
    await searchIndex.save(
      tx,
      siteId,
      entries.filter(({ number }) => number < next),
    )
    await sharedNames.note(
      tx,
      siteId,
      records.filter(({ number }) => number < next),
    )
    await tx.run(advance, next, siteId)
  })
}
