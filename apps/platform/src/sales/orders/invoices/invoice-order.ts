import type { Transaction } from '../../../floor/database/database.ts'
import type { OrderChange } from '../change-order.ts'
import { orderMoneyStore } from '../money/order-money.store.ts'
import type { RefundShare } from '../money/order-money.ts'
import { meantBackMinor, type StoredOrder } from '../order.ts'
import { invoicesStore } from './invoices.store.ts'

/** The sum of the parts of a refund, and whether all of them failed. */
export const refundOf = (
  shares: readonly RefundShare[],
  id: string,
): { readonly amountMinor: number; readonly isFailed: boolean } => {
  const parts = shares.filter(({ refundId }) => refundId === id)
  return {
    amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    isFailed: parts.length > 0 && parts.every(({ isFailed }) => isFailed),
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
  const ofEdits = new Set((order.document.edits?.returns ?? []).map(({ draftId }) => draftId))
  const shares = await orderMoneyStore.refunds(tx, order)
  for (const refundId of new Set(shares.map((share) => share.refundId))) {
    const { amountMinor, isFailed } = refundOf(shares, refundId)
    if (!isFailed && !ofEdits.has(refundId))
      // what an edit returned isn't in the invoice
      await invoicesStore.add(tx, order, { kind: 'CREDIT_NOTE', id: refundId, amountMinor, at })
  }
  return { after: order, activities: ['INVOICE_ADDED'], events: ['updated'] }
}

/**
 * Gives a refund its credit note if the locked order has an invoice. What an edit meant to return has one: if a
 * provider refused it, and it is refunded now, only the rest is credited.
 */
export const creditRefund = async (
  tx: Transaction,
  order: StoredOrder,
  { id, amountMinor, at }: { readonly id: string; readonly amountMinor: number; readonly at: number },
): Promise<void> => {
  if ((await invoicesStore.of(tx, order)).length === 0) return
  const creditedBefore = Math.max(0, meantBackMinor(order.document) - order.refundedMinor)
  const rest = amountMinor - creditedBefore
  if (rest > 0) await invoicesStore.add(tx, order, { kind: 'CREDIT_NOTE', id, amountMinor: rest, at })
}

/**
 * Corrects the invoice of an edited order, if it has one: a credit note takes it back, and a new invoice replaces
 * it. Both have the id of the edit. Returns the id of the invoice that was replaced.
 */
export const correctInvoice = async (
  tx: Transaction,
  order: Pick<StoredOrder, 'siteId' | 'id' | 'totalMinor'>,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<string | undefined> => {
  const last = (await invoicesStore.of(tx, order)).findLast(({ kind }) => kind === 'INVOICE')
  if (!last) return undefined
  // The counters are always taken in this order, so that no two orders wait for each other.
  await invoicesStore.add(tx, order, { kind: 'INVOICE', id, amountMinor: order.totalMinor, at })
  await invoicesStore.add(tx, order, { kind: 'CREDIT_NOTE', id, amountMinor: last.amountMinor, at })
  return last.id
}
