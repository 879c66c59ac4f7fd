import type { Value } from '../../../floor/database/database.ts'
import {
  type Bound,
  boundOften,
  boundOnce,
  type Sql,
} from '../../../floor/database/statements/bound-statement.ts'
import { type Condition, conjunction, constant } from '../../../floor/query/condition.ts'
import { type Cost, type Indexes, pageCost, totalCost } from '../../../floor/query/cost.ts'
import type { Query } from '../../../floor/query/language.ts'
import { isOfFewForms, type Order, orderOf, PAGED, sqlOf } from '../../../floor/query/sql.ts'
import type { Place } from '../printed/product-bytes.ts'
import type { Audience } from '../records/audience.ts'
import { isKeyColumn, keyedPage, PLACE, type ProductKey } from './keyed-product.store.ts'
import {
  BOTH_FLAGS,
  collectionNumber,
  drivingCollection,
  flagsOf,
  numbered,
  places,
  requiredFlag,
  type Shelf,
  storedCount,
  union,
} from './product-shelf.store.ts'
import type { Counted } from './totals.ts'

/** A page in one row, which also identifies its content: equal texts mean equal bytes. */
export interface PageRow {
  /** `number revision variants` of each product, separated by commas; null when there is none. */
  places: string | null
  /** The exact total if it is stored, otherwise how many times the catalog was changed. */
  measure: number
}

/** A product's number and the values that it is sorted by, under the names of `orderOf`. */
export interface ListKey extends Readonly<Record<string, Value>> {
  readonly tie_1: number
}

/** A product of a page and the values it is sorted by, under the names of `orderOf`. */
export interface ListedRow extends ListKey {
  readonly revision: number
  readonly variant_count: number
}

/** A query on one site, as statements with their values. */
export interface ProductList {
  /** Whether many other queries share its statements. */
  readonly isOfFewForms: boolean
  /** Whether `measure` is the stored total; otherwise it must be counted. */
  readonly isCounted: boolean
  /** The one product it is about, if so; such reads are batched. */
  readonly key: ProductKey | undefined
  readonly page: Bound<PageRow>
  /** The page as rows, for cursors: only what comes after a place, if one is given. */
  rowsAfter(place: Condition | undefined): Bound<ListedRow>
  /** The next places of the collection in the list's order, whether or not they match its filter. */
  keysAfter(place: Condition | undefined, limit: number): Bound<ListKey>
  /** Whether an index has the list's order. */
  readonly isIndexed: boolean
  /** The page, but only of products among the first places of the collection in the list's order. */
  walked(places: number): Bound<PageRow>
  /** All products of the list, in no order. */
  numbers(): Bound<{ product_number: number }>
  readonly pageCost: Cost
  readonly total: Bound<Counted>
  readonly totalCost: Cost
  /** How many products are read if no index helps, and how often the catalog has changed. */
  readonly size: Bound<{ size: number; changes: number }>
}

const ORDERED = new Set([
  'm.product_number',
  'm.price_minor',
  'm.name_key',
  'm.last_updated',
  'm.created_at',
  'm.brand',
  'm.ribbon',
])
const INDEXES: Indexes = {
  unique: new Set(['p.product_id', 'p.slug', 'm.product_number']),
  ordered: ORDERED,
  natural: 'm.product_number',
  counted: ORDERED,
}

/**
 * Writes a query as SQL. A list always runs through the places in one collection, either the requested one or that of
 * all products, because an index there serves filter, order and tie-breaker together.
 *
 * @param among - the numbers of the only products that may be in the list, if they are known and few; the list then
 *   runs through their places
 */
