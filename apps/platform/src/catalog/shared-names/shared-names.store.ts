import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { changeIn } from '../../floor/database/statements/change-in.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import { selectIn } from '../../floor/database/statements/select-in.ts'
import { nameKey } from '../../floor/text/name-key.ts'
import type { ProductRecord } from '../products/records/product-record.ts'
import { type SharedName, sharedNamesOf, withChoicesOf } from './shared-name.ts'

export interface SharedRow {
  shared_id: string
  revision: number
  created_at: number
  updated_at: number
  document: string
}

export interface KeptName extends SharedName {
  readonly revision: number
  /** Milliseconds since 1970, like `updatedAt`. */
  readonly createdAt: number
  readonly updatedAt: number
}

export const SHARED_COLUMNS = 's.shared_id, s.revision, s.created_at, s.updated_at, s.document'
const COLUMNS = 'shared_id, revision, created_at, updated_at, document'

const byId = selectIn<SharedRow>(
  `SELECT ${COLUMNS} FROM shared_names WHERE site_id = ? AND shared_id IN (?*)`,
)
const byFormerId = selectIn<SharedRow & { former_id: string }>(
  `SELECT f.former_id, ${SHARED_COLUMNS} FROM former_shared_ids f
   JOIN shared_names s ON s.site_id = f.site_id AND s.shared_id = f.shared_id
   WHERE f.site_id = ? AND f.former_id IN (?*)`,
)
const titled = selectIn<SharedRow>(
  `SELECT ${COLUMNS} FROM shared_names WHERE site_id = ? AND kind = 'section' AND name_key IN (?*)`,
)
const save = insertRows(
  'shared_names',
  ['site_id', 'shared_id', 'kind', 'name_key', 'revision', 'created_at', 'updated_at', 'document'],
  `ON CONFLICT (site_id, shared_id) DO UPDATE SET revision = shared_names.revision + 1,
     updated_at = excluded.updated_at, document = excluded.document`,
)

const remove = statement('DELETE FROM shared_names WHERE site_id = ? AND shared_id = ?')
const rename = statement(
  `UPDATE shared_names SET shared_id = ?, name_key = ?, revision = revision + 1, updated_at = ?, document = ?
   WHERE site_id = ? AND shared_id = ?`,
)
const addFormerId = statement(
  'INSERT INTO former_shared_ids (site_id, former_id, shared_id) VALUES (?, ?, ?)',
)
const dropFormerIds = changeIn('DELETE FROM former_shared_ids WHERE site_id = ? AND former_id IN (?*)')

/** What products share by name. Writes need the site's catalog locked; see `catalogs`. */
export const sharedNames = {
  byId: async (reader: Reader, siteId: string, ids: readonly string[]): Promise<Map<string, KeptName>> =>
    new Map((await byId(reader, siteId, ids)).map((row) => [row.shared_id, keptName(row)])),

  /** Finds names by their ids, or by the ids that they had before they were renamed. */
  found: async (reader: Reader, siteId: string, ids: readonly string[]): Promise<Map<string, KeptName>> => {
    const found = await sharedNames.byId(reader, siteId, ids)
    const others = ids.filter((id) => !found.has(id))
    if (others.length === 0) return found
    for (const row of await byFormerId(reader, siteId, others)) found.set(row.former_id, keptName(row))
    return found
  },

  /** Info sections whose titles have the same key. */
  sectionsTitled: async (reader: Reader, siteId: string, title: string): Promise<KeptName[]> =>
    (await titled(reader, siteId, [nameKey(title)])).map(keptName),

  /** Writes names, and overwrites those with the same ids. A former id now belongs to the name written. */
  save: async (tx: Transaction, siteId: string, names: readonly SharedName[], at: number): Promise<void> => {
    await dropFormerIds(
      tx,
      [siteId],
      names.map(({ id }) => id),
    )
    await save(
      tx,
      names.map((shared) => {
        const { id, kind, name } = shared
        return [siteId, id, kind, nameKey(name), 1, at, at, JSON.stringify(shared)]
      }),
    )
  },

  /**
   * Renames a name, which changes its id; its old id still leads to it. A row that already has the new id is
   * replaced.
   *
   * @returns false if the name no longer exists
   */
  rename: async (
    tx: Transaction,
    siteId: string,
    formerId: string,
    shared: SharedName,
    at: number,
  ): Promise<boolean> => {
    const { id, name } = shared
    await dropFormerIds(tx, [siteId], [id])
    await tx.run(remove, siteId, id)
    const document = JSON.stringify(withoutRow(shared))
    if ((await tx.run(rename, id, nameKey(name), at, document, siteId, formerId)) === 0) return false
    await tx.run(addFormerId, siteId, formerId, id)
    return true
  },

  /** Writes one name and ignores any other columns the row was read with. */
  replace: (tx: Transaction, siteId: string, shared: SharedName, at: number): Promise<void> =>
    sharedNames.save(tx, siteId, [withoutRow(shared)], at),

  remove: (tx: Transaction, siteId: string, id: string): Promise<number> => tx.run(remove, siteId, id),

  /** Keeps what products share, as far as it isn't known yet. */
  note: async (tx: Transaction, siteId: string, records: readonly ProductRecord[]): Promise<void> => {
    const wanted = new Map<string, SharedName>()
    for (const shared of records.flatMap((record) => sharedNamesOf(siteId, record))) {
      const other = wanted.get(shared.id)
      wanted.set(shared.id, other ? withChoicesOf(other, shared) : shared)
    }
    if (wanted.size === 0) return
    const known = await sharedNames.byId(tx, siteId, [...wanted.keys()])
    const changed = [...wanted.values()].flatMap((shared) => {
      const before = known.get(shared.id)
      if (!before) return [shared]
      const after = withChoicesOf(before, shared)
      return after === before ? [] : [after]
    })
    const at = records.reduce((latest, { lastUpdated }) => Math.max(latest, lastUpdated), 0)
    await sharedNames.save(tx, siteId, changed.map(withoutRow), at)
  },
}

const withoutRow = ({ id, kind, name, choices, freeText, description }: SharedName): SharedName => ({
  id,
  kind,
  name,
  ...(choices && { choices }),
  ...(freeText && { freeText }),
  ...(description !== undefined && { description }),
})

/** Converts a row into a shared name. This store printed the document. */
export const keptName = (row: SharedRow): KeptName => {
  const shared: SharedName = JSON.parse(row.document)
  return { ...shared, revision: row.revision, createdAt: row.created_at, updatedAt: row.updated_at }
}
