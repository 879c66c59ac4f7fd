import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type Sqlite from 'better-sqlite3'
import type { Database, SqliteSettings, Transaction } from '../database.ts'
import { DatabaseUnavailable } from '../errors.ts'
import { applyMigrations, findPending, type Migration } from '../migration.ts'
import { Scans, scanLimit } from '../scans.ts'
import { transactionLimit } from '../transaction-rules.ts'
import { openReading, openWriting } from './connections.ts'
import { dialect } from './dialect.ts'
import { Log } from './log.ts'
import { SqliteReader } from './reader.ts'
import { ScanProcesses, scanPlaces } from './scan-processes.ts'
import { Transactions } from './transactions.ts'
import { Writer } from './writer.ts'

/** Opens the file with one connection for writing and one for reading. Scans open theirs when needed. */
export const openSqlite = (settings: SqliteSettings): Database => {
  try {
    mkdirSync(dirname(settings.file), { recursive: true })
    const writing = openWriting(settings.file)
    return new SqliteDatabase(writing, openReading(settings.file), settings)
  } catch (error) {
    throw new DatabaseUnavailable(`The database file ${settings.file} can't be opened.`, { cause: error })
  }
}

class SqliteDatabase extends SqliteReader implements Database {
  readonly engine = 'sqlite'
  readonly replica = this
  readonly scans: Scans
  readonly #scanProcesses: ScanProcesses
  readonly #log: Log
  readonly #writing: Sqlite.Database
  readonly #reading: Sqlite.Database
  readonly #transactions: Transactions
  readonly #dataVersion: Sqlite.Statement<[], number>
  #closed: Promise<void> | undefined

  constructor(writing: Sqlite.Database, reading: Sqlite.Database, settings: SqliteSettings) {
    const writer = new Writer(writing, transactionLimit(settings))
    super(reading, writer)
    this.#scanProcesses = new ScanProcesses(settings.file, scanLimit(settings.scans))
    this.scans = new Scans(
      this.#scanProcesses,
      settings.scans?.atOnce ?? scanPlaces(),
      settings.scans,
      writer,
    )
    this.#log = new Log(settings.file)
    this.#writing = writing
    this.#reading = reading
    this.#dataVersion = reading.prepare<[], number>('PRAGMA data_version').pluck()
    this.#transactions = new Transactions(writer, this.#log)
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#transactions.run(work)
  }

  migrate(migrations: readonly Migration[]): Promise<string[]> {
    return applyMigrations(migrations, dialect, this, (work) => this.transaction(work))
  }

  pendingMigrations(migrations: readonly Migration[]): Promise<string[]> {
    return findPending(migrations, dialect, this)
  }

  /** Asked on the reading connection: it never writes, so it notices every commit. */
  changeMark(): number | undefined {
    return this.#dataVersion.get()
  }

  async healthy(): Promise<boolean> {
    try {
      this.#reading.prepare('SELECT 1').get()
      return this.#writing.open && !this.#transactions.isBroken
    } catch {
      return false
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#close()
    return this.#closed
  }

  async #close(): Promise<void> {
    await Promise.all([this.#transactions.close(), this.scans.close()])
    await Promise.all([this.#scanProcesses.close(), this.#log.close()])
    this.#reading.close()
    this.#writing.close() // last, so that it can fold the log into the file
  }
}
