import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { refundsStore } from './refunds.store.ts'

/** The refund of a payment to request. */
export interface AskedRefund {
  readonly siteId: string
  readonly paymentId: string
  /** The same id is the same refund, however often it is requested. */
  readonly refundId: string
  /** In the payment's currency, above 0. */
  readonly amountMinor: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Requests a refund, in the order's transaction. After the commit, the provider is called until it answers;
 * a payment that isn't captured yet is captured first.
 *
 * One conditional update keeps all refunds of a payment within its amount, so merchants who refund at the
 * same time never return more than was paid.
 * @throws {Failure} PAYMENT_ERROR when it is more than is left, or nothing was captured
 */
export const askRefund = async (tx: Transaction, refund: AskedRefund): Promise<void> => {
  const { siteId, refundId, paymentId, amountMinor, at } = refund
  const outcome = await refundsStore.insert(tx, { siteId, refundId, paymentId, amountMinor, dueAt: at })
  if (outcome === 'too-much') throw fail('PAYMENT_ERROR', {}, 'No payment has enough left for this refund.')
}
