import type { TaxSettings } from '@vitrine/contract'
import type { TaxAddresses, TaxRate, TaxTerms } from '@vitrine/pricing'
import { areaOf } from './delivery-terms.ts'

/** A shop's tax settings, as saved. */
export type Tax = Omit<TaxSettings, 'revision'>

/** The default: no tax. */
export const NO_TAX: Tax = {
  pricesIncludeTax: false,
  rounding: 'HALF_EVEN',
  roundedPer: 'LINE',
  rates: [],
  shippingTaxable: false,
}

/**
 * Converts tax settings into the input for totals.
 *
 * @param addresses - the buyer's known addresses
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
