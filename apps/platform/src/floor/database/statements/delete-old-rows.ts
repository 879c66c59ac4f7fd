import { statement, type Transaction } from '../database.ts'

/**
 * Prepares deleting rows from before a time (milliseconds since 1970): at most 500 per call and the oldest first, so
 * that no writer waits long. The call returns how many it deleted.
 *
 * @param key - the columns of the primary key
 * @param column - the column with the time; an index should lead to it
 */
export const deleteOldRows = (
  table: string,
  key: readonly string[],
  column: string,
): ((tx: Transaction, before: number) => Promise<number>) => {
  const columns = key.join(', ')
  const deleteRows = statement(
    `DELETE FROM ${table} WHERE (${columns}) IN (
       SELECT ${columns} FROM ${table} WHERE ${column} < ? ORDER BY ${column} LIMIT 500)`,
  )
  return (tx, before) => tx.run(deleteRows, before)
}
