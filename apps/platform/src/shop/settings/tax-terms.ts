import type { TaxSettings } from '@vitrine/contract'
import type { TaxAddresses, TaxRate, TaxTerms } from '@vitrine/pricing'
import { areaOf } from './delivery-terms.ts'

/** How a shop takes tax, as it is settled. */
export type Tax = Omit<TaxSettings, 'revision'>

/** What holds for a shop that has settled nothing: it takes no tax. */
export const NO_TAX: Tax = {
  pricesIncludeTax: false,
  rounding: 'HALF_EVEN',
  roundedPer: 'LINE',
  rates: [],
  shippingTaxable: false,
}

/**
 * Reads tax into what totals are worked out from.
 *
 * @param addresses - those that are known of the buyer
 */
export const taxTerms = (tax: Tax, addresses: TaxAddresses): TaxTerms => ({
  includedInPrices: tax.pricesIncludeTax,
  roundedPer: tax.roundedPer,
  rates: tax.rates.map(rateOf),
  addresses: { ...addresses, BUSINESS: tax.businessAddress ?? undefined },
  details: { rateType: 'MANUAL_RATE', manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' },
  ...(tax.shippingTaxable && { shipping: { taxGroupId: tax.shippingTaxGroupId } }),
})

const rateOf = (rate: Tax['rates'][number]): TaxRate => {
  const { area, jurisdiction, taxName, taxType } = rate
  return {
    rate: rate.rate,
    taxGroupId: rate.taxGroupId,
    jurisdictionType: rate.jurisdictionType,
    ...(area != null && { area: areaOf(area) }),
    ...(jurisdiction != null && { jurisdiction }),
    ...(taxName != null && { taxName }),
    ...(taxType != null && { taxType }),
  }
}
