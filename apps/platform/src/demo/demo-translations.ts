import type { DemoGerman } from '@vitrine/demo'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { settingsStore } from '../shop/settings/settings.store.ts'
import { type SavedTranslations, translationsOf } from '../shop/settings/translated-texts.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'

/** Translates the demo shop's short texts into German, unless its merchant has translated some. */
export const openDemoTranslations = async (
  database: Database,
  siteId: string,
  { texts }: Pick<DemoGerman, 'texts'>,
  clock: Clock,
): Promise<void> => {
  if (await settingsStore.find(database, siteId, 'translations')) return
  const document: SavedTranslations = { languages: [{ language: 'de', texts }] }
  await database.transaction(async (tx) => {
    await settingsStore.save(tx, siteId, 'translations', { revision: 0, document }, clock.now())
    await sitesStore.setTranslations(tx, siteId, translationsOf(document))
  })
}
