import { createBounded } from '../../floor/bounded.ts'
import type { Reader } from '../../floor/database/database.ts'
import { type CollectionKey, dataStore, type StoredCollection } from './data.store.ts'

/** The most items kept in memory, across all collections of all sites. */
const MOST_ITEMS = 20_000

/** A valid collection name; nothing else is looked up. */
const NAME = /^[A-Za-z][\w-]{0,63}$/

/** Reads collections, and caches them until the database reports a change. */
export const createCollectionsMemory = () => {
  const kept = createBounded<StoredCollection>(MOST_ITEMS)
  return async (reader: Reader, key: CollectionKey): Promise<StoredCollection | undefined> => {
    if (!NAME.test(key.collectionId)) return undefined
    const name = `${key.siteId} ${key.collectionId}`
    const changes = await dataStore.changes(reader, key)
    const known = kept.get(name)
    if (changes !== undefined && known?.changes === changes) return known
    const read = await dataStore.read(reader, key)
    if (read) kept.set(name, read, read.items.length + 1)
    return read
  }
}
