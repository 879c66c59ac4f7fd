import type {
  BulkDataItemsRequest,
  BulkDataItemsResponse,
  BulkRemoveDataItemsRequest,
  DataItemResponse,
  DeleteDataItemRequest,
  ErrorCode,
  WriteDataItemRequest,
} from '@vitrine/contract'
import { wireCodeOf } from '@vitrine/contract'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { Failure, fail, InvalidArgument, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { noteChange } from '../audit/noted.ts'
import type { Call } from '../calls/call.ts'
import { cleanData } from './clean-data.ts'
import {
  type CollectionKey,
  dataStore,
  type KeptItem,
  MOST_BYTES,
  MOST_COLLECTIONS,
  MOST_ITEMS,
} from './data.store.ts'
import { type ItemData, type StoredItem, showItem, writtenOf } from './data-item.ts'

/** What a write needs: a new id, an existing one, or either. */
export type WriteMode = 'insert' | 'update' | 'save'

interface GivenItem {
  readonly id?: string | undefined
  readonly data: ItemData
}

const LARGEST_BYTES = 64 * 1024
const ITEM_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/

type Result = BulkDataItemsResponse['results'][number]

/** The writes of content items: one at a time, or many in one transaction. */
export const createItemWrites = ({ database, ids }: { readonly database: Database; readonly ids: Ids }) => {
  const one = async (call: Call<WriteDataItemRequest>, mode: WriteMode): Promise<DataItemResponse> => {
    const { actor, at, input } = call
    const key = { siteId: actor.siteId, collectionId: input.dataCollectionId }
    const given = { ...storable(input.dataItem, 'dataItem'), id: idOf(input.dataItem, 'dataItem', ids, mode) }
    const { item } = await database.transaction(async (tx) => {
      await enter(tx, key, mode)
      return keep(tx, key, given, mode, at, 'dataItem')
    })
    return { dataItem: showItem(item) }
  }

  const many = async (
    {
      actor,
      at,
      input: { dataCollectionId, dataItems, returnEntity },
    }: Pick<Call<BulkDataItemsRequest>, 'actor' | 'at' | 'input'>,
    mode: WriteMode,
  ): Promise<BulkDataItemsResponse> => {
    const key = { siteId: actor.siteId, collectionId: dataCollectionId }
    const given = dataItems.map((item, index) => {
      const field = `dataItems[${index}]`
      return { ...storable(item, field), id: idOf(item, field, ids, mode), field }
    })
    const results = await database.transaction(async (tx) => {
      await enter(tx, key, mode)
      const done: Result[] = []
      for (const [index, { field, ...item }] of given.entries())
        done.push(
          await resultOf(item.id, index, mode === 'insert' ? 'INSERT' : 'UPDATE', async () => {
            const { item: kept, action } = await keep(tx, key, item, mode, at, field)
            return { action, ...(returnEntity && { dataItem: showItem(kept) }) }
          }),
        )
      return done
    })
    return answerOf(results)
  }

  return {
    one,
    many,

    remove: async ({ actor, input }: Call<DeleteDataItemRequest>): Promise<DataItemResponse> => {
      const key = { siteId: actor.siteId, collectionId: input.dataCollectionId }
      return database.transaction(async (tx) => {
        await enter(tx, key, 'update')
        const item = (await dataStore.read(tx, key))?.items.find(({ id }) => id === input.dataItemId)
        if (!item) throw fail('DATA_ITEM_NOT_FOUND', { dataItemId: input.dataItemId })
        await drop(tx, key, item.id)
        return { dataItem: showItem(item) }
      })
    },

    removeMany: async ({
      actor,
      input: { dataCollectionId, dataItemIds },
    }: Call<BulkRemoveDataItemsRequest>): Promise<BulkDataItemsResponse> => {
      const key = { siteId: actor.siteId, collectionId: dataCollectionId }
      const results = await database.transaction(async (tx) => {
        await enter(tx, key, 'update')
        const done: Result[] = []
        for (const [index, id] of dataItemIds.entries())
          done.push(
            await resultOf(id, index, 'DELETE', async () => {
              if (!(await drop(tx, key, id))) throw fail('DATA_ITEM_NOT_FOUND', { dataItemId: id })
              return { action: 'DELETE' }
            }),
          )
        return done
      })
      return answerOf(results)
    },
  }
}

/** Locks the collection until the transaction ends; creates it, unless it must exist. */
export const enter = async (tx: Transaction, key: CollectionKey, mode: WriteMode): Promise<void> => {
  if (await dataStore.change(tx, key)) return
  if (mode === 'update') throw fail('DATA_COLLECTION_NOT_FOUND', { dataCollectionId: key.collectionId })
  if (!(await dataStore.open(tx, key)))
    throw refuse('dataCollectionId', 'MAX_SIZE', `a shop can have at most ${MOST_COLLECTIONS} collections`)
  await dataStore.change(tx, key)
}

/** Writes an item into the collection that `enter` locked. Nothing is written when it fails. */
export const keep = async (
  tx: Transaction,
  key: CollectionKey,
  { id, data }: { readonly id: string; readonly data: ItemData },
  mode: WriteMode,
  at: number,
  field: string,
): Promise<{ item: StoredItem; action: 'INSERT' | 'UPDATE' }> => {
  const before: KeptItem | undefined = await dataStore.findKept(tx, key, id)
  if (before && mode === 'insert') throw fail('DATA_ITEM_ALREADY_EXISTS', { dataItemId: id })
  if (!before && mode === 'update') throw fail('DATA_ITEM_NOT_FOUND', { dataItemId: id })
  const { createdAt, updatedAt } = before ?? { createdAt: at, updatedAt: at }
  const item = { id, data, createdAt, updatedAt: Math.max(at, updatedAt) }
  if (!(await dataStore.save(tx, key, item, before)))
    throw refuse(
      field,
      'MAX_SIZE',
      `a collection can have at most ${MOST_ITEMS} items and ${MOST_BYTES} bytes`,
    )
  noteChange(tx, { ...entityOf(key, id), before: before ? { data: before.data } : null, after: { data } })
  return { item, action: before ? 'UPDATE' : 'INSERT' }
}

/** Removes an item from the collection that is locked; returns whether it was there. */
export const drop = async (tx: Transaction, key: CollectionKey, id: string): Promise<boolean> => {
  const kept = await dataStore.findKept(tx, key, id)
  if (!kept) return false
  await dataStore.remove(tx, key, id)
  noteChange(tx, { ...entityOf(key, id), before: { data: kept.data }, after: null })
  return true
}

const entityOf = ({ collectionId }: CollectionKey, id: string) =>
  ({ entityType: 'CONTENT_ITEM', entityId: `${collectionId}/${id}` }) as const

/** @throws {InvalidArgument} MAX_SIZE */
export const storable = ({ data }: GivenItem, field: string): { data: ItemData } => {
  const clean = cleanData(writtenOf(data))
  if (Buffer.byteLength(JSON.stringify(clean)) > LARGEST_BYTES)
    throw refuse(`${field}.data`, 'MAX_SIZE', `must be at most ${LARGEST_BYTES} bytes of JSON`)
  return { data: clean }
}

/** Packages send an item's id next to its data or inside it; an update must name one. */
const idOf = ({ id, data }: GivenItem, field: string, ids: Ids, mode: WriteMode): string => {
  const named = id ?? data._id
  if (named === undefined || named === null) {
    if (mode === 'update') throw refuse(`${field}.id`, 'REQUIRED_FIELD', 'must be given')
    return ids.guid()
  }
  if (typeof named !== 'string' || !ITEM_ID.test(named))
    throw refuse(`${field}.data._id`, 'FORMAT', 'must be an id with only letters, digits, -, _ and .')
  return named
}

/** Carries out one write of many; what is wrong with one item doesn't stop the others. */
const resultOf = async (
  id: string,
  originalIndex: number,
  action: Result['action'],
  work: () => Promise<Omit<Result, 'itemMetadata'>>,
): Promise<Result> => {
  try {
    return { ...(await work()), itemMetadata: { id, originalIndex, success: true } }
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return { action, itemMetadata: { id, originalIndex, success: false, error: problem } }
  }
}

const problemOf = (error: unknown): { code: string; description: string } | undefined => {
  if (error instanceof Failure) {
    const code: ErrorCode = error.code
    return { code: wireCodeOf(code), description: error.message }
  }
  const [violation] = error instanceof InvalidArgument ? error.violations : []
  return violation && { code: 'INVALID_ARGUMENT', description: `${violation.field} ${violation.description}` }
}

const answerOf = (results: Result[]): BulkDataItemsResponse => {
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  return {
    results,
    bulkActionMetadata: {
      totalSuccesses,
      totalFailures: results.length - totalSuccesses,
      undetailedFailures: 0,
    },
  }
}
