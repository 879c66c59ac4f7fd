import type { HostedChange } from '@vitrine/contract/hosted-checkout'
import { availabilityTally } from '../cart/availability.ts'
import { type CartLine, isCustom, priceMinorOf } from '../cart/line.ts'
import type { PricedCheckout } from '../checkout/price-checkout.ts'

/** What a buyer was shown and agreed to, in minor units. */
export interface AgreedView {
  readonly totalMinor: number
  /** What one piece of each line cost, by the line's id. */
  readonly prices: Readonly<Record<string, number>>
}

/** Takes a checkout as it is for what its buyer agrees to. */
export const agreedTo = ({ checkout, worked }: PricedCheckout): AgreedView => ({
  totalMinor: worked.totals.summary.totalMinor,
  prices: Object.fromEntries(checkout.lines.map((line) => [line.id, priceMinorOf(line)])),
})

/**
 * Brings what a buyer agreed to up to date with what they have changed themselves: they agree to what their own change
 * adds or takes off, and to nothing that had moved before it.
 */
export const agreedAfter = (
  agreed: AgreedView,
  before: PricedCheckout,
  after: PricedCheckout,
): AgreedView => {
  const now = agreedTo(after)
  const own = now.totalMinor - agreedTo(before).totalMinor
  return { totalMinor: agreed.totalMinor + own, prices: { ...now.prices, ...agreed.prices } }
}

/** Lists what is not as the buyer agreed to it. */
export const changesOf = (
  priced: PricedCheckout,
  agreed: AgreedView,
  amount: (minor: number) => string,
): HostedChange[] => {
  const { checkout, worked } = priced
  const { found, card, totals } = worked
  const availabilityOf = availabilityTally()
  const lines = checkout.lines.flatMap((line): HostedChange[] => {
    const [lineId, name] = [line.id, nameOf(line)]
    const { status } = availabilityOf(line)
    const was = agreed.prices[line.id]
    const is = priceMinorOf(line)
    const [before, after] = [amount((was ?? is) * line.quantity), amount(is * line.quantity)]
    return [
      ...(was !== undefined && was !== is ? [{ kind: 'PRICE' as const, lineId, name, before, after }] : []),
      ...(status === 'PARTIALLY_AVAILABLE' ? [{ kind: 'FEWER_IN_STOCK' as const, lineId, name }] : []),
      ...(status === 'NOT_AVAILABLE' || status === 'NOT_FOUND'
        ? [{ kind: 'OUT_OF_STOCK' as const, lineId, name }]
        : []),
    ]
  })
  const total = totals.summary.totalMinor
  return [
    ...lines,
    ...(found.refusal
      ? [{ kind: 'COUPON' as const, name: checkout.details.coupon?.code ?? '', reason: found.refusal.code }]
      : []),
    ...(card.refusal ? [{ kind: 'GIFT_CARD' as const, reason: card.refusal.code }] : []),
    ...(isDeliveryGone(priced) ? [{ kind: 'DELIVERY_OPTION' as const }] : []),
    ...(total !== agreed.totalMinor
      ? [{ kind: 'TOTAL' as const, before: amount(Math.max(0, agreed.totalMinor)), after: amount(total) }]
      : []),
  ]
}

/** Whether the buyer's way of delivery is not on offer any more. */
export const isDeliveryGone = ({ worked: { totals } }: PricedCheckout): boolean =>
  totals.errors.some(({ code }) => code === 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')

/** What a line is called. */
export const nameOf = (line: CartLine): string => {
  if (!isCustom(line)) return line.overrides?.fields.productName?.original ?? line.offer.name
  return line.custom.fields.productName?.original ?? ''
}
