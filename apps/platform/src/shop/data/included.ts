import type { StoredCollection } from './data.store.ts'
import { type Reference, referenceOf, type StoredItem, showItem } from './data-item.ts'

/** Returns what to show for a linked item; undefined if it is gone. */
type Resolve = (field: string, reference: Reference) => unknown

/**
 * Reads the collections that some fields of items link to. Those fields then show the items themselves, one
 * level deep; all others show ids.
 */
export const createIncluded = async (
  items: readonly StoredItem[],
  fields: readonly string[],
  read: (collectionId: string) => Promise<StoredCollection | undefined>,
): Promise<Resolve> => {
  const wanted = new Set(fields)
  const referred = items.flatMap(({ data }) =>
    [...wanted].flatMap((field) => [Object.hasOwn(data, field) ? data[field] : undefined].flat()),
  )
  const names = new Set(referred.flatMap((value) => referenceOf(value)?.dataCollectionId ?? []))
  const byCollection = new Map<string, Map<string, StoredItem>>()
  for (const name of names) {
    const collection = await read(name)
    byCollection.set(name, new Map(collection?.items.map((item) => [item.id, item])))
  }
  return (field, { dataCollectionId, id }) => {
    if (!wanted.has(field)) return id
    const item = byCollection.get(dataCollectionId)?.get(id)
    return item && showItem(item).data
  }
}
