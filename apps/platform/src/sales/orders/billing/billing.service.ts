import type {
  AuthorizedPaymentsResponse,
  CalculateRefundRequest,
  CalculateRefundResponse,
  CaptureAuthorizedPaymentsRequest,
  OfOrderRequest,
  OrderRefundabilityResponse,
  RefundPaymentsRequest,
  RefundPaymentsResponse,
  VoidAuthorizedPaymentsRequest,
} from '@vitrine/contract'
import type { StockKeeper } from '../../../catalog/inventory/stock-keeper.ts'
import type { Database, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { Payments } from '../../payments/payments.service.ts'
import type { ChangeParts } from '../change-order.ts'
import { refundableOf } from '../money/give-back.ts'
import { orderMoneyStore } from '../money/order-money.store.ts'
import type { StoredOrder } from '../order.ts'
import { ordersStore } from '../orders.store.ts'
import { showPayments, showRefunds } from '../records/show-records.ts'
import { refundPayments } from '../refund-order.ts'
import { captureHeld, voidHeldPayments } from './held-payments.ts'
import { type OrderMoney, showCalculatedRefund, showRefundability } from './refundability.ts'

interface BillingParts {
  readonly database: Database
  readonly ids: Ids
  readonly stock: StockKeeper
  /** Continues a payment once staff have decided about it. */
  readonly carryOn: Payments['carryOn']
}

/** Refunds by payment, and held payments, for merchants and apps. */
export interface BillingService {
  /** @throws {Failure} ORDER_NOT_FOUND */
  refundability(call: Call<OfOrderRequest>): Promise<OrderRefundabilityResponse>
  /** @throws {Failure} ORDER_NOT_FOUND */
  calculate(call: Call<CalculateRefundRequest>): Promise<CalculateRefundResponse>
  /** A refund with an idempotency key takes effect once. */
  refund(call: Call<RefundPaymentsRequest>): Promise<RefundPaymentsResponse>
  /** Takes the money at its provider; if that doesn't answer, the platform asks until it does. */
  capture(call: Call<CaptureAuthorizedPaymentsRequest>): Promise<AuthorizedPaymentsResponse>
  /** Releases the money at its provider; if that doesn't answer, the platform asks until it does. */
  void(call: Call<VoidAuthorizedPaymentsRequest>): Promise<AuthorizedPaymentsResponse>
}

export const createBilling = ({ database, ids, stock, carryOn }: BillingParts): BillingService => {
  const moneyOf = async (call: Call<OfOrderRequest>): Promise<OrderMoney> => {
    const order = await ordersStore.find(database, call.actor.siteId, call.input.orderId)
    if (!order) throw fail('ORDER_NOT_FOUND')
    return { order, ...(await refundableOf(database, order)), site: await call.site() }
  }
  const shown = async (
    call: Call<RefundPaymentsRequest>,
    refundId: string,
  ): Promise<RefundPaymentsResponse> => {
    const { orderTransactions } = await transactions(call)
    const refund = orderTransactions.refunds.find(({ id }) => id === refundId)
    if (!refund) throw fail('ORDER_NOT_REFUNDABLE')
    return { refund, orderTransactions }
  }
  const transactions = async (call: Call<OfOrderRequest>): Promise<AuthorizedPaymentsResponse> => {
    const { order, sources, site } = await moneyOf(call)
    const refunds = showRefunds(order, await orderMoneyStore.refunds(database, order), site)
    const payments = showPayments(order, sources, site, true)
    return { orderTransactions: { orderId: order.id, payments, refunds } }
  }
  const decide = async (
    call: Call<OfOrderRequest>,
    paymentIds: readonly string[],
    work: (tx: Transaction, site: Site, parts: ChangeParts) => Promise<StoredOrder>,
  ): Promise<AuthorizedPaymentsResponse> =>
    once(
      database,
      call.attempt(),
      call.input.orderId,
      async (claim) => {
        const site = await call.site()
        await database.transaction(async (tx) => {
          await claim?.(tx)
          await work(tx, site, { ids, at: call.at })
        })
        await Promise.all(paymentIds.map((paymentId) => carryOn(call.actor.siteId, paymentId)))
        return transactions(call)
      },
      () => transactions(call),
    )
  return {
    refundability: async (call) => showRefundability(await moneyOf(call)),
    calculate: async (call) => showCalculatedRefund(await moneyOf(call), call.input),
    capture: (call) =>
      decide(
        call,
        call.input.payments.map(({ paymentId }) => paymentId),
        (tx, site, parts) => captureHeld(tx, site, call.input, parts),
      ),
    void: (call) =>
      decide(call, call.input.paymentIds, (tx, site, parts) => voidHeldPayments(tx, site, call.input, parts)),
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
