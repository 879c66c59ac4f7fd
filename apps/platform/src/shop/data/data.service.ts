import type {
  Empty,
  QueryDataItemsRequest,
  QueryDataItemsResponse,
  RemoveDataItemRequest,
  SaveDataItemRequest,
  SaveDataItemResponse,
} from '@vitrine/contract'
import type { Database, Reader } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../calls/call.ts'
import { cleanData } from './clean-data.ts'
import { createCollectionsMemory } from './collections-memory.ts'
import { dataStore, MOST_BYTES, MOST_COLLECTIONS, MOST_ITEMS } from './data.store.ts'
import { fieldsOf, type ItemData, type StoredItem, showItem, writtenOf } from './data-item.ts'
import { createIncluded } from './included.ts'
import { itemFilter } from './item-filter.ts'
import { ordered } from './item-order.ts'

/** A shop's own content: menus, pages, whatever else its storefronts show. */
export interface DataService {
  /** @throws {Failure} DATA_COLLECTION_NOT_FOUND */
  query(call: Call<QueryDataItemsRequest>): Promise<QueryDataItemsResponse>
  save(call: Call<SaveDataItemRequest>): Promise<SaveDataItemResponse>
  /** @throws {Failure} DATA_COLLECTION_NOT_FOUND */
  remove(call: Call<RemoveDataItemRequest>): Promise<Empty>
}

export interface DataParts {
  readonly database: Database
  readonly ids: Ids
}

const PAGE = 50
const LARGEST_BYTES = 64 * 1024

export const createData = ({ database, ids }: DataParts): DataService => {
  const collectionAt = createCollectionsMemory()

  return {
    query: async ({ actor: { siteId }, input, consistent }) => {
      const { dataCollectionId: collectionId, query = {}, includeReferencedItems: included = [] } = input
      const reader: Reader = consistent ? database : database.replica
      const isMeant = itemFilter(query?.filter)
      const collection = await collectionAt(reader, { siteId, collectionId })
      if (!collection) throw fail('DATA_COLLECTION_NOT_FOUND', { dataCollectionId: collectionId })

      const found = collection.items.filter((item) => isMeant(fieldsOf(item)))
      const offset = query?.paging?.offset ?? 0
      const limit = query?.paging?.limit ?? query?.cursorPaging?.limit ?? PAGE
      const page = ordered(found, query?.sort).slice(offset, offset + limit)
      const resolve = await createIncluded(page, included, (id) =>
        collectionAt(reader, { siteId, collectionId: id }),
      )
      return {
        dataItems: page.map((item) => showItem(item, resolve)),
        pagingMetadata: { count: page.length, offset, total: found.length },
      }
    },

    save: async ({ actor: { siteId }, at, input: { dataCollectionId: collectionId, dataItem } }) => {
      const data = storable(dataItem.data)
      const key = { siteId, collectionId }
      const id = dataItem.id ?? ids.guid()
      const saved = await database.transaction(async (tx): Promise<StoredItem> => {
        if (!(await dataStore.change(tx, key))) {
          if (!(await dataStore.open(tx, key)))
            throw refuse(
              'dataCollectionId',
              'MAX_SIZE',
              `a shop can have at most ${MOST_COLLECTIONS} collections`,
            )
          await dataStore.change(tx, key)
        }
        const before = await dataStore.findKept(tx, key, id)
        const { createdAt, updatedAt } = before ?? { createdAt: at, updatedAt: at }
        const item = { id, data, createdAt, updatedAt: Math.max(at, updatedAt) }
        if (!(await dataStore.save(tx, key, item, before)))
          throw refuse(
            'dataItem',
            'MAX_SIZE',
            `a collection can have at most ${MOST_ITEMS} items and ${MOST_BYTES} bytes`,
          )
        return item
      })
      return { dataItem: showItem(saved) }
    },

    remove: async ({ actor: { siteId }, input: { dataCollectionId: collectionId, id } }) => {
      await database.transaction(async (tx) => {
        if (!(await dataStore.change(tx, { siteId, collectionId })))
          throw fail('DATA_COLLECTION_NOT_FOUND', { dataCollectionId: collectionId })
        await dataStore.remove(tx, { siteId, collectionId }, id)
      })
      return {}
    },
  }
}

/** @throws {InvalidArgument} MAX_SIZE */
const storable = (data: ItemData): ItemData => {
  const clean = cleanData(writtenOf(data))
  if (Buffer.byteLength(JSON.stringify(clean)) > LARGEST_BYTES)
    throw refuse('dataItem.data', 'MAX_SIZE', `must be at most ${LARGEST_BYTES} bytes of JSON`)
  return clean
}
