import type pg from 'pg'
import type { Reader } from '../database.ts'
import { DatabaseError } from '../errors.ts'
import type { Statement, Value } from '../statements/statement.ts'
import { nestedTransaction } from '../transaction-rules.ts'
import { checkValues } from '../values.ts'
import { postgresError } from './errors.ts'
import type { InFlight } from './in-flight.ts'
import { prepare } from './statements.ts'
import type { Transactions } from './transactions.ts'

const READS = /^\s*(SELECT|WITH|VALUES)\b/i

/** Reads on any free connection of a pool. */
export class PostgresReader implements Reader {
  readonly #pool: pg.Pool
  readonly #transactions: Transactions
  readonly #inFlight: InFlight

  constructor(pool: pg.Pool, transactions: Transactions, inFlight: InFlight) {
    this.#pool = pool
    this.#transactions = transactions
    this.#inFlight = inFlight
  }

  async all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    if (this.#transactions.isInside) throw nestedTransaction()
    checkValues(values)
    if (!READS.test(statement.text)) {
      throw new DatabaseError('Only a transaction may write.', { statement: statement.text })
    }
    const query = { ...prepare(statement), values }
    try {
      const result = await this.#inFlight.track(() => this.#pool.query<Row & pg.QueryResultRow>(query))
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
