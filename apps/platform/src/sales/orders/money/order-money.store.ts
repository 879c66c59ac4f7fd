import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import type { HeldFor } from '../../payments/payment.ts'
import type { ProviderPayment, StoredOrder } from '../order.ts'
import type { RefundShare, Share, SourceKind, SourceMoney } from './order-money.ts'

interface SourceRow {
  source: SourceKind
  source_id: string
  held_minor: number
  held_for: HeldFor
  paid_minor: number
  refunded_minor: number
}

interface RefundRow {
  refund_id: string
  source: SourceKind
  source_id: string
  amount_minor: number
  state: 'GIVEN' | 'FAILED'
  created_at: number
}

/** The fields of an order that identify its money. */
type OrderKey = Pick<StoredOrder, 'siteId' | 'id'>

const findSources = statement<SourceRow>(
  `SELECT source, source_id, held_minor, held_for, paid_minor, refunded_minor FROM order_payments
   WHERE site_id = ? AND order_id = ? ORDER BY source, source_id`,
)
const findRefunds = statement<RefundRow>(
  `SELECT refund_id, source, source_id, amount_minor, state, created_at FROM order_refunds
   WHERE site_id = ? AND order_id = ? ORDER BY created_at, refund_id, source, source_id`,
)
const insertSource = statement(
  `INSERT INTO order_payments (site_id, order_id, source, source_id, held_minor, held_for, paid_minor, refunded_minor)
   VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
)
const payOutside = statement(
  `INSERT INTO order_payments (site_id, order_id, source, source_id, held_minor, paid_minor, refunded_minor)
   VALUES (?, ?, 'OUTSIDE', '', 0, ?, 0)
   ON CONFLICT (site_id, order_id, source, source_id)
   DO UPDATE SET paid_minor = order_payments.paid_minor + excluded.paid_minor`,
)
const capture = statement(
  `UPDATE order_payments SET paid_minor = paid_minor + held_minor, held_minor = 0
   WHERE site_id = ? AND order_id = ? AND source = 'PROVIDER' AND source_id = ? AND held_minor > 0`,
)
const release = statement(
  `UPDATE order_payments SET held_minor = 0, refunded_minor = 0
   WHERE site_id = ? AND order_id = ? AND source = 'PROVIDER' AND source_id = ? AND held_minor > 0`,
)
const decide = statement(
  `UPDATE order_payments SET held_for = ?
   WHERE site_id = ? AND order_id = ? AND source = 'PROVIDER' AND source_id = ? AND held_minor > 0`,
)
const failRefunds = statement(
  `UPDATE order_refunds SET state = 'FAILED'
   WHERE site_id = ? AND order_id = ? AND source = 'PROVIDER' AND source_id = ? AND state = 'GIVEN'`,
)
const takeBack = statement(
  `UPDATE order_payments SET refunded_minor = refunded_minor + ?
   WHERE site_id = ? AND order_id = ? AND source = ? AND source_id = ?
     AND refunded_minor + ? <= paid_minor + CASE WHEN held_for = 'CAPTURE' THEN held_minor ELSE 0 END`,
)
const insertRefund = statement(
  `INSERT INTO order_refunds (site_id, order_id, refund_id, source, source_id, amount_minor, state, created_at)
   VALUES (?, ?, ?, ?, ?, ?, 'GIVEN', ?)`,
)
const failRefund = statement<{ source_id: string; amount_minor: number }>(
  `UPDATE order_refunds SET state = 'FAILED'
   WHERE site_id = ? AND order_id = ? AND refund_id = ? AND source = 'PROVIDER' AND state = 'GIVEN'
   RETURNING source_id, amount_minor`,
)
const undoRefund = statement(
  `UPDATE order_payments SET refunded_minor = refunded_minor - ?
   WHERE site_id = ? AND order_id = ? AND source = 'PROVIDER' AND source_id = ?`,
)

/** An order's money, by its sources. The order's row repeats the sums of these rows. */
export const orderMoneyStore = {
  of: async (reader: Reader, { siteId, id }: OrderKey): Promise<SourceMoney[]> =>
    (await reader.all(findSources, siteId, id)).map((row) => ({
      kind: row.source,
      id: row.source_id,
      heldMinor: row.held_minor,
      heldFor: row.held_for,
      paidMinor: row.paid_minor,
      refundedMinor: row.refunded_minor,
    })),

  /** Lists an order's refunds, oldest first. */
  refunds: async (reader: Reader, { siteId, id }: OrderKey): Promise<RefundShare[]> =>
    (await reader.all(findRefunds, siteId, id)).map((row) => ({
      refundId: row.refund_id,
      kind: row.source,
      id: row.source_id,
      amountMinor: row.amount_minor,
      isFailed: row.state === 'FAILED',
      at: row.created_at,
    })),

  /** Saves the sources that pay a new order. */
  insert: async (tx: Transaction, order: StoredOrder): Promise<void> => {
    const { siteId, id, paidMinor, document } = order
    const { payment, giftCard } = document
    if (payment.kind === 'PROVIDER') await orderMoneyStore.hold(tx, order, payment)
    if (giftCard)
      await tx.run(insertSource, siteId, id, 'GIFT_CARD', giftCard.id, 0, 'CAPTURE', giftCard.amountMinor)
    if (paidMinor > 0) await orderMoneyStore.payOutside(tx, order, paidMinor)
  },

  /** Records money that a provider holds. */
  hold: async (
    tx: Transaction,
    { siteId, id }: OrderKey,
    { paymentId, amountMinor, isCapturedByHand }: ProviderPayment,
  ): Promise<void> => {
    const heldFor = isCapturedByHand ? 'DECISION' : 'CAPTURE'
    await tx.run(insertSource, siteId, id, 'PROVIDER', paymentId, amountMinor, heldFor, 0)
  },

  /** Records money received outside the shop. */
  payOutside: async (tx: Transaction, { siteId, id }: OrderKey, amountMinor: number): Promise<void> => {
    await tx.run(payOutside, siteId, id, amountMinor)
  },

  /** Records what happens to the money that a provider holds. */
  decide: async (
    tx: Transaction,
    { siteId, id }: OrderKey,
    paymentId: string,
    heldFor: HeldFor,
  ): Promise<void> => {
    await tx.run(decide, heldFor, siteId, id, paymentId)
  },

  /** Records that a provider captured the held money; returns whether it still held any. */
  capture: async (tx: Transaction, { siteId, id }: OrderKey, paymentId: string): Promise<boolean> =>
    (await tx.run(capture, siteId, id, paymentId)) === 1,

  /**
   * Records that a provider won't capture the held money: its refunds never happened. Returns whether it
   * still held any.
   */
  release: async (tx: Transaction, { siteId, id }: OrderKey, paymentId: string): Promise<boolean> => {
    const isReleased = (await tx.run(release, siteId, id, paymentId)) === 1
    if (isReleased) await tx.run(failRefunds, siteId, id, paymentId)
    return isReleased
  },

  /** Returns money to a source; returns whether that much was left. */
  refund: async (
    tx: Transaction,
    { siteId, id }: OrderKey,
    { kind, id: sourceId, amountMinor }: Share,
    { refundId, at }: { readonly refundId: string; readonly at: number },
  ): Promise<boolean> => {
    if ((await tx.run(takeBack, amountMinor, siteId, id, kind, sourceId, amountMinor)) !== 1) return false
    await tx.run(insertRefund, siteId, id, refundId, kind, sourceId, amountMinor, at)
    return true
  },

  /** Records that a provider refused a refund, so the shop still has the money; returns the amount, once. */
  failRefund: async (
    tx: Transaction,
    { siteId, id }: OrderKey,
    refundId: string,
  ): Promise<number | undefined> => {
    const failed = await tx.first(failRefund, siteId, id, refundId)
    if (!failed) return undefined
    await tx.run(undoRefund, failed.amount_minor, siteId, id, failed.source_id)
    return failed.amount_minor
  },
}
