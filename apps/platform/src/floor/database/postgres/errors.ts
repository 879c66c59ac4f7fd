import pg from 'pg'
import {
  type Constraint,
  ConstraintViolation,
  DatabaseError,
  DatabaseTimeout,
  DatabaseUnavailable,
  InvalidValue,
  TransactionConflict,
} from '../errors.ts'

/** serialization_failure, deadlock_detected */
const CONFLICTS = new Set(['40001', '40P01'])

/** query_canceled: by the statement's time limit, or by an operator. */
const CANCELLED = '57014'

/**
 * Connection exceptions, insufficient resources, operator intervention (such as a shutdown), a read-only
 * server (after a failover), idle in transaction, lock not available.
 */
const PASSING = /^(08|53|57|25006|25P03|55P03)/

/** character_not_in_repertoire, untranslatable_character */
const UNSTORABLE = new Set(['22021', '22P05'])

/**
 * Translates pg's errors; our own errors pass unchanged.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export const postgresError = (error: unknown, statement?: string): unknown => {
  if (error instanceof DatabaseError) return error
  const origin = statement === undefined ? { cause: error } : { cause: error, statement }
  if (!(error instanceof pg.DatabaseError)) {
    return new DatabaseUnavailable("The database server can't be reached.", origin) // a socket error, or one from the pool
  }
  const code = error.code ?? ''
  const violated = constraintOf(code, error)
  if (violated) return new ConstraintViolation(violated, origin)
  if (CONFLICTS.has(code)) return new TransactionConflict('Other transactions were in the way.', origin)
  if (code === CANCELLED) return new DatabaseTimeout('The statement took too long and was stopped.', origin)
  if (PASSING.test(code) || isStalePlan(error)) {
    return new DatabaseUnavailable(`The database server can't answer now (${code}).`, origin)
  }
  if (UNSTORABLE.has(code)) return new InvalidValue("A value can't be stored as text.", origin)
  return new DatabaseError(`The database rejected the statement (${code}).`, origin)
}

/** Whether the failed connection is lost, or has plans for tables that have changed since. */
export const needsNewConnection = (failure: unknown): boolean =>
  failure instanceof DatabaseUnavailable &&
  !(failure.cause instanceof pg.DatabaseError && !isStalePlan(failure.cause))

/** A table was altered after this connection prepared the statement. */
const isStalePlan = (error: pg.DatabaseError): boolean =>
  error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

const KINDS: Record<string, Constraint['kind']> = {
  '23505': 'unique',
  '23503': 'foreign-key',
  '23001': 'foreign-key', // restrict_violation
  '23502': 'not-null',
  '23514': 'check',
}

const constraintOf = (code: string, error: pg.DatabaseError): Constraint | undefined => {
  const kind = KINDS[code]
  if (!kind) return undefined
  return { kind, table: error.table, constraint: error.constraint, columns: columnsOf(kind, error) }
}

/** The detail of a unique violation: `Key (site_id, name)=(a, b) already exists.` */
const columnsOf = (kind: Constraint['kind'], error: pg.DatabaseError): string[] => {
  if (kind === 'not-null') return error.column === undefined ? [] : [error.column]
  if (kind !== 'unique') return []
  const key = /^Key \(([\w, ]+)\)=/.exec(error.detail ?? '')?.[1]
  return key === undefined ? [] : key.split(', ')
}
