import { queryOptions } from '@tanstack/react-query'
import { inParts, type PartResult } from '../../list/bulk-work.ts'
import { shop } from '../../session/shop-client.ts'
import { type AskedOrders, filterOf } from '../read-orders.ts'

/** The longest tag, and the most tags of an order. */
export const LONGEST_TAG = 50
export const MOST_TAGS = 100

interface Answer {
  readonly results: readonly {
    readonly itemMetadata: { readonly _id?: string; readonly success?: boolean }
  }[]
}

const resultOf = ({ results }: Answer): PartResult => {
  const changed = results.flatMap(({ itemMetadata: { _id, success } }) => (success && _id ? [_id] : []))
  return { changed, failed: results.length - changed.length }
}

/** A change of up to 100 orders. */
export type OrderChange = (ids: readonly string[]) => Promise<PartResult>

/** Archives orders, or takes them out of the archive. */
export const archiving =
  (archived: boolean): OrderChange =>
  async (ids) =>
    resultOf(await shop.orders.bulkUpdateOrders(ids.map((_id) => ({ order: { _id, archived } }))))

/** Adds tags to orders, and removes others. */
export const tagging =
  ({
    added = [],
    removed = [],
  }: {
    readonly added?: readonly string[]
    readonly removed?: readonly string[]
  }): OrderChange =>
  async (ids) =>
    resultOf(
      await shop.orders.bulkUpdateOrderTags([...ids], {
        assignTags: { privateTags: { tagIds: [...added] } },
        unassignTags: { privateTags: { tagIds: [...removed] } },
      }),
    )

/** Changes any number of orders. */
export const changeOrders = async (ids: readonly string[], change: OrderChange): Promise<PartResult> => {
  const changed: string[] = []
  let failed = 0
  for await (const part of inParts(ids)) {
    const result = await change(part)
    changed.push(...result.changed)
    failed += result.failed
  }
  return { changed, failed }
}

/** Counts the orders that a list was asked for. */
export const countOrders = async (asked: AskedOrders): Promise<number> => {
  const { aggregates } = await shop.orderMoney.aggregateOrders({
    ...{ filter: filterOf(asked), aggregation: { orders: { $count: 'archived' } } },
  })
  const counts: readonly unknown[] = Object.values(Object(aggregates.orders))
  return counts.reduce<number>((sum, count) => sum + Number(count), 0)
}

const FIELD = 'tags.privateTags.tagIds'

/** The tags that orders have, the most used first. */
export const knownTags = queryOptions({
  queryKey: ['orders', 'tags'],
  queryFn: async (): Promise<string[]> => {
    const { aggregates } = await shop.orderMoney.aggregateOrders({ aggregation: { tags: { $count: FIELD } } })
    const { tags } = aggregates
    return typeof tags === 'object' && tags !== null ? Object.keys(tags) : []
  },
  staleTime: 60_000,
})
