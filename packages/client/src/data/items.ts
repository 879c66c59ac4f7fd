import type { Operation } from '@vitrine/contract/operations'
import * as operations from '@vitrine/contract/operations'
import { functionLater } from '../calls/function-later.ts'
import { bindable } from '../calls/module.ts'
import { CommerceError } from '../http/error.ts'
import { createQuery, type OffsetQuery, type QueryBuilder, type QueryFields } from '../query/query-builder.ts'
import { queryLine } from '../query/query-line.ts'
import { content } from './content.shapes.ts'
import type * as part from './items-bulk.ts'
import type { ItemToWrite } from './items-bulk.ts'

export { aggregate, filter, type ItemsAggregate, type ItemsFilter } from './aggregate.ts'
export type {
  BulkError,
  BulkResult,
  CountOptions,
  DistinctOptions,
  DistinctResponse,
  ItemToWrite,
} from './items-bulk.ts'

/** An item of a content collection: its own fields, and those that every item has. */
export interface DataItem {
  _id: string
  [field: string]: unknown
}

/** A query over a content collection. */
export type ItemsQuery = QueryBuilder<DataItem> & {
  /** Returns the items that these fields refer to, instead of their ids. */
  include(...fields: string[]): ItemsQuery
}

const gives = { dataItems: { data: content } }
const takes = { query: content }

/**
 * Queries a content collection step by step.
 * @throws {CommerceError} `WDE0025` when the collection doesn't exist
 * @example
 * const { items } = await client.items.query('Pages').eq('slug', 'about').find()
 */
export const query = /* @__PURE__ */ bindable(({ call }) => (dataCollectionId: string): ItemsQuery => {
  const fetchPage = async ({ included, ...query }: Including) => {
    const input = { dataCollectionId, query, includeReferencedItems: included, returnTotalCount: true }
    const answer: unknown = await call(operations.queryDataItems, input, gives, takes, queryLine)
    const { dataItems, pagingMetadata } = answer as Partial<Answered>
    return { items: dataItems?.map(({ _id, data }) => ({ _id, ...data })), metadata: pagingMetadata }
  }
  const steps: Steps = (query, change) => ({
    include: (...fields: string[]) => change({ ...query, included: [...(query.included ?? []), ...fields] }),
  })
  return createQuery<DataItem, QueryFields, string>(fetchPage, undefined, steps) as ItemsQuery
})

type Including = OffsetQuery & { included?: string[] }
type Steps = (query: Including, change: (query: Including) => unknown) => object

interface Answered {
  dataItems: { _id: string; data: Record<string, unknown> }[]
  pagingMetadata: { total?: number | null }
}

const converted = { dataItem: { data: content } }

/** Fields that show the items they refer to, instead of their ids. */
export interface GetOptions {
  includeReferences?: { field: string }[]
}

const itemOf = (answer: unknown) => (answer as { dataItem?: { data: DataItem } }).dataItem?.data as DataItem

const write = (operation: Operation) =>
  bindable(({ call }) => async (dataCollectionId: string, item: ItemToWrite): Promise<DataItem> => {
    const { _id, ...data } = item ?? {} // the platform rejects anything that isn't an item
    return itemOf(await call(operation, { dataCollectionId, dataItem: { _id, data } }, converted, converted))
  })

/**
 * Returns an item; null if there is none.
 * @throws {CommerceError} `WDE0025` when the collection doesn't exist
 * @example const about = await client.items.get('Pages', 'about')
 */
export const get = /* @__PURE__ */ bindable(
  ({ call }) =>
    async (dataCollectionId: string, dataItemId: string, options?: GetOptions): Promise<DataItem | null> => {
      try {
        const input = { ...options, dataCollectionId, dataItemId }
        return itemOf(await call(operations.getDataItem, input, converted, undefined, queryLine))
      } catch (error) {
        if (error instanceof CommerceError && error.code === 'WDE0073') return null
        throw error
      }
    },
)

