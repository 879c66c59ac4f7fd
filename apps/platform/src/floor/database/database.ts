import type { Migration } from './migration.ts'
import type { Statement, Value } from './statements/statement.ts'

export { type Statement, statement, type Value } from './statements/statement.ts'

/** Reads rows, all at once: no cursor outlives the call. Columns are properties, in the order selected. */
export interface Reader {
  /** Gives every row. */
  all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]>
  /** Gives the first row, or undefined when there is none. */
  first<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined>
}

/** Reads and writes inside one transaction; good until the callback it was given to settles. */
export interface Transaction extends Reader {
  /** Carries out a statement that answers no rows; gives the number of rows it changed. */
  run(statement: Statement<never>, ...values: Value[]): Promise<number>
}

/**
 * The platform's database. Integers come back as numbers, truth values as 0 or 1, bytes as Uint8Array, text
 * compares byte by byte: the same on both engines.
 *
 * Every call may fail with {@link DatabaseUnavailable}; reads never fail with anything a caller could mend.
 */
export interface Database extends Reader {
  readonly engine: 'sqlite' | 'postgres'

  /**
   * Reads that may be some moments old: from `databaseReadUrl` where one is set, else the database itself. For
   * lists; whatever decides about a write or follows one in the same request reads from the database.
   */
  readonly replica: Reader

  /**
   * Reads that no index serves: searches, facets, counts over many rows, checks. They see what is committed, are
   * carried out away from the main thread, a few at once, and the rest wait. What they answer is copied between
   * processes: let them find keys and numbers, and read large columns by those keys from the database itself.
   *
   * @throws {DatabaseBusy} at once when too many wait already, and after having waited too long
   * @throws {DatabaseTimeout} when it takes too long; see `ScanSettings`
   */
  readonly scans: Reader

  /**
   * Carries out `work` entirely or not at all, and answers when the outcome is on disk.
   *
   * `work` awaits nothing but `tx`: no hash, mail, network, timer or other transaction. It may be called again
   * after a conflict, so its effects are its writes alone. After a statement failed there is no going on: let
   * the error pass (use ON CONFLICT for rows that may exist).
   *
   * @throws {ConstraintViolation} when a constraint refuses a row
   * @throws {DatabaseUnavailable} when it may be asked again; see `outcome`
   * @throws {TransactionMisuse} when `work` breaks the rules above
   * @throws whatever `work` throws, unchanged; nothing is written
   * @example const changed = await database.transaction((tx) => tx.run(takeStock, 1, siteId, variantId, 1))
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>

  /**
   * Brings the schema up to date, one transaction a migration; safe to call from several processes at once.
   *
   * @returns the names applied by this call, in order
   * @throws {MigrationRefused} when a migration was changed after it had been applied
   */
  migrate(migrations: readonly Migration[]): Promise<string[]>

  /** Names what `migrate` would apply, for a start that must not change the schema. */
  pendingMigrations(migrations: readonly Migration[]): Promise<string[]>

  /**
   * Gives a mark that is another one after anything was committed, by whichever process: equal marks mean that
   * nothing has changed in between. Costs about a microsecond on SQLite; undefined on PostgreSQL, which has none.
   */
  changeMark(): number | undefined

  /** Tells whether the database answers. */
  healthy(): Promise<boolean>

  /**
   * Lets accepted transactions and running scans finish and closes every connection. Scans that wait and later
   * calls fail with DatabaseUnavailable.
   */
  close(): Promise<void>
}

export interface ScanSettings {
  /**
   * How many are carried out at once, each by a process of its own (SQLite; default one less than there are
   * processors, from 1 to 4) or a connection of its own (PostgreSQL; default 2).
   */
  readonly atOnce?: number | undefined
  /** How many more may wait for a place; default 64. */
  readonly waiting?: number | undefined
  /** How long one may wait, and how long it may take from then on; default 5000. */
  readonly timeoutMs?: number | undefined
}

interface CommonSettings {
  /** Limits for {@link Database.scans}. */
  readonly scans?: ScanSettings | undefined
  /** Makes a transaction throw that holds its locks while it does something else; default false. */
  readonly development?: boolean | undefined
  /** How long that may last between two of its statements; default 50 ms. */
  readonly transactionLimitMs?: number | undefined
}

export interface SqliteSettings extends CommonSettings {
  /** The database's file; its folder is made when missing. */
  readonly file: string
}

export interface PostgresSettings extends CommonSettings {
  /** Such as postgresql://shop:secret@db.example/shop */
  readonly databaseUrl: string
  /** A replica for {@link Database.replica}. */
  readonly databaseReadUrl?: string | undefined
  /** Connections to each server; default 10. */
  readonly maxConnections?: number | undefined
  /** After which the server gives a statement up; default 5000. */
  readonly statementTimeoutMs?: number | undefined
  /** How long to wait for a connection, new or free; default 5000. */
  readonly connectTimeoutMs?: number | undefined
  /** Told of connections that broke while nobody used them. */
  readonly onIdleError?: ((error: Error) => void) | undefined
}

export type DatabaseSettings = SqliteSettings | PostgresSettings

/**
 * Opens PostgreSQL when a `databaseUrl` is given, else SQLite. The schema is left as it is; see `migrate`.
 *
 * @example const database = await openDatabase({ file: join(dataDir, 'vitrine.db'), development: true })
 * @throws {DatabaseUnavailable} when the file cannot be opened or the server does not answer
 */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  if ('databaseUrl' in settings) {
    const { openPostgres } = await import('./postgres/database.ts')
    return openPostgres(settings)
  }
  const { openSqlite } = await import('./sqlite/database.ts')
  return openSqlite(settings)
}
