import Sqlite from 'better-sqlite3'
import { type Constraint, ConstraintViolation, DatabaseError, DatabaseUnavailable } from '../errors.ts'

/** Result codes that a later attempt may not meet again; the extended codes start with these. */
const PASSING = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM|CANTOPEN|PROTOCOL|INTERRUPT)/

/**
 * Translates better-sqlite3's errors; our own errors pass unchanged.
 *
 * @see https://sqlite.org/rescode.html
 */
export const sqliteError = (error: unknown, statement?: string): unknown => {
  if (error instanceof DatabaseError) return error
  const origin = statement === undefined ? { cause: error } : { cause: error, statement }
  if (!(error instanceof Sqlite.SqliteError)) {
    return new DatabaseError('The statement was used incorrectly.', origin) // too few values, or no rows to return
  }
  const violated = constraintOf(error.code, error.message)
  if (violated) return new ConstraintViolation(violated, origin)
  if (PASSING.test(error.code)) {
    return new DatabaseUnavailable(`The database file can't be used now (${error.code}).`, origin)
  }
  return new DatabaseError(`The database rejected the statement (${error.code}).`, origin)
}

export const isBusy = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')

/** Messages: `UNIQUE constraint failed: sites.site_id, sites.name`, `CHECK constraint failed: stock_positive`. */
const constraintOf = (code: string, message: string): Constraint | undefined => {
  const subject = message.slice(message.indexOf(': ') + 2)
  switch (code) {
    case 'SQLITE_CONSTRAINT_UNIQUE':
    case 'SQLITE_CONSTRAINT_PRIMARYKEY':
    case 'SQLITE_CONSTRAINT_ROWID':
      return subject.startsWith("index '")
        ? { kind: 'unique', columns: [], constraint: subject.slice(7, -1) }
        : { kind: 'unique', ...tableAndColumns(subject) }
    case 'SQLITE_CONSTRAINT_NOTNULL':
      return { kind: 'not-null', ...tableAndColumns(subject) }
    case 'SQLITE_CONSTRAINT_CHECK':
      // SQLite reports an unnamed check by its expression, which is SQL.
      return { kind: 'check', columns: [], constraint: /^\w+$/.test(subject) ? subject : undefined }
    case 'SQLITE_CONSTRAINT_FOREIGNKEY':
    case 'SQLITE_CONSTRAINT_TRIGGER': // ON DELETE RESTRICT
      return { kind: 'foreign-key', columns: [] }
    default:
      return undefined
  }
}

const tableAndColumns = (subject: string): { table: string | undefined; columns: string[] } => {
  const names = subject.split(', ').map((name) => name.split('.'))
  return { table: names[0]?.[0], columns: names.map((name) => name[1] ?? '') }
}
