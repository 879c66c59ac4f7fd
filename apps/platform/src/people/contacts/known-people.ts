import type { ContactSourceType, PlatformQuery } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Database, Reader } from '../../floor/database/database.ts'
import { statement } from '../../floor/database/database.ts'
import { boundOnce, readAll, readOne, type Sql } from '../../floor/database/statements/bound-statement.ts'
import { placeholders } from '../../floor/database/statements/statement.ts'
import type { Condition } from '../../floor/query/condition.ts'
import type { Field, Fields } from '../../floor/query/field.ts'
import { readFilterAndSort, readQuery, type Sort } from '../../floor/query/language.ts'
import { type Members, orderOf, PAGED, sqlOf } from '../../floor/query/sql.ts'
import { nameEnd, nameStart } from '../../floor/text/name-key.ts'
import { mergedAddressesStore } from '../customers/merged-addresses.store.ts'

/** Someone the shop knows, as the tables have them. */
export interface PersonRow {
  contact_id: string
  /** The contact's own row, if there is one. */
  own_id: string | null
  customer_id: string | null
  member_id: string | null
  email: string | null
  customer_name: string | null
  first_name: string | null
  last_name: string | null
  profile: string | null
  source: ContactSourceType | null
  revision: number | null
  document: string | null
  created_at: number
  updated_at: number
}

const OWN = 'k.source AS source, k.revision AS revision, k.document AS document'
/** Customers, who are members or guests, with what is kept of them. */
const CUSTOMERS = `SELECT c.site_id AS site_id, COALESCE(c.member_id, k.contact_id, c.customer_id) AS contact_id,
    k.contact_id AS own_id, c.customer_id AS customer_id, c.member_id AS member_id, c.email AS email,
    c.name AS customer_name, m.first_name AS first_name, m.last_name AS last_name, m.profile AS profile, ${OWN},
    COALESCE(k.phone, '') AS phone, COALESCE(m.first_name_key, k.first_key, c.name_key) AS first_key,
    COALESCE(m.last_name_key, k.last_key, '') AS last_key,
    CASE WHEN k.created_at < c.created_at THEN k.created_at ELSE c.created_at END AS created_at,
    COALESCE(k.updated_at, c.created_at) AS updated_at
  FROM customers c
  LEFT JOIN contacts k ON k.site_id = c.site_id AND k.email = c.email
  LEFT JOIN members m ON m.site_id = c.site_id AND m.member_id = c.member_id
  WHERE c.site_id = ?`
/** Contacts with neither an account nor orders. */
const OTHERS = `SELECT k.site_id AS site_id, k.contact_id AS contact_id, k.contact_id AS own_id, NULL AS customer_id,
    NULL AS member_id, k.email AS email, NULL AS customer_name, NULL AS first_name, NULL AS last_name, NULL AS profile,
    ${OWN}, k.phone AS phone, k.first_key AS first_key, k.last_key AS last_key, k.created_at AS created_at,
    k.updated_at AS updated_at
  FROM contacts k
  WHERE k.site_id = ? AND NOT EXISTS (
    SELECT 1 FROM customers c WHERE c.site_id = k.site_id AND c.email = k.email)`

const findPerson = statement<PersonRow>(
  `${CUSTOMERS} AND (c.customer_id = ? OR c.member_id = ? OR c.email =
      (SELECT email FROM contacts o WHERE o.site_id = ? AND o.contact_id = ?))
   UNION ALL ${OTHERS} AND k.contact_id = ?`,
)
const findByEmail = statement<PersonRow>(`${CUSTOMERS} AND c.email = ? UNION ALL ${OTHERS} AND k.email = ?`)

const field = (kind: Field['kind'], column: string): Field => ({ kind, column, sortable: kind !== 'list' })
const address: Field = { ...field('text', "COALESCE(p.email, '')"), small: true }
const FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 'p.contact_id')],
  ['primaryInfo.email', address],
  ['primaryEmail.email', address],
  ['info.emails.email', address],
  ['primaryInfo.phone', field('text', 'p.phone')],
  ['info.phones.phone', field('text', 'p.phone')],
  ['info.name.first', field('name', 'p.first_key')],
  ['info.name.last', field('name', 'p.last_key')],
  ['info.labelKeys', { ...field('list', 'p.own_id'), mayBeEmpty: true }],
  ['info.labelKeys.items', { ...field('list', 'p.own_id'), mayBeEmpty: true }],
  ['createdDate', field('time', 'p.created_at')],
  ['updatedDate', field('time', 'p.updated_at')],
])
const ALL: Sql = { text: '1 = 1', values: [] }
const NEWEST: readonly Sort[] = [{ field: field('time', 'p.created_at'), descending: true }]

