import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { settingsStore } from '../shop/settings/settings.store.ts'

/** Gives the demo shop's search its synonyms, unless its merchant has set some. */
export const openDemoSynonyms = async (database: Database, siteId: string, clock: Clock): Promise<void> => {
  if (await settingsStore.find(database, siteId, 'search')) return
  const { demoSynonyms } = await import('@vitrine/demo')
  const settings = { revision: 0, document: { synonyms: demoSynonyms() } }
  await database.transaction((tx) => settingsStore.save(tx, siteId, 'search', settings, clock.now()))
}
