import type { ItemTaxFullDetails, TaxSummary } from '@vitrine/contract'
import type { ItemTax, TaxTotals } from '@vitrine/pricing'
import type { PriceWriter } from '../cart/prices.ts'

/** Shows the tax of an item, by rate and by jurisdiction. */
export const showItemTax = (tax: ItemTax, price: PriceWriter): ItemTaxFullDetails => ({
  taxableAmount: price(tax.taxableMinor),
  taxRate: tax.rate,
  totalTax: price(tax.taxMinor),
  rateBreakdown: tax.breakdown.map(({ rate, taxMinor }) => ({
    name: rate.taxName ?? rate.jurisdiction ?? 'Tax',
    rate: rate.rate,
    tax: price(taxMinor),
  })),
  taxBreakdown: tax.breakdown.map(({ rate, taxMinor }) => ({
    ...(rate.jurisdiction !== undefined && { jurisdiction: rate.jurisdiction }),
    nonTaxableAmount: price(0),
    rate: rate.rate,
    taxAmount: price(taxMinor),
    taxableAmount: price(tax.taxableMinor),
    ...(rate.taxType !== undefined && { taxType: rate.taxType }),
    ...(rate.taxName !== undefined && { taxName: rate.taxName }),
    jurisdictionType: rate.jurisdictionType,
  })),
})

/** Shows the tax of the whole cart. */
export const showTaxSummary = (tax: TaxTotals, price: PriceWriter): TaxSummary => ({
  taxableAmount: price(tax.taxableMinor),
  totalTax: price(tax.taxMinor),
  calculationDetails: tax.details,
})
