import { parseArgs } from 'node:util'
import { checkData } from './catalog/check/check-data.ts'
import { systemClock } from './floor/clock.ts'
import { openDatabase } from './floor/database/database.ts'
import { databaseSettings } from './floor/database/database-settings.ts'
import { keepNewFilesPrivate } from './floor/private-files.ts'
import { readSettings, SettingError } from './floor/settings/settings.ts'
import { migrations } from './migrations.ts'
import { giveUp } from './start-failure.ts'

/** How many lines are printed; for the rest only their number. */
const LINES = 1000

/**
 * Compares all derived data with its source, whether the platform runs or not, and prints the differences.
 * Exits with 1 if there are any; `--fix` fixes them.
 */
const check = async (): Promise<void> => {
  const { values: flags } = parseArgs({ options: { fix: { type: 'boolean', default: false } } })
  const settings = readSettings(process.env)
  keepNewFilesPrivate()
  const database = await openDatabase(databaseSettings(settings))
  try {
    const pending = await database.pendingMigrations(migrations)
    if (pending.length > 0) throw new SettingError('The database is not up to date: start the platform once.')
    const { mediaUrl } = settings
    let found = 0
    for await (const drift of checkData({ database, clock: systemClock, mediaUrl, fixing: flags.fix })) {
      if (++found <= LINES)
        console.log(
          `${drift.of}  ${drift.what}\n    stored    ${drift.stored}\n    computed  ${drift.computed}`,
        )
    }
    if (found === 0) console.log('Nothing differs.')
    else
      console.log(
        `${found} ${found === 1 ? 'thing differs' : 'things differ'}${flags.fix ? ', now corrected' : ''}.`,
      )
    process.exitCode = found === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

check().catch(giveUp)
