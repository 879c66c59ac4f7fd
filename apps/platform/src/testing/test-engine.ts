import { type Database, type DatabaseSettings, openDatabase } from '../floor/database/database.ts'
import type { Migration } from '../floor/database/migration.ts'

/** An empty database, migrated with the migrations it was opened with. */
export interface TestDatabase extends AsyncDisposable {
  readonly database: Database
  /** Open the same database again, for example in another process. */
  readonly settings: DatabaseSettings
  /** Opens a further connection, as another process has it; `dispose` closes it. */
  openAgain(): Promise<Database>
  /** Closes the database and removes it. */
  dispose(): Promise<void>
}

export interface TestEngine {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** @param options - override the defaults: development, with long timeouts for a busy machine */
  open(migrations?: readonly Migration[], options?: TestOptions): Promise<TestDatabase>
}

export type TestOptions = Pick<DatabaseSettings, 'development' | 'transactionLimitMs' | 'scans'>

/** On a busy machine, quick tests would hit the limits meant for shops. */
export const PATIENT: TestOptions = {
  development: true,
  transactionLimitMs: 10_000,
  scans: { timeoutMs: 30_000 },
}

/** Opens an existing database and applies missing migrations. */
export const openTestDatabase = async (
  settings: DatabaseSettings,
  migrations: readonly Migration[],
  remove: () => Promise<void>,
): Promise<TestDatabase> => {
  const database = await openDatabase(settings)
  const opened = [database]
  const openAgain = async () => {
    const other = await openDatabase(settings)
    opened.push(other)
    return other
  }
  const dispose = async () => {
    for (const one of opened.toReversed()) await one.close()
    await remove()
  }
  try {
    await database.migrate(migrations)
  } catch (error) {
    await dispose()
    throw error
  }
  return { database, settings, openAgain, dispose, [Symbol.asyncDispose]: dispose }
}
