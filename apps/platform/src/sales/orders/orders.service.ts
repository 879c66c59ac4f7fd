import type {
  CancelOrderRequest,
  CreateOrderRequest,
  Operation,
  OrderIdRequest,
  OrderResponse,
  QueryStoresOrdersRequest,
  QueryStoresOrdersResponse,
  RefundOrderRequest,
  SearchOrdersRequest,
  SearchOrdersResponse,
  UpdateOrderRequest,
} from '@vitrine/contract'
import { createOrder, refundOrder } from '@vitrine/contract/operations'
import { minorDigits } from '@vitrine/pricing'
import type { StockKeeper } from '../../catalog/inventory/stock-keeper.ts'
import type { OffersFor } from '../../catalog/products/records/offer.ts'
import { isMerchantSide, principalOf, type Somebody } from '../../floor/callers/actor.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Call } from '../../floor/http/answer.ts'
import type { Ids } from '../../floor/ids.ts'
import { attemptOf } from '../../shop/idempotency/attempt.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeOrder } from './change-order.ts'
import { orderMoneyStore } from './money/order-money.store.ts'
import { receivedMinor, type StoredOrder } from './order.ts'
import { recordOrderEvents } from './order-events.ts'
import { ordersStore } from './orders.store.ts'
import { searchOrders } from './orders-query.ts'
import { writtenOrder } from './placing/written-order.ts'
import { refundOrder as refund } from './refund-order.ts'
import { showOrder } from './show-order.ts'
import { queryStoresOrders } from './stores-orders.ts'
import { updatedOrder } from './update-order.ts'

/** Orders: those of everybody in the shop for merchants and apps, their own for visitors and members. */
export interface OrdersService {
  get(call: Call<OrderIdRequest>): Promise<OrderResponse>
  search(call: Call<SearchOrdersRequest>): Promise<SearchOrdersResponse>
  storesOrders(call: Call<QueryStoresOrdersRequest>): Promise<QueryStoresOrdersResponse>
  create(call: Call<CreateOrderRequest>): Promise<OrderResponse>
  update(call: Call<UpdateOrderRequest>): Promise<OrderResponse>
  cancel(call: Call<CancelOrderRequest>): Promise<OrderResponse>
  /** A refund that bears an idempotency key takes effect once. */
  refund(call: Call<RefundOrderRequest>): Promise<OrderResponse>
  markPaid(call: Call<OrderIdRequest>): Promise<OrderResponse>
  markFulfilled(call: Call<OrderIdRequest>): Promise<OrderResponse>
}

export interface OrdersParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
  readonly offersFor: OffersFor
  readonly stock: StockKeeper
}

