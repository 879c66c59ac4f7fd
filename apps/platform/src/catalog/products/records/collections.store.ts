import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import { nameKey } from '../../../floor/text/name-key.ts'
import type { CollectionDocument, CollectionRecord } from './product-record.ts'

export interface CollectionRow {
  collection_number: number
  collection_id: string
  slug: string
  visible: number
  last_updated: number
  revision: number
  created_at: number
  parent_id: string
  place: number
  document: string
  visible_products: number
  all_products: number
}

export interface CountedCollection extends CollectionRecord {
  /** Counts writes, starting at 1, but not those of its products. */
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The collection that contains it as a category; empty at the root. */
  readonly parentId: string
  /** The order among the categories of its parent. */
  readonly place: number
  readonly visibleProducts: number
  readonly allProducts: number
}

export const COLLECTION_COLUMNS = `c.collection_number, c.collection_id, c.slug, c.visible, c.last_updated,
  c.revision, c.created_at, c.parent_id, c.place, c.document, n.visible_products, n.all_products`
export const COLLECTION_SOURCE = `FROM collections c
  JOIN collection_counts n ON n.site_id = c.site_id AND n.collection_number = c.collection_number`

const byId = statement<CollectionRow>(
  `SELECT ${COLLECTION_COLUMNS} ${COLLECTION_SOURCE} WHERE c.site_id = ? AND c.collection_id = ?`,
)
const bySlug = statement<CollectionRow>(
  `SELECT ${COLLECTION_COLUMNS} ${COLLECTION_SOURCE} WHERE c.site_id = ? AND c.slug = ?`,
)
const numbers = selectIn<{ collection_id: string; collection_number: number }>(
  'SELECT collection_id, collection_number FROM collections WHERE site_id = ? AND collection_id IN (?*)',
)
const saveCollection = statement(
  `INSERT INTO collections (created_at, site_id, collection_number, collection_id, slug, name_key, visible, last_updated, document)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, collection_number) DO UPDATE SET slug = excluded.slug, name_key = excluded.name_key,
     visible = excluded.visible, last_updated = excluded.last_updated, document = excluded.document,
     revision = collections.revision + 1`,
)
const placeCollection = statement(
  `UPDATE collections SET parent_id = ?, place = ?, revision = revision + CAST(? AS BIGINT)
   WHERE site_id = ? AND collection_id = ? AND (parent_id <> ? OR place <> ?)`,
)
const freeChildren = statement(
  `UPDATE collections SET parent_id = '', revision = revision + 1 WHERE site_id = ? AND parent_id =
     (SELECT c.collection_id FROM collections c WHERE c.site_id = ? AND c.collection_number = ?)`,
)
const deleteCollection = statement('DELETE FROM collections WHERE site_id = ? AND collection_number = ?')
const endCount = statement('DELETE FROM collection_counts WHERE site_id = ? AND collection_number = ?')
const findDeleted = statement<{ site_id: string; collection_number: number }>(
  `SELECT n.site_id, n.collection_number FROM collection_counts n
   LEFT JOIN collections c ON c.site_id = n.site_id AND c.collection_number = n.collection_number
   WHERE c.collection_id IS NULL LIMIT 1`,
)
const beginCount = statement(
  `INSERT INTO collection_counts (site_id, collection_number, visible_products, all_products) VALUES (?, ?, 0, 0)
   ON CONFLICT (site_id, collection_number) DO NOTHING`,
)

export const collectionsStore = {
  byId: async (reader: Reader, siteId: string, id: string): Promise<CountedCollection | undefined> =>
    recordOf(await reader.first(byId, siteId, id)),

  bySlug: async (reader: Reader, siteId: string, slug: string): Promise<CountedCollection | undefined> =>
    recordOf(await reader.first(bySlug, siteId, slug)),

  numbers: async (reader: Reader, siteId: string, ids: readonly string[]): Promise<Map<string, number>> =>
    new Map((await numbers(reader, siteId, ids)).map((row) => [row.collection_id, row.collection_number])),

  /** Returns whether all of these collections exist. */
  areThere: async (reader: Reader, siteId: string, ids: readonly string[]): Promise<boolean> => {
    const different = [...new Set(ids)]
    return (await numbers(reader, siteId, different)).length === different.length
  },

  /**
   * Deletes a collection: from now on no read finds it. Its products keep their places until they are
   * removed; then call `forget`. Numbers are never reused. Categories below it move to the root.
   */
  remove: async (tx: Transaction, siteId: string, number: number): Promise<void> => {
    await tx.run(freeChildren, siteId, siteId, number)
    await tx.run(deleteCollection, siteId, number)
  },

  /**
   * Gives a category its place in the tree. Needs the site's catalog locked; see `catalogs`.
   *
   * @param changes - 0 for a category created in the same transaction, otherwise 1
   */
  place: async (
    tx: Transaction,
    siteId: string,
    id: string,
    { parentId, place }: { readonly parentId: string; readonly place: number },
    changes: 0 | 1,
  ): Promise<void> => {
    await tx.run(placeCollection, parentId, place, changes, siteId, id, parentId, place)
  },

  /** Deletes the count of a deleted collection once it has no products. */
  forget: async (tx: Transaction, siteId: string, number: number): Promise<void> => {
    await tx.run(endCount, siteId, number)
  },

  /** Finds a deleted collection that still has products. */
  findDeleted: async (reader: Reader): Promise<{ siteId: string; number: number } | undefined> => {
    const row = await reader.first(findDeleted)
    return row && { siteId: row.site_id, number: row.collection_number }
  },

  /** Writes a collection; its products stay unchanged. Needs the site's catalog locked; see `catalogs`. */
  save: async (tx: Transaction, siteId: string, record: CollectionRecord): Promise<void> => {
    await tx.run(
      saveCollection,
      record.lastUpdated,
      siteId,
      record.number,
      record.collectionId,
      record.slug,
      nameKey(record.document.name),
      Number(record.visible),
      record.lastUpdated,
      JSON.stringify(record.document),
    )
    await tx.run(beginCount, siteId, record.number)
  },
}

/** Converts a row into a collection. */
export const countedCollection = (row: CollectionRow): CountedCollection => ({
  collectionId: row.collection_id,
  number: row.collection_number,
  slug: row.slug,
  visible: row.visible === 1,
  lastUpdated: row.last_updated,
  revision: row.revision,
  createdAt: row.created_at,
  parentId: row.parent_id,
  place: row.place,
  document: documentOf(row.document),
  visibleProducts: row.visible_products,
  allProducts: row.all_products,
})

const recordOf = (row: CollectionRow | undefined): CountedCollection | undefined =>
  row && countedCollection(row)

/** This store printed the text from a document. */
const documentOf = (text: string): CollectionDocument => JSON.parse(text)
