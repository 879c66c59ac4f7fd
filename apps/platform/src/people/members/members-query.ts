import type { ListMembersRequest, QueryMembersRequest } from '@vitrine/contract'
import type { Database, Reader } from '../../floor/database/database.ts'
import { boundOnce, readAll, readOne } from '../../floor/database/statements/bound-statement.ts'
import { statement } from '../../floor/database/statements/statement.ts'
import { InvalidArgument, refuse } from '../../floor/failure.ts'
import type { Condition } from '../../floor/query/condition.ts'
import type { Field, Fields } from '../../floor/query/field.ts'
import { type Query, readQuery, type Sort } from '../../floor/query/language.ts'
import { orderOf, PAGED, sqlOf } from '../../floor/query/sql.ts'
import type { MemberRow } from './member.ts'
import { type MemberTableRow, memberOf } from './members.store.ts'
import type { SignOnPolicy } from './sign-on-policy.ts'

const field = (kind: Field['kind'], column: string): Field => ({ kind, column, sortable: true })
const small = (column: string): Field => ({ ...field('text', column), small: true })
const choice = (column: string, ...values: string[]): Field => ({ ...field('choice', column), values })

/** The fields of members that queries may use. What a member waits for depends on the sign-on policy. */
const fieldsOf = (policy: SignOnPolicy): Fields =>
  new Map<string, Field>([
    ['id', field('text', 'm.member_id')],
    ['contactId', field('text', 'm.member_id')],
    ['loginEmail', small('m.email_key')],
    ['status', choice(statusColumn(policy), 'PENDING', 'APPROVED', 'BLOCKED')],
    ['privacyStatus', choice('m.privacy_status', 'PUBLIC', 'PRIVATE')],
    ['profile.nickname', field('name', 'm.nickname_key')],
    ['profile.slug', small('m.slug_key')],
    ['contact.firstName', field('name', 'm.first_name_key')],
    ['contact.lastName', field('name', 'm.last_name_key')],
    ['createdDate', field('time', 'm.created_at')],
    ['updatedDate', field('time', 'm.updated_at')],
    ['lastLoginDate', field('time', 'COALESCE(m.last_login_at, 0)')],
  ])

const statusColumn = ({ requireOwnerApproval, requireEmailVerification }: SignOnPolicy): string => {
  const waits = [
    ...(requireOwnerApproval ? ['m.approved_at IS NULL'] : []),
    ...(requireEmailVerification ? ['m.email_verified_at IS NULL'] : []),
  ]
  const pending = waits.length > 0 ? `WHEN ${waits.join(' OR ')} THEN 'PENDING'` : ''
  return `(CASE WHEN m.blocked_at IS NOT NULL THEN 'BLOCKED' ${pending} ELSE 'APPROVED' END)`
}

/** Fields that a plain text search covers. */
const SEARCHED = ['loginEmail', 'profile.nickname', 'profile.slug', 'contact.firstName', 'contact.lastName']
const NEWEST: readonly Sort[] = [{ field: field('time', 'm.created_at'), descending: true }]

/** Up to this many members, a full scan takes a few milliseconds. */
const SMALL = 2000
const countSome = statement<{ size: number }>(
  'SELECT COUNT(*) AS size FROM (SELECT 1 FROM members WHERE site_id = ? LIMIT 2001) AS few',
)

export interface MemberPage {
  readonly members: readonly MemberRow[]
  readonly offset: number
  readonly total: number
}

/** The parameters of a member list; calls name them differently. */
export type MembersAsked = Pick<QueryMembersRequest, 'query' | 'search'>

/** The input of `listMembers`, as a query. */
export const askedByList = ({ paging, sorting }: ListMembersRequest): MembersAsked => ({
  query: { ...(paging && { paging }), ...(sorting && { sorting: [sorting].flat() }) },
})

/**
 * Finds a page of a site's members, and the total; newest first by default.
 * @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, limits
 */
export const findMembers = async (
  database: Database,
  siteId: string,
  asked: MembersAsked,
  policy: SignOnPolicy,
): Promise<MemberPage> => {
  const { condition, sort, limit, offset } = readAsked(asked, fieldsOf(policy))
  const { text, values } = sqlOf(condition, 'm')
  const order = orderOf(sort.length > 0 ? sort : NEWEST, 'm.member_id')
  const from = `FROM members m WHERE m.site_id = ? AND m.deleted_at IS NULL AND ${text}`
  const page = boundOnce<MemberTableRow>({
    text: `SELECT m.*, ${order.columns} ${from} ORDER BY ${order.inner} ${PAGED}`,
    values: [siteId, ...values, limit, offset],
  })
  const count = boundOnce<{ total: number }>({
    text: `SELECT COUNT(*) AS total ${from}`,
    values: [siteId, ...values],
  })
  const reader = await readerFor(database, siteId, condition)
  const [rows, { total }] = [await readAll(reader, page), await readOne(reader, count)]
  return { members: rows.map(memberOf), offset, total }
}

/** Reads query and search in the common query language; errors name this call's fields. */
const readAsked = ({ query = {}, search }: MembersAsked, fields: Fields): Query => {
  const { filter, sort, sorting, paging, cursorPaging } = query
  const sought = search?.expression ? [searchFilter(search.expression, search.fields)] : []
  const all = sought.length === 0 ? filter : { $and: [...(filter ? [filter] : []), ...sought] }
  try {
    const order = sort && sort.length > 0 ? sort : (sorting ?? sort)
    return readQuery({ filter: all, sort: order, paging, cursorPaging }, { fields, moneyDigits: 0 })
  } catch (error) {
    if (!(error instanceof InvalidArgument) || sought.length === 0) throw error
    throw new InvalidArgument(
      error.violations.map((each) => ({ ...each, field: each.field.replace('filter.$and[0]', 'filter') })),
    )
  }
}

const searchFilter = (expression: string, fields: readonly string[] = ['profile.nickname']) => ({
  $or: fields.map((name, index) => {
    if (SEARCHED.includes(name)) return { [name]: { $contains: expression } }
    throw refuse(`search.fields[${index}]`, 'FIELD_NOT_ALLOWED', "can't be searched")
  }),
})

/** A query for one address, id or slug uses an index; anything else scans all members. */
const readerFor = async (database: Database, siteId: string, condition: Condition): Promise<Reader> => {
  const isFew =
    condition.is === 'compare' &&
    condition.relation === '=' &&
    ['m.member_id', 'm.email_key', 'm.slug_key'].includes(condition.column)
  if (isFew) return database
  const { size = 0 } = (await database.first(countSome, siteId)) ?? {}
  return size <= SMALL ? database : database.scans
}
