import type { Transaction } from '../../../floor/database/database.ts'
import { decidePayment } from '../../payments/decide-payment.ts'
import type { StoredOrder } from '../order.ts'
import { orderMoneyStore } from './order-money.store.ts'
import type { SourceMoney } from './order-money.ts'

/**
 * Decides to capture or void money that a provider holds for a locked order, in the transaction that updates
 * the order.
 * @param at - milliseconds since 1970
 * @throws {Failure} why the payment isn't waiting for a decision, as `decidePayment` names it
 */
export const decideHeld = async (
  tx: Transaction,
  order: StoredOrder,
  paymentId: string,
  heldFor: 'CAPTURE' | 'VOID',
  at: number,
): Promise<void> => {
  await decidePayment(tx, { siteId: order.siteId, paymentId, heldFor, at })
  await orderMoneyStore.decide(tx, order, paymentId, heldFor)
}

/** Voids everything that waits for a decision; returns whether there was anything. */
export const voidHeld = async (
  tx: Transaction,
  order: StoredOrder,
  sources: readonly SourceMoney[],
  at: number,
): Promise<boolean> => {
  const held = sources.filter(({ heldMinor, heldFor }) => heldMinor > 0 && heldFor === 'DECISION')
  for (const { id } of held) await decideHeld(tx, order, id, 'VOID', at)
  return held.length > 0
}
