import type { Transaction } from '../../database/database.ts'
import type { Ids } from '../../ids.ts'
import type { Payment } from '../payments/payment.ts'
import { sitesStore } from '../sites/sites.store.ts'
import { changeOrder, type OrderChange } from './change-order.ts'
import { receivedMinor, type StoredOrder } from './order.ts'

/** What notes in an order what became of the money that a provider held for it. */
export type NotePayment = (tx: Transaction, payment: Payment) => Promise<void>

/**
 * Notes in an order that a provider has taken the money that it held, or refuses to: then the order is there, and is to be
 * paid in another way. In the transaction that says so of the payment; said again it changes nothing.
 *
 * @param now - milliseconds since 1970
 */
export const createNotePayment =
  (ids: Ids, now: () => number): NotePayment =>
  async (tx, { siteId, orderId, state, amountMinor }) => {
    const site = await sitesStore.find(tx, siteId)
    if (!site || orderId === undefined) return
    await changeOrder(tx, site, orderId, { ids, at: now() }, (order) => settled(order, state, amountMinor))
  }

const settled = (
  order: StoredOrder,
  state: Payment['state'],
  amountMinor: number,
): OrderChange | undefined => {
  const moved = Math.min(amountMinor, order.heldMinor)
  if (moved === 0) return undefined
  const after = { ...order, heldMinor: order.heldMinor - moved }
  if (state === 'CAPTURED')
    return {
      after: { ...after, paidMinor: order.paidMinor + moved },
      activities: ['ORDER_PAID'],
      events: ['updated'],
    }
  // What was given back of it meanwhile was never taken.
  const refundedMinor = Math.min(order.refundedMinor, receivedMinor(after) + after.heldMinor)
  return { after: { ...after, refundedMinor }, activities: ['PAYMENT_DECLINED'], events: ['updated'] }
}
