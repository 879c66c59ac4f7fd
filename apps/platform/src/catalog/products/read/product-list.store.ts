import type { Value } from '../../../floor/database/database.ts'
import {
  type Bound,
  boundOften,
  boundOnce,
  type Sql,
} from '../../../floor/database/statements/bound-statement.ts'
import { type Condition, conjunction, conjuncts, constant } from '../../../floor/query/condition.ts'
import { type Cost, type Indexes, pageCost, totalCost } from '../../../floor/query/cost.ts'
import type { Query } from '../../../floor/query/language.ts'
import { isOfFewForms, type Order, orderOf, PAGED, sqlOf } from '../../../floor/query/sql.ts'
import type { Place } from '../printed/product-bytes.ts'
import type { Audience } from '../records/audience.ts'
import { isKeyColumn, keyedPage, PLACE, type ProductKey } from './keyed-product.store.ts'
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
  /** The next places of the collection in the list's order, whether they fit its filter or not. */
  keysAfter(place: Condition | undefined, limit: number): Bound<ListKey>
  /** Whether an index has the list's order. */
  readonly isIndexed: boolean
  readonly pageCost: Cost
  readonly total: Bound<Counted>
  readonly totalCost: Cost
  /** How many products are read if no index helps. */
  readonly size: Bound<{ size: number }>
}

const INDEXES: Indexes = {
  unique: new Set(['p.product_id', 'p.slug', 'm.product_number']),
  ordered: new Set([
    'm.product_number',
    'm.price_minor',
    'm.name_key',
    'm.last_updated',
    'm.created_at',
    'm.brand',
    'm.ribbon',
  ]),
  natural: 'm.product_number',
}

/**
 * Writes a query as SQL. A list always runs through the places in one collection, either the requested one or
 * that of all products, because an index there serves filter, order and tie-breaker together.
 *
 * @param among - the numbers of the only products that can be in the list, if they are known to be few; the list then
 *   runs through their places
 */
