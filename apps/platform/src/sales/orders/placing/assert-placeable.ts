import type { Violation } from '@vitrine/contract'
import type { HostedMissing } from '@vitrine/contract/hosted-checkout'
import type { TotalsError } from '@vitrine/pricing'
import { fail } from '../../../floor/failure.ts'
import { type CartLine, isCustom, isGiftCard } from '../../cart/lines/line.ts'
import { type AgreedAmounts, amountsOf, movedParts } from '../../checkout/agreed-amounts.ts'
import { missingParts } from '../../checkout/missing/missing-parts.ts'
import type { PricedCheckout } from '../../checkout/price-checkout.ts'
import type { AgreedPayment } from '../order.ts'

/** What was agreed with the buyer and must not have changed. */
export interface Agreed {
  readonly payment: AgreedPayment
  /** What the buyer saw and agreed to; missing parts are accepted as they are. */
  readonly amounts: Partial<AgreedAmounts>
  /** Whether the buyer agreed to save the payment method. */
  readonly savesPaymentMethod?: boolean | undefined
  /** Whether the buyer places the order without one of our pages, which would ask for what is missing. */
  readonly isPlacedByBuyer?: boolean | undefined
}

/**
 * Refuses a checkout that doesn't, or no longer, match what its buyer agreed to. Stock is checked when it is
 * taken.
 * @throws {Failure} one of the contract's `PLACING_ERRORS`
 */
export const assertPlaceable = (priced: PricedCheckout, agreed: Agreed): void => {
  const { checkout, worked } = priced
  const { lines } = checkout
  if (lines.length === 0) throw fail('EMPTY_CHECKOUT')
  assertOnSale(lines)
  if (!checkout.ownerKey.startsWith('member:') && lines.some(isForMembers)) throw fail('MEMBERS_ONLY_ITEM')
  if (!worked.isWhole) throw fail('CALCULATION_ERROR')
  for (const { refusal } of [worked.found, worked.card]) if (refusal) throw refusal
  assertDelivered(priced)
  for (const error of worked.totals.errors) assertHarmless(error, worked.totals.giftCardMinor)
  assertSubscription(priced)
  assertFewCards(lines)
  if (agreed.isPlacedByBuyer) assertWhole(priced)
  const errors = priced.violations.filter(({ severity }) => severity === 'ERROR')
  if (errors.length > 0) throw fail('VIOLATIONS_WITH_ERROR_SEVERITY', { violations: errors })
  if (lines.some(keepsPaymentMethod) && !agreed.savesPaymentMethod)
    throw fail('NO_SAVE_PAYMENT_METHOD_CONFIRMATION')
  assertAgreed(priced, agreed)
}

/** Items removed from the catalog or hidden can't be bought, even if they are in stock. */
const assertOnSale = (lines: readonly CartLine[]): void => {
  const gone = lines.filter(
    (line) => !isCustom(line) && (line.offer.stock.state === 'gone' || line.offer.stock.state === 'hidden'),
  )
  if (gone.length === 0) return
  throw fail(gone.length < lines.length ? 'PARTIAL_OUT_OF_STOCK' : 'FULL_OUT_OF_STOCK', {
    lineItemIds: gone.map(({ id }) => id),
  })
}

const isForMembers = (line: CartLine): boolean => isCustom(line) && line.custom.fields.membersOnly === true

const keepsPaymentMethod = (line: CartLine): boolean =>
  (isCustom(line) ? line.custom.fields.savePaymentMethod : line.overrides?.fields.savePaymentMethod) === true

/** Items to ship or pick up need a delivery option that the buyer chose and that is still offered. */
const assertDelivered = (priced: PricedCheckout): void => {
  const { subject, worked } = priced
  const { totals } = worked
  const { selected } = totals.shipping
  const isUnknown = !subject.wanted.shipping && missingParts(priced).needsDelivery
  const isMissing = isUnknown || totals.errors.some(({ code }) => code === 'NO_SHIPPING_OPTION')
  if ((!selected && !isMissing) || selected?.requested) return
  throw fail(
    subject.wanted.chosen
      ? 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE'
      : 'NO_SELECTED_CARRIER_SERVICE_OPTION',
  )
}

const MISSING: Readonly<Record<HostedMissing, string | undefined>> = {
  EMAIL: 'The email address is missing',
  SHIPPING_ADDRESS: 'The delivery address is incomplete',
  BILLING_ADDRESS: 'The billing address is incomplete',
  DELIVERY_OPTION: undefined, // has an error of its own
}

/**
 * A buyer's own call needs everything that the hosted page asks for. It can't order what another browser has
 * opened and filled in.
 */
const assertWhole = (priced: PricedCheckout): void => {
  if (priced.checkout.maker) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
  const violations = missingParts(priced).missing.flatMap((part): Violation[] => {
    const description = MISSING[part]
    return description === undefined
      ? []
      : [{ severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } }, description }]
  })
  if (violations.length > 0) throw fail('VIOLATIONS_WITH_ERROR_SEVERITY', { violations })
}

/** A discount without effect is included in the agreed total; a part that couldn't be calculated isn't. */
const assertHarmless = ({ code }: TotalsError, byCardMinor: number): void => {
  switch (code) {
    case 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD':
      throw fail(code)
    case 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD':
      if (byCardMinor > 0) return // it pays for the other items
      throw fail(code)
    case 'MINIMUM_SUBTOTAL_NOT_REACHED':
    case 'NOTHING_TO_REDUCE':
      return
    default:
      throw fail('CALCULATION_ERROR', { reason: code })
  }
}

/** Each card has a code and a row of its own, written in one transaction. */
const MOST_CARDS = 100

const assertFewCards = (lines: readonly CartLine[]): void => {
  const cards = lines.filter(isGiftCard).reduce((sum, { quantity }) => sum + quantity, 0)
  if (cards <= MOST_CARDS) return
  const description = `An order can have at most ${MOST_CARDS} gift cards`
  const target = { other: { name: 'OTHER_DEFAULT' as const } }
  throw fail('VIOLATIONS_WITH_ERROR_SEVERITY', { violations: [{ severity: 'ERROR', target, description }] })
}

/** A subscription is bought separately, for money, and without a gift card. */
const assertSubscription = ({ checkout: { lines }, worked }: PricedCheckout): void => {
  if (!lines.some((line) => isCustom(line) && line.custom.fields.subscriptionOptionInfo)) return
  if (lines.length > 1) throw fail('SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS')
  if (worked.totals.summary.totalMinor === 0) throw fail('SUBSCRIPTION_WITH_ZERO_TOTAL')
  if (worked.totals.giftCardMinor > 0) throw fail('SUBSCRIPTION_WITH_GIFT_CARD')
}

/** Neither more nor less: even a lower price must be shown first. */
const assertAgreed = (priced: PricedCheckout, { payment, amounts }: Agreed): void => {
  const { totals } = priced.worked
  const moved = movedParts(amountsOf(priced), amounts)
  const paidMinor =
    payment.kind === 'PROVIDER' ? payment.amountMinor : payment.kind === 'NONE' ? 0 : undefined
  const isPaidAsDue = (paidMinor ?? totals.dueNowMinor) === totals.dueNowMinor
  if (isPaidAsDue && moved.length === 0) return
  const { totalMinor } = totals.summary
  throw fail('CHECKOUT_CHANGED', { totalMinor, dueNowMinor: totals.dueNowMinor })
}
