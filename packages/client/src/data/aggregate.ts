import * as operations from '@vitrine/contract/operations'
import { bindable } from '../calls/module.ts'
import {
  createQuery,
  type Filter,
  type OffsetQuery,
  type QueryBuilder,
  type QueryFields,
  type QueryResult,
} from '../query/query-builder.ts'
import { content } from './content.shapes.ts'

/** Conditions for an aggregation, built as those of a query. */
export type ItemsFilter = QueryBuilder<Record<string, unknown>>

/** Calculations over a content collection, one result for each group. Without a name, `sum('price')` is `priceSum`. */
export interface ItemsAggregate {
  sum(field: string, name?: string): ItemsAggregate
  avg(field: string, name?: string): ItemsAggregate
  min(field: string, name?: string): ItemsAggregate
  max(field: string, name?: string): ItemsAggregate
  /** Counts the items of each group. */
  count(name?: string): ItemsAggregate
  /** Selects items. */
  filter(conditions: Pick<ItemsFilter, 'query'>): ItemsAggregate
  /** Makes a group for each value of these fields. */
  group(...fields: string[]): ItemsAggregate
  /** Selects results. */
  having(conditions: Pick<ItemsFilter, 'query'>): ItemsAggregate
  ascending(...fields: string[]): ItemsAggregate
  descending(...fields: string[]): ItemsAggregate
  limit(limit: number): ItemsAggregate
  skip(offset: number): ItemsAggregate
  /** Sends the aggregation. */
  run(options?: { readonly returnTotalCount?: boolean }): Promise<QueryResult<Record<string, unknown>>>
}

interface Aggregation extends OffsetQuery {
  fields?: string[]
  calculations?: object[]
  having?: Filter
  returnTotalCount?: boolean
}

const takes = { initialFilter: content, finalFilter: content }

/**
 * Builds conditions for `aggregate`.
 * @example
 * const costly = client.items.filter().gt('price', 40)
 * const { items } = await client.items.aggregate('Notes').filter(costly).group('kind').count().run()
 */
export const filter = (): ItemsFilter =>
  createQuery<Record<string, unknown>, QueryFields, string>(async () => ({})) as ItemsFilter

/**
 * Calculates sums, averages, extremes and counts of a content collection, step by step.
 * @throws {CommerceError} `WDE0025` when the collection doesn't exist
 * @example const { items } = await client.items.aggregate('Notes').group('kind').sum('price', 'total').run()
 */
export const aggregate = /* @__PURE__ */ bindable(
  ({ call }) =>
    (dataCollectionId: string): ItemsAggregate => {
      const fetchPage = async (asked: Aggregation) => {
        const { calculations, fields, filter, having, ...rest } = asked
        const aggregation = { groupingFields: fields, operations: calculations }
        const input = { ...rest, dataCollectionId, initialFilter: filter, aggregation, finalFilter: having }
        const answer = await call(operations.aggregateDataItems, input, { results: content }, takes)
        const { results, pagingMetadata } = answer as unknown as Answered
        return { items: results, metadata: pagingMetadata }
      }
      const steps = (query: Aggregation, change: (part: Partial<Aggregation>) => unknown) => {
        const more = (operation: object) =>
          change({ calculations: [...(query.calculations ?? []), operation] })
        const of =
          (short: string, name = short) =>
          (
            itemFieldName: string,
            resultFieldName = `${itemFieldName}${short[0]?.toUpperCase()}${short.slice(1)}`,
          ) =>
            more({ resultFieldName, [name]: { itemFieldName } })
        return {
          ...{ sum: of('sum'), avg: of('avg', 'average'), min: of('min'), max: of('max') },
          count: (resultFieldName = 'count') => more({ resultFieldName, itemCount: {} }),
          filter: (conditions: Pick<ItemsFilter, 'query'>) => change({ filter: conditions.query.filter }),
          group: (...fields: string[]) => change({ fields }),
          having: (conditions: Pick<ItemsFilter, 'query'>) => change({ having: conditions.query.filter }),
          run: async (options?: object) =>
            (change({ ...options }) as QueryBuilder<Record<string, unknown>>).find(),
        }
      }
      return createQuery(fetchPage, undefined, steps) as unknown as ItemsAggregate
    },
)

interface Answered {
  results: Record<string, unknown>[]
  pagingMetadata: { total?: number | null }
}
