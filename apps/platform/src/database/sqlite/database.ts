import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Database, SqliteSettings, Transaction } from '../database.ts'
import { applyMigrations, findPending, type Migration } from '../migration.ts'
import { transactionLimit } from '../transaction-rules.ts'
import { dialect } from './dialect.ts'
import { sqliteError } from './errors.ts'
import { SqliteReader } from './reader.ts'
import { Transactions } from './transactions.ts'
import { Writer } from './writer.ts'

/** How long to wait at the start, when another process may be opening the file too. */
const OPEN_MS = 5000
/** How long the writer blocks the process for another process's transaction; then it asks again later. */
const WRITER_MS = 10

/** Opens the file with one connection that writes and one that reads. */
export const openSqlite = (settings: SqliteSettings): Database => {
  try {
    mkdirSync(dirname(settings.file), { recursive: true })
    const writing = openWriting(settings.file)
    const reading = new Sqlite(settings.file, { readonly: true, timeout: OPEN_MS })
    return new SqliteDatabase(writing, reading, transactionLimit(settings))
  } catch (error) {
    throw sqliteError(error)
  }
}

/** The settings that make a commit durable: the log is synced before COMMIT returns. */
const openWriting = (file: string): Sqlite.Database => {
  const connection = new Sqlite(file, { timeout: OPEN_MS })
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('journal_size_limit = 67108864')
  connection.pragma(`busy_timeout = ${WRITER_MS}`)
  return connection
}

class SqliteDatabase extends SqliteReader implements Database {
  readonly engine = 'sqlite'
  readonly replica = this
  readonly #writing: Sqlite.Database
  readonly #reading: Sqlite.Database
  readonly #transactions: Transactions

  constructor(writing: Sqlite.Database, reading: Sqlite.Database, limitMs: number) {
    const writer = new Writer(writing, limitMs)
    super(reading, writer)
    this.#writing = writing
    this.#reading = reading
    this.#transactions = new Transactions(writer)
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

  async healthy(): Promise<boolean> {
    try {
      this.#reading.prepare('SELECT 1').get()
      return this.#writing.open
    } catch {
      return false
    }
  }

  async close(): Promise<void> {
    await this.#transactions.close()
    this.#reading.close()
    this.#writing.close() // last, so that it can fold the log into the file
  }
}
