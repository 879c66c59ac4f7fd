import { existsSync } from 'node:fs'
import { systemClock } from '../floor/clock.ts'
import { type Database, openDatabase } from '../floor/database/database.ts'
import { databaseSettings } from '../floor/database/database-settings.ts'
import { unknownMigrations } from '../floor/database/migration.ts'
import { randomIds } from '../floor/ids.ts'
import { openKeptClock } from '../floor/kept-clock/kept-clock.ts'
import { readSettings } from '../floor/settings/settings.ts'
import { migrations } from '../migrations.ts'
import { CommandError, type DatabaseCommand, type Workplace } from './command.ts'
import type { Desk } from './desk.ts'

/** Opens the platform's database for one command, and closes it again. The schema stays unless it is empty. */
export const withWorkplace = async <T>(
  { environment, keepNewFilesPrivate }: Desk,
  { migrates = false }: Pick<DatabaseCommand, 'migrates'>,
  work: (workplace: Workplace) => Promise<T>,
): Promise<T> => {
  const settings = readSettings(environment)
  keepNewFilesPrivate()
  const named = databaseSettings(settings)
  if ('file' in named && !migrates && !existsSync(named.file))
    throw wrong(`There is no database at ${named.file}: ${FIRST}`)
  const database = await openDatabase(named)
  try {
    await assertFits(database, migrates)
    await using clock = await openKeptClock({ database, machine: systemClock })
    return await work({ database, clock, machine: systemClock, ids: randomIds, settings })
  } finally {
    await database.close()
  }
}

const FIRST = 'start the platform once, or create a shop with "create-site".'

const assertFits = async (database: Database, migrates: boolean): Promise<void> => {
  const pending = await database.pendingMigrations(migrations)
  if (pending.length === migrations.length) {
    if (migrates) await database.migrate(migrations)
    else throw wrong(`The database is empty: ${FIRST}`)
  } else if (pending.length > 0)
    throw wrong('The database is older than this version: start the platform once.')
  const [newer] = await unknownMigrations(database, migrations)
  if (newer !== undefined)
    throw wrong(`The database is newer than this version, which doesn't know ${newer}: update Vitrine.`)
}

const wrong = (message: string) => new CommandError(message, 'WRONG_DATABASE')
