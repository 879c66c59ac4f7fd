import type { IncomingHttpHeaders } from 'node:http'
import { createBounded } from '../../floor/bounded.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { CarryOn, CarryOnParts } from './carry-on.ts'
import { isOpen, type Payment } from './payment.ts'
import { paymentsStore } from './payments.store.ts'

/** A buyer's try to pay for a checkout. */
export interface PaymentAttempt {
  readonly siteId: string
  readonly checkoutId: string
  readonly providerId: string
  /** Names the try, and digests what it asks for: its repeat is the same payment. */
  readonly attempt: Payment['attempt']
  /** In the currency's smallest unit, above 0. */
  readonly amountMinor: number
  readonly currency: string
  /** What the buyer agrees to; the payment keeps it for placing the order. */
  readonly agreed?: string | undefined
  /** What the buyer's browser brought for the provider. */
  readonly method: unknown
  readonly returnUrl: string
}

export interface PaymentsParts extends Pick<CarryOnParts, 'database' | 'clock' | 'times' | 'providerOf'> {
  readonly ids: Ids
  readonly carryOn: CarryOn
}

/** Payments of checkouts through providers. */
export interface Payments {
  /**
   * Pays: asks the provider to hold the money, places the order, and has the money taken. Gives the payment as far as it
   * came; when the order could not be placed, the money is let go of and `reason` says why.
   *
   * @throws {Failure} CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS while another try is under way, CHECKOUT_ALREADY_PAID after it,
   * IDEMPOTENCY_KEY_REUSED when the try was another one; nothing was asked of the provider
   */
  pay(attempt: PaymentAttempt): Promise<Payment>
  /** Finds what a try has begun before, by its key. */
  attempted(siteId: string, checkoutId: string, key: string): Promise<Payment | undefined>
  /** Gives the payment of a checkout that counts, as it is now: its provider is asked when it has not come to an end. */
  latest(siteId: string, checkoutId: string): Promise<Payment | undefined>
  /** Gives up the open payment of a checkout, if there is one; one whose order is placed meanwhile stays. */
  cancel(siteId: string, checkoutId: string): Promise<void>
  /**
   * Takes a provider's notice: asks the provider how its payment stands, so that neither order nor number of notices
   * matters.
   *
   * @throws {Failure} NOT_FOUND for a provider that there is not
   * @throws {ForgedNotice}
   */
  takeNotice(providerId: string, headers: IncomingHttpHeaders, rawBody: Uint8Array): Promise<void>
}

/** A page that waits asks every second; its provider is not asked more often than this. */
const LOOK_EVERY_MS = 2_000
const TRIES = 3

export const createPayments = (parts: PaymentsParts): Payments => {
  const { database, clock, ids, times, providerOf, carryOn } = parts
  const lastLooks = createBounded<number>(10_000)

  const open = async (request: PaymentAttempt): Promise<Payment | undefined> => {
    const now = clock.now()
    const { siteId, checkoutId, providerId, attempt, amountMinor, currency, agreed } = request
    const payment: Payment = {
      ...{ siteId, paymentId: ids.guid(), checkoutId, providerId, attempt, amountMinor, currency, agreed },
      ...{ state: 'PENDING', revision: 1, tries: 0, dueAt: times.dueAt('PENDING', now) },
      ...{ createdAt: now, updatedAt: now },
    }
    return (await database.transaction((tx) => paymentsStore.insert(tx, payment))) ? payment : undefined
  }

  /** Finds what this very try has begun before. */
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

  /** What stands in the way of a try; gives way when it turns out to have failed. */
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

    takeNotice: async (providerId, headers, rawBody) => {
      const provider = providerOf(providerId)
      if (!provider) throw fail('NOT_FOUND')
      const notice = provider.readNotice(headers, rawBody)
      const payment = notice && (await paymentsStore.findByProvider(database, providerId, notice.paymentId))
      if (payment && payment.orderId === undefined) await carryOn.look(payment)
    },
  }
}
