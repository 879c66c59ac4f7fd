import type { Transaction } from '../../../floor/database/database.ts'
import type { Ids } from '../../../floor/ids.ts'
import { sitesStore } from '../../../shop/sites/sites.store.ts'
import type { Payment } from '../../payments/payment.ts'
import { changeOrder, type OrderChange } from '../change-order.ts'
import { providerPayments, type StoredOrder } from '../order.ts'
import { orderMoneyStore } from './order-money.store.ts'

/** Records in orders what their payment provider has done, in the payment's transaction. */
export interface NotePayments {
  /**
   * The provider captured the held money, or it was released: then the order stays, to be paid otherwise. Or
   * the provider refuses to release it, so that it waits again. Repeating it changes nothing.
   */
  noteSettled(tx: Transaction, payment: Payment): Promise<void>
  /** The provider refused a refund: the shop still has the money, and can refund it again. */
  noteRefundFailed(tx: Transaction, payment: Payment, refundId: string): Promise<void>
}

const settled = (
  { document }: StoredOrder,
  { state, heldFor, paymentId }: Payment,
): OrderChange['activities'] => {
  if (state !== 'CAPTURED') return [heldFor === 'VOID' ? 'AUTHORIZED_PAYMENT_VOIDED' : 'PAYMENT_DECLINED']
  const isByHand = providerPayments(document).find((each) => each.paymentId === paymentId)?.isCapturedByHand
  return isByHand ? ['AUTHORIZED_PAYMENT_CAPTURED', 'ORDER_PAID'] : ['ORDER_PAID']
}

/** @param now - milliseconds since 1970 */
export const createNotePayments = (ids: Ids, now: () => number): NotePayments => {
  const change = async (
    tx: Transaction,
    { siteId, orderId }: Payment,
    decide: (order: StoredOrder) => Promise<OrderChange | undefined>,
  ): Promise<void> => {
    const site = await sitesStore.find(tx, siteId)
    if (!site || orderId === undefined) return
    await changeOrder(tx, site, orderId, { ids, at: now() }, decide)
  }

  return {
    noteSettled: (tx, payment) =>
      change(tx, payment, async (order) => {
        const { paymentId, state, heldFor } = payment
        if (state === 'PLACED') {
          await orderMoneyStore.decide(tx, order, paymentId, heldFor)
          return { after: order, activities: [], events: ['updated'] }
        }
        const isCaptured = state === 'CAPTURED'
        const isNews = await orderMoneyStore[isCaptured ? 'capture' : 'release'](tx, order, paymentId)
        if (!isNews) return undefined
        return { after: order, activities: settled(order, payment), events: ['updated'] }
      }),

    noteRefundFailed: (tx, payment, refundId) =>
      change(tx, payment, async (order) => {
        const amountMinor = await orderMoneyStore.failRefund(tx, order, refundId)
        if (amountMinor === undefined) return undefined
        return {
          after: order,
          activities: [{ type: 'PAYMENT_REFUND_FAILED', refund: { amountMinor } }],
          events: ['updated'],
        }
      }),
  }
}
