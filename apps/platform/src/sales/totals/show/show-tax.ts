import type { ItemTaxFullDetails, TaxBreakdown, TaxSummary } from '@vitrine/contract'
import type { ItemTax, TaxTotals } from '@vitrine/pricing'
import type { PriceWriter } from '../../cart/lines/prices.ts'

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
  taxBreakdown: tax.breakdown.map((part) => showTaxPart(part, tax, price)),
})

/** Written field by field for speed: an answer has hundreds of these. */
const showTaxPart = (
  { rate, taxMinor }: ItemTax['breakdown'][number],
  { taxableMinor }: ItemTax,
  price: PriceWriter,
): TaxBreakdown => {
  const shown: TaxBreakdown = {
    nonTaxableAmount: price(0),
    rate: rate.rate,
    taxAmount: price(taxMinor),
    taxableAmount: price(taxableMinor),
    jurisdictionType: rate.jurisdictionType,
  }
  if (rate.jurisdiction !== undefined) shown.jurisdiction = rate.jurisdiction
  if (rate.taxType !== undefined) shown.taxType = rate.taxType
  if (rate.taxName !== undefined) shown.taxName = rate.taxName
  return shown
}

/** Shows the tax of the whole cart. */
export const showTaxSummary = (tax: TaxTotals, price: PriceWriter): TaxSummary => ({
  taxableAmount: price(tax.taxableMinor),
  totalTax: price(tax.taxMinor),
  calculationDetails: tax.details,
})
