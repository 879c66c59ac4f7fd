import type { currentCart } from '@vitrine/client/ecom'
import { isNotFound, type Visitor } from '../shop.server.ts'
import { COUNTRIES, type EstimateView } from './estimate.ts'

/** Estimates what the visitor's cart comes to in a country; nothing without one, and without a cart. */
export async function estimateFor(
  { isKnown, client }: Visitor,
  country: string | null,
): Promise<EstimateView | null> {
  if (!isKnown || country === null || !COUNTRIES.some(({ code }) => code === country)) return null
  try {
    const totals = await client.currentCart.estimateCurrentCartTotals({ shippingAddress: { country } })
    return estimateView(totals, country)
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** Makes the view of an estimate: what is nothing is not named, but delivery always is. */
export function estimateView(totals: currentCart.EstimateTotalsResponse, country: string): EstimateView {
  const { priceSummary: sums = {}, shippingInfo, calculationErrors, cart } = totals
  const option = shippingInfo?.selectedCarrierServiceOption
  const row = (name: string, price: typeof sums.total, sign = '') =>
    Number(price?.amount) > 0 ? [{ name, amount: sign + (price?.formattedAmount ?? '') }] : []
  const delivery = option
    ? [{ name: option.title ?? 'Delivery', amount: sums.shipping?.formattedAmount ?? '' }]
    : []
  const promise = option?.logistics?.deliveryTime
  return {
    country,
    rows: [
      ...row('Discount', sums.discount, '−'),
      ...delivery,
      ...row(cart?.taxIncludedInPrices ? 'Of which tax' : 'Tax', sums.tax),
    ],
    total: sums.total?.formattedAmount ?? '',
    ...(promise && { promise }),
    ...(calculationErrors?.generalShippingCalculationError && {
      problem: 'Nothing in your cart can be delivered to this country.',
    }),
  }
}