export const productList = (
  siteId: string,
  audience: Audience,
  query: Query,
  among?: readonly number[],
): ProductList => {
  if (among?.length === 0) return productList(siteId, audience, { ...query, condition: constant(false) })
  const { collectionId, rest } = drivingCollection(query.condition)
  const condition = conjunction(rest)
  const hasFewForms = !among && isOfFewForms(condition, query.sort)
  const bind = hasFewForms ? boundOften : boundOnce
  const shelf: Shelf = {
    siteId,
    collection: collectionNumber(siteId, collectionId),
    where: sqlOf(condition, 'm'),
    flags: flagsOf(audience, among !== undefined),
    among,
  }
  const isCounted = rest.length === 0
  const changes = changesOf(siteId)
  const measure = isCounted
    ? countOf(shelf, audience === 'public' ? 'visible_products' : 'all_products')
    : changes
  const order = orderOf(query.sort, 'm.product_number')
  const inner = ordered(shelf, order, query.limit + query.offset)
  const counted = union(shelf.flags.map((visible) => places(shelf, visible, '1 AS one')))
  const size = countOf(shelf, 'all_products')
  const key = keyOf(audience, query)

  return {
    isOfFewForms: hasFewForms,
    isCounted,
    key,
    // One row with a text costs half as much as fifty rows. A CROSS JOIN makes SQLite begin with the page.
    page: bind(
      (key && keyedPage(siteId, key)) ?? {
        text: `SELECT string_agg(${PLACE}, ',' ORDER BY ${order.outer}) AS places, ${measure.text} AS measure
          FROM (${inner.text} ORDER BY ${order.inner} ${PAGED}) page
          CROSS JOIN product_wire w WHERE w.site_id = ? AND w.product_number = page.tie_1`,
        values: [...measure.values, ...inner.values, query.limit, query.offset, siteId],
      },
    ),
    rowsAfter: (place) => {
      const from = { ...shelf, where: sqlOf(conjunction([...rest, ...(place ? [place] : [])]), 'm') }
      const { text, values } = ordered(from, order, query.limit)
      return boundOnce({
        text: `SELECT page.*, w.revision, w.variant_count FROM (${text} ORDER BY ${order.inner} ${PAGED}) page
          CROSS JOIN product_wire w WHERE w.site_id = ? AND w.product_number = page.tie_1 ORDER BY ${order.outer}`,
        values: [...values, query.limit, 0, siteId],
      })
    },
    keysAfter: (place, limit) => {
      const from = { ...shelf, where: sqlOf(place ?? constant(true), 'm') }
      const { text, values } = ordered(from, order, limit)
      return boundOnce({ text: `${text} ORDER BY ${order.inner} ${PAGED}`, values: [...values, limit, 0] })
    },
    isIndexed: pageCost([], query.sort, 0, INDEXES) === 'index',
    pageCost: among ? costOf(among) : pageCost(rest, query.sort, query.offset, INDEXES),
    total: bind({
      text: `SELECT count(*) AS total, ${changes.text} AS changes FROM (${counted.text}) counted`,
      values: [...changes.values, ...counted.values],
    }),
    totalCost: totalCost(rest, INDEXES),
    size: boundOften({ text: `SELECT ${size.text} AS size`, values: size.values }),
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

/** Extracts the one collection that every product of the list must be in from the condition. */
const drivingCollection = (condition: Condition): { collectionId: string | undefined; rest: Condition[] } => {
  const conditions = conjuncts(condition)
  const driving = conditions.find((one) => one.is === 'member' && one.collectionIds.length === 1)
  return {
    collectionId: driving?.is === 'member' ? driving.collectionIds[0] : undefined,
    rest: conditions.filter((one) => one !== driving),
  }
}

/** The places in a collection that a list consists of. */
interface Shelf {
  readonly siteId: string
  /** The collection's number. */
  readonly collection: Sql
  readonly where: Sql
  /** Which products each part of the list has, by whether they are visible. */
  readonly flags: readonly Flags[]
  /** The only products that can be in the list, if known. */
  readonly among: readonly number[] | undefined
}

type Flags = '= 1' | '= 0' | 'IN (0, 1)'

/** Each flag has its own part of an index. Few products are looked up one by one, so there both are read together. */
const flagsOf = (audience: Audience, isAmongFew: boolean): readonly Flags[] => {
  if (audience === 'public') return ['= 1']
  return isAmongFew ? ['IN (0, 1)'] : ['= 1', '= 0']
}

/** Looking up this many products takes a few milliseconds. */
const FEW = 2000
const costOf = ({ length }: readonly number[]): Cost => (length <= FEW ? 'index' : 'scan')

const places = ({ siteId, collection, where, among }: Shelf, visible: Flags, selected: string): Sql => {
  const product = /\bp\./.test(`${selected} ${where.text}`)
    ? 'JOIN products p ON p.site_id = m.site_id AND p.product_number = m.product_number'
    : ''
  return {
    text: `SELECT ${selected} FROM ${among ? numbered(among) : ''} collection_products m ${product}
      WHERE m.site_id = ? AND m.collection_number = ${collection.text} AND m.visible ${visible}
        ${among ? 'AND m.product_number = n.column1' : ''} AND ${where.text}`,
    values: [...(among ?? []), siteId, ...collection.values, ...where.values],
  }
}

/** A CROSS JOIN makes SQLite start here; it would walk the whole list in its order otherwise. */
const numbered = (numbers: readonly number[]): string =>
  `(VALUES ${numbers.map(() => '(CAST(? AS BIGINT))').join(', ')}) n CROSS JOIN`

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

const union = (parts: readonly Sql[]): Sql => ({
  text: parts.map(({ text }) => text).join(' UNION ALL '),
  values: parts.flatMap(({ values }) => values),
})

const countOf = ({ siteId, collection }: Shelf, column: 'visible_products' | 'all_products'): Sql => ({
  text: `COALESCE((SELECT n.${column} FROM collection_counts n
    WHERE n.site_id = ? AND n.collection_number = ${collection.text}), 0)`,
  values: [siteId, ...collection.values],
})

const changesOf = (siteId: string): Sql => ({
  text: 'COALESCE((SELECT changes FROM catalogs WHERE site_id = ?), 0)',
  values: [siteId],
})

const collectionNumber = (siteId: string, collectionId: string | undefined): Sql =>
  collectionId === undefined
    ? { text: '0', values: [] }
    : {
        text: '(SELECT collection_number FROM collections WHERE site_id = ? AND collection_id = ?)',
        values: [siteId, collectionId],
      }
