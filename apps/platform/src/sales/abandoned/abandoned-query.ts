import type { QueryAbandonedCheckoutsRequest } from '@vitrine/contract'
import type { Database } from '../../floor/database/database.ts'
import { boundOnce, readAll } from '../../floor/database/statements/bound-statement.ts'
import { type Field, field } from '../../floor/query/field.ts'
import { readQuery, type Sort } from '../../floor/query/language.ts'
import { placeOf, type SkipPage, skipPage } from '../../floor/query/skip-cursor.ts'
import { orderOf, PAGED, sqlOf } from '../../floor/query/sql.ts'
import { LEFT_COLUMNS, type LeftCheckout, type LeftRow, leftOf } from './kept/abandoned.store.ts'

const STATUSES = ['ABANDONED', 'RECOVERED']

/** The fields that queries may use. */
const FIELDS = new Map<string, Field>([
  ['id', field('text', 'a.checkout_id')],
  ['checkoutId', field('text', 'a.checkout_id')],
  ['cartId', field('text', "COALESCE(a.cart_id, '')")],
  ['status', { ...field('choice', 'a.status'), values: STATUSES }],
  ['createdDate', field('time', 'a.left_at')],
  ['updatedDate', field('time', 'a.updated_at')],
  ['checkoutRecoveredDate', field('time', 'COALESCE(a.recovered_at, 0)')],
])

const NEWEST: readonly Sort[] = [{ field: field('time', 'a.left_at'), descending: true }]

/** @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, an invalid cursor */
export const queryAbandoned = async (
  database: Database,
  siteId: string,
  asked: NonNullable<QueryAbandonedCheckoutsRequest['query']> = {},
): Promise<SkipPage<LeftCheckout>> => {
  const place = placeOf(asked)
  const skip = place.skip + (asked.paging?.offset ?? 0)
  const limit = asked.cursorPaging?.limit ?? asked.paging?.limit ?? undefined
  const query = readQuery(
    { filter: place.filter, sort: place.sort, paging: { limit } },
    { fields: FIELDS, moneyDigits: 0 },
  )
  const where = sqlOf(query.condition, 'a')
  const order = orderOf(query.sort.length > 0 ? query.sort : NEWEST, 'a.checkout_id')
  const columns = LEFT_COLUMNS.split(', ').map((name) => `a.${name}`)
  const rows = await readAll(
    database,
    boundOnce<LeftRow>({
      text: `SELECT ${columns.join(', ')}, ${order.columns} FROM abandoned_checkouts a
        WHERE a.site_id = ? AND a.status <> 'DELETED' AND ${where.text} ORDER BY ${order.inner} ${PAGED}`,
      values: [siteId, ...where.values, query.limit + 1, skip],
    }),
  )
  return skipPage({ ...place, skip }, query.limit, rows.map(leftOf))
}
