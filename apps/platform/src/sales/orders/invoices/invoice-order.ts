import type { Transaction } from '../../../floor/database/database.ts'
import type { OrderChange } from '../change-order.ts'
import { orderMoneyStore } from '../money/order-money.store.ts'
import type { RefundShare } from '../money/order-money.ts'
import type { StoredOrder } from '../order.ts'
import { invoicesStore } from './invoices.store.ts'

/** The sum of the parts of a refund, and whether all of them failed. */
export const refundOf = (
  shares: readonly RefundShare[],
  id: string,
): { readonly amountMinor: number; readonly isFailed: boolean } => {
  const parts = shares.filter(({ refundId }) => refundId === id)
  return {
    amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    isFailed: parts.every(({ isFailed }) => isFailed),
  }
}

/** Gives a locked order its invoice, and credit notes for earlier refunds; undefined if it has an invoice. */
export const invoiceOrder = async (
  tx: Transaction,
  order: StoredOrder,
  at: number,
): Promise<OrderChange | undefined> => {
  if ((await invoicesStore.of(tx, order)).length > 0) return undefined
  await invoicesStore.add(tx, order, { kind: 'INVOICE', id: order.id, amountMinor: order.totalMinor, at })
  const shares = await orderMoneyStore.refunds(tx, order)
  for (const refundId of new Set(shares.map((share) => share.refundId))) {
    const { amountMinor, isFailed } = refundOf(shares, refundId)
    if (!isFailed) await invoicesStore.add(tx, order, { kind: 'CREDIT_NOTE', id: refundId, amountMinor, at })
  }
  return { after: order, activities: ['INVOICE_ADDED'], events: ['updated'] }
}

/** Gives a refund its credit note if the locked order has an invoice. */
export const creditRefund = async (
  tx: Transaction,
  order: StoredOrder,
  refund: { readonly id: string; readonly amountMinor: number; readonly at: number },
): Promise<void> => {
  if ((await invoicesStore.of(tx, order)).length === 0) return
  await invoicesStore.add(tx, order, { kind: 'CREDIT_NOTE', ...refund })
}
