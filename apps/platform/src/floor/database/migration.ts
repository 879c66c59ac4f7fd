import { createHash } from 'node:crypto'
import type { Reader, Transaction } from './database.ts'
import { MigrationRefused } from './errors.ts'
import { composedStatement, type Statement, statement } from './statements/statement.ts'

/** The keywords that differ in the engines' table definitions. */
export interface ColumnTypes {
  /** Text that sorts and compares byte by byte. */
  readonly text: string
  /** A 64-bit integer. */
  readonly integer: string
  /** A double. Never for money. */
  readonly real: string
  readonly bytes: string
  /** A primary key that the database counts up: `seq ${type.sequence}`. */
  readonly sequence: string
  /** Goes after the closing bracket of a table. */
  readonly strict: string
  /** Use instead of `strict` to store rows in primary key order. For small rows found by that key. */
  readonly clustered: string
  /**
   * Returns the statements that say how many rows an index leads to, for an engine that doesn't find out by
   * itself. SQLite assumes ten rows per value of a first column. For a site that is all rows, so it may skip
   * an index that leads to three of them.
   *
   * @param rows - of the table, then for one value of the first column, of the first two, and so on
   */
  readonly sizes: (table: string, index: string, rows: readonly number[]) => readonly string[]
  /** The same for every index of a table, so that the engine can compare them. */
  readonly tableSizes: (
    table: string,
    rowsByIndex: Readonly<Record<string, readonly number[]>>,
  ) => readonly string[]
}

/** One step of the schema, forward only. A released step is never edited: the next step fixes it. */
export interface Migration {
  readonly name: string
  readonly statements: (type: ColumnTypes) => readonly string[]
}

/**
 * Declares a migration: single statements, run in order in one transaction.
 *
 * @param name - unique in the whole platform, such as `0001-sites`
 * @example
 * migration('0001-sites', (type) => [
 *   `CREATE TABLE sites (site_id ${type.text} NOT NULL PRIMARY KEY, created_at ${type.integer} NOT NULL)${type.strict}`,
 * ])
 */
export const migration = (name: string, statements: (type: ColumnTypes) => readonly string[]): Migration => ({
  name,
  statements,
})

/** What an engine adds to the shared way of migrating. */
export interface SchemaDialect {
  readonly types: ColumnTypes
  /** Returns a row if the table of applied migrations exists. */
  readonly findMigrationTable: Statement<unknown>
  /** Run first in each transaction: locks out other processes and lifts the time limits. */
  readonly lock: readonly Statement<unknown>[]
}

type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

const listApplied = statement<{ name: string; digest: string }>('SELECT name, digest FROM migrations')
const findApplied = statement<{ name: string }>('SELECT name FROM migrations WHERE name = ?')
const recordApplied = statement('INSERT INTO migrations (name, digest, applied_at) VALUES (?, ?, ?)')

export const applyMigrations = async (
  migrations: readonly Migration[],
  dialect: SchemaDialect,
  reader: Reader,
  transaction: Transact,
): Promise<string[]> => {
  const pending = await findPending(migrations, dialect, reader)
  const applied: string[] = []
  for (const name of pending) {
    const step = migrations.find((candidate) => candidate.name === name)
    if (step && (await transaction((tx) => apply(tx, step, dialect)))) applied.push(name)
  }
  return applied
}

export const findPending = async (
  migrations: readonly Migration[],
  dialect: SchemaDialect,
  reader: Reader,
): Promise<string[]> => {
  const names = migrations.map((step) => step.name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new MigrationRefused(`Two migrations are named ${twice}.`)

  const hasTable = await reader.first(dialect.findMigrationTable)
  const applied = new Map(
    hasTable ? (await reader.all(listApplied)).map((row) => [row.name, row.digest]) : [],
  )
  for (const step of migrations) {
    const digest = applied.get(step.name)
    if (digest !== undefined && digest !== digestOf(step, dialect)) {
      throw new MigrationRefused(
        `Migration ${step.name} was changed after this database applied it. Undo the change and add a new migration; in development, start from an empty database.`,
      )
    }
  }
  return names.filter((name) => !applied.has(name))
}

/** Checks again under the lock: another process may have been faster. */
const apply = async (tx: Transaction, step: Migration, dialect: SchemaDialect): Promise<boolean> => {
  for (const lock of dialect.lock) await tx.all(lock)
  const { text, integer, strict } = dialect.types
  await tx.run(
    composedStatement(
      `CREATE TABLE IF NOT EXISTS migrations (name ${text} NOT NULL PRIMARY KEY, digest ${text} NOT NULL, applied_at ${integer} NOT NULL)${strict}`,
    ),
  )
  if (await tx.first(findApplied, step.name)) return false
  for (const sql of step.statements(dialect.types)) await tx.run(composedStatement(sql))
  await tx.run(recordApplied, step.name, digestOf(step, dialect), Date.now())
  return true
}

/** Calculated once for every database that this process opens. */
const digests = new WeakMap<SchemaDialect, WeakMap<Migration, string>>()

/** Ignores layout, so that a formatter can't stop a start. */
const digestOf = (step: Migration, dialect: SchemaDialect): string => {
  const known = digests.get(dialect) ?? new WeakMap<Migration, string>()
  digests.set(dialect, known)
  const text = () => step.statements(dialect.types).join(';').replace(/\s+/g, ' ')
  const digest = known.get(step) ?? createHash('sha256').update(text()).digest('hex')
  known.set(step, digest)
  return digest
}

/** Names the applied migrations that aren't known here: a newer version has been at work. */
export const unknownMigrations = async (
  reader: Reader,
  migrations: readonly Migration[],
): Promise<string[]> => {
  const known = new Set(migrations.map(({ name }) => name))
  return (await reader.all(listApplied)).flatMap(({ name }) => (known.has(name) ? [] : name))
}
