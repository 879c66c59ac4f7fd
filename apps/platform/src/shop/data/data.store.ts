import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { ItemData, StoredItem } from './data-item.ts'

/** A content collection with its items, in the order they were added. */
export interface StoredCollection {
  /** A new number after every change. */
  readonly changes: number
  readonly items: readonly StoredItem[]
}

interface ItemRow {
  changes: number
  item_id: string | null
  data: string
  created_at: number
  updated_at: number
}

const findChanges = statement<{ changes: number }>(
  'SELECT changes FROM content_collections WHERE site_id = ? AND collection_id = ?',
)
// One statement, so that number and items belong together.
const readAll = statement<ItemRow>(
  `SELECT c.changes AS changes, i.item_id AS item_id, i.data AS data, i.created_at AS created_at, i.updated_at AS updated_at
   FROM content_collections c
   LEFT JOIN content_items i ON i.site_id = c.site_id AND i.collection_id = c.collection_id
   WHERE c.site_id = ? AND c.collection_id = ?
   ORDER BY i.place`,
)
const listCollections = statement<{ collection_id: string }>(
  'SELECT collection_id FROM content_collections WHERE site_id = ? ORDER BY collection_id',
)
const countCollections = statement<{ count: number }>(
  'SELECT COUNT(*) AS count FROM content_collections WHERE site_id = ?',
)
/** Two collections created at once must not both be the fiftieth. */
const lockSite = statement<{ site_id: string }>('SELECT site_id FROM sites WHERE site_id = ? FOR UPDATE')
const openCollection = statement(
  `INSERT INTO content_collections (site_id, collection_id, changes, items, bytes, next_place)
   VALUES (?, ?, 0, 0, 0, 0)
   ON CONFLICT (site_id, collection_id) DO NOTHING`,
)
/** Also locks the row. */
const noteChange = statement(
  'UPDATE content_collections SET changes = changes + 1 WHERE site_id = ? AND collection_id = ?',
)
const resize = statement(
  `UPDATE content_collections SET changes = changes + 1, items = items + ?, bytes = bytes + ?, next_place = next_place + ?
   WHERE site_id = ? AND collection_id = ? AND items + ? <= ? AND bytes + ? <= ?`,
)
const replaceItem = statement(
  `UPDATE content_items SET data = ?, bytes = ?, updated_at = ?
   WHERE site_id = ? AND collection_id = ? AND item_id = ?`,
)
const insertItem = statement(
  `INSERT INTO content_items (site_id, collection_id, item_id, place, data, bytes, created_at, updated_at)
   SELECT site_id, collection_id, ?, next_place, ?, ?, ?, ?
   FROM content_collections WHERE site_id = ? AND collection_id = ?`,
)
const findItem = statement<{ bytes: number; data: string; created_at: number; updated_at: number }>(
  `SELECT bytes, data, created_at, updated_at FROM content_items
   WHERE site_id = ? AND collection_id = ? AND item_id = ?`,
)
const deleteItem = statement(
  'DELETE FROM content_items WHERE site_id = ? AND collection_id = ? AND item_id = ?',
)

/** Collections per site. */
export const MOST_COLLECTIONS = 50
/** Items per collection. */
export const MOST_ITEMS = 1000
/** The JSON of all items in a collection, so that no query takes long. */
export const MOST_BYTES = 2_000_000

/** What is known of an existing item. */
export interface KeptItem {
  readonly data: ItemData
  readonly bytes: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** A collection of one site. */
export interface CollectionKey {
  readonly siteId: string
  readonly collectionId: string
}

/** Content items by collection. Writers of one collection wait for each other at its row. */
export const dataStore = {
  /** Returns how many times a collection has changed; undefined if there is none. */
  changes: async (reader: Reader, { siteId, collectionId }: CollectionKey): Promise<number | undefined> =>
    (await reader.first(findChanges, siteId, collectionId))?.changes,

  /** The ids of a site's collections, in order. */
  collections: async (reader: Reader, siteId: string): Promise<string[]> =>
    (await reader.all(listCollections, siteId)).map(({ collection_id: id }) => id),

  read: async (
    reader: Reader,
    { siteId, collectionId }: CollectionKey,
  ): Promise<StoredCollection | undefined> => {
    const rows = await reader.all(readAll, siteId, collectionId)
    const [first] = rows
    if (!first) return undefined
    const items = rows.flatMap(({ item_id: id, data, created_at: createdAt, updated_at: updatedAt }) =>
      id === null ? [] : [{ id, data: JSON.parse(data) as ItemData, createdAt, updatedAt }],
    )
    return { changes: first.changes, items }
  },

  /**
   * Creates the collection if needed; returns whether there was room for it. Creations in one site wait for
   * each other.
   */
  open: async (tx: Transaction, { siteId, collectionId }: CollectionKey): Promise<boolean> => {
    await tx.first(lockSite, siteId)
    await tx.run(openCollection, siteId, collectionId)
    return ((await tx.first(countCollections, siteId))?.count ?? 0) <= MOST_COLLECTIONS
  },

  /**
   * Counts a change and keeps other writers away until the transaction ends; returns whether the collection
   * exists.
   */
  change: async (tx: Transaction, { siteId, collectionId }: CollectionKey): Promise<boolean> =>
    (await tx.run(noteChange, siteId, collectionId)) === 1,

  findKept: async (
    tx: Transaction,
    { siteId, collectionId }: CollectionKey,
    id: string,
  ): Promise<KeptItem | undefined> => {
    const row = await tx.first(findItem, siteId, collectionId, id)
    if (!row) return undefined
    const data: ItemData = JSON.parse(row.data)
    return { data, bytes: row.bytes, createdAt: row.created_at, updatedAt: row.updated_at }
  },

  /** Replaces an item or adds it at the end; returns whether there was room for it. */
  save: async (
    tx: Transaction,
    { siteId, collectionId }: CollectionKey,
    { id, data, createdAt, updatedAt }: StoredItem,
    before: KeptItem | undefined,
  ): Promise<boolean> => {
    const text = JSON.stringify(data)
    const bytes = Buffer.byteLength(text)
    const [items, more] = before ? [0, bytes - before.bytes] : [1, bytes]
    const key = [siteId, collectionId] as const
    if ((await tx.run(resize, items, more, items, ...key, items, MOST_ITEMS, more, MOST_BYTES)) !== 1)
      return false
    if (before) await tx.run(replaceItem, text, bytes, updatedAt, ...key, id)
    else await tx.run(insertItem, id, text, bytes, createdAt, updatedAt, ...key)
    return true
  },

  /** Removes an item, if it exists. */
  remove: async (tx: Transaction, key: CollectionKey, id: string): Promise<void> => {
    const { siteId, collectionId } = key
    const before = await dataStore.findKept(tx, key, id)
    if (!before) return
    await tx.run(deleteItem, siteId, collectionId, id)
    const less = -before.bytes
    await tx.run(resize, -1, less, 0, siteId, collectionId, -1, MOST_ITEMS, less, MOST_BYTES)
  },
}
