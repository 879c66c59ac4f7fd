import type { Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Payment } from './payment.ts'
import { paymentsStore } from './payments.store.ts'

/** What staff decide about the held money of an order. */
export interface PaymentDecision {
  readonly siteId: string
  readonly paymentId: string
  readonly heldFor: 'CAPTURE' | 'VOID'
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Decides to capture or void held money, in the order's transaction. After the commit, the provider is called
 * until it answers.
 *
 * One conditional update takes the first decision only, so a capture and a void at the same time leave
 * exactly one of them.
 * @throws {Failure} PAYMENT_ALREADY_CAPTURED; PAYMENT_ALREADY_VOIDED; PAYMENT_HAS_PENDING_CAPTURE when it is
 * being captured; PAYMENT_NOT_AUTHORIZED in every other case
 */
export const decidePayment = async (tx: Transaction, decision: PaymentDecision): Promise<void> => {
  if (await paymentsStore.decide(tx, decision)) return
  const { siteId, paymentId } = decision
  const payment = await paymentsStore.find(tx, siteId, paymentId)
  throw fail(payment ? refusalOf(payment) : 'PAYMENT_NOT_AUTHORIZED', { paymentId })
}

const refusalOf = ({ state, heldFor }: Payment) => {
  if (state === 'CAPTURED') return 'PAYMENT_ALREADY_CAPTURED'
  if (state === 'UNCAPTURED' && heldFor === 'VOID') return 'PAYMENT_ALREADY_VOIDED'
  if (state === 'PLACED' && heldFor === 'CAPTURE') return 'PAYMENT_HAS_PENDING_CAPTURE'
  return 'PAYMENT_NOT_AUTHORIZED'
}
