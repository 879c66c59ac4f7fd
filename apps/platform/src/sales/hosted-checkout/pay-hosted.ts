import { createHash } from 'node:crypto'
import type { PayHostedCheckoutRequest } from '@vitrine/contract/hosted-checkout'
import { fail, refuse } from '../../floor/failure.ts'
import { availabilityTally } from '../cart/lines/availability.ts'
import { type AgreedAmounts, amountsOf } from '../checkout/agreed-amounts.ts'
import type { PricedCheckout } from '../checkout/price-checkout.ts'
import type { AgreedPayment } from '../orders/order.ts'
import { assertPlaceable } from '../orders/placing/assert-placeable.ts'
import type { PlaceOrder } from '../orders/placing/place-order.ts'
import { isOpen } from '../payments/payment.ts'
import type { PaymentWay } from '../payments/payment-way.ts'
import type { Payments } from '../payments/payments.service.ts'
import type { LimitPay } from './pay-limit.ts'
import { assertSeen } from './show-hosted.ts'

/** A buyer's attempt to pay. */
export interface HostedAttempt extends PayHostedCheckoutRequest {
  /** The attempt's key. */
  readonly key: string
  /** The network of its address. */
  readonly network: string
  /** Whether the buyer pays on the page without scripts, and comes back to it from their bank. */
  readonly isPlain?: boolean
  /** What the buyer agreed to before; undefined if the page was never shown. */
  readonly agreed?: Partial<AgreedAmounts> | undefined
}

/**
 * Pays for a checkout as just read; read it again for the result. A declined card is not an error.
 * @param ways - the offered methods
 * @throws {Failure} CHECKOUT_CHANGED; CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS; CHECKOUT_ALREADY_PAID;
 * PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE; IDEMPOTENCY_KEY_REUSED; TOO_MANY_REQUESTS; why the checkout
 * can't become an order
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
  /** Pays without a provider: the order is placed at once, and a repeat returns the same one. */
  const placeUnpaid = async (priced: PricedCheckout, payment: AgreedPayment): Promise<void> => {
    const { siteId, id: checkoutId } = priced.checkout
    const other = await payments.latest(siteId, checkoutId)
    if (other && isOpen(other)) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
    await placeOrder({ siteId, checkoutId, payment, agreed: amountsOf(priced) })
  }

  const payThrough = async (
    way: PaymentWay,
    priced: PricedCheckout,
    { token, key, agreedTotals, isPlain }: HostedAttempt,
  ): Promise<void> => {
    const { checkout, subject, worked } = priced
    const { siteId, id: checkoutId } = checkout
    if (way.kind === 'CARD' && !token) throw refuse('token', 'REQUIRED_FIELD', 'must be given for a card')
    await payments.pay({
      ...{ siteId, checkoutId, providerId: way.id },
      attempt: { key, digest: digestOf([way.id, token, agreedTotals]) },
      amountMinor: worked.totals.dueNowMinor,
      currency: subject.site.currency,
      agreed: JSON.stringify(amountsOf(priced)),
      method: { token },
      returnUrl: `${platformUrl}/checkout/${checkoutId}${isPlain ? '/plain' : ''}`,
    })
  }

  return async (priced, attempt, ways) => {
    const { checkout, worked } = priced
    const { dueNowMinor } = worked.totals
    const { methodId, agreedTotals, agreed = {} } = attempt
    const way = ways.find(({ id }) => id === methodId)
    const isKnown = (await payments.attempted(checkout.siteId, checkout.id, attempt.key)) !== undefined
    if (!isKnown && checkout.state === 'OPEN') {
      assertSeen(priced, agreedTotals)
      if (dueNowMinor > 0 && ways.length === 0) throw fail('SITE_NOT_ACCEPTING_PAYMENTS')
      if (dueNowMinor > 0 && !way) throw fail('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
      // Refused before any money is held: sold-out items, and changes that this buyer was shown but hasn't
      // accepted.
      assertInStock(priced)
      assertPlaceable(priced, { payment: OFFLINE_PAYMENT, amounts: agreed })
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
