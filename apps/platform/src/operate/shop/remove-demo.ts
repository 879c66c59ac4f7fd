import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createDigitalFolder, type DigitalFolder } from '../../catalog/digital-files/digital-folder.ts'
import { originalPath, transformedFolder } from '../../catalog/media/media-folder.ts'
import { removeDemoFile } from '../../demo/demo-file.ts'
import { DEMO_SITE_ID } from '../../demo/demo-site.ts'
import { siteRowsStore } from '../../shop/sites/site-rows.store.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { type Options, refused, type Workplace } from '../command.ts'

/** Rows per transaction, so a running platform isn't blocked. */
const CHUNK = 500

/** The counts to show before removal. */
const COUNTED: readonly string[] = [
  ...['users', 'api_keys', 'oauth_clients', 'members', 'sessions'],
  ...['products', 'collections', 'media_files', 'orders', 'carts', 'coupons', 'mails'],
]

/**
 * Removes the demo shop: first its users, last its site, so the same command can continue after an
 * interruption. The signing keys stay, because they belong to the platform.
 */
export const removeDemo = async ({ database, settings }: Workplace, options: Options) => {
  const site = await sitesStore.find(database, DEMO_SITE_ID)
  if (!site) return { removed: null, counts: {} }
  const tables = await siteRowsStore.tables(database)
  const counts: Record<string, number> = {}
  for (const table of tables) {
    if (!COUNTED.includes(table.name)) continue
    const count = await siteRowsStore.count(database.scans, table, DEMO_SITE_ID)
    if (count > 0) counts[table.name.replace('_', ' ')] = count
  }
  if (options.yes === undefined) {
    const list = Object.entries(counts).map(([name, count]) => `\n  ${count} ${name}`)
    throw refused(
      `This would permanently remove the shop "${site.name}":${list.join('')}\n` +
        'Nothing was removed. Add --yes to remove it.',
    )
  }
  await removeFiles(database, join(settings.dataDir, 'media'))
  await removeDigitalFiles(database, createDigitalFolder(settings.dataDir))
  await removeFileOfImports(database, join(settings.dataDir, 'imports'))
  await siteRowsStore.removeAll(database, tables, DEMO_SITE_ID, CHUNK)
  await removeDemoFile(settings.dataDir)
  return { removed: site.name, counts }
}

/** Files are deleted after their rows, so nothing recreates them. */
const removeFiles = async (database: Workplace['database'], folder: string): Promise<void> => {
  for (let after = ''; ; ) {
    const ids = await siteRowsStore.mediaAfter(database, DEMO_SITE_ID, after, CHUNK)
    for (const id of ids) {
      await rm(join(folder, originalPath(id)), { force: true })
      await rm(join(folder, transformedFolder(id)), { recursive: true, force: true })
    }
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

const removeDigitalFiles = async (database: Workplace['database'], folder: DigitalFolder): Promise<void> => {
  for (const id of await siteRowsStore.digitalFiles(database, DEMO_SITE_ID)) await folder.drop(id)
}

const removeFileOfImports = async (database: Workplace['database'], folder: string): Promise<void> => {
  for (const id of await siteRowsStore.imports(database, DEMO_SITE_ID))
    await rm(join(folder, id), { force: true })
}
