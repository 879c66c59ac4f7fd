import type { PlatformQuery } from '@vitrine/contract'
import { type Database, type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { boundOnce, readAll, readOne } from '../../floor/database/statements/bound-statement.ts'
import { placeholders } from '../../floor/database/statements/statement.ts'
import type { Field, Fields } from '../../floor/query/field.ts'
import { readQuery, type Sort } from '../../floor/query/language.ts'
import { orderOf, PAGED, sqlOf } from '../../floor/query/sql.ts'

/** A label of contacts. Times are milliseconds since 1970. */
export interface StoredLabel {
  readonly key: string
  readonly name: string
  /** What names are the same by: the name without letter case. */
  readonly nameKey: string
  readonly createdAt: number
  readonly updatedAt: number
}

interface LabelRow {
  label_key: string
  name: string
  name_key: string
  created_at: number
  updated_at: number
}

const COLUMNS = 'label_key, name, name_key, created_at, updated_at'
const findByKey = statement<LabelRow>(
  `SELECT ${COLUMNS} FROM contact_labels WHERE site_id = ? AND label_key = ?`,
)
const findByName = statement<LabelRow>(
  `SELECT ${COLUMNS} FROM contact_labels WHERE site_id = ? AND name_key = ?`,
)
const listLabels = statement<LabelRow>(
  `SELECT ${COLUMNS} FROM contact_labels WHERE site_id = ? ORDER BY name_key, label_key`,
)
const countLabels = statement<{ total: number }>(
  'SELECT COUNT(*) AS total FROM contact_labels WHERE site_id = ?',
)
const insertLabel = statement(
  `INSERT INTO contact_labels (site_id, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
)
const renameLabel = statement(
  'UPDATE contact_labels SET name = ?, name_key = ?, updated_at = ? WHERE site_id = ? AND label_key = ?',
)
const removeLabel = statement('DELETE FROM contact_labels WHERE site_id = ? AND label_key = ?')
const removeUses = statement('DELETE FROM labelled_contacts WHERE site_id = ? AND label_key = ?')
const addUse = statement(
  'INSERT INTO labelled_contacts (site_id, label_key, contact_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
)
const removeUse = statement(
  'DELETE FROM labelled_contacts WHERE site_id = ? AND label_key = ? AND contact_id = ?',
)

const field = (kind: Field['kind'], column: string): Field => ({ kind, column, sortable: true })
const FIELDS: Fields = new Map<string, Field>([
  ['key', field('text', 'l.label_key')],
  ['displayName', field('text', 'l.name')],
  ['createdDate', field('time', 'l.created_at')],
  ['updatedDate', field('time', 'l.updated_at')],
])
const BY_NAME: readonly Sort[] = [{ field: field('text', 'l.name_key'), descending: false }]

export interface LabelsPage {
  readonly labels: readonly StoredLabel[]
  readonly offset: number
  readonly total: number
}

export const labelsStore = {
  find: async (reader: Reader, siteId: string, key: string): Promise<StoredLabel | undefined> =>
    found(await reader.first(findByKey, siteId, key)),

  named: async (reader: Reader, siteId: string, nameKey: string): Promise<StoredLabel | undefined> =>
    found(await reader.first(findByName, siteId, nameKey)),

  count: async (reader: Reader, siteId: string): Promise<number> =>
    (await reader.first(countLabels, siteId))?.total ?? 0,

  /** Lists every label, by name. */
  all: async (reader: Reader, siteId: string): Promise<StoredLabel[]> =>
    (await reader.all(listLabels, siteId)).map(labelOf),

  /** Saves a new label; returns whether key and name were free. */
  add: async (tx: Transaction, siteId: string, label: StoredLabel): Promise<boolean> => {
    const { key, name, nameKey, createdAt, updatedAt } = label
    return (await tx.run(insertLabel, siteId, key, name, nameKey, createdAt, updatedAt)) === 1
  },

  /** @throws {ConstraintViolation} when another label has the name */
  rename: (
    tx: Transaction,
    siteId: string,
    { key, name, nameKey, updatedAt }: StoredLabel,
  ): Promise<number> => tx.run(renameLabel, name, nameKey, updatedAt, siteId, key),

  remove: async (tx: Transaction, siteId: string, key: string): Promise<boolean> => {
    await tx.run(removeUses, siteId, key)
    return (await tx.run(removeLabel, siteId, key)) === 1
  },

  give: (tx: Transaction, siteId: string, key: string, contactId: string): Promise<number> =>
    tx.run(addUse, siteId, key, contactId),

  take: (tx: Transaction, siteId: string, key: string, contactId: string): Promise<number> =>
    tx.run(removeUse, siteId, key, contactId),

  /** Lists the keys of the labels that contacts have, by the ids of their own rows. */
  keysOf: async (
    reader: Reader,
    siteId: string,
    contactIds: readonly string[],
  ): Promise<ReadonlyMap<string, string[]>> => {
    const keys = new Map<string, string[]>()
    if (contactIds.length === 0) return keys
    const rows = await readAll(
      reader,
      boundOnce<{ contact_id: string; label_key: string }>({
        text: `SELECT contact_id, label_key FROM labelled_contacts
          WHERE site_id = ? AND contact_id IN (${placeholders(contactIds.length)}) ORDER BY label_key`,
        values: [siteId, ...contactIds],
      }),
    )
    for (const row of rows) keys.set(row.contact_id, [...(keys.get(row.contact_id) ?? []), row.label_key])
    return keys
  },

  /** @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, limits */
  query: async (database: Database, siteId: string, asked: PlatformQuery): Promise<LabelsPage> => {
    const { condition, sort, limit, offset } = readQuery(asked, { fields: FIELDS, moneyDigits: 0 })
    const { text, values } = sqlOf(condition, 'l')
    const order = orderOf(sort.length > 0 ? sort : BY_NAME, 'l.label_key')
    const from = `FROM contact_labels l WHERE l.site_id = ? AND ${text}`
    const page = boundOnce<LabelRow>({
      text: `SELECT ${COLUMNS}, ${order.columns} ${from} ORDER BY ${order.inner} ${PAGED}`,
      values: [siteId, ...values, limit, offset],
    })
    const count = boundOnce<{ total: number }>({
      text: `SELECT COUNT(*) AS total ${from}`,
      values: [siteId, ...values],
    })
    const [rows, { total }] = [await readAll(database, page), await readOne(database, count)]
    return { labels: rows.map(labelOf), offset, total }
  },
}

const found = (row: LabelRow | undefined): StoredLabel | undefined => row && labelOf(row)

const labelOf = (row: LabelRow): StoredLabel => ({
  key: row.label_key,
  name: row.name,
  nameKey: row.name_key,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
