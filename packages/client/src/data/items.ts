import * as operations from '@vitrine/contract/operations'
import { bindable } from '../calls/module.ts'
import { createQuery, type OffsetQuery, type QueryBuilder, type QueryFields } from '../query/query-builder.ts'
import { queryLine } from '../query/query-line.ts'
import { content } from './content.shapes.ts'

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
