import { type Bound, boundOften, boundOnce, type Sql } from './bound.ts'
import { type Condition, constant } from './query-condition.ts'
import type { Query } from './query-language.ts'
import { isOfFewForms, orderOf, sqlOf } from './query-sql.ts'
import type { Counted } from './totals.ts'

/** Whose list it is: visitors see what is shown, merchants everything. */
export type Audience = 'public' | 'merchant'

/** A product of a page. */
export interface PageRow {
  product_number: number
  revision: number
  variant_count: number
  /** The exact total where it is kept, else how often the catalog was changed. */
  measure: number
}

/** A query on one site, as statements with their values. */
export interface ProductList {
  /** Whether `measure` and `total` are the total itself, kept in a table; else it must be counted. */
  readonly isCounted: boolean
  readonly page: Bound<PageRow>
  readonly total: Bound<Counted>
}

/**
 * Writes a query as SQL. A list always runs through the places in one collection, where an index holds filter,
 * order and tie together: the collection asked for, or the one of all products.
 */
export const productList = (siteId: string, audience: Audience, query: Query): ProductList => {
  const { collectionId, rest } = drivingCollection(query.condition)
  const isCounted = rest.length === 0
  const bind = isOfFewForms(conjunction(rest), query.sort) ? boundOften : boundOnce

  const collection = collectionNumber(siteId, collectionId)
  const counted = audience === 'public' ? 'visible_products' : 'all_products'
  const kept: Sql = {
    text: `(SELECT n.${counted} FROM collection_counts n
        WHERE n.site_id = ? AND n.collection_number = ${collection.text})`,
    values: [siteId, ...collection.values],
  }
  const changes: Sql = { text: '(SELECT changes FROM catalogs WHERE site_id = ?)', values: [siteId] }
  const measure = isCounted ? kept : changes

  const order = orderOf(query.sort, 'm.product_number')
  const where = sqlOf(conjunction(rest), 'm')
  const places = (selected: string): Sql => {
    const needsProduct = /\bp\./.test(`${selected} ${where.text}`)
    const product = needsProduct
      ? 'JOIN products p ON p.site_id = m.site_id AND p.product_number = m.product_number'
      : ''
    const shown = audience === 'public' ? [1] : [1, 0]
    // One selection for each value of the flag: both engines merge them by their order without sorting.
    const parts = shown.map(
      (visible) => `SELECT ${selected} FROM collection_products m ${product}
        WHERE m.site_id = ? AND m.collection_number = ${collection.text} AND m.visible = ${visible}
          AND ${where.text}`,
    )
    return {
      text: parts.join(' UNION ALL '),
      values: shown.flatMap(() => [siteId, ...collection.values, ...where.values]),
    }
  }
  const inner = places(order.columns)
  const all = places('1 AS one')

  return {
    isCounted,
    page: bind({
      text: `SELECT w.product_number, w.revision, w.variant_count, ${measure.text} AS measure
        FROM (${inner.text} ORDER BY ${order.inner} LIMIT ? OFFSET ?) page
        JOIN product_wire w ON w.site_id = ? AND w.product_number = page.tie_1
        ORDER BY ${order.outer}`,
      values: [...measure.values, ...inner.values, query.limit, query.offset, siteId],
    }),
    total: bind(
      isCounted
        ? { text: `SELECT COALESCE(${kept.text}, 0) AS total, 0 AS changes`, values: kept.values }
        : {
            text: `SELECT count(*) AS total, ${changes.text} AS changes FROM (${all.text}) counted`,
            values: [...changes.values, ...all.values],
          },
    ),
  }
}

/** Takes the one collection that every product of the list must be in out of the condition. */
const drivingCollection = (condition: Condition): { collectionId: string | undefined; rest: Condition[] } => {
  const conditions = conjuncts(condition)
  const driving = conditions.find((one) => one.is === 'member' && one.collectionIds.length === 1)
  return {
    collectionId: driving?.is === 'member' ? driving.collectionIds[0] : undefined,
    rest: conditions.filter((one) => one !== driving),
  }
}

const conjuncts = (condition: Condition): Condition[] => {
  if (condition.is === 'all') return condition.of.flatMap(conjuncts)
  return condition.is === 'constant' && condition.holds ? [] : [condition]
}

const conjunction = (conditions: readonly Condition[]): Condition => {
  const [first = constant(true), ...others] = conditions
  return others.length === 0 ? first : { is: 'all', of: conditions }
}

const collectionNumber = (siteId: string, collectionId: string | undefined): Sql =>
  collectionId === undefined
    ? { text: '0', values: [] }
    : {
        text: '(SELECT collection_number FROM collections WHERE site_id = ? AND collection_id = ?)',
        values: [siteId, collectionId],
      }
