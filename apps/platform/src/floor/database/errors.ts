/**
 * What a caller of the database may see. Messages never hold SQL or values; the engine's own error is the
 * `cause` and the text of the statement is `statement`, both for logs.
 */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError'
  /** The SQL that was refused, for logs only. */
  readonly statement: string | undefined

  constructor(message: string, options: { cause?: unknown; statement?: string } = {}) {
    super(message, { cause: options.cause })
    this.statement = options.statement
  }
}

export type ConstraintKind = 'unique' | 'foreign-key' | 'not-null' | 'check'

/** What the engine told of the violated constraint; the parts that only one engine tells may be missing. */
export interface Constraint {
  readonly kind: ConstraintKind
  /** Known for `unique` and `not-null`; for the others on PostgreSQL only. */
  readonly table?: string | undefined
  /** The key's or the empty column, in the order of the key; known for `unique` and `not-null`. */
  readonly columns: readonly string[]
  /** The constraint's name; known for a named `check`, for the others on PostgreSQL only. */
  readonly constraint?: string | undefined
}

/** Says that a row was refused by a constraint of its table; the transaction it belongs to is rolled back. */
export class ConstraintViolation extends DatabaseError implements Constraint {
  override readonly name = 'ConstraintViolation'
  readonly kind: ConstraintKind
  readonly table: string | undefined
  readonly columns: readonly string[]
  readonly constraint: string | undefined

  constructor(violated: Constraint, options?: { cause?: unknown; statement?: string }) {
    super(`A ${violated.kind} constraint refused the row.`, options)
    this.kind = violated.kind
    this.table = violated.table
    this.columns = violated.columns
    this.constraint = violated.constraint
  }
}

/**
 * Says that the database could not do the work now and may be asked again: it is down, too busy, or the
 * transactions of others were in the way.
 */
export class DatabaseUnavailable extends DatabaseError {
  override readonly name: string = 'DatabaseUnavailable'
  readonly retryable = true
  /** `unknown` when the connection was lost during the commit: repeat only what can be repeated safely. */
  readonly outcome: 'nothing-written' | 'unknown'

  constructor(
    message: string,
    options: { cause?: unknown; statement?: string; outcome?: 'nothing-written' | 'unknown' } = {},
  ) {
    super(message, options)
    this.outcome = options.outcome ?? 'nothing-written'
  }
}

/** Says that a transaction met others it could not be ordered with; thrown to callers when repeating did not help. */
export class TransactionConflict extends DatabaseUnavailable {
  override readonly name = 'TransactionConflict'
}

/** Says that too many scans were waiting already, or that this one waited too long for its place. */
export class DatabaseBusy extends DatabaseUnavailable {
  override readonly name = 'DatabaseBusy'
}

/** Says that a statement took longer than it may and was given up. */
export class DatabaseTimeout extends DatabaseUnavailable {
  override readonly name = 'DatabaseTimeout'
}

/** Says that a transaction's callback broke a rule of `Database.transaction`; a fault of the program. */
export class TransactionMisuse extends DatabaseError {
  override readonly name = 'TransactionMisuse'
}

/** Says that a value cannot be stored alike on both engines: text with a NUL character, a number beyond 2^53. */
export class InvalidValue extends DatabaseError {
  override readonly name = 'InvalidValue'
}

/** Says that migrations and database do not fit together; the message names the migration and the remedy. */
export class MigrationRefused extends DatabaseError {
  override readonly name = 'MigrationRefused'
}
