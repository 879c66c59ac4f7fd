import type {
  CalculateRefundRequest,
  CalculateRefundResponse,
  OfOrderRequest,
  OrderRefundabilityResponse,
  RefundPaymentsRequest,
  RefundPaymentsResponse,
} from '@vitrine/contract'
import type { StockKeeper } from '../../../catalog/inventory/stock-keeper.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { refundableOf } from '../money/give-back.ts'
import { orderMoneyStore } from '../money/order-money.store.ts'
import { ordersStore } from '../orders.store.ts'
import { showPayments, showRefunds } from '../records/show-records.ts'
import { refundPayments } from '../refund-order.ts'
import { type OrderMoney, showCalculatedRefund, showRefundability } from './refundability.ts'

interface BillingParts {
  readonly database: Database
  readonly ids: Ids
  readonly stock: StockKeeper
}

/** Refunds by payment, for merchants and apps. */
export interface BillingService {
  /** @throws {Failure} ORDER_NOT_FOUND */
  refundability(call: Call<OfOrderRequest>): Promise<OrderRefundabilityResponse>
  /** @throws {Failure} ORDER_NOT_FOUND */
  calculate(call: Call<CalculateRefundRequest>): Promise<CalculateRefundResponse>
  /** A refund with an idempotency key takes effect once. */
  refund(call: Call<RefundPaymentsRequest>): Promise<RefundPaymentsResponse>
}

export const createBilling = ({ database, ids, stock }: BillingParts): BillingService => {
  const moneyOf = async (call: Call<OfOrderRequest>): Promise<OrderMoney> => {
    const order = await ordersStore.find(database, call.actor.siteId, call.input.orderId)
    if (!order) throw fail('ORDER_NOT_FOUND')
    return { order, ...(await refundableOf(database, order)), site: await call.site() }
  }
  const shown = async (
    call: Call<RefundPaymentsRequest>,
    refundId: string,
  ): Promise<RefundPaymentsResponse> => {
    const { order, sources, site } = await moneyOf(call)
    const refunds = showRefunds(order, await orderMoneyStore.refunds(database, order), site)
    const refund = refunds.find(({ id }) => id === refundId)
    if (!refund) throw fail('ORDER_NOT_REFUNDABLE')
    const payments = showPayments(order, sources, site, true)
    return { refund, orderTransactions: { orderId: order.id, payments, refunds } }
  }
  return {
    refundability: async (call) => showRefundability(await moneyOf(call)),
    calculate: async (call) => showCalculatedRefund(await moneyOf(call), call.input),
    refund: async (call) => {
      const refundId = ids.guid()
      return once(
        database,
        call.attempt(),
        refundId,
        async (claim) => {
          const site = await call.site()
          await database.transaction(async (tx) => {
            await claim?.(tx)
            await refundPayments(tx, site, call.input, { ids, at: call.at, stock, refundId })
          })
          return shown(call, refundId)
        },
        (known) => shown(call, known),
      )
    },
  }
}
