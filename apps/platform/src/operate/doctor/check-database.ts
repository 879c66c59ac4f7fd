import { existsSync } from 'node:fs'
import { openDatabase } from '../../floor/database/database.ts'
import { databaseSettings } from '../../floor/database/database-settings.ts'
import { unknownMigrations } from '../../floor/database/migration.ts'
import { clockStore } from '../../floor/kept-clock/clock.store.ts'
import type { Settings } from '../../floor/settings/settings.ts'
import { migrations } from '../../migrations.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { checkKeptFiles } from './check-kept-files.ts'
import { bad, checked, type Finding, good } from './finding.ts'

/** More than this, and codes and sessions last visibly too long. */
const MOST_AHEAD_MS = 60_000

/** Checks that the database answers, fits this version, knows the right time, and that its files are there. */
export const checkDatabase = (settings: Settings): Promise<readonly Finding[]> => {
  const named = databaseSettings(settings)
  if ('file' in named && !existsSync(named.file))
    return Promise.resolve([good('database', `${named.file} will be created at the first start`)])
  const fix =
    'file' in named
      ? `let the user who runs the platform read and write ${named.file}`
      : 'start PostgreSQL, and check DATABASE_URL'
  return checked('database', fix, async () => {
    const database = await openDatabase(named)
    try {
      const pending = await database.pendingMigrations(migrations)
      if (pending.length === migrations.length)
        return [good('database', 'empty; the platform fills it at the first start')]
      const newer = await unknownMigrations(database, migrations)
      if (newer.length > 0)
        return [bad('database', `a newer version has changed the schema (${newer[0]})`, 'update Vitrine')]
      if (pending.length > 0)
        return [bad('database', `${pending.length} migrations are missing`, 'start the platform once')]
      const sites = await sitesStore.list(database)
      const { latestAt } = await clockStore.find(database)
      return [
        good(
          'database',
          `${database.engine} responds, with ${sites.length === 1 ? '1 shop' : `${sites.length} shops`}`,
        ),
        clockFinding(latestAt - Date.now()),
        ...(await checkKeptFiles(database, settings.dataDir)),
      ]
    } finally {
      await database.close()
    }
  })
}

const clockFinding = (aheadMs: number): Finding =>
  aheadMs <= MOST_AHEAD_MS
    ? good('clock', "the platform's time matches this machine's")
    : bad(
        'clock',
        `the platform's time is ${Math.round(aheadMs / 1000)} s ahead of this machine's`,
        'set the time of this machine; if the platform was wrong, stop it and run "vitrine reset-clock"',
      )
