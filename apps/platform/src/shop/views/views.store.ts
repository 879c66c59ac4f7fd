import type { SavedView } from '@vitrine/contract'
import { folded } from '@vitrine/contract/folded'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'

/** A saved view as stored. */
export interface StoredView
  extends Pick<SavedView, 'id' | 'list' | 'name' | 'shared' | 'version' | 'content'> {
  readonly siteId: string
  /** Who saved it, as `principalOf` names them. */
  readonly owner: string
  readonly revision: number
  /** Milliseconds since 1970, like `updatedAt`. */
  readonly createdAt: number
  readonly updatedAt: number
}

interface ViewRow {
  site_id: string
  view_id: string
  list: string
  owner: string
  name: string
  shared: number
  version: number
  content: string
  revision: number
  created_at: number
  updated_at: number
}

const COLUMNS =
  'site_id, view_id, list, owner, name, shared, version, content, revision, created_at, updated_at'

const listViews = statement<ViewRow>(
  `SELECT ${COLUMNS} FROM saved_views WHERE site_id = ? AND list = ? AND (owner = ? OR shared = 1)
   ORDER BY name_key, view_id`,
)
const lockView = statement<ViewRow>(
  `SELECT ${COLUMNS} FROM saved_views WHERE site_id = ? AND view_id = ? FOR UPDATE`,
)
const findView = statement<ViewRow>(`SELECT ${COLUMNS} FROM saved_views WHERE site_id = ? AND view_id = ?`)
/** Two views saved at once must not both be the hundredth. */
const lockSite = statement<{ site_id: string }>('SELECT site_id FROM sites WHERE site_id = ? FOR UPDATE')
const countViews = statement<{ own: number; shared: number }>(
  `SELECT (SELECT count(*) FROM saved_views WHERE site_id = ? AND list = ? AND owner = ?) AS own,
     (SELECT count(*) FROM saved_views WHERE site_id = ? AND list = ? AND shared = 1) AS shared`,
)
const saveView = statement(
  `INSERT INTO saved_views (site_id, view_id, list, owner, name, name_key, shared, version, content, revision,
     created_at, updated_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, view_id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key,
     shared = excluded.shared, version = excluded.version, content = excluded.content,
     revision = excluded.revision, updated_at = excluded.updated_at`,
)
const deleteView = statement('DELETE FROM saved_views WHERE site_id = ? AND view_id = ?')

/** Saved views by list, sorted by name. */
export const viewsStore = {
  /** A caller's own views and those shared by others. */
  list: async (reader: Reader, siteId: string, list: string, owner: string): Promise<StoredView[]> =>
    (await reader.all(listViews, siteId, list, owner)).map(viewOf),

  find: async (reader: Reader, siteId: string, id: string): Promise<StoredView | undefined> => {
    const row = await reader.first(findView, siteId, id)
    return row && viewOf(row)
  },

  lock: async (tx: Transaction, siteId: string, id: string): Promise<StoredView | undefined> => {
    const row = await tx.first(lockView, siteId, id)
    return row && viewOf(row)
  },

  /** Counts the views of a list and keeps others from adding one until the transaction ends. */
  count: async (tx: Transaction, siteId: string, list: string, owner: string) => {
    await tx.first(lockSite, siteId)
    return (await tx.first(countViews, siteId, list, owner, siteId, list)) ?? { own: 0, shared: 0 }
  },

  /** @throws {ConstraintViolation} when another view of its owner has the name */
  save: (tx: Transaction, view: StoredView): Promise<number> =>
    tx.run(
      saveView,
      ...[view.siteId, view.id, view.list, view.owner, view.name, folded(view.name), view.shared ? 1 : 0],
      ...[view.version, JSON.stringify(view.content), view.revision, view.createdAt, view.updatedAt],
    ),

  remove: (tx: Transaction, siteId: string, id: string): Promise<number> => tx.run(deleteView, siteId, id),
}

const viewOf = (row: ViewRow): StoredView => ({
  siteId: row.site_id,
  id: row.view_id,
  list: row.list,
  owner: row.owner,
  name: row.name,
  shared: row.shared === 1,
  version: row.version,
  content: JSON.parse(row.content),
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
