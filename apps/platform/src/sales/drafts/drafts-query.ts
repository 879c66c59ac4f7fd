import type { QueryDraftOrdersRequest, QueryDraftOrdersResponse } from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { boundOnce, readAll } from '../../floor/database/statements/bound-statement.ts'
import type { Field, Fields } from '../../floor/query/field.ts'
import { readQuery, type Sort } from '../../floor/query/language.ts'
import { placeOf, skipPage } from '../../floor/query/skip-cursor.ts'
import { orderOf, PAGED, sqlOf } from '../../floor/query/sql.ts'
import { DRAFT_COLUMNS, type DraftRow, shownDraftOf } from './kept/drafts.store.ts'

const field = (kind: Field['kind'], column: string): Field => ({ kind, column, sortable: true })

/** The fields of draft orders that queries may use. */
const DRAFT_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 'd.draft_id')],
  ['orderId', field('text', "COALESCE(d.order_id, d.source_order_id, '')")],
  ['status', field('text', 'd.status')],
  ['createdDate', field('time', 'd.created_at')],
  ['updatedDate', field('time', 'd.updated_at')],
])

const NEWEST: readonly Sort[] = [{ field: field('time', 'd.updated_at'), descending: true }]

/** @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, an invalid cursor */
export const queryDrafts = async (
  database: Database,
  siteId: string,
  asked: NonNullable<QueryDraftOrdersRequest['query']> = {},
): Promise<QueryDraftOrdersResponse> => {
  const place = placeOf(asked)
  const query = readQuery(
    { filter: place.filter, sort: place.sort, paging: { limit: asked.cursorPaging?.limit ?? undefined } },
    { fields: DRAFT_FIELDS, moneyDigits: 0 },
  )
  const where = sqlOf(query.condition, 'd')
  const order = orderOf(query.sort.length > 0 ? query.sort : NEWEST, 'd.draft_id')
  const read = await readAll(
    database,
    boundOnce<DraftRow>({
      text: `SELECT ${DRAFT_COLUMNS}, ${order.columns} FROM draft_orders d WHERE d.site_id = ? AND ${where.text}
        ORDER BY ${order.inner} ${PAGED}`,
      values: [siteId, ...where.values, query.limit + 1, place.skip],
    }),
  )
  const { rows, next, prev } = skipPage(place, query.limit, read)
  return {
    draftOrders: rows.map(shownDraftOf),
    pagingMetadata: { count: rows.length, cursors: { next, prev } },
  }
}