const hasLabel: Members = ({ collectionIds: keys }) => ({
  text: `EXISTS (SELECT 1 FROM labelled_contacts l WHERE l.site_id = p.site_id AND l.contact_id = p.own_id
      AND l.label_key IN (${placeholders(keys.length)}))`,
  values: keys,
})

/** Finds someone by any id they are known under: of the member, the customer, or the contact's own row. */
export const findPersonById = (reader: Reader, siteId: string, id: string): Promise<PersonRow | undefined> =>
  reader.first(findPerson, siteId, id, id, siteId, id, siteId, id)

/**
 * Finds someone by their address, or by one that was merged into theirs.
 * @param email - as `mailAddressOf` writes it
 */
export const findPersonByEmail = async (
  reader: Reader,
  siteId: string,
  email: string,
): Promise<PersonRow | undefined> => {
  const known = await reader.first(findByEmail, siteId, email, siteId, email)
  const heir = known ? undefined : await mergedAddressesStore.heirOf(reader, siteId, email)
  return heir ? findPersonById(reader, siteId, heir.id) : known
}

export interface PeoplePage {
  readonly people: readonly PersonRow[]
  readonly offset: number
  readonly total: number
}

const matching = (siteId: string, condition: Condition, search: Sql = ALL): Sql => {
  const { text, values } = sqlOf(condition, 'p', hasLabel)
  return {
    text: `FROM (${CUSTOMERS} UNION ALL ${OTHERS}) p WHERE ${text} AND ${search.text}`,
    values: [siteId, siteId, ...values, ...search.values],
  }
}

/** Which contacts are meant: those that match a filter, and have a name, address or number exactly. */
export interface Matching {
  readonly filter?: PlatformQuery['filter']
  readonly search?: string | null | undefined
}

/**
 * Writes which people match, as `FROM … p WHERE …` over `PersonRow`.
 * @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, limits
 */
export const peopleMatching = (siteId: string, { filter, search }: Matching): Sql => {
  const { condition } = readFilterAndSort({ filter }, 'request', { fields: FIELDS, moneyDigits: 0 })
  return matching(siteId, condition, search ? searched(search) : ALL)
}

/** Names are compared without case, up to what follows the name in its key. */
const searched = (search: string): Sql => {
  const text = search.trim()
  const from = nameEnd(text)
  const to = `${nameStart(text)}\u0002`
  return {
    text: `((p.first_key >= ? AND p.first_key < ?) OR (p.last_key >= ? AND p.last_key < ?) OR p.email = ?
      OR p.phone = ?)`,
    values: [from, to, from, to, mailAddressOf(text) ?? text, text],
  }
}

/**
 * Finds a page of everyone the shop knows, newest first by default.
 * @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, limits
 */
export const findPeople = async (
  database: Database,
  siteId: string,
  asked: PlatformQuery,
): Promise<PeoplePage> => {
  const { condition, sort, limit, offset } = readQuery(asked, { fields: FIELDS, moneyDigits: 0 })
  const order = orderOf(sort.length > 0 ? sort : NEWEST, 'p.contact_id')
  const { text: from, values: bound } = matching(siteId, condition)
  const page = boundOnce<PersonRow>({
    text: `SELECT p.*, ${order.columns} ${from} ORDER BY ${order.inner} ${PAGED}`,
    values: [...bound, limit, offset],
  })
  const count = boundOnce<{ total: number }>({ text: `SELECT COUNT(*) AS total ${from}`, values: bound })
  const isFew = condition.is === 'compare' && condition.relation === '='
  const reader = isFew ? database : database.scans
  const [people, { total }] = [await readAll(reader, page), await readOne(reader, count)]
  return { people, offset, total }
}
