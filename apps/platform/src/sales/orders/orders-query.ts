import type { OrderSearch } from '@vitrine/contract'
import type { Database, Reader, Value } from '../../floor/database/database.ts'
import {
  type Bound,
  boundOften,
  boundOnce,
  readAll,
  type Sql,
} from '../../floor/database/statements/bound-statement.ts'
import { placeholders } from '../../floor/database/statements/statement.ts'
import { InvalidArgument, refuse } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import type { Field, Fields } from '../../floor/query/field.ts'
import { type Query, readQuery, type Sort } from '../../floor/query/language.ts'
import { distinctSorts, isOfFewForms, type Members, orderOf, sqlOf } from '../../floor/query/sql.ts'
import type { StoredOrder } from './order.ts'
import { ORDER_COLUMNS, type OrderRow, orderOf as orderOfRow } from './orders.store.ts'
import { EMAIL, ledByEmail } from './orders-by-email.ts'

const field = (kind: Field['kind'], column: string): Field => ({ kind, column, sortable: true })
const buyer = (kind: string): Field =>
  field(
    'text',
    `(CASE WHEN substr(o.owner, 1, ${kind.length + 1}) = '${kind}:' THEN substr(o.owner, ${kind.length + 2}) ELSE '' END)`,
  )

const tags = (kind: 'PRIVATE' | 'PUBLIC'): Field => ({
  ...{ kind: 'list', column: kind, sortable: false, mayBeEmpty: true },
})

/** The fields of orders that buyers may use in searches. */
const BUYER_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 'o.order_id')],
  ['number', field('number', 'o.order_number')],
  ['createdDate', field('time', 'o.created_at')],
  ['purchasedDate', field('time', 'o.created_at')],
  ['updatedDate', field('time', 'o.updated_at')],
  ['status', field('text', 'o.status')],
  ['paymentStatus', field('text', 'o.payment_status')],
  ['fulfillmentStatus', field('text', 'o.fulfillment_status')],
  ['checkoutId', field('text', "COALESCE(o.checkout_id, '')")],
  ['buyerInfo.email', field('text', EMAIL)],
  ['buyerInfo.memberId', buyer('member')],
  ['buyerInfo.visitorId', buyer('visitor')],
  ['archived', field('flag', 'o.archived')],
  ['priceSummary.total.amount', field('money', 'o.total_minor')],
  ['tags.tags.tagIds', tags('PUBLIC')],
])

/** The fields of orders that searches may use. */
export const ORDER_FIELDS: Fields = new Map([...BUYER_FIELDS, ['tags.privateTags.tagIds', tags('PRIVATE')]])

/** Whether an order has one of some tags of a kind. */
const tagged =
  (siteId: string): Members =>
  ({ collectionIds: wanted, list = '' }, alias) => ({
    text: `${alias}.order_id IN (SELECT x.order_id FROM order_tags x
      WHERE x.site_id = ? AND x.kind = ? AND x.tag IN (${placeholders(wanted.length)}))`,
    values: [siteId, list, ...wanted],
  })

/**
 * The condition that finds a shop's orders by a filter, for the table `orders o`.
 * @throws {InvalidArgument} naming the field of the filter
 */
export const foundOrders = (siteId: string, filter: unknown, moneyDigits: number): Sql => {
  const { condition } = readQuery({ filter }, { fields: ORDER_FIELDS, moneyDigits })
  const { text, values } = sqlOf(condition, 'o', tagged(siteId))
  return { text: `o.site_id = ? AND ${text}`, values: [siteId, ...values] }
}

const NEWEST: readonly Sort[] = [{ field: field('time', 'o.created_at'), descending: true }]

/** A page of orders, and its cursor. */
export interface OrderPage {
  readonly orders: readonly StoredOrder[]
  /** Undefined on the last page. */
  readonly next: string | undefined
}

/** A cursor's content: its search, and the order it continues after. */
interface Place {
  readonly filter?: unknown
  readonly sort?: unknown
  readonly behind: readonly Value[]
}

/** Whose orders a search may find. */
export interface OrdersOf {
  readonly siteId: string
  /** As `principalOf` names them; undefined for everyone's. */
  readonly owner: string | undefined
}

/**
 * Finds a page of orders, newest first by default. A cursor continues after the last order of its page, no
 * matter what was placed meanwhile. It contains no owner: each caller finds only their own orders.
 * @param moneyDigits - of the shop's currency
 * @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, limits; an invalid
 * cursor
 */
export const searchOrders = async (
  database: Database,
  { siteId, owner }: OrdersOf,
  { filter, sort, cursorPaging }: OrderSearch = {},
  moneyDigits: number,
): Promise<OrderPage> => {
  const cursor = cursorPaging?.cursor ?? undefined
  const place: Place = cursor === undefined ? { filter, sort, behind: [] } : placeOf(cursor)
  const fields = owner === undefined ? ORDER_FIELDS : BUYER_FIELDS
  const query = readSearch(place, cursorPaging?.limit ?? undefined, { fields, moneyDigits })
  const sorts = query.sort.length > 0 ? query.sort : NEWEST
  const led = owner === undefined ? await ledByEmail(database, siteId, query.condition) : undefined
  const isPlain = isOfFewForms(query.condition, query.sort) && query.sort.length === 0
  const bound = bindTo<OrderRow & Readonly<Record<string, Value>>>(isPlain)(
    pageSql({ siteId, owner }, query, { led, behind: place.behind }),
  )
  // A query without a matching index scans all orders of the shop; a buyer has few.
  const isLed = owner !== undefined || (query.condition.is === 'constant' && query.sort.length === 0)
  const reader: Reader = isLed ? database : database.scans
  const rows = await readAll(reader, bound)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    orders: page.map(orderOfRow),
    next: rows.length > page.length && last ? cursorOf(place, last, sorts) : undefined,
  }
}

