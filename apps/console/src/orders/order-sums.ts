import type { draftOrders, orders } from '@vitrine/client/ecom'

/** An amount that a total is made of. */
export interface OrderSum {
  readonly name: 'subtotal' | 'discount' | 'shipping' | 'fees' | 'tax'
  /** Decimal text; negative for a discount. */
  readonly amount: string
}

/** What the total of an order is made of, and the tax if prices include it. */
export interface OrderSums {
  readonly sums: readonly OrderSum[]
  readonly includedTax: string | undefined
}

/** Reads the amounts of an order. Those that are zero are left out, except for its items and its delivery. */
export const sumsOf = ({ priceSummary = {}, shippingInfo, taxIncludedInPrices }: orders.Order): OrderSums =>
  sumsIn(priceSummary, taxIncludedInPrices === true, shippingInfo !== undefined)

/**
 * Reads the amounts of a draft, as `sumsOf` does. A draft doesn't say whether its prices include the tax: they do if
 * the other amounts make up its total.
 */
export const draftSumsOf = ({ priceSummary, shippingInfo }: draftOrders.DraftOrder): OrderSums => {
  const isShipped = shippingInfo !== undefined
  const withoutTax = sumsIn(priceSummary, true, isShipped)
  const rest = withoutTax.sums.reduce(
    (left, { amount }) => left - Number(amount),
    Number(priceSummary.total?.amount),
  )
  // Smaller than any currency's least amount: decimals don't add up exactly.
  return Math.abs(rest) < 0.0001 ? withoutTax : sumsIn(priceSummary, false, isShipped)
}

type PriceSummary = draftOrders.DraftOrder['priceSummary']

const sumsIn = (summary: PriceSummary, includesTax: boolean, isShipped: boolean): OrderSums => {
  const { subtotal, discount, shipping, totalAdditionalFees, tax } = summary
  const amountOf = (price: { amount?: string } | undefined) => price?.amount ?? '0'
  const isSome = (price: { amount?: string } | undefined) => Number(amountOf(price)) !== 0
  const sums: OrderSum[] = [
    { name: 'subtotal', amount: amountOf(subtotal) },
    ...(isSome(discount) ? [{ name: 'discount', amount: `-${amountOf(discount)}` } as const] : []),
    ...(isSome(shipping) || isShipped ? [{ name: 'shipping', amount: amountOf(shipping) } as const] : []),
    ...(isSome(totalAdditionalFees)
      ? [{ name: 'fees', amount: amountOf(totalAdditionalFees) } as const]
      : []),
    ...(isSome(tax) && !includesTax ? [{ name: 'tax', amount: amountOf(tax) } as const] : []),
  ]
  return { sums, includedTax: includesTax && isSome(tax) ? amountOf(tax) : undefined }
}
