import type * as wire from '@vitrine/contract'
import type { Database, Reader } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../calls/call.ts'
import { createCollectionsMemory } from './collections-memory.ts'
import { dataStore } from './data.store.ts'
import { fieldsOf, type StoredItem, showItem } from './data-item.ts'
import { createIncluded } from './included.ts'
import { itemFilter } from './item-filter.ts'
import { ordered, orderedBy } from './item-order.ts'
import { aggregated, distinctValues } from './item-summaries.ts'
import { createItemWrites, drop, enter, keep, storable } from './item-writes.ts'

/** A shop's own content: menus, pages and anything else its storefronts show. */
export interface DataService {
  /** @throws {Failure} DATA_COLLECTION_NOT_FOUND */
  query(call: Call<wire.QueryDataItemsRequest>): Promise<wire.QueryDataItemsResponse>
  collections(call: Call<wire.ListDataCollectionsRequest>): Promise<wire.ListDataCollectionsResponse>
  /** @throws {Failure} DATA_COLLECTION_NOT_FOUND, DATA_ITEM_NOT_FOUND */
  get(call: Call<wire.GetDataItemRequest>): Promise<wire.DataItemResponse>
  /** @throws {Failure} DATA_COLLECTION_NOT_FOUND */
  count(call: Call<wire.CountDataItemsRequest>): Promise<wire.CountDataItemsResponse>
  /** @throws {Failure} DATA_COLLECTION_NOT_FOUND */
  aggregate(call: Call<wire.AggregateDataItemsRequest>): Promise<wire.AggregateDataItemsResponse>
  /** @throws {Failure} DATA_COLLECTION_NOT_FOUND */
  distinct(call: Call<wire.QueryDistinctValuesRequest>): Promise<wire.QueryDistinctValuesResponse>
  /** @throws {Failure} DATA_COLLECTION_NOT_FOUND */
  truncate(call: Call<wire.TruncateDataItemsRequest>): Promise<wire.Empty>
  /** The hosted platform's own writes. */
  readonly writes: ReturnType<typeof createItemWrites>
  save(call: Call<wire.SaveDataItemRequest>): Promise<wire.SaveDataItemResponse>
  /** @throws {Failure} DATA_COLLECTION_NOT_FOUND */
  remove(call: Call<wire.RemoveDataItemRequest>): Promise<wire.Empty>
}

export interface DataParts {
  readonly database: Database
  readonly ids: Ids
}

const PAGE = 50

/** Which fields show the items they link to, by both names. */
type Including = Pick<wire.QueryDataItemsRequest, 'includeReferencedItems' | 'includeReferences'>

