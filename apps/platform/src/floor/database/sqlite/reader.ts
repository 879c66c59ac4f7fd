import type Sqlite from 'better-sqlite3'
import type { Reader } from '../database.ts'
import { DatabaseUnavailable } from '../errors.ts'
import type { Statement, Value } from '../statements/statement.ts'
import { nestedTransaction } from '../transaction-rules.ts'
import { checkValues } from '../values.ts'
import { sqliteError } from './errors.ts'
import { Statements } from './statements.ts'
import type { Writer } from './writer.ts'

/** Reads on its own connection, which sees committed data and can't write. */
export class SqliteReader implements Reader {
  readonly #connection: Sqlite.Database
  readonly #statements: Statements
  readonly #writer: Writer

  constructor(connection: Sqlite.Database, writer: Writer) {
    this.#connection = connection
    this.#statements = new Statements(connection)
    this.#writer = writer
  }

  all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    try {
      if (this.#writer.isInside) throw nestedTransaction()
      checkValues(values)
      return Promise.resolve(this.#statements.prepare(statement).all(values))
    } catch (error) {
      return Promise.reject(this.#failure(error, statement))
    }
  }

  first<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined> {
    try {
      if (this.#writer.isInside) throw nestedTransaction()
      checkValues(values)
      return Promise.resolve(this.#statements.prepare(statement).get(values))
    } catch (error) {
      return Promise.reject(this.#failure(error, statement))
    }
  }

  #failure(error: unknown, statement: Statement<unknown>): unknown {
    if (!this.#connection.open) return new DatabaseUnavailable('The database is closed.', { cause: error })
    return sqliteError(error, statement.text)
  }
}
