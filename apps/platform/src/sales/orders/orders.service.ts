import type * as wire from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import type { StockKeeper } from '../../catalog/inventory/stock-keeper.ts'
import type { OffersFor } from '../../catalog/products/records/offer.ts'
import { isMerchantSide, type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../../shop/calls/call.ts'
import { once } from '../../shop/idempotency/once.ts'
import type { Site } from '../../shop/sites/site.ts'
import { assertDeliverable } from '../cart/lines/gift-delivery.ts'
import { referenceOf } from '../cart/lines/new-lines.ts'
import { cancelOrder } from './cancel-order.ts'
import { keepDeliveries } from './cards/keep-deliveries.ts'
import { sendCard } from './cards/send-card.ts'
import { changeOrder, type OrderChange } from './change-order.ts'
import { fulfillOrder } from './fulfill-order.ts'
import { orderMoneyStore } from './money/order-money.store.ts'
import { keptMinor, type StoredOrder } from './order.ts'
import { recordOrderEvents } from './order-events.ts'
import { ordersStore } from './orders.store.ts'
import { searchOrders } from './orders-query.ts'
import { writtenOrder } from './placing/written-order.ts'
import { refundOrder as refund } from './refund-order.ts'
import { sendOrderEmail } from './send-order-email.ts'
import { forBuyer, showOrder } from './show-order.ts'
import { queryStoresOrders } from './stores-orders.ts'
import { updateLocked } from './update-order.ts'

/** Orders: everyone's for merchants and apps, their own for visitors and members. */
export interface OrdersService {
  get(call: Call<wire.OrderIdRequest>): Promise<wire.OrderResponse>
  search(call: Call<wire.SearchOrdersRequest>): Promise<wire.SearchOrdersResponse>
  storesOrders(call: Call<wire.QueryStoresOrdersRequest>): Promise<wire.QueryStoresOrdersResponse>
  create(call: Call<wire.CreateOrderRequest>): Promise<wire.OrderResponse>
  update(call: Call<wire.UpdateOrderRequest>): Promise<wire.OrderResponse>
  cancel(call: Call<wire.CancelOrderRequest>): Promise<wire.OrderResponse>
  /** A refund with an idempotency key takes effect once. */
  refund(call: Call<wire.RefundOrderRequest>): Promise<wire.OrderResponse>
  markPaid(call: Call<wire.OrderIdRequest>): Promise<wire.OrderResponse>
  /** The tracking can be changed later; that sends no second mail. */
  markFulfilled(call: Call<wire.FulfillOrderRequest>): Promise<wire.OrderResponse>
  /** Mails a buyer again what they got with the order or a parcel. */
  sendEmail(call: Call<wire.SendOrderEmailRequest>): Promise<wire.OrderResponse>
  /** Mails the code of a gift card again, which an order sold or the merchant created. */
  sendGiftCard(call: Call<wire.SendGiftCardRequest>): Promise<wire.GiftCardResponse>
}

export interface OrdersParts {
  readonly database: Database
  readonly ids: Ids
  readonly offersFor: OffersFor
  readonly stock: StockKeeper
}

/** Whose orders a caller may list; undefined for everyone's. */
const buyerOf = (actor: KnownActor): string | undefined =>
  isMerchantSide(actor) ? undefined : principalOf(actor)

export const createOrders = ({ database, ids, offersFor, stock }: OrdersParts): OrdersService => {
  const find = async (siteId: string, id: string): Promise<StoredOrder> => {
    const order = await ordersStore.find(database, siteId, id)
    if (!order) throw fail('ORDER_NOT_FOUND')
    return order
  }
  const shown = async ({ actor, site }: Call<unknown>, id: string): Promise<wire.OrderResponse> => ({
    order: showOrder(await find(actor.siteId, id), await site()),
  })
  const inOne = async (
    call: Call<unknown>,
    work: (tx: Transaction, site: Site, parts: { ids: Ids; at: number }) => Promise<StoredOrder>,
  ): Promise<wire.OrderResponse> => {
    const site = await call.site()
    return {
      order: showOrder(await database.transaction((tx) => work(tx, site, { ids, at: call.at })), site),
    }
  }
  const changed = (
    call: Call<unknown>,
    id: string,
    decide: (
      order: StoredOrder,
      tx: Transaction,
    ) => OrderChange | undefined | Promise<OrderChange | undefined>,
  ): Promise<wire.OrderResponse> =>
    inOne(call, (tx, site, parts) => changeOrder(tx, site, id, parts, (order) => decide(order, tx)))

  return {
    get: async ({ actor, site, input: { id } }) => {
      const order = await find(actor.siteId, id)
      if (!(isMerchantSide(actor) || order.ownerKey === principalOf(actor))) throw fail('ORDER_NOT_FOUND')
      // The browser that paid, the shop and the buyer's mailbox know its id, but never the link's creator.
      if (order.isUnclaimed && !isMerchantSide(actor))
        await database.transaction((tx) => ordersStore.claim(tx, actor.siteId, id))
      const shown = showOrder(order, await site())
      return { order: isMerchantSide(actor) ? shown : forBuyer(shown) }
    },

    search: async (call) => {
      const site = await call.site()
      const { orders, next } = await searchOrders(
        database,
        { siteId: site.siteId, owner: buyerOf(call.actor) },
        call.input.search,
        minorDigits(site.currency),
      )
      return {
        orders: orders.map((order) => {
          const shown = showOrder(order, site)
          return isMerchantSide(call.actor) ? shown : forBuyer(shown)
        }),
        metadata: { count: orders.length, cursors: { next: next ?? null }, hasNext: next !== undefined },
      }
    },

    storesOrders: ({ actor, input: { query } }) =>
      queryStoresOrders(database, actor.siteId, buyerOf(actor), query),

    create: async (call) => {
      const { input, at } = call
      const site = await call.site()
      const { siteId } = site
      const references = input.order.lineItems.flatMap(({ catalogReference: reference }, index) => {
        if (!reference) return []
        const { catalogItemId, appId, options } = reference
        if (catalogItemId === undefined || appId === undefined)
          throw refuse(
            `order.lineItems[${index}].catalogReference`,
            'REQUIRED_FIELD',
            'must name both item and app',
          )
        const given = { catalogItemId, appId, ...(options !== undefined && { options }) }
        return [{ index, reference: referenceOf(given, `order.lineItems[${index}]`, { site, at }) }]
      })
      const offers = await offersFor(
        database,
        site,
        references.map(({ reference }) => reference),
      )
      const written = writtenOrder(input.order, { site, ids, orderId: ids.guid(), at, offers })
      return once(
        database,
        call.attempt(),
        written.id,
        async (claim) => {
          const order = await database.transaction(async (tx) => {
            await claim?.(tx)
            const placed = { ...written, number: await ordersStore.nextNumber(tx, siteId) }
            await ordersStore.insert(tx, placed)
            const ordered = references.map(({ index, reference }, place) => {
              if (offers[place]) assertDeliverable(reference, offers[place], `order.lineItems[${index}]`)
              return { id: String(placed.document.lines[index]?.lineId), reference }
            })
            await keepDeliveries(tx, site, placed.id, ordered)
            await recordOrderEvents(tx, siteId, ['created'], showOrder(placed, site), { ids, at })
            return placed
          })
          return { order: showOrder(order, site) }
        },
        (id) => shown(call, id),
      )
    },

    update: (call) =>
      changed(call, String(call.input.order.id), (order, tx) => updateLocked(tx, order, call.input)),

    cancel: (call) =>
      inOne(call, (tx, site, parts) => cancelOrder(tx, site, call.input, { ...parts, stock })),

    refund: (call) =>
      once(
        database,
        call.attempt(),
        call.input.id,
        (claim) =>
          inOne(call, async (tx, site, parts) => {
            await claim?.(tx)
            return refund(tx, site, call.input, { ...parts, stock })
          }),
        (id) => shown(call, id),
      ),

    markPaid: (call) =>
      changed(call, call.input.id, async (order, tx) => {
        const due = order.totalMinor - keptMinor(order)
        if (due <= 0) return undefined
        if (order.status === 'CANCELED') throw fail('ORDER_IS_CANCELED')
        if (order.heldMinor > 0) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
        await orderMoneyStore.payOutside(tx, order, due)
        return { after: order, activities: ['ORDER_PAID'], events: ['updated'] }
      }),

    markFulfilled: (call) => inOne(call, (tx, site, parts) => fulfillOrder(tx, site, call.input, parts)),

    sendEmail: (call) => inOne(call, (tx, site, parts) => sendOrderEmail(tx, site, call.input, parts)),

    sendGiftCard: async ({ site, at, input }) => {
      const shop = await site()
      return database.transaction((tx) => sendCard(tx, shop, input, { ids, at }))
    },
  }
}
