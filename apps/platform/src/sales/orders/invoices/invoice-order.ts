import type { Transaction } from '../../../floor/database/database.ts'
import type { OrderChange } from '../change-order.ts'
import { orderMoneyStore } from '../money/order-money.store.ts'
import type { RefundShare } from '../money/order-money.ts'
import { unrefundedParts } from '../money/refunded-lines.ts'
import { meantBackMinor, type RefundedPart, type StoredOrder, type TaxShare } from '../order.ts'
import { creditedTaxes, taxesOf } from './invoice-taxes.ts'
import { type CreditedItem, invoicesStore, type StoredInvoice } from './invoices.store.ts'

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
  const taxes = taxesOf(order)
  await invoicesStore.add(tx, order, {
    kind: 'INVOICE',
    id: order.id,
    amountMinor: order.totalMinor,
    taxes,
    at,
  })
  const credited: TaxShare[] = []
  const ofEdits = new Set((order.document.edits?.returns ?? []).map(({ draftId }) => draftId))
  const shares = await orderMoneyStore.refunds(tx, order)
  for (const refundId of new Set(shares.map((share) => share.refundId))) {
    const { amountMinor, isFailed } = refundOf(shares, refundId)
    if (isFailed || ofEdits.has(refundId)) continue // what an edit returned isn't in the invoice
    const refunded =
      order.document.activities.find(({ refund }) => refund?.id === refundId)?.refund?.parts ?? []
    const ofNote = creditedTaxes(taxes, credited, { amountMinor, refunded })
    credited.push(...ofNote)
    const note = { id: refundId, amountMinor, taxes: ofNote, items: itemsIn(refunded), at }
    await invoicesStore.add(tx, order, { kind: 'CREDIT_NOTE', ...note })
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
  {
    id,
    amountMinor,
    parts,
    at,
  }: {
    readonly id: string
    readonly amountMinor: number
    /** What was refunded; empty for a refund of an amount. */
    readonly parts: readonly RefundedPart[]
    readonly at: number
  },
): Promise<void> => {
  const documents = await invoicesStore.of(tx, order)
  const last = documents.findLast(({ kind }) => kind === 'INVOICE')
  if (!last) return
  const creditedBefore = Math.max(0, meantBackMinor(order.document) - order.refundedMinor)
  const rest = amountMinor - creditedBefore
  if (rest <= 0) return
  const credited = await creditedBy(tx, order, documents)
  const taxes = last.taxes && creditedTaxes(last.taxes, credited, { amountMinor: rest, refunded: parts })
  const note = { id, amountMinor: rest, taxes, items: itemsIn(parts), at }
  await invoicesStore.add(tx, order, { kind: 'CREDIT_NOTE', ...note })
}

/** The items that a refund names. */
const itemsIn = (parts: readonly RefundedPart[]): CreditedItem[] =>
  parts.flatMap(({ lineId, quantity, grossMinor }) =>
    lineId === undefined || quantity === undefined ? [] : [{ lineId, quantity, grossMinor }],
  )

/**
 * The shares in credit notes of refunds. Those of edits, which cancelled a whole invoice, and of failed refunds don't
 * count.
 */
const creditedBy = async (
  tx: Transaction,
  order: StoredOrder,
  documents: readonly StoredInvoice[],
): Promise<TaxShare[]> => {
  const invoices = new Set(documents.filter(({ kind }) => kind === 'INVOICE').map(({ id }) => id))
  const shares = await orderMoneyStore.refunds(tx, order)
  return documents
    .filter(({ kind, id }) => kind === 'CREDIT_NOTE' && !invoices.has(id) && !refundOf(shares, id).isFailed)
    .flatMap(({ taxes = [] }) => taxes)
}

/**
 * Corrects the invoice of an edited order, if it has one: a credit note cancels it, and a new invoice replaces it.
 * Both have the id of the edit. Returns the id of the invoice that was replaced.
 * @param order - after the edit
 * @param before - the order before it
 */
export const correctInvoice = async (
  tx: Transaction,
  order: StoredOrder,
  { id, before, at }: { readonly id: string; readonly before: StoredOrder; readonly at: number },
): Promise<string | undefined> => {
  const last = (await invoicesStore.of(tx, order)).findLast(({ kind }) => kind === 'INVOICE')
  if (!last) return undefined
  // The counters are always taken in this order, so that no two orders wait for each other.
  const { totalMinor } = order
  await invoicesStore.add(tx, order, {
    kind: 'INVOICE',
    id,
    amountMinor: totalMinor,
    taxes: taxesOf(order),
    at,
  })
  const { amountMinor, taxes } = last
  const items = itemsIn(unrefundedParts(before))
  await invoicesStore.add(tx, order, { kind: 'CREDIT_NOTE', id, amountMinor, taxes, items, at })
  return last.id
}
