import type { orders } from '@vitrine/client/ecom'

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
export const sumsOf = ({ priceSummary, shippingInfo, taxIncludedInPrices }: orders.Order): OrderSums => {
  const amount = (price: { amount?: string } | undefined) => price?.amount ?? '0'
  const tax = amount(priceSummary?.tax)
  const discount = amount(priceSummary?.discount)
  const sums: OrderSum[] = [
    { name: 'subtotal', amount: amount(priceSummary?.subtotal) },
    { name: 'discount', amount: isSome(discount) ? `-${discount}` : '0' },
    { name: 'shipping', amount: amount(priceSummary?.shipping) },
    { name: 'fees', amount: amount(priceSummary?.totalAdditionalFees) },
    { name: 'tax', amount: taxIncludedInPrices ? '0' : tax },
  ]
  const isShown = ({ name, amount }: OrderSum) =>
    isSome(amount) || name === 'subtotal' || (name === 'shipping' && shippingInfo !== undefined)
  return { sums: sums.filter(isShown), includedTax: taxIncludedInPrices && isSome(tax) ? tax : undefined }
}

const isSome = (amount: string): boolean => Number(amount) !== 0
