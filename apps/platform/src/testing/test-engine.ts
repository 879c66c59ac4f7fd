import { type Database, type DatabaseSettings, openDatabase } from '../floor/database/database.ts'
import type { Migration } from '../floor/database/migration.ts'

/** An empty database, brought up to date with the migrations it was opened with. */
export interface TestDatabase extends AsyncDisposable {
  readonly database: Database
  /** Opens the same database once more, for instance from another process. */
  readonly settings: DatabaseSettings
  /** Closes the database and removes it. */
  dispose(): Promise<void>
}

export interface TestEngine {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** @param options - over the defaults: development, with patience for a machine that is busy */
  open(migrations?: readonly Migration[], options?: TestOptions): Promise<TestDatabase>
}

export type TestOptions = Pick<DatabaseSettings, 'development' | 'transactionLimitMs' | 'scans'>

/** Limits as they are set for shops would be reached on a busy machine by tests that do nothing slow. */
export const PATIENT: TestOptions = {
  development: true,
  transactionLimitMs: 10_000,
  scans: { timeoutMs: 30_000 },
}

/** Opens a database that is there, and brings it up to date with what it has not yet. */
export const openTestDatabase = async (
  settings: DatabaseSettings,
  migrations: readonly Migration[],
  remove: () => Promise<void>,
): Promise<TestDatabase> => {
  const database = await openDatabase(settings)
  const dispose = async () => {
    await database.close()
    await remove()
  }
  try {
    await database.migrate(migrations)
  } catch (error) {
    await dispose()
    throw error
  }
  return { database, settings, dispose, [Symbol.asyncDispose]: dispose }
}
