import type { CaptureAuthorizedPaymentsRequest, VoidAuthorizedPaymentsRequest } from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { minorOf } from '../../../floor/money/amounts.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { type ChangeParts, changeOrder } from '../change-order.ts'
import { decideHeld } from '../money/decide-held.ts'
import { orderMoneyStore } from '../money/order-money.store.ts'
import type { SourceMoney } from '../money/order-money.ts'
import type { StoredOrder } from '../order.ts'
import { paymentIdOf } from '../records/show-records.ts'

/**
 * Decides to capture held payments of an order, all of them or none.
 * @throws {Failure} ORDER_NOT_FOUND; ORDER_IS_CANCELED; PAYMENT_NOT_FOUND; why a payment isn't held
 * @throws {InvalidArgument} a payment that is named twice; another amount than all of what is held
 */
export const captureHeld = (
  tx: Transaction,
  site: Site,
  { orderId, payments }: CaptureAuthorizedPaymentsRequest,
  parts: ChangeParts,
): Promise<StoredOrder> =>
  changeOrder(tx, site, orderId, parts, async (order) => {
    if (order.status === 'CANCELED') throw fail('ORDER_IS_CANCELED')
    const take = takeFrom(order, await orderMoneyStore.of(tx, order))
    for (const [index, { paymentId, amount }] of payments.entries()) {
      const { id, heldMinor } = take(paymentId, `payments[${index}].paymentId`)
      await decideHeld(tx, order, id, 'CAPTURE', parts.at)
      const field = `payments[${index}].amount.amount`
      if (amount && minorOf(amount.amount, order.currency, field) !== heldMinor)
        throw refuse(field, 'OTHER', 'must be the whole amount that is held')
    }
    return { after: order, activities: [], events: ['updated'] }
  })

/**
 * Decides to void held payments of an order, all of them or none.
 * @throws {Failure} ORDER_NOT_FOUND; PAYMENT_NOT_FOUND; why a payment isn't held
 * @throws {InvalidArgument} a payment that is named twice
 */
export const voidHeldPayments = (
  tx: Transaction,
  site: Site,
  { orderId, paymentIds }: VoidAuthorizedPaymentsRequest,
  parts: ChangeParts,
): Promise<StoredOrder> =>
  changeOrder(tx, site, orderId, parts, async (order) => {
    const take = takeFrom(order, await orderMoneyStore.of(tx, order))
    for (const [index, paymentId] of paymentIds.entries())
      await decideHeld(tx, order, take(paymentId, `paymentIds[${index}]`).id, 'VOID', parts.at)
    return { after: order, activities: [], events: ['updated'] }
  })

/** Finds an order's payments by the ids that callers see, each once. */
const takeFrom = (order: StoredOrder, sources: readonly SourceMoney[]) => {
  const byId = new Map(sources.map((source) => [paymentIdOf(order, source), source]))
  const taken = new Set<string>()
  return (paymentId: string, field: string): SourceMoney => {
    const source = byId.get(paymentId)
    if (!source) throw fail('PAYMENT_NOT_FOUND', { paymentId })
    if (taken.has(paymentId)) throw refuse(field, 'OTHER', 'must be named once')
    if (source.kind !== 'PROVIDER') throw fail('PAYMENT_NOT_AUTHORIZED', { paymentId })
    taken.add(paymentId)
    return source
  }
}
