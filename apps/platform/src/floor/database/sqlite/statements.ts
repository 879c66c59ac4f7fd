import type Sqlite from 'better-sqlite3'
import type { Statement } from '../statements/statement.ts'
import { statementPrepared } from '../statements/statement-channels.ts'

/** Caches what one connection has prepared. A statement without references is dropped. */
export class Statements {
  readonly #connection: Sqlite.Database
  readonly #prepared = new WeakMap<Statement<unknown>, Sqlite.Statement<unknown[], unknown>>()

  constructor(connection: Sqlite.Database) {
    this.#connection = connection
  }

  prepare<Row>(statement: Statement<Row>): Sqlite.Statement<unknown[], Row> {
    const known = this.#prepared.get(statement)
    if (known) return known as Sqlite.Statement<unknown[], Row> // stored under this very statement, below
    const prepared = this.#connection.prepare<unknown[], Row>(withoutRowLocks(statement.text))
    this.#prepared.set(statement, prepared)
    statementPrepared.publish({ engine: 'sqlite', statement })
    return prepared
  }
}

/** SQLite has no row locks and needs none: only one writing transaction runs at a time. */
const withoutRowLocks = (text: string): string => text.replace(ROW_LOCK, '')
const ROW_LOCK = /\s+FOR (UPDATE|NO KEY UPDATE|KEY SHARE)(\s+SKIP LOCKED)?\s*$/i
