import type { Value } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { Condition } from '../../../floor/query/condition.ts'
import type { Field } from '../../../floor/query/field.ts'
import { type Query, readCount, readFilterAndSort, type Sort } from '../../../floor/query/language.ts'
import { text } from '../../../floor/query/scalars.ts'
import { distinctSorts } from '../../../floor/query/sql.ts'
import { MERCHANT_PRODUCT_FIELDS } from '../records/fields.ts'

/** A query whose pages follow each other by cursor: each starts where the one before ended, however far in. */
export interface CursorQuery {
  readonly query: Query
  /** The condition for the rows after the previous page. */
  readonly after: Condition | undefined
  /** Filter and sort as the caller sent them. */
  readonly asked: Asked
}

interface Asked {
  readonly filter?: unknown
  readonly sort?: unknown
}

/** A cursor's content: its query, and the values of the row that its page ended with. */
interface Place extends Asked {
  readonly behind: readonly unknown[]
}

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 100
const LONGEST = 16_000
const NUMBER: Field = { kind: 'number', column: 'm.product_number', sortable: true }
const CURSOR = 'query.cursorPaging.cursor'

export const hasCursorPaging = (query: unknown): query is Record<string, unknown> =>
  isObject(query) && isObject(query.cursorPaging)

/**
 * Reads a query by cursor. A cursor brings its filter and order with it; they are checked like those of a request, so
 * a cursor needs no signature.
 *
 * @throws {InvalidArgument} as `readQuery`; also for a text that isn't a cursor
 */
export const readCursorQuery = (given: Record<string, unknown>, moneyDigits: number): CursorQuery => {
  const paging = isObject(given.cursorPaging) ? given.cursorPaging : {}
  const limit = readCount(paging.limit, 'query.cursorPaging.limit', DEFAULT_LIMIT, MAX_LIMIT)
  const place = typeof paging.cursor === 'string' && paging.cursor !== '' ? placeOf(paging.cursor) : undefined
  const { filter, sort } = place ?? given
  const read = readFilterAndSort({ filter, sort }, 'query', { fields: MERCHANT_PRODUCT_FIELDS, moneyDigits })
  return {
    query: { ...read, limit, offset: 0 },
    after: place && afterPlace(read.sort, place.behind),
    asked: { filter, sort },
  }
}

/**
 * Prints where a page ended.
 *
 * @param row - the page's last row, with its columns by the names of `orderOf`
 * @throws {InvalidArgument} when the filter is too long for a cursor
 */
export const printProductCursor = (
  { filter, sort }: Asked,
  sorts: readonly Sort[],
  row: Readonly<Record<string, Value>>,
): string => {
  const behind = endOf(sorts, row)
  const cursor = Buffer.from(JSON.stringify({ filter, sort, behind })).toString('base64url')
  if (cursor.length > LONGEST)
    throw refuse('query.filter', 'MAX_LENGTH', 'is too long for a cursor to the next page')
  return cursor
}

/** What a page ends with: the values that its last row is sorted by. */
export const endOf = (sorts: readonly Sort[], row: Readonly<Record<string, Value>>): unknown[] => [
  ...distinctSorts(sorts).map((_, index) => row[`sort_${index + 1}`]),
  row.tie_1,
]

const placeOf = (cursor: string): Place => {
  const place = json(Buffer.from(cursor, 'base64url').toString())
  const { filter, sort, behind } = isObject(place) ? place : {}
  if (!Array.isArray(behind)) throw notACursor()
  return { filter, sort, behind }
}

const json = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    throw notACursor()
  }
}

const notACursor = () => refuse(CURSOR, 'FORMAT', 'must be a cursor from an earlier page')

const NUMERIC: ReadonlySet<Field['kind']> = new Set(['money', 'number', 'time', 'flag'])

const readValue = ({ kind }: Field, value: unknown): Value => {
  if (!NUMERIC.has(kind)) return text(value, CURSOR)
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw notACursor()
  return value
}

/**
 * Rows that come later by the first column, or are equal there and come later by the second, and so on. The
 * first comparison adds nothing, but lets the database find the place in an index.
 */
export const afterPlace = (sorts: readonly Sort[], behind: readonly unknown[]): Condition => {
  const columns = [
    ...distinctSorts(sorts),
    { field: NUMBER, descending: sorts.at(-1)?.descending ?? false },
  ] as const
  if (columns.length !== behind.length) throw notACursor()
  const steps = columns.map(({ field, descending }, index) => ({
    column: field.column,
    relation: descending ? ('<' as const) : ('>' as const),
    value: readValue(field, behind[index]),
  }))
  const later = steps.map((step, index): Condition => {
    const equal = steps
      .slice(0, index)
      .map((before) => ({ ...before, is: 'compare', relation: '=' }) as const)
    return { is: 'all', of: [...equal, { is: 'compare', ...step }] }
  })
  const lead = steps
    .slice(0, 1)
    .map((first) => ({ ...first, is: 'compare', relation: `${first.relation}=` }) as const)
  return { is: 'all', of: [...lead, { is: 'any', of: later }] }
}
