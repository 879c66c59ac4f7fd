import { preorderOf, priceMinorOf } from '../cart/lines/line.ts'
import type { CheckoutContent } from './checkout.ts'
import type { PricedCheckout } from './price-checkout.ts'

/**
 * A checkout's amounts, part by part, in minor units. Its buyer sees and agrees to each part, not only to the
 * sum.
 */
export interface AgreedAmounts {
  readonly subtotalMinor: number
  readonly discountMinor: number
  readonly deliveryMinor: number
  readonly feesMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
  /** What the gift card pays of the total. */
  readonly giftCardMinor: number
  /** What is left to pay at once. */
  readonly dueMinor: number
  /** Each line's unit price, by line id. */
  readonly prices: Readonly<Record<string, number>>
  /** Whether each line is pre-ordered, by line id; absent in older agreements. */
  readonly preorders?: Readonly<Record<string, boolean>> | undefined
}

/** The sums among the amounts. */
export type AgreedPart = Exclude<keyof AgreedAmounts, 'prices' | 'preorders'>

export const AGREED_PARTS = [
  'subtotalMinor',
  'discountMinor',
  'deliveryMinor',
  'feesMinor',
  'taxMinor',
  'totalMinor',
  'giftCardMinor',
  'dueMinor',
] as const satisfies readonly AgreedPart[]

/** Reads a checkout's current amounts. */
export const amountsOf = ({
  checkout,
  worked: { totals },
}: Pick<PricedCheckout, 'worked'> & { readonly checkout: Pick<CheckoutContent, 'lines'> }): AgreedAmounts => {
  const { summary, giftCardMinor, dueNowMinor } = totals
  return {
    subtotalMinor: summary.subtotalMinor,
    discountMinor: summary.discountMinor,
    deliveryMinor: summary.shippingMinor,
    feesMinor: summary.additionalFeesMinor,
    taxMinor: summary.taxMinor,
    totalMinor: summary.totalMinor,
    giftCardMinor,
    dueMinor: dueNowMinor,
    prices: Object.fromEntries(checkout.lines.map((line) => [line.id, priceMinorOf(line)])),
    preorders: Object.fromEntries(checkout.lines.map((line) => [line.id, preorderOf(line) !== undefined])),
  }
}

/**
 * Names the parts that differ from what was agreed, up or down. Parts without an agreed value count as
 * agreed.
 */
export const movedParts = (now: AgreedAmounts, agreed: Partial<AgreedAmounts>): (keyof AgreedAmounts)[] => {
  const sums = AGREED_PARTS.filter((part) => agreed[part] !== undefined && agreed[part] !== now[part])
  const prices = Object.entries(agreed.prices ?? {})
  const preorders = Object.entries(agreed.preorders ?? {})
  return [
    ...sums,
    ...(prices.some(([id, price]) => (now.prices[id] ?? price) !== price) ? (['prices'] as const) : []),
    // Sooner than agreed is fine, and unavailable items are refused elsewhere.
    ...(preorders.some(([id, was]) => !was && now.preorders?.[id]) ? (['preorders'] as const) : []),
  ]
}