/**
 * Adds an item; the first one creates the collection. For merchants and programs, like all writes of items.
 * @throws {CommerceError} `WDE0074` when the collection already has an item with this id
 * @example await client.items.insert('Pages', { _id: 'jobs', title: 'Jobs', body: '<p>Soon.</p>' })
 */
export const insert = /* @__PURE__ */ write(operations.insertDataItem)

/**
 * Replaces an existing item.
 * @throws {CommerceError} `WDE0073` when there is none with this id, `WDE0025` without a collection
 * @example await client.items.update('Pages', { _id: 'jobs', title: 'Work with us', body: '<p>Soon.</p>' })
 */
export const update = /* @__PURE__ */ write(operations.updateDataItem)

/**
 * Replaces the item with this id, or adds it.
 * @example await client.items.save('Pages', { _id: 'jobs', title: 'Jobs', body: '<p>Soon.</p>' })
 */
export const save = /* @__PURE__ */ write(operations.upsertDataItem)

/**
 * Removes an item and returns what it was; null if there was none.
 * @throws {CommerceError} `WDE0025`
 * @example const removed = await client.items.remove('Pages', 'jobs')
 */
export const remove = /* @__PURE__ */ bindable(
  ({ call }) =>
    async (dataCollectionId: string, dataItemId: string): Promise<DataItem | null> => {
      try {
        return itemOf(await call(operations.deleteDataItem, { dataCollectionId, dataItemId }, converted))
      } catch (error) {
        if (error instanceof CommerceError && error.code === 'WDE0073') return null
        throw error
      }
    },
)

const bulk = () => import('./items-bulk.ts')

/**
 * Adds up to 1,000 items; those whose id exists are skipped.
 * @example
 * const { inserted, skipped } = await client.items.bulkInsert('Pages', [{ _id: 'press', title: 'Press' }])
 */
export const bulkInsert: typeof part.bulkInsert = /* @__PURE__ */ functionLater(bulk, 'bulkInsert')

/**
 * Replaces up to 1,000 items; those that don't exist are skipped.
 * @throws {CommerceError} `WDE0025`
 * @example const { updated, skipped } = await client.items.bulkUpdate('Pages', [{ _id: 'press', title: 'Press' }])
 */
export const bulkUpdate: typeof part.bulkUpdate = /* @__PURE__ */ functionLater(bulk, 'bulkUpdate')

/**
 * Replaces or adds up to 1,000 items.
 * @example const { inserted, updated } = await client.items.bulkSave('Pages', [{ _id: 'press', title: 'Press' }])
 */
export const bulkSave: typeof part.bulkSave = /* @__PURE__ */ functionLater(bulk, 'bulkSave')

/**
 * Removes up to 1,000 items; those that don't exist are skipped.
 * @throws {CommerceError} `WDE0025`
 * @example const { removed } = await client.items.bulkRemove('Pages', ['press', 'jobs'])
 */
export const bulkRemove: typeof part.bulkRemove = /* @__PURE__ */ functionLater(bulk, 'bulkRemove')

/**
 * Removes every item of a collection, which stays.
 * @throws {CommerceError} `WDE0025`
 * @example await client.items.truncate('Pages')
 */
export const truncate: typeof part.truncate = /* @__PURE__ */ functionLater(bulk, 'truncate')

/**
 * Counts the items of a collection, all of them or those that fit a filter.
 * @throws {CommerceError} `WDE0025`
 * @example const total = await client.items.count('Pages', { filter: { title: 'Jobs' } })
 */
export const count: typeof part.count = /* @__PURE__ */ functionLater(bulk, 'count')

/**
 * Lists the different values of a field.
 * @throws {CommerceError} `WDE0025`
 * @example const { values } = await client.items.distinct('Pages', 'title')
 */
export const distinct: typeof part.distinct = /* @__PURE__ */ functionLater(bulk, 'distinct')
