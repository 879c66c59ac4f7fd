import type Sqlite from 'better-sqlite3'
import type { Transaction } from '../database.ts'
import type { Statement, Value } from '../statements/statement.ts'
import type { TransactionRules } from '../transaction-rules.ts'
import { checkValues } from '../values.ts'
import { sqliteError } from './errors.ts'
import type { Statements } from './statements.ts'

/** Runs statements on the writer's connection, synchronously: its promises are already settled. */
export class SqliteTransaction implements Transaction {
  readonly #statements: Statements
  readonly #rules: TransactionRules

  constructor(statements: Statements, rules: TransactionRules) {
    this.#statements = statements
    this.#rules = rules
  }

  async all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    return this.#carryOut(statement, values, (prepared) => prepared.all(values))
  }

  async first<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined> {
    return this.#carryOut(statement, values, (prepared) => prepared.get(values))
  }

  async run(statement: Statement<never>, ...values: Value[]): Promise<number> {
    return this.#carryOut(statement, values, (prepared) => prepared.run(values).changes)
  }

  #carryOut<Row, T>(
    statement: Statement<Row>,
    values: Value[],
    act: (prepared: Sqlite.Statement<unknown[], Row>) => T,
  ): T {
    this.#rules.enter()
    try {
      checkValues(values)
      const result = act(this.#statements.prepare(statement))
      this.#rules.leave()
      return result
    } catch (error) {
      const failure = sqliteError(error, statement.text)
      this.#rules.fail(failure)
      throw failure
    }
  }
}
