/**
 * A database error. Messages never contain SQL or values. `cause` is the engine's own error and `statement`
 * the SQL text, both for logs only.
 */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError'
  /** The rejected SQL, for logs only. */
  readonly statement: string | undefined

  constructor(message: string, options: { cause?: unknown; statement?: string } = {}) {
    super(message, { cause: options.cause })
    this.statement = options.statement
  }
}

export type ConstraintKind = 'unique' | 'foreign-key' | 'not-null' | 'check'

/**
 * What the engine reports about the violated constraint. Parts that only one engine reports may be missing.
 */
export interface Constraint {
  readonly kind: ConstraintKind
  /** Known for `unique` and `not-null`; for the others only on PostgreSQL. */
  readonly table?: string | undefined
  /** The columns of the key, or the empty column, in key order. Known for `unique` and `not-null`. */
  readonly columns: readonly string[]
  /** The constraint's name. Known for a named `check`; for the others only on PostgreSQL. */
  readonly constraint?: string | undefined
}

/** A constraint rejected a row; its transaction is rolled back. */
export class ConstraintViolation extends DatabaseError implements Constraint {
  override readonly name = 'ConstraintViolation'
  readonly kind: ConstraintKind
  readonly table: string | undefined
  readonly columns: readonly string[]
  readonly constraint: string | undefined

  constructor(violated: Constraint, options?: { cause?: unknown; statement?: string }) {
    super(`A ${violated.kind} constraint rejected the row.`, options)
    this.kind = violated.kind
    this.table = violated.table
    this.columns = violated.columns
    this.constraint = violated.constraint
  }
}

/**
 * The database can't do the work right now, but a retry may succeed: it is down, too busy, or in conflict
 * with other transactions.
 */
export class DatabaseUnavailable extends DatabaseError {
  override readonly name: string = 'DatabaseUnavailable'
  readonly retryable = true
  /** `unknown` if the connection was lost during the commit: repeat only what is safe to repeat. */
  readonly outcome: 'nothing-written' | 'unknown'

  constructor(
    message: string,
    options: { cause?: unknown; statement?: string; outcome?: 'nothing-written' | 'unknown' } = {},
  ) {
    super(message, options)
    this.outcome = options.outcome ?? 'nothing-written'
  }
}

/** A transaction conflicted with others. Thrown to callers when repeating didn't help. */
export class TransactionConflict extends DatabaseUnavailable {
  override readonly name = 'TransactionConflict'
}

/** Too many scans were waiting already, or this one waited too long. */
export class DatabaseBusy extends DatabaseUnavailable {
  override readonly name = 'DatabaseBusy'
}

/** A statement took too long and was stopped. */
export class DatabaseTimeout extends DatabaseUnavailable {
  override readonly name = 'DatabaseTimeout'
}

/** A transaction's callback broke a rule of `Database.transaction`; a bug in the program. */
export class TransactionMisuse extends DatabaseError {
  override readonly name = 'TransactionMisuse'
}

/** A value can't be stored on both engines alike: text with a NUL character, a number beyond 2^53. */
export class InvalidValue extends DatabaseError {
  override readonly name = 'InvalidValue'
}

/** The migrations don't match the database. The message names the migration and the remedy. */
export class MigrationRefused extends DatabaseError {
  override readonly name = 'MigrationRefused'
}