export const createData = ({ database, ids }: DataParts): DataService => {
  const collectionAt = createCollectionsMemory()
  const itemsOf = async (reader: Reader, siteId: string, collectionId: string) => {
    const collection = await collectionAt(reader, { siteId, collectionId })
    if (!collection) throw fail('DATA_COLLECTION_NOT_FOUND', { dataCollectionId: collectionId })
    return collection.items
  }
  const including = (reader: Reader, siteId: string, items: readonly StoredItem[], asked: Including) => {
    const fields = [
      ...(asked.includeReferencedItems ?? []),
      ...(asked.includeReferences ?? []).map(({ field }) => field),
    ]
    return createIncluded(items, fields, (id) => collectionAt(reader, { siteId, collectionId: id }))
  }

  return {
    writes: createItemWrites({ database, ids }),

    collections: async ({ actor: { siteId }, input, consistent }) => {
      const names = await dataStore.collections(consistent ? database : database.replica, siteId)
      const { page, pagingMetadata } = paged(names, input.paging)
      return { collections: page.map(showCollection), pagingMetadata }
    },

    get: async ({ actor: { siteId }, input, consistent }) => {
      const reader: Reader = consistent ? database : database.replica
      const items = await itemsOf(reader, siteId, input.dataCollectionId)
      const item = items.find(({ id }) => id === input.dataItemId)
      if (!item) throw fail('DATA_ITEM_NOT_FOUND', { dataItemId: input.dataItemId })
      return { dataItem: showItem(item, await including(reader, siteId, [item], input)) }
    },

    count: async ({ actor: { siteId }, input, consistent }) => {
      const isMeant = itemFilter(input.filter)
      const items = await itemsOf(consistent ? database : database.replica, siteId, input.dataCollectionId)
      return { totalCount: items.filter((item) => isMeant(fieldsOf(item))).length }
    },

    aggregate: async ({ actor: { siteId }, input, consistent }) => {
      const isMeant = itemFilter(input.initialFilter, 'initialFilter')
      const isShown = itemFilter(input.finalFilter, 'finalFilter')
      const items = await itemsOf(consistent ? database : database.replica, siteId, input.dataCollectionId)
      const results = aggregated(items.map(fieldsOf).filter(isMeant), input.aggregation ?? {}).filter(isShown)
      const { page, pagingMetadata } = paged(
        orderedBy(results, (result) => result, input.sort ?? [], 'sort'),
        input.paging,
      )
      return { results: page, pagingMetadata }
    },

    distinct: async ({ actor: { siteId }, input, consistent }) => {
      const isMeant = itemFilter(input.filter, 'filter')
      const items = await itemsOf(consistent ? database : database.replica, siteId, input.dataCollectionId)
      const values = distinctValues(items.map(fieldsOf).filter(isMeant), input.fieldName)
      const { page, pagingMetadata } = paged(input.order === 'DESC' ? values.reverse() : values, input.paging)
      return { distinctValues: page, pagingMetadata }
    },

    truncate: async ({ actor: { siteId }, input: { dataCollectionId: collectionId } }) => {
      await database.transaction(async (tx) => {
        if (!(await dataStore.change(tx, { siteId, collectionId })))
          throw fail('DATA_COLLECTION_NOT_FOUND', { dataCollectionId: collectionId })
        const items = (await dataStore.read(tx, { siteId, collectionId }))?.items ?? []
        for (const { id } of items) await drop(tx, { siteId, collectionId }, id)
      })
      return {}
    },

    query: async ({ actor: { siteId }, input, consistent }) => {
      const { dataCollectionId: collectionId, query = {} } = input
      const reader: Reader = consistent ? database : database.replica
      const isMeant = itemFilter(query?.filter)
      const items = await itemsOf(reader, siteId, collectionId)
      const found = items.filter((item) => isMeant(fieldsOf(item)))
      const offset = query?.paging?.offset ?? 0
      const limit = query?.paging?.limit ?? query?.cursorPaging?.limit ?? PAGE
      const page = ordered(found, query?.sort).slice(offset, offset + limit)
      const resolve = await including(reader, siteId, page, input)
      return {
        dataItems: page.map((item) => showItem(item, resolve)),
        pagingMetadata: { count: page.length, offset, total: found.length },
      }
    },

    save: async ({ actor: { siteId }, at, input: { dataCollectionId: collectionId, dataItem } }) => {
      const given = { ...storable(dataItem, 'dataItem'), id: dataItem.id ?? ids.guid() }
      const key = { siteId, collectionId }
      const { item } = await database.transaction(async (tx) => {
        await enter(tx, key, 'save')
        return keep(tx, key, given, 'save', at, 'dataItem')
      })
      return { dataItem: showItem(item) }
    },

    remove: async ({ actor: { siteId }, input: { dataCollectionId: collectionId, id } }) => {
      await database.transaction(async (tx) => {
        if (!(await dataStore.change(tx, { siteId, collectionId })))
          throw fail('DATA_COLLECTION_NOT_FOUND', { dataCollectionId: collectionId })
        await drop(tx, { siteId, collectionId }, id)
      })
      return {}
    },
  }
}

/** Everyone reads content; merchants and apps write it. */
const showCollection = (id: string): wire.DataCollection => ({
  ...{ id, displayName: id, collectionType: 'NATIVE' },
  permissions: { insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN', read: 'ANYONE' },
})

const paged = <T>(all: readonly T[], paging: wire.AggregateDataItemsRequest['paging']) => {
  const offset = paging?.offset ?? 0
  const page = all.slice(offset, offset + (paging?.limit ?? PAGE))
  return { page, pagingMetadata: { count: page.length, offset, total: all.length } }
}
