import type { QueryReviewsRequest } from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { boundOnce, readAll, type Sql } from '../../floor/database/statements/bound-statement.ts'
import type { Field, Fields } from '../../floor/query/field.ts'
import { readQuery, type Sort } from '../../floor/query/language.ts'
import { placeOf, type SkipPage, skipPage } from '../../floor/query/skip-cursor.ts'
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

/** @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, an invalid cursor */
export const findReviews = async (
  database: Database,
  visible: ReviewsFor,
  asked: NonNullable<QueryReviewsRequest['query']> = {},
): Promise<SkipPage<StoredReview>> => {
  const place = placeOf(asked)
  const query = readQuery(
    { filter: place.filter, sort: place.sort, paging: { limit: asked.cursorPaging?.limit ?? undefined } },
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
  return skipPage(place, query.limit, rows.map(reviewOf))
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
