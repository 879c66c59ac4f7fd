import type { Database } from '../../floor/database/database.ts'
import { boundOnce, readAll, type Sql } from '../../floor/database/statements/bound-statement.ts'
import { type Condition, conjuncts } from '../../floor/query/condition.ts'

/**
 * The buyer's address in searches, for the table `orders o`. It isn't written as the index has it, so that an engine
 * never walks a large part of that index and sorts it afterwards: `ledByEmail` decides.
 */
export const EMAIL = "COALESCE(o.email, '', '')"

/** Up to this many orders, finding them by address and sorting them is faster than walking all orders. */
const FEW = 5_000

/**
 * Finds out whether a search's address leads to few orders.
 * @returns a condition that reads those orders only; undefined if the address leads to many, or there is none
 */
export const ledByEmail = async (
  database: Database,
  siteId: string,
  condition: Condition,
): Promise<Sql | undefined> => {
  const asked = conjuncts(condition).flatMap((part) =>
    part.is === 'compare' && part.column === EMAIL && part.relation !== '<>' ? [part] : [],
  )
  if (asked.length === 0) return undefined
  const found: Sql = {
    text: `SELECT e.order_id FROM orders e
      WHERE e.site_id = ?${asked.map(({ relation }) => ` AND COALESCE(e.email, '') ${relation} ?`).join('')}`,
    values: [siteId, ...asked.map(({ value }) => value)],
  }
  const more = boundOnce({
    text: `${found.text} LIMIT 1 OFFSET CAST(? AS BIGINT)`,
    values: [...found.values, FEW],
  })
  const isMany = (await readAll(database, more)).length > 0
  return isMany ? undefined : { text: `o.order_id IN (${found.text})`, values: found.values }
}
