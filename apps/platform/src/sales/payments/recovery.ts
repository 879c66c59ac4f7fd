import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { createWorker, type Worker } from '../../floor/turns/worker.ts'
import type { CarryOn } from './carry-on.ts'
import type { Payment } from './payment.ts'
import type { PaymentTimes } from './payment-times.ts'
import { paymentsStore } from './payments.store.ts'
import { type Refund, refundsStore } from './refunds.store.ts'

export interface RecoveryParts {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  readonly times: PaymentTimes
  readonly carryOn: CarryOn
  /** Records in the order, in the same transaction, that its provider refused a refund. */
  readonly noteRefundFailed: (tx: Transaction, payment: Payment, refundId: string) => Promise<void>
}

const BATCH = 20

/**
 * Finishes stalled payments in the background: lost answers, ended processes, requested refunds. A conditional
 * update reserves each one, which spares providers repeated questions; the payments' own states and keys
 * guarantee that nothing happens twice.
 */
export const createRecovery = (parts: RecoveryParts): Worker => {
  const { database, clock, logger, times, carryOn, noteRefundFailed } = parts

  const recover = async (payment: Payment): Promise<void> => {
    const until = times.againAt(payment.tries, clock.now())
    const held = await database.transaction((tx) => paymentsStore.hold(tx, payment, until))
    if (held) await carryOn(held)
  }

  const refund = async (due: Refund): Promise<void> => {
    const until = times.againAt(due.tries, clock.now())
    const held = await database.transaction((tx) => refundsStore.hold(tx, due, until))
    const found = held && (await paymentsStore.find(database, held.siteId, held.paymentId))
    const payment = found?.state === 'PLACED' ? await carryOn(found) : found
    if (!held || !payment || payment.state === 'PLACED') return
    const { reference = '' } = payment
    const settled =
      payment.state === 'CAPTURED'
        ? await carryOn.ask(payment, (provider, signal) =>
            provider.refund(reference, held.amountMinor, held.refundId, signal),
          )
        : { state: 'REFUSED' as const, reason: payment.state }
    if (!settled) return
    const { refundId } = held
    const refusedFor = settled.state === 'REFUSED' ? settled.reason : undefined
    if (refusedFor) logger.error({ refundId, reason: refusedFor }, 'a refund was refused')
    await database.transaction(async (tx) => {
      const isSettled = await refundsStore.settle(tx, held, refusedFor)
      if (isSettled && refusedFor !== undefined) await noteRefundFailed(tx, payment, refundId)
    })
  }

  const doPending = async (stopping: AbortSignal): Promise<void> => {
    const now = clock.now()
    const [payments, refunds] = await Promise.all([
      paymentsStore.due(database, now, BATCH),
      refundsStore.due(database, now, BATCH),
    ])
    await Promise.all([...payments.map(recover), ...refunds.map(refund)])
    if (!stopping.aborted && (payments.length === BATCH || refunds.length === BATCH))
      await doPending(stopping)
  }

  return createWorker(logger, 'payment recovery failed', doPending)
}
