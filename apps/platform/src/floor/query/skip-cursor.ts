import { refuse } from '../failure.ts'
import { isObject } from '../http/bodies/json-body.ts'

/** A cursor's content: its query, and how many rows come before its page. */
export interface SkipPlace {
  readonly filter?: unknown
  readonly sort?: unknown
  readonly skip: number
}

/** What a query asks for. */
export interface SkipQuery {
  readonly filter?: unknown
  readonly sort?: unknown
  readonly cursorPaging?: { readonly limit?: number | null; readonly cursor?: string | null } | null
}

/** A page, and the cursors of its neighbours. */
export interface SkipPage<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly prev: string | null
}

/** The last row that cursors lead to. */
const FURTHEST = 100_000

/**
 * Reads where the page of a query begins. A cursor brings its filter and order with it; they are checked like those
 * of a request.
 *
 * @throws {InvalidArgument} when it isn't a cursor
 */
export const placeOf = ({ filter, sort, cursorPaging }: SkipQuery): SkipPlace => {
  const cursor = cursorPaging?.cursor ?? undefined
  if (cursor === undefined) return { filter, sort, skip: 0 }
  const place = parsed(cursor)
  if (!isObject(place)) throw badCursor()
  const { skip } = place
  if (typeof skip !== 'number' || !Number.isInteger(skip) || skip < 0 || skip > FURTHEST) throw badCursor()
  return { filter: place.filter, sort: place.sort, skip }
}

/** Makes a page of rows that were read from its place, one more than the page can have. */
export const skipPage = <Row>(place: SkipPlace, limit: number, rows: readonly Row[]): SkipPage<Row> => {
  const { skip } = place
  const at = (other: number) => Buffer.from(JSON.stringify({ ...place, skip: other })).toString('base64url')
  const hasMore = rows.length > limit && skip + limit <= FURTHEST
  return {
    rows: rows.slice(0, limit),
    next: hasMore ? at(skip + limit) : null,
    prev: skip > 0 ? at(Math.max(0, skip - limit)) : null,
  }
}

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw badCursor()
  }
}

const badCursor = () => refuse('query.cursorPaging.cursor', 'FORMAT', 'must be a cursor from an earlier page')
