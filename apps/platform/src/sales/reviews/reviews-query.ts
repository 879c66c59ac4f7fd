import type { QueryReviewsRequest } from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { boundOnce, readAll, type Sql } from '../../floor/database/statements/bound-statement.ts'
import { refuse } from '../../floor/failure.ts'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import type { Field, Fields } from '../../floor/query/field.ts'
import { readQuery, type Sort } from '../../floor/query/language.ts'
import { orderOf, PAGED, sqlOf } from '../../floor/query/sql.ts'
import type { StoredReview } from './review.ts'
import { REVIEW_COLUMNS, type ReviewRow, reviewOf } from './reviews.store.ts'

const field = (kind: Field['kind'], column: string): Field => ({ kind, column, sortable: true })

/** The fields of reviews that queries may use. */
export const REVIEW_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 'r.review_id')],
  ['namespace', field('text', "'stores'")],
  ['entityId', field('text', 'r.product_id')],
  ['author.contactId', field('text', "COALESCE(r.contact_id, '')")],
  ['moderation.moderationStatus', field('text', 'r.status')],
  ['content.rating', field('number', 'r.rating')],
  ['origin.type', field('text', 'r.origin')],
  ['verified', field('flag', 'r.verified')],
  ['createdDate', field('time', 'r.created_at')],
  ['updatedDate', field('time', 'r.updated_at')],
  ['reviewDate', field('time', 'r.written_at')],
])

const NEWEST: readonly Sort[] = [{ field: field('time', 'r.created_at'), descending: true }]

/** Which reviews a query may find. */
export interface ReviewsFor {
  readonly siteId: string
  /** Everyone's, only those that are shown, or also those of an author, as `principalOf` names them. */
  readonly besides: 'all' | 'none' | { readonly author: string }
}

/** A page of reviews, and the cursors beside it. */
export interface ReviewPage {
  readonly reviews: readonly StoredReview[]
  readonly next: string | null
  readonly prev: string | null
}

/** A cursor's content: its query, and how many reviews come before its page. */
interface Place {
  readonly filter?: unknown
  readonly sort?: unknown
  readonly skip: number
}

/** The last page that cursors lead to. */
const FURTHEST = 100_000

/** @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, an invalid cursor */
export const findReviews = async (
  database: Database,
  visible: ReviewsFor,
  { filter, sort, cursorPaging }: NonNullable<QueryReviewsRequest['query']> = {},
): Promise<ReviewPage> => {
  const cursor = cursorPaging?.cursor ?? undefined
  const place: Place = cursor === undefined ? { filter, sort, skip: 0 } : placeOf(cursor)
  const query = readQuery(
    { filter: place.filter, sort: place.sort, paging: { limit: cursorPaging?.limit ?? undefined } },
    { fields: REVIEW_FIELDS, moneyDigits: 0 },
  )
  const where = whereOf(visible, sqlOf(query.condition, 'r'))
  const order = orderOf(query.sort.length > 0 ? query.sort : NEWEST, 'r.review_id')
  const rows = await readAll(
    database,
    boundOnce<ReviewRow>({
      text: `SELECT ${REVIEW_COLUMNS}, ${order.columns} FROM reviews r WHERE ${where.text}
        ORDER BY ${order.inner} ${PAGED}`,
      values: [...where.values, query.limit + 1, place.skip],
    }),
  )
  const { skip } = place
  const at = (other: number) => cursorOf({ ...place, skip: other })
  const hasMore = rows.length > query.limit && skip + query.limit <= FURTHEST
  return {
    reviews: rows.slice(0, query.limit).map(reviewOf),
    next: hasMore ? at(skip + query.limit) : null,
    prev: skip > 0 ? at(Math.max(0, skip - query.limit)) : null,
  }
}

export const countReviews = async (
  database: Database,
  visible: ReviewsFor,
  filter: unknown,
): Promise<number> => {
  const { condition } = readQuery({ filter }, { fields: REVIEW_FIELDS, moneyDigits: 0 })
  const where = whereOf(visible, sqlOf(condition, 'r'))
  const [row] = await readAll(
    database,
    boundOnce<{ found: number }>({
      text: `SELECT count(*) AS found FROM reviews r WHERE ${where.text}`,
      values: where.values,
    }),
  )
  return row?.found ?? 0
}

const whereOf = ({ siteId, besides }: ReviewsFor, { text, values }: Sql): Sql => {
  if (besides === 'all') return { text: `r.site_id = ? AND ${text}`, values: [siteId, ...values] }
  if (besides === 'none')
    return { text: `r.site_id = ? AND r.status = 'APPROVED' AND ${text}`, values: [siteId, ...values] }
  return {
    text: `r.site_id = ? AND (r.status = 'APPROVED' OR r.author = ?) AND ${text}`,
    values: [siteId, besides.author, ...values],
  }
}

const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

const placeOf = (cursor: string): Place => {
  const place = parsed(cursor)
  if (!isObject(place)) throw badCursor()
  const { filter, sort, skip } = place
  if (typeof skip !== 'number' || !Number.isInteger(skip) || skip < 0 || skip > FURTHEST) throw badCursor()
  return { filter, sort, skip }
}

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw badCursor()
  }
}

const badCursor = () =>
  refuse('query.cursorPaging.cursor', 'FORMAT', 'must be a cursor from an earlier answer')
