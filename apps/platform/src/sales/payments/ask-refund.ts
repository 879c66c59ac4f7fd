import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { refundsStore } from './refunds.store.ts'

/** What is to be given back of a payment. */
export interface AskedRefund {
  readonly siteId: string
  readonly paymentId: string
  /** The same id is the same refund, however often it is asked for. */
  readonly refundId: string
  /** In the payment's currency, above 0. */
  readonly amountMinor: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Asks for money to be given back, in the transaction that says so in the order. The provider is asked after the
 * commit, again and again until it has answered; a payment that was not captured yet is captured first.
 *
 * All refunds of a payment together are held to its amount by one conditional update, so that no two merchants who
 * refund at once give more back than was paid.
 *
 * @throws {Failure} PAYMENT_ERROR when it is more than is left, or nothing was taken
 */
export const askRefund = async (tx: Transaction, refund: AskedRefund): Promise<void> => {
  const { siteId, refundId, paymentId, amountMinor, at } = refund
  const outcome = await refundsStore.insert(tx, { siteId, refundId, paymentId, amountMinor, dueAt: at })
  if (outcome === 'too-much')
    throw fail('PAYMENT_ERROR', {}, 'No payment is left from which so much could be given back.')
}
