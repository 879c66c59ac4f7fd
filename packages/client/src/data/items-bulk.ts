import type { Operation } from '@vitrine/contract/operations'
import * as operations from '@vitrine/contract/operations'
import { bindable } from '../calls/module.ts'
import { content } from './content.shapes.ts'

/** An item to write: its own fields, and the `_id` it has or is to have. */
export type ItemToWrite = { _id?: string } & Record<string, unknown>
/** An item that wasn't written, and why. */
export interface BulkError extends Error {
  readonly code: string
  readonly item: ItemToWrite | string
  /** Its place in the request. */
  readonly originalIndex: number
}
/** What became of the items of a bulk call. */
export interface BulkResult {
  readonly inserted: number
  readonly updated: number
  readonly removed: number
  /** Items that already existed, or were missing, and stay as they are. */
  readonly skipped: number
  readonly errors: readonly BulkError[]
  readonly insertedItemIds: readonly string[]
  readonly updatedItemIds: readonly string[]
  readonly removedItemIds: readonly string[]
}
/** Conditions that items must meet, as those of a query. */
export interface CountOptions {
  readonly filter?: Readonly<Record<string, unknown>>
}
/** Conditions, order and page of different values. */
export interface DistinctOptions extends CountOptions {
  readonly order?: 'ASC' | 'DESC'
  readonly paging?: { readonly limit?: number; readonly offset?: number }
  readonly returnTotalCount?: boolean
}
/** The different values of a field. */
export interface DistinctResponse {
  readonly values: unknown[]
  readonly pagingMetadata: { count: number; offset: number; total?: number | null }
}

interface Done {
  readonly action: 'INSERT' | 'UPDATE' | 'DELETE'
  readonly itemMetadata: {
    readonly _id: string
    readonly originalIndex: number
    readonly success: boolean
    readonly error?: { readonly code: string; readonly description: string }
  }
}

const isList = <Item>(value: readonly Item[] | unknown): value is readonly Item[] => Array.isArray(value)

/** @param expected - the failure of items that are skipped */
const resultOf = (
  sent: readonly (ItemToWrite | string)[],
  answer: unknown,
  expected?: string,
): BulkResult => {
  const given = isList(sent) ? sent : []
  const { results: all } = answer as { results?: unknown }
  const results = isList(all) ? (all as Done[]).filter((result) => result?.itemMetadata) : []
  const done = (action: Done['action']) =>
    results
      .filter((result) => result.action === action && result.itemMetadata.success)
      .map(({ itemMetadata }) => itemMetadata._id)
  const errors = results.flatMap(({ itemMetadata: { error, originalIndex } }) => {
    if (!error || error.code === expected) return []
    const more = {
      name: 'BulkError',
      code: error.code,
      item: given[originalIndex] as ItemToWrite,
      originalIndex,
    }
    return [Object.assign(new Error(error.description), more)]
  })
  const [inserted, updated, removed] = [done('INSERT'), done('UPDATE'), done('DELETE')]
  return {
    ...{ inserted: inserted.length, updated: updated.length, removed: removed.length },
    skipped: given.length - errors.length - inserted.length - updated.length - removed.length,
    errors,
    ...{ insertedItemIds: inserted, updatedItemIds: updated, removedItemIds: removed },
  }
}

const split = (item?: ItemToWrite | null) => {
  const { _id, ...data } = item ?? {}
  return { _id, data }
}

const takes = { dataItems: { data: content } }

const bulk = (operation: Operation, expected?: string) =>
  bindable(
    ({ call }) =>
      async (dataCollectionId: string, items: readonly ItemToWrite[]): Promise<BulkResult> => {
        // The platform rejects anything that isn't a list of items.
        const dataItems = isList(items) ? items.map(split) : items
        return resultOf(items, await call(operation, { dataCollectionId, dataItems }, {}, takes), expected)
      },
  )

export const bulkInsert = /* @__PURE__ */ bulk(operations.bulkInsertDataItems, 'WDE0074')
export const bulkUpdate = /* @__PURE__ */ bulk(operations.bulkUpdateDataItems, 'WDE0073')
export const bulkSave = /* @__PURE__ */ bulk(operations.bulkSaveDataItems)

export const bulkRemove = /* @__PURE__ */ bindable(
  ({ call }) =>
    async (dataCollectionId: string, dataItemIds: readonly string[]): Promise<BulkResult> => {
      const answer = await call(operations.bulkRemoveDataItems, { dataCollectionId, dataItemIds })
      return resultOf(dataItemIds, answer, 'WDE0073')
    },
)

export const truncate = /* @__PURE__ */ bindable(
  ({ call }) =>
    async (dataCollectionId: string): Promise<void> => {
      await call(operations.truncateDataItems, { dataCollectionId })
    },
)

export const count = /* @__PURE__ */ bindable(
  ({ call }) =>
    async (dataCollectionId: string, options?: CountOptions): Promise<number> => {
      const input = { ...options, dataCollectionId }
      const { totalCount } = await call(operations.countDataItems, input, {}, { filter: content })
      return totalCount as number
    },
)

export const distinct = /* @__PURE__ */ bindable(
  ({ call }) =>
    async (
      dataCollectionId: string,
      fieldName: string,
      options?: DistinctOptions,
    ): Promise<DistinctResponse> => {
      const input = { ...options, dataCollectionId, fieldName }
      const gives = { distinctValues: content }
      const answer = await call(operations.queryDistinctValues, input, gives, { filter: content })
      const { distinctValues, pagingMetadata } = answer as unknown as Distinct
      return { values: distinctValues, pagingMetadata }
    },
)

interface Distinct {
  distinctValues: unknown[]
  pagingMetadata: DistinctResponse['pagingMetadata']
}
