import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { DatabaseUnavailable } from '../../floor/database/errors.ts'
import { Failure } from '../../floor/failure.ts'
import { changeBy, isOpen, type Payment, type PaymentChange } from './payment.ts'
import type { Outcome, PaymentProvider } from './payment-provider.ts'
import { NEVER, type PaymentTimes } from './payment-times.ts'
import { paymentsStore } from './payments.store.ts'

export interface CarryOnParts {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly times: PaymentTimes
  /** Finds a provider by its id, even one that is no longer offered. */
  readonly providerOf: (providerId: string) => PaymentProvider | undefined
  /**
   * Places the order of an authorized payment, and marks the payment as placed in the same transaction; a
   * repeat returns the same order.
   */
  readonly placeOrder: (payment: Payment) => Promise<unknown>
  /**
   * Records in the order, in the same transaction, that the money was captured or released, or that it still
   * waits for a decision because the provider refuses to release it.
   */
  readonly noteSettled: (tx: Transaction, payment: Payment) => Promise<void>
}

/**
 * Advances payments from any state. Everything can be repeated, at any time and
 * concurrently.
 */
export interface CarryOn {
  /** Advances a payment as far as possible now, and returns it. */
  (payment: Payment): Promise<Payment>
  /**
   * Applies a provider's answer to a payment, and continues. Undefined: the provider doesn't know the
   * payment.
   */
  hear(payment: Payment, outcome: Outcome | undefined): Promise<Payment>
  /** Asks the provider for a payment's state, even after it has ended, and continues. */
  look(payment: Payment): Promise<Payment>
  /** Abandons a payment unless its order is placed, and releases the money. */
  giveUp(payment: Payment, reason: string): Promise<Payment>
  /** Asks a provider for something. Undefined if it didn't answer: then the outcome is unknown. */
  ask<T>(
    payment: Pick<Payment, 'paymentId' | 'providerId'>,
    question: (provider: PaymentProvider, signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined>
}

/** More than there are states to pass through, even if someone else works on the same payment. */
const MOST_STEPS = 20

/** Failures of placing that say nothing about the checkout: retried later. */
const PASSING: readonly string[] = ['CONFLICT', 'SERVICE_UNAVAILABLE', 'INTERNAL']

/** "No answer" is a possible answer here too, so it has its own name. */
type Found = { readonly outcome: Outcome | undefined }

export const createCarryOn = (parts: CarryOnParts): CarryOn => {
  const { database, clock, logger, times, providerOf, placeOrder, noteSettled } = parts

  const ask: CarryOn['ask'] = async ({ paymentId, providerId }, question) => {
    const provider = providerOf(providerId)
    try {
      if (!provider) throw new Error(`Unknown payment provider: ${providerId}`)
      return await withinTime(times.timeoutMs, (signal) => question(provider, signal))
    } catch (error) {
      logger.warn({ err: error, paymentId, providerId }, 'a payment provider did not answer')
      return undefined
    }
  }

  const find = (payment: Payment): Promise<Found | undefined> =>
    ask(payment, async (provider, signal) => ({ outcome: await provider.find(payment.paymentId, signal) }))

  /** Changes a payment; if someone else was quicker, returns their result. */
  const save = async (payment: Payment, change: PaymentChange): Promise<Payment> => {
    const now = clock.now()
    const after = await database.transaction(async (tx) => {
      const dueAt = change.heldFor === 'DECISION' ? NEVER : times.dueAt(change.state, now)
      const changed = await paymentsStore.change(tx, payment, change, { now, dueAt })
      if (changed?.orderId !== undefined) await noteSettled(tx, changed)
      return changed
    })
    return after ?? (await paymentsStore.find(database, payment.siteId, payment.paymentId)) ?? payment
  }

  const taken = async (payment: Payment, outcome: Outcome | undefined): Promise<Payment> => {
    const now = clock.now()
    const change = outcome && changeBy(payment, outcome)
    if (change) return save(payment, change)
    if (payment.state !== 'PENDING' && payment.state !== 'STEP') return payment
    if (!outcome && payment.reference === undefined && times.isLost(payment, now))
      return save(payment, { state: 'DECLINED', reason: 'NOT_ANSWERED' })
    return times.isOver(payment, now) ? save(payment, { state: 'VOIDING', reason: 'EXPIRED' }) : payment
  }

  const findOut = async (payment: Payment): Promise<Payment> => {
    const found = await find(payment)
    return found ? taken(payment, found.outcome) : payment
  }

  const place = async (payment: Payment): Promise<Payment> => {
    try {
      await placeOrder(payment)
      return (await paymentsStore.find(database, payment.siteId, payment.paymentId)) ?? payment
    } catch (error) {
      if (error instanceof Failure && !PASSING.includes(error.code))
        return save(payment, { state: 'VOIDING', reason: error.code })
      if (!(error instanceof Failure || error instanceof DatabaseUnavailable))
        logger.error({ err: error, paymentId: payment.paymentId }, 'an order could not be placed')
      return payment
    }
  }

  const capture = async (payment: Payment): Promise<Payment> => {
    const { paymentId, reference = '' } = payment
    const settled = await ask(payment, (provider, signal) =>
      provider.capture(reference, `${paymentId}:capture`, signal),
    )
    if (!settled) return payment
    if (settled.state === 'DONE') return save(payment, { state: 'CAPTURED' })
    logger.error({ paymentId, reason: settled.reason }, 'the money of an order cannot be captured')
    return save(payment, { state: 'UNCAPTURED', reason: settled.reason })
  }

  /** Releases the money of a placed order, as staff decided. */
  const release = async (payment: Payment): Promise<Payment> => {
    const { paymentId, reference = '', revision } = payment
    const settled = await ask(payment, (provider, signal) =>
      provider.void(reference, `${paymentId}:void:${revision}`, signal),
    )
    if (!settled) return payment
    if (settled.state === 'DONE') return save(payment, { state: 'UNCAPTURED', reason: 'VOIDED' })
    const found = await find(payment)
    if (!found) return payment
    if (found.outcome?.state === 'DECLINED') return save(payment, { state: 'UNCAPTURED', reason: 'VOIDED' })
    logger.error({ paymentId, reason: settled.reason }, 'cannot release the money of an order')
    return save(payment, { state: 'PLACED', heldFor: 'DECISION', reason: settled.reason })
  }

  const letGo = async (payment: Payment): Promise<Payment> => {
    const { paymentId } = payment
    const reference = payment.reference ?? (await referenceOf(payment))
    if (reference === 'unknown') return payment
    if (reference === 'none') return save(payment, { state: 'VOIDED' })
    const settled = await ask(payment, (provider, signal) =>
      provider.void(reference, `${paymentId}:void`, signal),
    )
    if (!settled) return payment
    if (settled.state === 'REFUSED')
      logger.error(
        { paymentId, reason: settled.reason },
        'cannot release the money of a payment without an order',
      )
    return save(payment, { state: 'VOIDED', reference })
  }

  /** Finds what must be released after a lost answer. */
  const referenceOf = async (payment: Payment): Promise<string> => {
    const found = await find(payment)
    if (!found) return 'unknown'
    const { outcome } = found
    if (!outcome) return times.isLost(payment, clock.now()) ? 'none' : 'unknown'
    return outcome.state === 'DECLINED' ? 'none' : outcome.reference
  }

  const step = (payment: Payment): Promise<Payment> | undefined => {
    switch (payment.state) {
      case 'PENDING':
      case 'STEP':
        return findOut(payment)
      case 'AUTHORIZED':
        return place(payment)
      case 'PLACED':
        if (payment.heldFor === 'DECISION') return undefined
        return payment.heldFor === 'VOID' ? release(payment) : capture(payment)
      case 'VOIDING':
        return letGo(payment)
      default:
        return undefined
    }
  }

  const carryOn = async (payment: Payment): Promise<Payment> => {
    let now = payment
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const next = await step(now)
      if (!next || next.revision === now.revision) return now
      now = next
      if (now.state === 'PENDING' || now.state === 'STEP') return now // checked a moment ago
    }
    return now
  }

  const hear = async (payment: Payment, outcome: Outcome | undefined): Promise<Payment> => {
    const heard = await taken(payment, outcome)
    return heard.state === 'PENDING' || heard.state === 'STEP' ? heard : carryOn(heard)
  }

  return Object.assign(carryOn, {
    hear,
    ask,
    look: async (payment: Payment) => {
      const found = await find(payment)
      return found ? hear(payment, found.outcome) : payment
    },
    giveUp: async (payment: Payment, reason: string) => {
      let now = payment
      for (let tries = 0; tries < MOST_STEPS && isOpen(now); tries++)
        now = await save(now, { state: 'VOIDING', reason })
      return carryOn(now)
    },
  })
}

/** Aborts work that takes too long, and stops waiting even if it ignores the signal. */
const withinTime = async <T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const signal = AbortSignal.timeout(timeoutMs)
  const overdue = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work(signal), overdue])
}
