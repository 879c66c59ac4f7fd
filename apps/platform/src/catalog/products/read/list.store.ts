import {
  type Bound,
  boundOften,
  boundOnce,
  type Sql,
} from '../../../floor/database/statements/bound-statement.ts'
import { conjuncts } from '../../../floor/query/condition.ts'
import { type Cost, type Indexes, pageCost, totalCost } from '../../../floor/query/cost.ts'
import type { Query } from '../../../floor/query/language.ts'
import { isOfFewForms, orderOf, PAGED, sqlOf } from '../../../floor/query/sql.ts'
import type { Audience } from '../records/audience.ts'
import { ALL_PRODUCTS } from '../records/product-record.ts'
import type { Counted } from './totals.ts'

/** A list of something other than products: one page, and how to count it. */
export interface List<Row> {
  readonly page: Bound<Row & { changes: number }>
  readonly pageCost: Cost
  readonly total: Bound<Counted>
  readonly totalCost: Cost
  /** How many products are read if no index helps. */
  readonly size: Bound<{ size: number }>
  readonly filterKey: string
  readonly limit: number
  readonly offset: number
}

export interface ListSource {
  /** The kind of list, for totals. */
  readonly name: string
  readonly columns: string
  /** FROM and joins. */
  readonly from: string
  /** The table whose site_id comes first. */
  readonly leading: string
  /** The condition for rows that visitors can see. */
  readonly shown: string
  /** Columns that are unique together. */
  readonly ties: readonly string[]
  /** Absent if there are never many rows. */
  readonly indexes?: Indexes
}

/** Writes a query on a source as SQL. */
export const listOf = <Row>(
  source: ListSource,
  siteId: string,
  audience: Audience,
  query: Query,
): List<Row> => {
  const { text, values } = sqlOf(query.condition, source.leading)
  const shown = audience === 'public' ? ` AND ${source.shown}` : ''
  const where: Sql = {
    text: `${source.from} WHERE ${source.leading}.site_id = ?${shown} AND ${text}`,
    values: [siteId, ...values],
  }
  const { indexes } = source
  const conditions = conjuncts(query.condition)
  const order = orderOf(query.sort, ...source.ties)
  const bind = isOfFewForms(query.condition, query.sort) ? boundOften : boundOnce
  const changes = 'COALESCE((SELECT changes FROM catalogs WHERE site_id = ?), 0) AS changes'
  return {
    page: bind({
      text: `SELECT ${source.columns}, ${order.columns}, ${changes} ${where.text}
        ORDER BY ${order.inner} ${PAGED}`,
      values: [siteId, ...where.values, query.limit, query.offset],
    }),
    total: bind({
      text: `SELECT count(*) AS total, ${changes} ${where.text}`,
      values: [siteId, ...where.values],
    }),
    pageCost: indexes ? pageCost(conditions, query.sort, query.offset, indexes) : 'index',
    totalCost: indexes ? totalCost(conditions, indexes) : 'index',
    size: boundOften({
      text: `SELECT COALESCE((SELECT all_products FROM collection_counts
        WHERE site_id = ? AND collection_number = ${ALL_PRODUCTS.number}), 0) AS size`,
      values: [siteId],
    }),
    filterKey: `${source.name} ${audience} ${JSON.stringify(query.condition)}`,
    limit: query.limit,
    offset: query.offset,
  }
}
