import type {
  BulkCreateFulfillmentsRequest,
  BulkCreateFulfillmentsResponse,
  CreateFulfillmentRequest,
  CreateFulfillmentResponse,
  DeleteFulfillmentRequest,
  FulfillmentResponse,
  NewFulfillment,
  UpdateFulfillmentRequest,
} from '@vitrine/contract'
import { failed, succeeded } from '../../../catalog/v3/bulk-results.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { changeOrder, type OrderChange } from '../change-order.ts'
import type { StoredOrder } from '../order.ts'
import { ordersStore } from '../orders.store.ts'
import { showFulfillments } from '../records/show-records.ts'
import { parcelsOf } from './parcels.ts'
import { deleteParcel, sendParcels, trackParcel } from './send-parcels.ts'

/** Parcels of orders, sent by staff and programs. */
export interface ParcelsService {
  /** A call with an idempotency key sends one parcel, however often it is repeated. */
  create(call: Call<CreateFulfillmentRequest>): Promise<CreateFulfillmentResponse>
  update(call: Call<UpdateFulfillmentRequest>): Promise<FulfillmentResponse>
  delete(call: Call<DeleteFulfillmentRequest>): Promise<FulfillmentResponse>
  /** Each order gets all its parcels or none; the others don't depend on it. */
  createMany(call: Call<BulkCreateFulfillmentsRequest>): Promise<BulkCreateFulfillmentsResponse>
}

const shown = (order: StoredOrder): FulfillmentResponse => ({
  orderWithFulfillments: { orderId: order.id, fulfillments: showFulfillments(order) },
})

export const createParcels = (database: Database, ids: Ids): ParcelsService => {
  const changed = async (
    call: Call<unknown>,
    orderId: string,
    decide: (order: StoredOrder, tx: Transaction) => OrderChange | Promise<OrderChange>,
    claim?: (tx: Transaction) => Promise<unknown>,
  ): Promise<StoredOrder> => {
    const site = await call.site()
    return database.transaction(async (tx) => {
      await claim?.(tx)
      return changeOrder(tx, site, orderId, { ids, at: call.at }, (order) => decide(order, tx))
    })
  }
  const send = async (
    call: Call<unknown>,
    orderId: string,
    fulfillments: readonly (NewFulfillment & { readonly id: string })[],
    { isMailed, claim }: { isMailed: boolean; claim?: ((tx: Transaction) => Promise<unknown>) | undefined },
  ): Promise<StoredOrder> => {
    const site = await call.site()
    const parts = { ids, at: call.at, isMailed }
    return changed(call, orderId, (order, tx) => sendParcels(tx, site, order, fulfillments, parts), claim)
  }

  return {
    create: async (call) => {
      const { orderId, fulfillment, sendShippingEmail: isMailed = true } = call.input
      const id = ids.guid()
      return once(
        database,
        call.attempt(),
        id,
        async (claim) => {
          const order = await send(call, orderId, [{ ...fulfillment, id }], { isMailed, claim })
          return { ...shown(order), fulfillmentId: id }
        },
        async (fulfillmentId) => {
          const order = await ordersStore.find(database, call.actor.siteId, orderId)
          if (!order) throw fail('ORDER_NOT_FOUND')
          return { ...shown(order), fulfillmentId }
        },
      )
    },

    update: async (call) => {
      const { orderId, fulfillment } = call.input
      const tracked = (order: StoredOrder) => {
        const found = parcelsOf(order).find(({ id }) => id === fulfillment.id)
        return trackParcel(order, fulfillment.id, fulfillment.trackingInfo ?? found?.tracking)
      }
      return shown(await changed(call, orderId, tracked))
    },

    delete: async (call) => {
      const { orderId, fulfillmentId } = call.input
      return shown(await changed(call, orderId, (order, tx) => deleteParcel(tx, order, fulfillmentId)))
    },

    createMany: async (call) => {
      const results: BulkCreateFulfillmentsResponse['results'] = []
      for (const [originalIndex, { orderId, fulfillments }] of call.input.ordersWithFulfillments.entries()) {
        const parcels = fulfillments.map((each) => ({ ...each, id: ids.guid() }))
        try {
          const order = await send(call, orderId, parcels, { isMailed: true })
          const { orderWithFulfillments: ordersWithFulfillments } = shown(order)
          results.push({ itemMetadata: succeeded(orderId, originalIndex), ordersWithFulfillments })
        } catch (error) {
          results.push({ itemMetadata: failed(orderId, originalIndex, error) })
        }
      }
      const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
      const totalFailures = results.length - totalSuccesses
      return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
    },
  }
}
