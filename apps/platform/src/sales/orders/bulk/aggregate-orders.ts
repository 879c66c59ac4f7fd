import type { AggregateOrdersRequest, AggregateOrdersResponse } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import type { Database } from '../../../floor/database/database.ts'
import { boundOnce, readAll, readOne, type Sql } from '../../../floor/database/statements/bound-statement.ts'
import { refuse } from '../../../floor/failure.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { foundOrders } from '../orders-query.ts'
import { orderPriceWriter } from '../placing/agreed-order.ts'

type Aggregates = AggregateOrdersResponse['aggregates']
type Result = Aggregates[string]

/** The most results of one call, and fields to count by. */
const MOST_RESULTS = 10
const MOST_FIELDS = 3
/** The most tags that are counted: the most used. */
const MOST_TAGS = 1000

/** What can be counted, by column. */
const COLUMNS: ReadonlyMap<string, string> = new Map([
  ['status', 'o.status'],
  ['paymentStatus', 'o.payment_status'],
  ['fulfillmentStatus', 'o.fulfillment_status'],
  ['archived', 'o.archived'],
])
const TAGS: ReadonlyMap<string, string> = new Map([
  ['tags.privateTags.tagIds', 'PRIVATE'],
  ['tags.tags.tagIds', 'PUBLIC'],
])
const TOTAL = 'priceSummary.total.amount'
const AMOUNTS: ReadonlyMap<string, (totals: Totals) => number> = new Map([
  ['$sum', ({ sum }) => sum],
  ['$avg', ({ sum, found }) => Math.round(sum / found)],
  ['$min', ({ least }) => least],
  ['$max', ({ most }) => most],
])

/** The totals of some orders, in minor units; only `found` counts when it is 0. */
interface Totals {
  readonly sum: number
  readonly least: number
  readonly most: number
  readonly found: number
}

/**
 * Calculates what was asked about the orders that a filter finds.
 * @throws {InvalidArgument} naming the field that isn't known, or can't be counted or added up
 */
export const aggregateOrders = async (
  database: Database,
  site: Site,
  { filter, aggregation, hierarchySeparatorOverride }: AggregateOrdersRequest,
): Promise<Aggregates> => {
  const asked = Object.entries(aggregation)
  if (asked.length === 0 || asked.length > MOST_RESULTS)
    throw refuse('aggregation', 'MAX_SIZE', `must have 1 to ${MOST_RESULTS} results`)
  const found = foundOrders(site.siteId, filter, minorDigits(site.currency))
  const separator = hierarchySeparatorOverride ?? '|'
  // Everything is read before anything is calculated.
  const readers = asked.map(([name, what]) => [name, readerOf(`aggregation.${name}`, what)] as const)
  const results: [string, Result][] = []
  for (const [name, read] of readers) results.push([name, await read({ database, found, site, separator })])
  return Object.fromEntries(results)
}

interface Ground {
  readonly database: Database
  /** The tables and the condition that find the orders. */
  readonly found: Sql
  readonly site: Site
  readonly separator: string
}

const readerOf = (place: string, what: unknown): ((ground: Ground) => Promise<Result>) => {
  const [only, ...others] = isObject(what) ? Object.entries(what) : []
  if (!only || others.length > 0) throw refuse(place, 'VALIDATION', 'must be an object with one operator')
  const [operator, operand] = only
  const amount = AMOUNTS.get(operator)
  if (operator !== '$count' && !amount)
    throw refuse(`${place}.${operator}`, 'FIELD_NOT_ALLOWED', 'must be $count, $sum, $avg, $min or $max')
  if (amount) {
    if (operand !== TOTAL) throw refuse(`${place}.${operator}`, 'FIELD_NOT_ALLOWED', `must be ${TOTAL}`)
    return (ground) => amountOf(ground, amount)
  }
  const fields: readonly unknown[] = Array.isArray(operand) ? operand : [operand]
  if (fields.length === 0 || fields.length > MOST_FIELDS)
    throw refuse(`${place}.$count`, 'MAX_SIZE', `must name 1 to ${MOST_FIELDS} fields`)
  const [first] = fields
  const kind = fields.length === 1 && typeof first === 'string' ? TAGS.get(first) : undefined
  if (kind) return (ground) => tagsOf(ground, kind)
  const columns = fields.map((field) => {
    const column = typeof field === 'string' ? COLUMNS.get(field) : undefined
    if (!column)
      throw refuse(`${place}.$count`, 'FIELD_NOT_ALLOWED', `must name ${[...COLUMNS.keys()].join(', ')}`)
    return column
  })
  return (ground) => countsOf(ground, columns)
}

const amountOf = async (
  { database, found: { text, values }, site }: Ground,
  amount: (totals: Totals) => number,
): Promise<Result> => {
  const sql = {
    text: `SELECT CAST(COALESCE(SUM(o.total_minor), 0) AS BIGINT) AS sum, COALESCE(MIN(o.total_minor), 0) AS least,
      COALESCE(MAX(o.total_minor), 0) AS most, COUNT(*) AS found FROM orders o WHERE ${text}`,
    values,
  }
  const totals = await readOne(database.scans, boundOnce<Totals>(sql))
  return totals.found === 0 ? null : orderPriceWriter(site)(amount(totals)).amount
}

const countsOf = async (
  { database, found: { text, values }, separator }: Ground,
  columns: readonly string[],
): Promise<Result> => {
  const names = columns.map((column, index) => `${column} AS value_${index + 1}`)
  const sql = {
    text: `SELECT ${names.join(', ')}, COUNT(*) AS found FROM orders o WHERE ${text} GROUP BY ${columns.join(', ')}`,
    values,
  }
  const rows = await readAll(database.scans, boundOnce<CountRow>(sql))
  return Object.fromEntries(
    rows.map((row) => {
      const parts = columns.map((column, index) => shownValue(column, row[VALUES[index] ?? 'value_1']))
      return [parts.length > 1 ? `(${parts.join(separator)})` : String(parts[0]), Number(row.found)]
    }),
  )
}

interface CountRow {
  readonly value_1: string | number
  readonly value_2?: string | number
  readonly value_3?: string | number
  readonly found: number
}
const VALUES = ['value_1', 'value_2', 'value_3'] as const

const shownValue = (column: string, value: string | number | undefined): string =>
  column === 'o.archived' ? String(value === 1) : String(value)

const tagsOf = async ({ database, found: { text, values } }: Ground, kind: string): Promise<Result> => {
  const sql = {
    text: `SELECT x.tag AS value_1, COUNT(*) AS found FROM orders o
      JOIN order_tags x ON x.site_id = o.site_id AND x.order_id = o.order_id AND x.kind = ?
      WHERE ${text} GROUP BY x.tag ORDER BY found DESC, x.tag LIMIT CAST(? AS BIGINT)`,
    values: [kind, ...values, MOST_TAGS],
  }
  const rows = await readAll(database.scans, boundOnce<CountRow>(sql))
  return Object.fromEntries(rows.map(({ value_1, found }) => [String(value_1), Number(found)]))
}