/**
 * Reads a page of orders and one more.
 * @param behind - the sort columns of the row it continues after; empty for the first page
 */
export const pageSql = (
  { siteId, owner }: OrdersOf,
  { condition, sort, limit }: Pick<Query, 'condition' | 'sort' | 'limit'>,
  { led, behind: after }: { readonly led?: Sql | undefined; readonly behind: readonly Value[] },
): Sql => {
  const sorts = sort.length > 0 ? sort : NEWEST
  const { text, values } = sqlOf(condition, 'o', tagged(siteId))
  const order = orderOf(sorts, 'o.order_id')
  const behind = after.length === 0 ? undefined : behindOf(sorts, after)
  return {
    text: `SELECT ${ORDER_COLUMNS}, ${order.columns} FROM orders o
      WHERE o.site_id = ?${owner === undefined ? '' : ' AND o.owner = ? AND o.unclaimed = 0'} AND ${text}${led ? ` AND ${led.text}` : ''}${behind ? ` AND (${behind.text})` : ''}
      ORDER BY ${order.inner} LIMIT CAST(? AS BIGINT)`,
    values: [
      siteId,
      ...(owner === undefined ? [] : [owner]),
      ...values,
      ...(led?.values ?? []),
      ...(behind?.values ?? []),
      limit + 1,
    ],
  }
}

const bindTo =
  <Row>(isOften: boolean) =>
  (sql: Sql): Bound<Row> =>
    isOften ? boundOften<Row>(sql) : boundOnce<Row>(sql)

/** Reads the search in the common query language; errors name this call's fields. */
const readSearch = (
  { filter, sort }: Place,
  limit: number | undefined,
  reading: { readonly fields: Fields; readonly moneyDigits: number },
): Query => {
  try {
    return readQuery({ filter, sort, paging: { limit } }, reading)
  } catch (error) {
    if (!(error instanceof InvalidArgument)) throw error
    throw new InvalidArgument(
      error.violations.map((each) => ({ ...each, field: each.field.replace(/^query\./, 'search.') })),
    )
  }
}

/**
 * The condition for rows after a given one: later by the first column, or equal and later by the second, and
 * so on. The bound of the first column repeats what follows from that: an index can begin with it, and otherwise
 * a page reads all rows of the pages before it.
 */
const behindOf = (sorts: readonly Sort[], values: readonly Value[]): Sql => {
  const columns = [
    ...distinctSorts(sorts).map(({ field: { kind, column }, descending }) => ({ kind, column, descending })),
    { kind: 'text' as const, column: 'o.order_id', descending: sorts.at(-1)?.descending ?? false },
  ]
  if (columns.length !== values.length) throw badCursor()
  if (columns.some(({ kind }, index) => !isHeldBy(kind, values[index]))) throw badCursor()
  const parts = columns.map(({ column, descending }, index) => ({
    text: [
      ...columns.slice(0, index).map((before) => `${before.column} = ?`),
      `${column} ${descending ? '<' : '>'} ?`,
    ].join(' AND '),
    values: values.slice(0, index + 1),
  }))
  const [first] = columns
  return {
    text: `${first?.column} ${first?.descending ? '<=' : '>='} ? AND (${parts.map((part) => `(${part.text})`).join(' OR ')})`,
    values: [...values.slice(0, 1), ...parts.flatMap((part) => part.values)],
  }
}

/** SQLite compares a number with text, PostgreSQL refuses to: only values that the column can hold pass. */
const isHeldBy = (kind: Field['kind'], value: Value | undefined): boolean =>
  COUNTED.includes(kind) ? Number.isSafeInteger(value) : typeof value === 'string'

const COUNTED: readonly Field['kind'][] = ['money', 'number', 'time', 'flag']

const cursorOf = (
  { filter, sort }: Place,
  row: Readonly<Record<string, Value>>,
  sorts: readonly Sort[],
): string => {
  const names = [...distinctSorts(sorts).map((_, index) => `sort_${index + 1}`), 'tie_1']
  const behind = names.map((name) => row[name])
  return Buffer.from(JSON.stringify({ filter, sort, behind })).toString('base64url')
}

const placeOf = (cursor: string): Place => {
  const place = parsed(cursor)
  if (!isObject(place) || !Array.isArray(place.behind)) throw badCursor()
  const behind = place.behind.filter(
    (value): value is string | number =>
      typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)),
  )
  if (behind.length === 0 || behind.length !== place.behind.length) throw badCursor()
  if (behind.some((value) => typeof value === 'string' && value.includes('\0'))) throw badCursor()
  return { filter: place.filter, sort: place.sort, behind }
}

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw badCursor()
  }
}

const badCursor = (): InvalidArgument =>
  refuse('search.cursorPaging.cursor', 'FORMAT', 'must be a cursor from an earlier page')
