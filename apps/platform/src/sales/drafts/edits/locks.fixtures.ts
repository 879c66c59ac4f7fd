import { composedStatement } from '../../../floor/database/statements/statement.ts'

/** Counts the calls that wait for a lock on a row (PostgreSQL). */
export const waitingLocks = composedStatement<{ waiting: number }>(
  "SELECT count(*) AS waiting FROM pg_locks WHERE NOT granted AND locktype IN ('tuple', 'transactionid')",
)

/** Finds an order unless its row is locked (PostgreSQL). */
export const freeOrder = composedStatement<{ order_id: string }>(
  'SELECT order_id FROM orders WHERE site_id = ? AND order_id = ? FOR UPDATE SKIP LOCKED',
)
