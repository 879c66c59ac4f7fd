import type { AdditionalFee } from '@vitrine/contract'
import type { Totals } from '@vitrine/pricing'
import type { Fees } from '../../../shop/settings/fee-terms.ts'
import type { PriceWriter } from '../../cart/lines/prices.ts'
import { showItemTax } from './show-tax.ts'

/** The app id of the shop's own fees on the wire. */
const OWN_FEES = '3e9d7b52-0c41-4f6a-8d28-5b6f0a917c3d'

/** Shows additional fees with their tax. */
export const showFees = ({ fees, lines }: Totals, settled: Fees, price: PriceWriter): AdditionalFee[] =>
  fees.map((fee) => {
    const name = settled.fees.find(({ code }) => code === fee.id)?.name ?? fee.id
    return {
      ...{ code: fee.id, name, translatedName: name },
      price: price(fee.priceMinor),
      priceBeforeTax: price(fee.beforeTaxMinor),
      priceAfterTax: price(fee.afterTaxMinor),
      taxDetails: showItemTax(fee, price),
      taxableAddress: { addressType: 'SHIPPING' },
      lineItemIds: lines.map(({ lineId }) => lineId),
      ...{ providerAppId: OWN_FEES, source: 'PLATFORM' },
    }
  })
