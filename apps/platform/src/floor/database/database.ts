import type { Migration } from './migration.ts'
import type { Statement, Value } from './statements/statement.ts'

export { type Statement, statement, type Value } from './statements/statement.ts'

/** Reads rows, all at once: no cursor outlives the call. Columns are properties, in the selected order. */
export interface Reader {
  /** Returns every row. */
  all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]>
  /** Returns the first row, or undefined if there is none. */
  first<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined>
}

/** Reads and writes inside one transaction. Usable until the callback settles. */
export interface Transaction extends Reader {
  /** Runs a statement that returns no rows. Returns the number of rows it changed. */
  run(statement: Statement<never>, ...values: Value[]): Promise<number>
}

/**
 * The platform's database, the same on both engines: integers are numbers, booleans are 0 or 1, bytes are
 * Uint8Array, and text compares byte by byte.
 *
 * Every call can fail with {@link DatabaseUnavailable}. Reads never fail with anything a caller could fix.
 */
export interface Database extends Reader {
  readonly engine: 'sqlite' | 'postgres'

  /**
   * Reads that may be slightly out of date: from `databaseReadUrl` if set, otherwise the database itself. Use
   * it for lists. To decide about a write, or after one in the same request, read from the database itself.
   */
  readonly replica: Reader

  /**
   * Reads without an index: searches, facets, counts over many rows, checks. They see committed data, run off
   * the main thread, a few at once; the rest wait. Results are copied between processes, so select keys and
   * numbers, then read large columns by key from the database itself.
   *
   * @throws {DatabaseBusy} at once if too many are waiting, or after waiting too long
   * @throws {DatabaseTimeout} when it takes too long; see `ScanSettings`
   */
  readonly scans: Reader

  /**
   * Runs `work` entirely or not at all, and returns once the outcome is on disk.
   *
   * `work` may only await `tx`: no hash, mail, network, timer or other transaction. It can run again after a
   * conflict, so its writes must be its only effects. Don't catch the error of a failed statement; use ON
   * CONFLICT for rows that may exist.
   *
   * @throws {ConstraintViolation} when a constraint rejects a row
   * @throws {DatabaseUnavailable} when the caller may repeat it; see `outcome`
   * @throws {TransactionMisuse} when `work` breaks the rules above
   * @throws what `work` throws, unchanged; nothing is written
   * @example const changed = await database.transaction((tx) => tx.run(takeStock, 1, siteId, variantId, 1))
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>

  /**
   * Brings the schema up to date, one transaction per migration. Safe to call from several processes at once.
   *
   * @returns the names applied by this call, in order
   * @throws {MigrationRefused} when a migration was changed after it was applied
   */
  migrate(migrations: readonly Migration[]): Promise<string[]>

  /** Names what `migrate` would apply, for a start that must not change the schema. */
  pendingMigrations(migrations: readonly Migration[]): Promise<string[]>

  /**
   * Returns a mark that changes with every commit, by any process. Equal marks mean nothing has changed.
   * Costs about a microsecond on SQLite; undefined on PostgreSQL, which has none.
   */
  changeMark(): number | undefined

  /** Returns whether the database answers. */
  healthy(): Promise<boolean>

  /**
   * Lets accepted transactions and running scans finish, then closes every connection. Waiting scans and
   * later calls fail with DatabaseUnavailable.
   */
  close(): Promise<void>
}

export interface ScanSettings {
  /**
   * How many run at once: each in its own process (SQLite; default one less than the number of processors,
   * from 1 to 4) or on its own connection (PostgreSQL; default 2).
   */
  readonly atOnce?: number | undefined
  /** How many more may wait; default 64. */
  readonly waiting?: number | undefined
  /** How long a scan may wait, and then how long it may run; default 5000. */
  readonly timeoutMs?: number | undefined
}

interface CommonSettings {
  /** Limits for {@link Database.scans}. */
  readonly scans?: ScanSettings | undefined
  /** Throws if a transaction holds its locks while it does something else; default false. */
  readonly development?: boolean | undefined
  /** The longest pause between two of its statements; default 50 ms. */
  readonly transactionLimitMs?: number | undefined
}

export interface SqliteSettings extends CommonSettings {
  /** The database's file. Its folder is created if missing. */
  readonly file: string
}

export interface PostgresSettings extends CommonSettings {
  /** Such as postgresql://shop:secret@db.example/shop */
  readonly databaseUrl: string
  /** A replica for {@link Database.replica}. */
  readonly databaseReadUrl?: string | undefined
  /** Connections to each server; default 10. */
  readonly maxConnections?: number | undefined
  /** The server stops a statement after this time; default 5000. */
  readonly statementTimeoutMs?: number | undefined
  /** How long to wait for a connection, new or free; default 5000. */
  readonly connectTimeoutMs?: number | undefined
  /** Called when an idle connection breaks. */
  readonly onIdleError?: ((error: Error) => void) | undefined
}

export type DatabaseSettings = SqliteSettings | PostgresSettings

/**
 * Opens PostgreSQL if a `databaseUrl` is given, otherwise SQLite. Doesn't change the schema; see `migrate`.
 *
 * @example const database = await openDatabase({ file: join(dataDir, 'vitrine.db'), development: true })
 * @throws {DatabaseUnavailable} when the file can't be opened or the server doesn't answer
 */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  if ('databaseUrl' in settings) {
    const { openPostgres } = await import('./postgres/database.ts')
    return openPostgres(settings)
  }
  const { openSqlite } = await import('./sqlite/database.ts')
  return openSqlite(settings)
}
