import type pg from 'pg'
import type { Transaction } from '../database.ts'
import type { Statement, Value } from '../statements/statement.ts'
import type { TransactionRules } from '../transaction-rules.ts'
import { checkValues } from '../values.ts'
import { postgresError } from './errors.ts'
import { prepare } from './statements.ts'

/** Sends statements on one connection, one after another, even if they are requested at once. */
export class PostgresTransaction implements Transaction {
  readonly #client: pg.PoolClient
  readonly #rules: TransactionRules
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: pg.PoolClient, rules: TransactionRules) {
    this.#client = client
    this.#rules = rules
  }

  async all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    const result = await this.#query(statement, values)
    return result.rows
  }

  async first<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined> {
    const result = await this.#query(statement, values)
    return result.rows[0]
  }

  async run(statement: Statement<never>, ...values: Value[]): Promise<number> {
    const result = await this.#query(statement, values)
    return result.rowCount ?? 0
  }

  /** Resolves when every requested statement was answered, including those that weren't awaited. */
  async settle(): Promise<void> {
    await this.#last
  }

  #query<Row>(statement: Statement<Row>, values: Value[]): Promise<pg.QueryResult<Row & pg.QueryResultRow>> {
    const answer = this.#last.then(() => this.#send(statement, values))
    this.#last = answer.catch(() => undefined) // the rules remember it
    return answer
  }

  async #send<Row>(statement: Statement<Row>, values: Value[]) {
    this.#rules.enter()
    try {
      checkValues(values)
      const result = await this.#client.query<Row & pg.QueryResultRow>({ ...prepare(statement), values })
      this.#rules.leave()
      return result
    } catch (error) {
      const failure = postgresError(error, statement.text)
      this.#rules.fail(failure)
      throw failure
    }
  }
}
