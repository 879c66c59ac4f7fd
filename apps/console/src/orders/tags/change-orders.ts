import { queryOptions } from '@tanstack/react-query'
import { shop } from '../../session/shop-client.ts'

/** The longest tag, and the most tags of an order. */
export const LONGEST_TAG = 50
export const MOST_TAGS = 100

/** How many orders one call changes. */
const AT_ONCE = 100

/** How many of some orders were changed, and how many couldn't be. */
export interface Changed {
  readonly done: number
  readonly failed: number
}

interface Answer {
  readonly bulkActionMetadata: { readonly totalSuccesses: number; readonly totalFailures: number }
}

const inParts = async (
  ids: readonly string[],
  change: (ids: string[]) => Promise<Answer>,
): Promise<Changed> => {
  let [done, failed] = [0, 0]
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const { bulkActionMetadata } = await change(ids.slice(start, start + AT_ONCE))
    done += bulkActionMetadata.totalSuccesses
    failed += bulkActionMetadata.totalFailures
  }
  return { done, failed }
}

/** Archives orders, or takes them out of the archive. */
export const archive = (ids: readonly string[], archived: boolean): Promise<Changed> =>
  inParts(ids, (part) => shop.orders.bulkUpdateOrders(part.map((_id) => ({ order: { _id, archived } }))))

/** Adds tags to orders, and removes others. */
export const changeTags = (
  ids: readonly string[],
  { added = [], removed = [] }: { readonly added?: readonly string[]; readonly removed?: readonly string[] },
): Promise<Changed> =>
  inParts(ids, (part) =>
    shop.orders.bulkUpdateOrderTags(part, {
      assignTags: { privateTags: { tagIds: [...added] } },
      unassignTags: { privateTags: { tagIds: [...removed] } },
    }),
  )

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
