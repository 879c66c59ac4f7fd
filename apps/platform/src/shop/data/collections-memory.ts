import { createBounded } from '../../floor/bounded.ts'
import type { Reader } from '../../floor/database/database.ts'
import { type CollectionKey, dataStore, type StoredCollection } from './data.store.ts'

/** Items kept in memory, in all collections of all sites together. */
const MOST_ITEMS = 20_000

/** What a collection can be called; nothing else is asked for. */
const NAME = /^[A-Za-z][\w-]{0,63}$/

/** Reads collections, and keeps what was read for as long as the database says that nothing has changed. */
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
