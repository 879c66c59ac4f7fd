import { type Statement, statement, type Transaction, type Value } from '../database.ts'
import { placeholders } from './statement.ts'

/** Rows per statement; the remainder uses smaller sizes, each at most once. */
const SIZES = [64, 32, 16, 8, 4, 2, 1] as const

export type InsertRows = (tx: Transaction, rows: readonly (readonly Value[])[]) => Promise<void>

/**
 * Prepares inserting many rows into a table: a few statements of fixed sizes instead of one per row, which
 * saves round trips to PostgreSQL.
 *
 * @param tail - what follows the values, such as ON CONFLICT
 */
export const insertRows = (table: string, columns: readonly string[], tail = ''): InsertRows => {
  const row = `(${placeholders(columns.length)})`
  const statements = SIZES.map((size): [number, Statement<never>] => [
    size,
    statement(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(size).fill(row).join(', ')} ${tail}`,
    ),
  ])
  return async (tx, rows) => {
    let done = 0
    for (const [size, insert] of statements) {
      for (; rows.length - done >= size; done += size)
        await tx.run(insert, ...rows.slice(done, done + size).flat())
    }
  }
}
