import type {
  FulfillmentsOfOrderResponse,
  FulfillmentsOfOrdersResponse,
  GenerateInvoiceResponse,
  InvoicesOfOrder,
  InvoicesOfOrdersResponse,
  OfOrderRequest,
  OfOrdersRequest,
  OrderTransactions,
  OrderWithFulfillments,
  TransactionsOfOrderResponse,
  TransactionsOfOrdersResponse,
} from '@vitrine/contract'
import { isMerchantSide, principalOf } from '../../../floor/callers/actor.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { changeOrder } from '../change-order.ts'
import { invoiceOrder } from '../invoices/invoice-order.ts'
import { invoicesStore } from '../invoices/invoices.store.ts'
import { orderMoneyStore } from '../money/order-money.store.ts'
import type { StoredOrder } from '../order.ts'
import { ordersStore } from '../orders.store.ts'
import { showFulfillments, showInvoices, showPayments, showRefunds } from './show-records.ts'

/** What was sent and paid: every order's for merchants and apps, their own for visitors and members. */
export interface OrderRecordsService {
  /** @throws {Failure} ORDER_NOT_FOUND */
  fulfillments(call: Call<OfOrderRequest>): Promise<FulfillmentsOfOrderResponse>
  fulfillmentsOfMany(call: Call<OfOrdersRequest>): Promise<FulfillmentsOfOrdersResponse>
  /** @throws {Failure} ORDER_NOT_FOUND */
  transactions(call: Call<OfOrderRequest>): Promise<TransactionsOfOrderResponse>
  transactionsOfMany(call: Call<OfOrdersRequest>): Promise<TransactionsOfOrdersResponse>
  invoicesOfMany(call: Call<OfOrdersRequest>): Promise<InvoicesOfOrdersResponse>
  /**
   * Gives an order its invoice; asking again changes nothing.
   * @throws {Failure} ORDER_NOT_FOUND
   */
  invoice(call: Call<OfOrderRequest>): Promise<GenerateInvoiceResponse>
}

export const createOrderRecords = (database: Database, ids: Ids): OrderRecordsService => {
  const list = async ({ actor }: Call<unknown>, ids: readonly string[]): Promise<StoredOrder[]> =>
    (await ordersStore.list(database, actor.siteId, ids)).filter(
      ({ ownerKey }) => isMerchantSide(actor) || ownerKey === principalOf(actor),
    )
  const one = async (call: Call<OfOrderRequest>): Promise<StoredOrder> => {
    const [order] = await list(call, [call.input.orderId])
    if (!order) throw fail('ORDER_NOT_FOUND')
    return order
  }
  const sent = (order: StoredOrder): OrderWithFulfillments => ({
    orderId: order.id,
    fulfillments: showFulfillments(order),
  })
  const paid = async (call: Call<unknown>, order: StoredOrder): Promise<OrderTransactions> => {
    const site = await call.site()
    const sources = await orderMoneyStore.of(database, order)
    const refunds = await orderMoneyStore.refunds(database, order)
    return {
      orderId: order.id,
      payments: showPayments(order, sources, site, isMerchantSide(call.actor)),
      refunds: showRefunds(order, refunds, site),
    }
  }
  const invoices = async (order: StoredOrder, site: Site): Promise<InvoicesOfOrder> => ({
    orderId: order.id,
    invoicesInfo: showInvoices(
      order,
      await invoicesStore.of(database, order),
      await orderMoneyStore.refunds(database, order),
      site,
    ),
  })
  return {
    fulfillments: async (call) => ({ orderWithFulfillments: sent(await one(call)) }),
    fulfillmentsOfMany: async (call) => ({
      ordersWithFulfillments: (await list(call, call.input.orderIds)).map(sent),
    }),
    transactions: async (call) => ({ orderTransactions: await paid(call, await one(call)) }),
    transactionsOfMany: async (call) => {
      const orders = await list(call, call.input.orderIds)
      return { orderTransactions: await Promise.all(orders.map((order) => paid(call, order))) }
    },
    invoicesOfMany: async (call) => {
      const site = await call.site()
      const orders = await list(call, call.input.orderIds)
      return { invoicesForOrder: await Promise.all(orders.map((order) => invoices(order, site))) }
    },
    invoice: async (call) => {
      const { orderId } = call.input
      const site = await call.site()
      const parts = { ids, at: call.at }
      await database.transaction((tx) =>
        changeOrder(tx, site, orderId, parts, (order) => invoiceOrder(tx, order, call.at)),
      )
      return { invoiceId: orderId }
    },
  }
}