export const createOrders = ({
  database,
  sites,
  clock,
  ids,
  offersFor,
  stock,
}: OrdersParts): OrdersService => {
  const find = async (siteId: string, id: string): Promise<StoredOrder> => {
    const order = await ordersStore.find(database, siteId, id)
    if (!order) throw fail('ORDER_NOT_FOUND')
    return order
  }
  const shown = async (siteId: string, order: StoredOrder): Promise<OrderResponse> => ({
    order: showOrder(order, await sites.get(siteId)),
  })
  const inOne = async (
    { siteId }: Somebody,
    work: (tx: Transaction, site: Site, parts: { ids: Ids; at: number }) => Promise<StoredOrder>,
  ): Promise<OrderResponse> => {
    const site = await sites.get(siteId)
    const parts = { ids, at: clock.now() }
    return { order: showOrder(await database.transaction((tx) => work(tx, site, parts)), site) }
  }
  const attemptAt = <Input>({ actor, input, header }: Call<Input>, { name: route }: Operation) =>
    attemptOf(header('idempotency-key'), {
      ...{ siteId: actor.siteId, principal: principalOf(actor), route, input, at: clock.now() },
    })

  return {
    get: async ({ actor, input: { id } }) => {
      const order = await find(actor.siteId, id)
      if (!(isMerchantSide(actor) || order.ownerKey === principalOf(actor))) throw fail('ORDER_NOT_FOUND')
      // Its id went to the browser that paid, to the shop and to the buyer's mailbox, never to the maker of the link.
      if (order.isUnclaimed && !isMerchantSide(actor))
        await database.transaction((tx) => ordersStore.claim(tx, actor.siteId, id))
      return shown(actor.siteId, order)
    },

    search: async ({ actor: { siteId }, input: { search } }) => {
      const site = await sites.get(siteId)
      const { orders, next } = await searchOrders(database, siteId, search, minorDigits(site.currency))
      return {
        orders: orders.map((order) => showOrder(order, site)),
        metadata: { count: orders.length, cursors: { next: next ?? null }, hasNext: next !== undefined },
      }
    },

    storesOrders: ({ actor, input: { query } }) =>
      queryStoresOrders(
        database,
        actor.siteId,
        isMerchantSide(actor) ? undefined : principalOf(actor),
        query,
      ),

    create: async (call) => {
      const { actor, input } = call
      const { siteId } = actor
      const site = await sites.get(siteId)
      const references = input.order.lineItems.flatMap(({ catalogReference: reference }, index) => {
        if (!reference) return []
        const { catalogItemId, appId, options } = reference
        if (catalogItemId === undefined || appId === undefined)
          throw refuse(
            `order.lineItems[${index}].catalogReference`,
            'REQUIRED_FIELD',
            'must name item and app',
          )
        return [{ catalogItemId, appId, ...(options !== undefined && { options }) }]
      })
      const offers = await offersFor(database, site, references)
      const at = clock.now()
      const written = writtenOrder(input.order, { site, ids, orderId: ids.guid(), at, offers })
      return once(
        database,
        attemptAt(call, createOrder),
        written.id,
        async (claim) => {
          const order = await database.transaction(async (tx) => {
            await claim?.(tx)
            const placed = { ...written, number: await ordersStore.nextNumber(tx, siteId) }
            await ordersStore.insert(tx, placed)
            await recordOrderEvents(tx, siteId, ['created'], showOrder(placed, site), { ids, at })
            return placed
          })
          return { order: showOrder(order, site) }
        },
        async (id) => shown(siteId, await find(siteId, id)),
      )
    },

    update: ({ actor, input }) =>
      inOne(actor, (tx, site, parts) =>
        changeOrder(tx, site, String(input.order.id), parts, (order) => updatedOrder(order, input)),
      ),

    cancel: ({ actor, input }) =>
      inOne(actor, (tx, site, parts) => cancelOrder(tx, site, input, { ...parts, stock })),

    refund: (call) =>
      once(
        database,
        attemptAt(call, refundOrder),
        call.input.id,
        (claim) =>
          inOne(call.actor, async (tx, site, parts) => {
            await claim?.(tx)
            return refund(tx, site, call.input, { ...parts, stock })
          }),
        async (id) => shown(call.actor.siteId, await find(call.actor.siteId, id)),
      ),

    markPaid: ({ actor, input: { id } }) =>
      inOne(actor, (tx, site, parts) =>
        changeOrder(tx, site, id, parts, async (order) => {
          const due = order.totalMinor - receivedMinor(order)
          if (due <= 0) return undefined
          if (order.status === 'CANCELED') throw fail('ORDER_IS_CANCELED')
          if (order.heldMinor > 0) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
          await orderMoneyStore.payOutside(tx, order, due)
          return { after: order, activities: ['ORDER_PAID'], events: ['updated'] }
        }),
      ),

    markFulfilled: ({ actor, input: { id } }) =>
      inOne(actor, (tx, site, parts) =>
        changeOrder(tx, site, id, parts, (order) => {
          if (order.fulfillmentStatus === 'FULFILLED') return undefined
          if (order.status === 'CANCELED') throw fail('ORDER_IS_CANCELED')
          const after: StoredOrder = { ...order, fulfillmentStatus: 'FULFILLED' }
          return { after, activities: ['ORDER_FULFILLED'], events: ['fulfilled'] }
        }),
      ),
  }
}
