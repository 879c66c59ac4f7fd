import { type Bound, boundOften, boundOnce, type Sql } from './bound.ts'
import { type Condition, constant } from './query-condition.ts'
import type { Query } from './query-language.ts'
import { isOfFewForms, orderOf, PAGED, sqlOf } from './query-sql.ts'
import type { Counted } from './totals.ts'

/** Whose list it is: visitors see what is shown, merchants everything. */
export type Audience = 'public' | 'merchant'

/** A page in one row: what stands for it as a whole, too, since equal texts mean equal bytes. */
export interface PageRow {
  /** `number revision variants` of each product, by commas; null when there is none. */
  places: string | null
  /** The exact total where it is kept, else how often the catalog was changed. */
  measure: number
}

/** A product's place on a page. */
export interface Place {
  readonly number: number
  readonly revision: number
  readonly variantCount: number
}

/** Reads the products of a page out of its text. */
export const placesOf = ({ places }: PageRow): Place[] =>
  places === null
    ? []
    : places.split(',').map((place) => {
        const [number, revision, variantCount] = place.split(' ').map(Number)
        return { number: number ?? 0, revision: revision ?? 0, variantCount: variantCount ?? 0 }
      })

/** A query on one site, as statements with their values. */
export interface ProductList {
  /** Whether `measure` is the total, kept in a table; else it must be counted. */
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
    text: `COALESCE((SELECT n.${counted} FROM collection_counts n
        WHERE n.site_id = ? AND n.collection_number = ${collection.text}), 0)`,
    values: [siteId, ...collection.values],
  }
  const changes: Sql = {
    text: 'COALESCE((SELECT changes FROM catalogs WHERE site_id = ?), 0)',
    values: [siteId],
  }
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
    // One row with a text costs half of what fifty rows do.
    page: bind({
      text: `SELECT string_agg(CAST(w.product_number AS TEXT) || ' ' || CAST(w.revision AS TEXT) || ' ' ||
            CAST(w.variant_count AS TEXT), ',' ORDER BY ${order.outer}) AS places,
          ${measure.text} AS measure
        FROM (${inner.text} ORDER BY ${order.inner} ${PAGED}) page
        JOIN product_wire w ON w.site_id = ? AND w.product_number = page.tie_1`,
      values: [...measure.values, ...inner.values, query.limit, query.offset, siteId],
    }),
    total: bind({
      text: `SELECT count(*) AS total, ${changes.text} AS changes FROM (${all.text}) counted`,
      values: [...changes.values, ...all.values],
    }),
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
