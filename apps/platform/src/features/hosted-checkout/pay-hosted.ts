import { createHash } from 'node:crypto'
import type { PayHostedCheckoutRequest } from '@vitrine/contract/hosted-checkout'
import { fail, refuse } from '../../http/failure.ts'
import { minorOf } from '../cart/amounts.ts'
import { availabilityTally } from '../cart/availability.ts'
import type { PricedCheckout } from '../checkout/price-checkout.ts'
import { assertPlaceable } from '../orders/assert-placeable.ts'
import type { AgreedPayment } from '../orders/order.ts'
import type { PlaceOrder } from '../orders/place-order.ts'
import { isOpen } from '../payments/payment.ts'
import type { PaymentWay } from '../payments/payment-way.ts'
import type { Payments } from '../payments/payments.service.ts'
import type { LimitPay } from './pay-limit.ts'

/** A buyer's try to pay. */
export interface HostedAttempt extends PayHostedCheckoutRequest {
  /** Names the try. */
  readonly key: string
  /** Of the address that it comes from. */
  readonly network: string
}

/**
 * Pays for a checkout as it was just read; how far it came is read afterwards. A card that is declined is no failure.
 *
 * @param ways - those on offer
 * @throws {Failure} CHECKOUT_CHANGED; CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS; CHECKOUT_ALREADY_PAID;
 *   PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE; IDEMPOTENCY_KEY_REUSED; TOO_MANY_REQUESTS; why the checkout cannot become
 *   an order
 */
export type PayHosted = (
  priced: PricedCheckout,
  attempt: HostedAttempt,
  ways: readonly PaymentWay[],
) => Promise<void>

export interface PayHostedParts {
  readonly payments: Payments
  readonly placeOrder: PlaceOrder
  readonly platformUrl: string
  readonly limitPay: LimitPay
}

export const createPayHosted = ({
  payments,
  placeOrder,
  platformUrl,
  limitPay,
}: PayHostedParts): PayHosted => {
  /** Pays without a provider: the order is placed at once, and a repeat gives the same one. */
  const placeUnpaid = async (
    { checkout: { siteId, id: checkoutId }, worked }: PricedCheckout,
    payment: AgreedPayment,
  ): Promise<void> => {
    const other = await payments.latest(siteId, checkoutId)
    if (other && isOpen(other)) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
    const agreedTotalMinor = worked.totals.summary.totalMinor
    await placeOrder({ siteId, checkoutId, payment, agreedTotalMinor })
  }

  const payThrough = async (
    way: PaymentWay,
    { checkout, subject, worked }: PricedCheckout,
    { token, key, agreedToPay }: HostedAttempt,
  ): Promise<void> => {
    const { siteId, id: checkoutId } = checkout
    if (way.kind === 'CARD' && !token) throw refuse('token', 'REQUIRED_FIELD', 'must be given for a card')
    await payments.pay({
      ...{ siteId, checkoutId, providerId: way.id },
      attempt: { key, digest: digestOf([way.id, token, agreedToPay]) },
      amountMinor: worked.totals.dueNowMinor,
      currency: subject.site.currency,
      method: { token },
      returnUrl: `${platformUrl}/checkout/${checkoutId}`,
    })
  }

  return async (priced, attempt, ways) => {
    const { checkout, subject, worked } = priced
    const { dueNowMinor, summary } = worked.totals
    const { methodId, agreedToPay } = attempt
    const way = ways.find(({ id }) => id === methodId)
    const isKnown = (await payments.attempted(checkout.siteId, checkout.id, attempt.key)) !== undefined
    if (!isKnown && checkout.state === 'OPEN') {
      if (minorOf(agreedToPay, subject.site.currency, 'agreedToPay') !== dueNowMinor)
        throw fail('CHECKOUT_CHANGED', { dueNowMinor })
      if (dueNowMinor > 0 && ways.length === 0) throw fail('SITE_NOT_ACCEPTING_PAYMENTS')
      if (dueNowMinor > 0 && !way) throw fail('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
      // Nobody's money is held for what cannot be sold anyway.
      assertPlaceable(priced, { payment: OFFLINE_PAYMENT, totalMinor: summary.totalMinor })
      assertInStock(priced)
    }
    const isHeld = way && way.kind !== 'OFFLINE' && (isKnown || dueNowMinor > 0)
    if (isHeld && !isKnown && checkout.state === 'COMPLETED') throw fail('CHECKOUT_ALREADY_PAID')
    if (isHeld && !isKnown) await limitPay({ ...ownerOf(checkout), network: attempt.network })
    if (isHeld) return payThrough(way, priced, attempt)
    return placeUnpaid(priced, dueNowMinor > 0 ? OFFLINE_PAYMENT : { kind: 'NONE' })
  }
}

const ownerOf = ({ siteId, id: checkoutId, ownerKey }: PricedCheckout['checkout']) => ({
  ...{ siteId, checkoutId, ownerKey },
})

const OFFLINE_PAYMENT = { kind: 'OFFLINE' } as const

/** @throws {Failure} FULL_OUT_OF_STOCK; PARTIAL_OUT_OF_STOCK */
const assertInStock = ({ checkout: { lines } }: PricedCheckout): void => {
  const availabilityOf = availabilityTally()
  const short = lines.filter((line) => availabilityOf(line).status !== 'AVAILABLE')
  if (short.length === 0) return
  const lineItemIds = short.map(({ id }) => id)
  throw fail(short.length < lines.length ? 'PARTIAL_OUT_OF_STOCK' : 'FULL_OUT_OF_STOCK', { lineItemIds })
}

const digestOf = (asked: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
