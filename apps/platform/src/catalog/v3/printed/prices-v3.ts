import type { FixedMonetaryAmount, PriceInfo, V3PriceRange } from '@vitrine/contract'
import { formatMoney, type Money, moneyText } from '@vitrine/pricing'
import type { PriceTerms } from '../../products/records/price.ts'
import type { V3View } from './v3-view.ts'

/** An amount as text, formatted if the caller asked for it. */
export const amountOf = (money: Money, { fields, site }: V3View): FixedMonetaryAmount => ({
  amount: moneyText(money),
  ...(fields.has('CURRENCY') && { formattedAmount: formatMoney(money, site.locale) }),
})

/** What a variant costs now, and before its discount if there is one. */
export const priceInfoOf = (terms: PriceTerms, view: V3View): PriceInfo => {
  const { full, reduced } = view.prices.charged(terms)
  return {
    actualPrice: amountOf(reduced, view),
    ...(reduced.amountMinor < full.amountMinor && { compareAtPrice: amountOf(full, view) }),
  }
}

/** The price ranges over some variants: now, and before the discount if any has one. */
export const priceRangesOf = (
  terms: readonly PriceTerms[],
  view: V3View,
): { readonly actual: V3PriceRange; readonly compareAt: V3PriceRange | undefined } => {
  const prices = terms.map(view.prices.charged)
  const reduced = prices.filter(({ full, reduced }) => reduced.amountMinor < full.amountMinor)
  return {
    actual: rangeOf(
      prices.map((price) => price.reduced),
      view,
    ),
    compareAt:
      reduced.length === 0
        ? undefined
        : rangeOf(
            reduced.map(({ full }) => full),
            view,
          ),
  }
}

/** The lowest and the highest of some amounts; zero without any. */
export const rangeOf = (amounts: readonly Money[], view: V3View): V3PriceRange => {
  const zero = { amountMinor: 0, currency: view.currency }
  let [least = zero] = amounts
  let most = least
  for (const amount of amounts) {
    if (amount.amountMinor < least.amountMinor) least = amount
    if (amount.amountMinor > most.amountMinor) most = amount
  }
  return { minValue: amountOf(least, view), maxValue: amountOf(most, view) }
}
