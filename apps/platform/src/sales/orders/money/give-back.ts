import { createHash } from 'node:crypto'
import type { Reader, Transaction } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { giftCards } from '../../gift-cards/gift-cards.ts'
import { soldCardsStore } from '../../gift-cards/sold-cards.store.ts'
import { askRefund } from '../../payments/ask-refund.ts'
import { creditRefund } from '../invoices/invoice-order.ts'
import type { RefundedPart, StoredActivity, StoredOrder } from '../order.ts'
import { voidHeld } from './decide-held.ts'
import { orderMoneyStore } from './order-money.store.ts'
import { leftOf, returnableShares, type Share, type SourceMoney, sharesOf, sumOf } from './order-money.ts'
import { unrefundedParts } from './refunded-lines.ts'

/** The money of an order, and how much of it can still be refunded, in minor units. */
export const refundableOf = async (
  reader: Reader,
  order: StoredOrder,
): Promise<{ readonly sources: readonly SourceMoney[]; readonly mostMinor: number }> => {
  const sources = await orderMoneyStore.of(reader, order)
  return {
    sources,
    mostMinor: Math.max(0, sumOf(sources, leftOf) - (await soldCardsStore.kept(reader, order))),
  }
}

/**
 * Refunds an amount of an order, in the transaction that updates the order: first to the provider, then what
 * was paid outside the shop (the merchant returns it), last to the gift card. What sold gift cards are still
 * worth, or have paid elsewhere, stays with the shop.
 * @throws {Failure} ORDER_NOT_REFUNDABLE for more than is left
 */
export const giveBack = async (
  tx: Transaction,
  order: StoredOrder,
  amountMinor: number,
  refund: RefundFacts,
): Promise<void> => {
  const { sources, mostMinor: left } = await refundableOf(tx, order)
  if (amountMinor > left) throw fail('ORDER_NOT_REFUNDABLE', { refundableMinor: left })
  await returnShares(tx, order, sharesOf(sources, amountMinor), refund)
}

/** What went back of an order's money. */
export interface Returned {
  /** Undefined if held money was voided and nothing else. */
  readonly refund: StoredActivity['refund']
}

/**
 * Returns to provider and gift card exactly what each paid and hasn't got back, except what sold gift cards
 * have paid elsewhere. Money that waits for a decision is voided.
 * @param at - milliseconds since 1970
 * @returns undefined if there was nothing to return
 */
export const giveAllBack = async (
  tx: Transaction,
  order: StoredOrder,
  at: number,
): Promise<Returned | undefined> => {
  const { sources, mostMinor: free } = await refundableOf(tx, order)
  const shares = returnableShares(sources, free)
  const whole = unrefundedParts(order)
  const amountMinor = shares.reduce((sum, share) => sum + share.amountMinor, 0)
  const isWhole = amountMinor >= whole.reduce((sum, { grossMinor }) => sum + grossMinor, 0)
  const refund = { id: refundIdOf(order), amountMinor, parts: isWhole ? whole : [] }
  await returnShares(tx, order, shares, { at, refundId: refund.id, parts: refund.parts })
  const isVoided = await voidHeld(tx, order, sources, at)
  if (shares.length > 0) return { refund }
  return isVoided ? { refund: undefined } : undefined
}

/** What a refund is about. */
export interface RefundFacts {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Stays the same when the transaction is repeated. */
  readonly refundId: string
  /** What its lines cost, for the credit note. */
  readonly parts: readonly RefundedPart[]
}

/**
 * Returns shares of the money, in the transaction that updates the order.
 * @throws {Failure} CONFLICT if a source has less left than its share
 */
export const returnShares = async (
  tx: Transaction,
  order: StoredOrder,
  shares: readonly Share[],
  { at, refundId, parts }: RefundFacts,
): Promise<void> => {
  if (shares.length === 0) return
  await returnMoney(tx, order, shares, { at, refundId })
  const amountMinor = shares.reduce((sum, share) => sum + share.amountMinor, 0)
  await creditRefund(tx, order, { id: refundId, amountMinor, parts, at })
}

/**
 * Returns what an edit leaves paid too much, in the transaction that updates the order. The edit corrects the
 * invoice itself.
 * @param draftId - names the refund
 * @throws {Failure} ORDER_NOT_REFUNDABLE for more than is left
 */
export const giveBackOfEdit = async (
  tx: Transaction,
  order: StoredOrder,
  amountMinor: number,
  { at, draftId }: { readonly at: number; readonly draftId: string },
): Promise<void> => {
  const { sources, mostMinor } = await refundableOf(tx, order)
  if (amountMinor > mostMinor) throw fail('ORDER_NOT_REFUNDABLE', { refundableMinor: mostMinor })
  await returnMoney(tx, order, sharesOf(sources, amountMinor), { at, refundId: draftId })
}

const returnMoney = async (
  tx: Transaction,
  order: StoredOrder,
  shares: readonly Share[],
  { at, refundId }: { readonly at: number; readonly refundId: string },
): Promise<void> => {
  const { siteId, id: orderId } = order
  for (const share of shares) {
    if (!(await orderMoneyStore.refund(tx, order, share, { refundId, at }))) throw fail('CONFLICT')
    const { kind, id, amountMinor } = share
    if (kind === 'PROVIDER') await askRefund(tx, { siteId, paymentId: id, amountMinor, refundId, at })
    if (kind === 'GIFT_CARD')
      await giftCards.giveBack(tx, { siteId, giftCardId: id, amountMinor, orderId, at })
  }
}

/**
 * Names a refund by the order's state before it: if the transaction is repeated, it requests the same refund.
 */
export const refundIdOf = ({ siteId, id, revision }: StoredOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([siteId, id, revision]))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
