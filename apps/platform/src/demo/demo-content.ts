import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { cleanData } from '../shop/data/clean-data.ts'
import { dataStore } from '../shop/data/data.store.ts'

/** Adds the demo shop's pages and menus to a site that has none yet. */
export const openDemoContent = async (database: Database, siteId: string, clock: Clock): Promise<void> => {
  if ((await dataStore.changes(database, { siteId, collectionId: 'Pages' })) !== undefined) return
  const { demoContent } = await import('@vitrine/demo')
  const items = demoContent()
  const at = clock.now()
  await database.transaction(async (tx) => {
    for (const { collection: collectionId, id, data } of items) {
      const key = { siteId, collectionId }
      await dataStore.open(tx, key)
      await dataStore.change(tx, key)
      const before = await dataStore.findKept(tx, key, id)
      await dataStore.save(tx, key, { id, data: cleanData(data), createdAt: at, updatedAt: at }, before)
    }
  })
}
