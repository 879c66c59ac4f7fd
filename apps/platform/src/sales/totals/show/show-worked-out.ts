import type { EstimateTotalsResponse, GiftCard, Violation } from '@vitrine/contract'
import type { Totals } from '@vitrine/pricing'
import { availabilityTally } from '../../cart/lines/availability.ts'
import { changesOf } from '../../cart/lines/line-changes.ts'
import type { PriceWriter } from '../../cart/lines/prices.ts'
import { OWN_GIFT_CARDS, obfuscatedCode } from '../../gift-cards/gift-card.ts'
import type { CartDiscounts } from '../cart-discounts.ts'
import type { TotalsSubject } from '../subject.ts'
import type { WorkedOut } from '../work-out.ts'
import { showErrors, TOO_LARGE } from './show-errors.ts'
import { showFees } from './show-fees.ts'
import { showMemberships } from './show-memberships.ts'
import { showShipping } from './show-shipping.ts'
import { showTotals } from './show-totals.ts'

/** Shows everything calculated for a cart or a checkout, without the cart itself. */
export const showWorkedOut = (
  worked: WorkedOut,
  { site, lines, wanted }: TotalsSubject,
  price: PriceWriter,
): Omit<EstimateTotalsResponse, 'cart'> => {
  const { totals, isWhole, found, card, fees, rules } = worked
  const errors = showErrors(totals.errors, { coupon: found.refusal, giftCard: card.refusal })
  return {
    ...showTotals(totals, lines, { coupon: found.coupon, rules }, price),
    ...(card.card && { giftCard: showGiftCard(worked, price) }),
    ...(wanted.shipping && { shippingInfo: showShipping(totals.shipping, price) }),
    calculationErrors: isWhole ? errors : { ...errors, orderValidationErrors: [TOO_LARGE] },
    weightUnit: site.weightUnit,
    currency: site.currency,
    membershipOptions: showMemberships(worked.memberships, wanted.memberships),
    additionalFees: showFees(totals, fees, price),
    violations: [
      ...changesOf(lines, availabilityTally(), (minor) => price(minor).formattedAmount),
      ...(wanted.shippingAddress ? undelivered(totals) : []),
      ...refused(found),
    ],
  }
}

/** Shows what a gift card pays, and the requested amount. */
const showGiftCard = ({ card, totals }: WorkedOut, price: PriceWriter): GiftCard | undefined =>
  card.card && {
    id: card.card.id,
    externalId: card.card.id,
    obfuscatedCode: obfuscatedCode(card.card),
    appId: OWN_GIFT_CARDS,
    amount: price(totals.giftCardMinor),
    requestedAmount: price(totals.payNow.totalMinor),
  }

const undelivered = ({ errors }: Totals): Violation[] =>
  errors.some(({ code }) => code === 'NO_SHIPPING_OPTION')
    ? [violation('ERROR', 'No item in the cart can be delivered to this address')]
    : []

const refused = ({ refusal }: CartDiscounts): Violation[] =>
  refusal ? [violation('WARNING', `The coupon does not apply: ${refusal.message}`)] : []

const violation = (severity: Violation['severity'], description: string): Violation => ({
  severity,
  target: { other: { name: 'OTHER_DEFAULT' } },
  description,
})
