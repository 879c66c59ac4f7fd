import type { Order, OrderPriceTaxInfo, OrderShipping, OrderTaxDetails } from '@vitrine/contract'
import type { AgreedOrder } from '../order.ts'

/** The whole tax, by the name that newer versions of the public packages read. */
export const taxOf = ({ taxSummary, priceSummary }: AgreedOrder): Pick<Order, 'taxInfo'> => {
  const totalTax = taxSummary?.totalTax ?? priceSummary?.tax
  return totalTax ? { taxInfo: { totalTax } } : {}
}

/** Something with a price, with its tax by the newer name too. */
export const withTaxInfo = <Priced extends { taxDetails?: OrderTaxDetails }>(
  priced: Priced,
  { taxIncludedInPrices = false }: Pick<AgreedOrder, 'taxIncludedInPrices'>,
): Priced & { taxInfo?: OrderPriceTaxInfo } => {
  const { taxDetails } = priced
  if (!taxDetails) return priced
  const { totalTax: taxAmount, ...rest } = taxDetails
  const taxInfo = { ...rest, ...(taxAmount && { taxAmount }), taxIncludedInPrice: taxIncludedInPrices }
  return { ...priced, taxInfo }
}

export const shippingTaxed = (shipping: OrderShipping, agreed: AgreedOrder): OrderShipping =>
  shipping.cost ? { ...shipping, cost: withTaxInfo(shipping.cost, agreed) } : shipping