export const productList = (
  siteId: string,
  audience: Audience,
  query: Query,
  among?: readonly number[],
): ProductList => {
  if (among?.length === 0) return productList(siteId, audience, { ...query, condition: constant(false) })
  const { collectionId, rest: conditions } = drivingCollection(query.condition)
  const { flag, rest } = requiredFlag(conditions)
  const flags = flagsOf(audience, flag, among !== undefined)
  if (flags.length === 0) return productList(siteId, audience, { ...query, condition: constant(false) })
  const condition = conjunction(rest)
  const hasFewForms = !among && isOfFewForms(condition, query.sort)
  const bind = hasFewForms ? boundOften : boundOnce
  const shelf: Shelf = {
    siteId,
    collection: collectionNumber(siteId, collectionId),
    where: sqlOf(condition, 'm'),
    flags,
    among: among && numbered(among),
  }
  const isCounted = rest.length === 0
  const changes = changesOf(siteId)
  const measure = isCounted ? storedCount(shelf) : changes
  const order = orderOf(query.sort, 'm.product_number')
  const counted = union(shelf.flags.map((visible) => places(shelf, visible, '1 AS one')))
  const size = storedCount({ ...shelf, flags: BOTH_FLAGS })
  const key = keyOf(audience, query)
  // One row with a text costs half as much as fifty rows. A CROSS JOIN makes SQLite begin with the page.
  const pageOn = (part: Shelf): Sql => {
    const inner = ordered(part, order, query.limit + query.offset)
    return {
      text: `SELECT string_agg(${PLACE}, ',' ORDER BY ${order.outer}) AS places, ${measure.text} AS measure
        FROM (${inner.text} ORDER BY ${order.inner} ${PAGED}) page
        CROSS JOIN product_wire w WHERE w.site_id = ? AND w.product_number = page.tie_1`,
      values: [...measure.values, ...inner.values, query.limit, query.offset, siteId],
    }
  }
  const keys = (place: Condition, limit: number): Sql => {
    const { text, values } = ordered({ ...shelf, where: sqlOf(place, 'm') }, order, limit)
    return { text: `${text} ORDER BY ${order.inner} ${PAGED}`, values: [...values, limit, 0] }
  }

  return {
    isOfFewForms: hasFewForms,
    isCounted,
    key,
    page: bind((key && keyedPage(siteId, key)) ?? pageOn(shelf)),
    walked: (most) => {
      const { text, values } = keys(constant(true), most)
      const walk = { text: `(SELECT k.tie_1 AS column1 FROM (${text}) k)`, values }
      return bind(pageOn({ ...shelf, flags: flagsOf(audience, flag, true), among: walk }))
    },
    numbers: () => bind(union(shelf.flags.map((visible) => places(shelf, visible, 'm.product_number')))),
    rowsAfter: (place) => {
      const from = { ...shelf, where: sqlOf(conjunction([...rest, ...(place ? [place] : [])]), 'm') }
      const { text, values } = ordered(from, order, query.limit)
      return boundOnce({
        text: `SELECT page.*, w.revision, w.variant_count FROM (${text} ORDER BY ${order.inner} ${PAGED}) page
          CROSS JOIN product_wire w WHERE w.site_id = ? AND w.product_number = page.tie_1 ORDER BY ${order.outer}`,
        values: [...values, query.limit, 0, siteId],
      })
    },
    keysAfter: (place, limit) => boundOnce(keys(place ?? constant(true), limit)),
    isIndexed: pageCost([], query.sort, 0, INDEXES) === 'index',
    pageCost: among ? costOf(among) : pageCost(rest, query.sort, query.offset, INDEXES),
    total: bind({
      text: `SELECT count(*) AS total, ${changes.text} AS changes FROM (${counted.text}) counted`,
      values: [...changes.values, ...counted.values],
    }),
    totalCost: totalCost(rest, INDEXES),
    size: boundOften({
      text: `SELECT ${size.text} AS size, ${changes.text} AS changes`,
      values: [...size.values, ...changes.values],
    }),
  }
}

/** Returns the id or slug if the list can only contain that one product. With a limit of one, the total must be counted. */
const keyOf = (audience: Audience, { condition, limit, offset }: Query): ProductKey | undefined => {
  if (condition.is !== 'compare' || condition.relation !== '=' || limit < 2 || offset > 0) return undefined
  const { column, value } = condition
  return isKeyColumn(column) && typeof value === 'string' ? { audience, column, value } : undefined
}

/** Reads the products of a page from its text. */
export const placesOf = ({ places }: PageRow): Place[] =>
  places === null
    ? []
    : places.split(',').map((place) => {
        const [number, revision, variantCount] = place.split(' ').map(Number)
        return { number: number ?? 0, revision: revision ?? 0, variantCount: variantCount ?? 0 }
      })

/** Looking up this many products takes a few milliseconds. */
const FEW = 2000
const costOf = ({ length }: readonly number[]): Cost => (length <= FEW ? 'index' : 'scan')

/**
 * The index starts with the flag, so visible and hidden products are each read only as far as the page needs.
 */
const ordered = (shelf: Shelf, order: Order, most: number): Sql => {
  const parts = shelf.flags.map((visible) => places(shelf, visible, order.columns))
  const [only] = parts
  if (only && parts.length === 1) return only
  return union(
    parts.map(({ text, values }) => ({
      text: `SELECT * FROM (${text} ORDER BY ${order.inner} ${PAGED}) part`,
      values: [...values, most, 0],
    })),
  )
}

const changesOf = (siteId: string): Sql => ({
  text: 'COALESCE((SELECT changes FROM catalogs WHERE site_id = ?), 0)',
  values: [siteId],
})
