import { createProductPlans } from '../catalog/products/read/product-plans.ts'
import type { Database } from '../floor/database/database.ts'
import { composedStatement } from '../floor/database/statements/statement.ts'
import type { Site } from '../shop/sites/site.ts'

/** A step of an engine's plan, with the engine's own name. */
interface PlanRow {
  readonly detail?: string
  readonly 'QUERY PLAN'?: string
}

const planOf = createProductPlans()

/**
 * Asks the engine how it reads a visitor's page of products.
 * @param query - as `queryProducts` takes it
 * @returns the steps of the plan that read rows, without sorts and joins
 */
export const productQueryPlan = async (
  database: Database,
  site: Site,
  query: unknown,
): Promise<readonly string[]> => {
  const { statement, values } = planOf(site, 'public', query).list.page
  const explain = database.engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN (COSTS OFF)'
  const explained = composedStatement<PlanRow>(`${explain} ${statement.text}`)
  const rows = await database.transaction((tx) => tx.all(explained, ...values))
  return rows
    .map((row) => (row.detail ?? row['QUERY PLAN'] ?? '').trim().replace(/^->\s+/, ''))
    .filter((line) =>
      /^(SEARCH|SCAN|(Index|Seq|Bitmap|Parallel)\b.*Scan|.*TEMP B-TREE|Sort\b|Incremental Sort)/.test(line),
    )
}
