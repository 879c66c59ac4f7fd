import { isDeepStrictEqual } from 'node:util'
import type {
  AggregateOrdersRequest,
  AggregateOrdersResponse,
  BulkUpdateOrdersRequest,
  BulkUpdateOrdersResponse,
  BulkUpdateOrderTagsRequest,
  BulkUpdateOrderTagsResponse,
  Order,
} from '@vitrine/contract'
import { bulkAnswer, failed, succeeded } from '../../../catalog/v3/bulk-results.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { changeOrder, type OrderChange } from '../change-order.ts'
import type { StoredOrder } from '../order.ts'
import { showOrder } from '../show-order.ts'
import { updateLocked } from '../update-order.ts'
import { aggregateOrders } from './aggregate-orders.ts'
import { changedTags } from './order-tags.ts'

/** Changes and counts of many orders, for merchants and apps. */
export interface BulkOrdersService {
  /** Each order is changed on its own; one that fails doesn't stop the others. */
  update(call: Call<BulkUpdateOrdersRequest>): Promise<BulkUpdateOrdersResponse>
  /** Each order is changed on its own; one that fails doesn't stop the others. */
  updateTags(call: Call<BulkUpdateOrderTagsRequest>): Promise<BulkUpdateOrderTagsResponse>
  /** @throws {InvalidArgument} naming the field that can't be counted or added up */
  aggregate(call: Call<AggregateOrdersRequest>): Promise<AggregateOrdersResponse>
}

export const createBulkOrders = (database: Database, ids: Ids): BulkOrdersService => {
  const changed = async (
    call: Call<unknown>,
    id: string,
    decide: (
      order: StoredOrder,
      tx: Transaction,
    ) => OrderChange | undefined | Promise<OrderChange | undefined>,
  ): Promise<Order> => {
    const site = await call.site()
    const order = await database.transaction((tx) =>
      changeOrder(tx, site, id, { ids, at: call.at }, (before) => decide(before, tx)),
    )
    return showOrder(order, site)
  }

  return {
    update: async (call) => {
      const results: BulkUpdateOrdersResponse['results'] = []
      for (const [index, change] of call.input.orders.entries()) {
        const id = String(change.order.id ?? '')
        try {
          if (!id) throw refuse(`orders[${index}].order.id`, 'REQUIRED_FIELD', 'must be given')
          const item = await changed(call, id, (order, tx) => updateLocked(tx, order, change))
          results.push({
            itemMetadata: succeeded(id, index),
            ...(call.input.returnEntity && { item }),
          })
        } catch (error) {
          results.push({ itemMetadata: failed(id, index, error) })
        }
      }
      return bulkAnswer(results)
    },

    updateTags: async (call) => {
      const { orderIds, assignTags, unassignTags } = call.input
      const results: BulkUpdateOrderTagsResponse['results'] = []
      for (const [index, id] of orderIds.entries()) {
        try {
          await changed(call, id, (order) => {
            const { tags: before, ...agreed } = order.document.agreed
            const tags = changedTags(before, assignTags, unassignTags)
            if (isDeepStrictEqual(tags, before)) return undefined
            const document = { ...order.document, agreed: { ...agreed, ...(tags && { tags }) } }
            return { after: { ...order, document }, activities: [], events: ['updated'] }
          })
          results.push({ itemMetadata: succeeded(id, index) })
        } catch (error) {
          results.push({ itemMetadata: failed(id, index, error) })
        }
      }
      return bulkAnswer(results)
    },

    aggregate: async (call) => ({
      aggregates: await aggregateOrders(database, await call.site(), call.input),
    }),
  }
}
