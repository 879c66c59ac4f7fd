import type pg from 'pg'
import type { Reader } from '../database.ts'
import { DatabaseError } from '../errors.ts'
import type { Statement, Value } from '../statement.ts'
import { nestedTransaction } from '../transaction-rules.ts'
import { checkValues } from '../values.ts'
import { postgresError } from './errors.ts'
import { prepare } from './statements.ts'

const READS = /^\s*(SELECT|WITH|VALUES)\b/i

/** Reads on any free connection of a pool. */
export class PostgresReader implements Reader {
  readonly #pool: pg.Pool
  readonly #isInside: () => boolean

  /** @param isInside - whether the caller is a transaction's callback */
  constructor(pool: pg.Pool, isInside: () => boolean) {
    this.#pool = pool
    this.#isInside = isInside
  }

  async all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    if (this.#isInside()) throw nestedTransaction()
    checkValues(values)
    if (!READS.test(statement.text)) {
      throw new DatabaseError('Only a transaction may write.', { statement: statement.text })
    }
    try {
      const result = await this.#pool.query<Row & pg.QueryResultRow>({ ...prepare(statement), values })
      return result.rows
    } catch (error) {
      throw postgresError(error, statement.text)
    }
  }

  async first<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined> {
    const rows = await this.all(statement, ...values)
    return rows[0]
  }
}
