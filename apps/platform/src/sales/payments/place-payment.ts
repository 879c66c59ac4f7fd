import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { paymentsStore } from './payments.store.ts'

/** Which payment became which order, and when (milliseconds since 1970). */
export interface PlacedPayment {
  readonly siteId: string
  readonly paymentId: string
  readonly orderId: string
  readonly at: number
}

/**
 * Ties a payment to its order, in the transaction that places the order. From then on the money is captured,
 * and no buyer or late provider message can abandon the payment. If this fails, the transaction must fail
 * too.
 * @throws {Failure} PAYMENT_ERROR when the payment was abandoned, or already became an order
 */
export const placePayment = async (tx: Transaction, placed: PlacedPayment): Promise<void> => {
  if (!(await paymentsStore.place(tx, placed)))
    throw fail('PAYMENT_ERROR', {}, 'The payment was abandoned before the order could be placed.')
}
