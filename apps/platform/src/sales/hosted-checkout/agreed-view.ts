import type { HostedChange } from '@vitrine/contract/hosted-checkout'
import { availabilityTally } from '../cart/lines/availability.ts'
import { type CartLine, isCustom, nameIn, preorderOf, priceMinorOf } from '../cart/lines/line.ts'
import { type AgreedAmounts, type AgreedPart, amountsOf } from '../checkout/agreed-amounts.ts'
import type { PricedCheckout } from '../checkout/price-checkout.ts'

/**
 * Updates what a buyer agreed to after their own change: they agree to what that change adds or removes, but
 * to nothing that had changed before it.
 */
export const agreedAfter = (
  agreed: AgreedAmounts,
  before: PricedCheckout,
  after: PricedCheckout,
): AgreedAmounts => {
  const [was, is] = [amountsOf(before), amountsOf(after)]
  const moved = (part: AgreedPart): number => agreed[part] + is[part] - was[part]
  return {
    subtotalMinor: moved('subtotalMinor'),
    discountMinor: moved('discountMinor'),
    deliveryMinor: moved('deliveryMinor'),
    feesMinor: moved('feesMinor'),
    taxMinor: moved('taxMinor'),
    totalMinor: moved('totalMinor'),
    giftCardMinor: moved('giftCardMinor'),
    dueMinor: moved('dueMinor'),
    prices: { ...is.prices, ...agreed.prices },
    preorders: { ...is.preorders, ...agreed.preorders },
  }
}

/** Lists what differs from what the buyer agreed to. */
export const changesOf = (
  priced: PricedCheckout,
  agreed: AgreedAmounts,
  amount: (minor: number) => string,
): HostedChange[] => {
  const { checkout, subject, worked } = priced
  const { found, card } = worked
  const availabilityOf = availabilityTally()
  const lines = checkout.lines.flatMap((line): HostedChange[] => {
    const [lineId, name] = [line.id, nameOf(line, subject.language)]
    const { status } = availabilityOf(line)
    const was = agreed.prices[line.id]
    const is = priceMinorOf(line)
    const [before, after] = [amount((was ?? is) * line.quantity), amount(is * line.quantity)]
    return [
      ...(was !== undefined && was !== is ? [{ kind: 'PRICE' as const, lineId, name, before, after }] : []),
      ...(agreed.preorders?.[line.id] === false && preorderOf(line)
        ? [{ kind: 'PREORDER' as const, lineId, name }]
        : []),
      ...(status === 'PARTIALLY_AVAILABLE' ? [{ kind: 'FEWER_IN_STOCK' as const, lineId, name }] : []),
      ...(status === 'NOT_AVAILABLE' || status === 'NOT_FOUND'
        ? [{ kind: 'OUT_OF_STOCK' as const, lineId, name }]
        : []),
    ]
  })
  const now = amountsOf(priced)
  const moved = (kind: HostedChange['kind'], part: AgreedPart): HostedChange[] =>
    agreed[part] === now[part]
      ? []
      : [{ kind, before: amount(Math.max(0, agreed[part])), after: amount(now[part]) }]
  const told: HostedChange[] = [
    ...lines,
    ...(found.refusal
      ? [{ kind: 'COUPON' as const, name: checkout.details.coupon?.code ?? '', reason: found.refusal.code }]
      : []),
    ...(card.refusal ? [{ kind: 'GIFT_CARD' as const, reason: card.refusal.code }] : []),
    ...(isDeliveryGone(priced) ? [{ kind: 'DELIVERY_OPTION' as const }] : []),
    ...(found.refusal ? [] : moved('DISCOUNT', 'discountMinor')),
    ...moved('DELIVERY', 'deliveryMinor'),
    ...moved('FEES', 'feesMinor'),
  ]
  return [
    ...told,
    // The tax follows most other changes; it is only listed if nothing else has changed.
    ...(told.length === 0 ? moved('TAX', 'taxMinor') : []),
    ...moved('TOTAL', 'totalMinor'),
    ...(card.refusal ? [] : moved('GIFT_CARD_AMOUNT', 'giftCardMinor')),
    ...(agreed.totalMinor === now.totalMinor ? moved('TO_PAY', 'dueMinor') : []),
  ]
}

/** Whether the buyer's delivery option is no longer offered. */
export const isDeliveryGone = ({ worked: { totals } }: PricedCheckout): boolean =>
  totals.errors.some(({ code }) => code === 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')

/** A line's name in the buyer's language; undefined for the shop's own. */
export const nameOf = (line: CartLine, language: string | undefined): string => {
  if (!isCustom(line)) return line.overrides?.fields.productName?.original ?? nameIn(line.offer, language)
  return line.custom.fields.productName?.original ?? ''
}
