import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, type DatabaseSettings, openDatabase } from '../database/database.ts'
import type { Migration } from '../database/migration.ts'

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

type TestOptions = Pick<DatabaseSettings, 'development' | 'transactionLimitMs' | 'scans'>

/** Limits as they are set for shops would be reached on a busy machine by tests that do nothing slow. */
const DEFAULTS: TestOptions = { development: true, transactionLimitMs: 10_000, scans: { timeoutMs: 30_000 } }
const PATIENT = { statementTimeoutMs: 30_000, connectTimeoutMs: 30_000 }

/** SQLite, each database in a temporary folder of its own. */
export const sqliteEngine: TestEngine = {
  name: 'SQLite',
  open: async (migrations = [], options = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'))
    const settings = { ...DEFAULTS, ...options, file: join(folder, 'test.db') }
    return opened(settings, migrations, async () => rmSync(folder, { recursive: true, force: true }))
  },
}

/**
 * SQLite in a file that stays, for what takes long to fill.
 *
 * @param file - made when it is not there
 * @param defaults - development, with patience for a machine that is busy
 */
export const keptSqliteEngine = (file: string, defaults: TestOptions = DEFAULTS): TestEngine => ({
  name: 'SQLite',
  open: (migrations = [], options = {}) =>
    opened({ ...defaults, ...options, file }, migrations, async () => {}),
})

/**
 * PostgreSQL, each database a schema of its own on one server.
 *
 * @param clusterUrl - of somebody who may create schemas
 */
export const postgresEngine = (clusterUrl: string): TestEngine => ({
  name: 'PostgreSQL',
  open: async (migrations = [], options = {}) => {
    const schema = `test_${randomUUID().replaceAll('-', '')}`
    await command(clusterUrl, `CREATE SCHEMA ${schema}`)
    const settings = { ...DEFAULTS, ...options, ...inSchema(clusterUrl, schema) }
    return opened(settings, migrations, () => command(clusterUrl, `DROP SCHEMA ${schema} CASCADE`))
  },
})

/**
 * PostgreSQL in a schema that stays, for what takes long to fill.
 *
 * @param schema - made when it is not there
 * @param defaults - development, with patience for a machine that is busy
 */
export const keptPostgresEngine = (clusterUrl: string, schema: string, defaults = DEFAULTS): TestEngine => ({
  name: 'PostgreSQL',
  open: async (migrations = [], options = {}) => {
    await command(clusterUrl, `CREATE SCHEMA IF NOT EXISTS ${schema}`)
    return opened({ ...defaults, ...options, ...inSchema(clusterUrl, schema) }, migrations, async () => {})
  },
})

const inSchema = (clusterUrl: string, schema: string) => {
  const databaseUrl = new URL(clusterUrl)
  databaseUrl.searchParams.set('options', `-c search_path=${schema}`)
  return { databaseUrl: databaseUrl.href, maxConnections: 8, ...PATIENT }
}

const opened = async (
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

const command = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
