import type Sqlite from 'better-sqlite3'
import type { Transaction } from '../database.ts'
import { TransactionMisuse } from '../errors.ts'
import { TransactionRules } from '../transaction-rules.ts'
import { Statements } from './statements.ts'
import { SqliteTransaction } from './transaction.ts'
import { withinThisTurn } from './within-this-turn.ts'

/**
 * The writing connection: one SQLite transaction for several of the platform's. Each but the first has a savepoint; if
 * the first fails, there is nothing else to keep.
 */
export class Writer {
  readonly #connection: Sqlite.Database
  readonly #limitMs: number
  readonly #statements: Statements
  readonly #begin: Sqlite.Statement
  readonly #commit: Sqlite.Statement
  readonly #rollback: Sqlite.Statement
  readonly #save: Sqlite.Statement
  readonly #keep: Sqlite.Statement
  readonly #undo: Sqlite.Statement
  #isInside = false
  #isSpoilt = false
  #isFirst = true

  constructor(connection: Sqlite.Database, limitMs: number) {
    this.#connection = connection
    this.#limitMs = limitMs
    this.#statements = new Statements(connection)
    this.#begin = connection.prepare('BEGIN IMMEDIATE')
    this.#commit = connection.prepare('COMMIT')
    this.#rollback = connection.prepare('ROLLBACK')
    this.#save = connection.prepare('SAVEPOINT member')
    this.#keep = connection.prepare('RELEASE member')
    this.#undo = connection.prepare('ROLLBACK TO member')
  }

  /** Whether a transaction's callback is running; the caller is then that callback. */
  get isInside(): boolean {
    return this.#isInside
  }

  /** Whether the work since `begin` can be committed. Some errors (disk full) end SQLite's transaction. */
  get isOpen(): boolean {
    return this.#connection.inTransaction && !this.#isSpoilt
  }

  begin(): void {
    this.#begin.run()
    this.#isSpoilt = false
    this.#isFirst = true
  }

  /**
   * Runs one of our transactions. If it fails, only its own writes are undone; if it was the first, nothing is
   * open any more.
   */
  async carryOut<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const rules = new TransactionRules(this.#limitMs)
    const isFirst = this.#isFirst
    this.#isFirst = false
    if (!isFirst) this.#save.run()
    this.#isInside = true
    try {
      const result = await withinThisTurn(
        work(new SqliteTransaction(this.#statements, rules)),
        awaitedElsewhere,
      )
      rules.finish()
      if (!isFirst) this.#keep.run()
      return result
    } catch (error) {
      if (isFirst) this.rollback()
      else this.#undoMember()
      throw error
    } finally {
      rules.end()
      this.#isInside = false
    }
  }

  /** Returns when the work since `begin` survives this process. It is on disk once the log is synced. */
  commit(): void {
    this.#commit.run()
  }

  rollback(): void {
    if (!this.#connection.inTransaction) return
    try {
      this.#rollback.run()
    } catch {
      // The file can't even be read; the next `begin` reports it to those who wait.
    }
  }

  #undoMember(): void {
    if (!this.isOpen) return
    try {
      this.#undo.run()
      this.#keep.run()
    } catch {
      this.#isSpoilt = true // a half undone member must not be committed with its neighbours
    }
  }
}

const awaitedElsewhere = (): TransactionMisuse =>
  new TransactionMisuse('The transaction awaited something other than its own statements.')
