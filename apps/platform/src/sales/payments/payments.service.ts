import type { IncomingHttpHeaders } from 'node:http'
import { createBounded } from '../../floor/bounded.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { CarryOn, CarryOnParts } from './carry-on.ts'
import { isOpen, type Payment } from './payment.ts'
import { paymentsStore } from './payments.store.ts'

/** A buyer's attempt to pay for a checkout. */
export interface PaymentAttempt {
  readonly siteId: string
  readonly checkoutId: string
  readonly providerId: string
  /** The attempt's key, and a digest of its request: a repeat is the same payment. */
  readonly attempt: Payment['attempt']
  /** In the currency's smallest unit, above 0. */
  readonly amountMinor: number
  readonly currency: string
  /** What the buyer agrees to; stored with the payment for placing the order. */
  readonly agreed?: string | undefined
  /** The browser's data for the provider. */
  readonly method: unknown
  readonly returnUrl: string
}

export interface PaymentsParts extends Pick<CarryOnParts, 'database' | 'clock' | 'times' | 'providerOf'> {
  readonly ids: Ids
  /** Whether staff decide about each payment. */
  readonly isCapturedByHand: boolean
  readonly carryOn: CarryOn
}

/** Payments of checkouts through providers. */
export interface Payments {
  /**
   * Pays: asks the provider to hold the money, places the order, and captures the money. Returns the payment
   * as far as it got; if the order couldn't be placed, the money is released and `reason` says why.
   * @throws {Failure} CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS during another attempt, CHECKOUT_ALREADY_PAID
   * after it, IDEMPOTENCY_KEY_REUSED when the key belongs to another request; the provider was not called
   */
  pay(attempt: PaymentAttempt): Promise<Payment>
  /** Finds what an attempt started earlier, by its key. */
  attempted(siteId: string, checkoutId: string, key: string): Promise<Payment | undefined>
  /** Returns a checkout's current payment; asks the provider if it hasn't ended. */
  latest(siteId: string, checkoutId: string): Promise<Payment | undefined>
  /** Abandons a checkout's open payment, if there is one; one whose order is placed meanwhile stays. */
  cancel(siteId: string, checkoutId: string): Promise<void>
  /** Continues a payment as far as possible now, such as after staff decided about it. */
  carryOn(siteId: string, paymentId: string): Promise<void>
  /**
   * Handles a provider's notice: asks the provider for the payment's state, so the order and number of
   * notices don't matter.
   * @throws {Failure} NOT_FOUND for an unknown provider
   * @throws {ForgedNotice}
   */
  takeNotice(providerId: string, headers: IncomingHttpHeaders, rawBody: Uint8Array): Promise<void>
}

/** A waiting page asks every second; its provider is called less often. */
const LOOK_EVERY_MS = 2_000
const TRIES = 3

export const createPayments = (parts: PaymentsParts): Payments => {
  const { database, clock, ids, times, providerOf, carryOn, isCapturedByHand } = parts
  const lastLooks = createBounded<number>(10_000)

  const open = async (request: PaymentAttempt): Promise<Payment | undefined> => {
    const now = clock.now()
    const { siteId, checkoutId, providerId, attempt, amountMinor, currency, agreed } = request
    const payment: Payment = {
      ...{ siteId, paymentId: ids.guid(), checkoutId, providerId, attempt, amountMinor, currency, agreed },
      ...{ state: 'PENDING', heldFor: isCapturedByHand ? 'DECISION' : 'CAPTURE' },
      ...{ revision: 1, tries: 0, dueAt: times.dueAt('PENDING', now) },
      ...{ createdAt: now, updatedAt: now },
    }
    return (await database.transaction((tx) => paymentsStore.insert(tx, payment))) ? payment : undefined
  }

  /** Finds what this same attempt started earlier. */
  const earlier = async ({ siteId, checkoutId, attempt }: PaymentAttempt): Promise<Payment | undefined> => {
    const known = await paymentsStore.findAttempt(database, siteId, checkoutId, attempt.key)
    if (known && known.attempt.digest !== attempt.digest) throw fail('IDEMPOTENCY_KEY_REUSED')
    return known
  }

  const authorize = async (payment: Payment, { method, returnUrl }: PaymentAttempt): Promise<Payment> => {
    const { paymentId, amountMinor, currency } = payment
    const request = { paymentId, amountMinor, currency, method, returnUrl }
    const outcome = await carryOn.ask(payment, (provider, signal) => provider.authorize(request, signal))
    return outcome ? carryOn.hear(payment, outcome) : payment
  }

  /** What blocks an attempt; resolved if that turns out to have failed. */
  const assertFree = async ({ siteId, checkoutId }: PaymentAttempt): Promise<void> => {
    const found = await paymentsStore.findLatest(database, siteId, checkoutId)
    const other = found && isOpen(found) ? await carryOn(found) : found
    if (other && isOpen(other)) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
    if (other?.orderId !== undefined) throw fail('CHECKOUT_ALREADY_PAID')
  }

  return {
    pay: async (request) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const known = await earlier(request)
        if (known) return known
        const payment = await open(request)
        if (payment) return authorize(payment, request)
        if (!(await earlier(request))) await assertFree(request)
      }
      throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
    },

    attempted: (siteId, checkoutId, key) => paymentsStore.findAttempt(database, siteId, checkoutId, key),

    latest: async (siteId, checkoutId) => {
      const payment = await paymentsStore.findLatest(database, siteId, checkoutId)
      if (!payment || !isOpen(payment)) return payment
      const now = clock.now()
      const last = lastLooks.get(payment.paymentId) ?? payment.createdAt
      if (now - last < LOOK_EVERY_MS && payment.state !== 'STEP') return payment
      lastLooks.set(payment.paymentId, now)
      return carryOn(payment)
    },

    cancel: async (siteId, checkoutId) => {
      const payment = await paymentsStore.findLatest(database, siteId, checkoutId)
      if (payment && isOpen(payment)) await carryOn.giveUp(payment, 'CANCELED')
    },

    carryOn: async (siteId, paymentId) => {
      const payment = await paymentsStore.find(database, siteId, paymentId)
      if (payment) await carryOn(payment)
    },

    takeNotice: async (providerId, headers, rawBody) => {
      const provider = providerOf(providerId)
      if (!provider) throw fail('NOT_FOUND')
      const notice = provider.readNotice(headers, rawBody)
      const payment = notice && (await paymentsStore.findByProvider(database, providerId, notice.paymentId))
      if (payment && payment.orderId === undefined) await carryOn.look(payment)
    },
  }
}
