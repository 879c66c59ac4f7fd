import type { HostedCheckout, HostedMissing } from '@vitrine/contract/hosted-checkout'
import type { CartLine } from '../../cart/lines/line.ts'
import { isCustom, isGiftCard } from '../../cart/lines/line.ts'
import type { PricedCheckout } from '../price-checkout.ts'
import { addressViolations, hostedPlaceOf } from './address-form.ts'

/** What the page must ask for, and where. */
type Asked = Pick<HostedCheckout, 'needsDelivery' | 'needsBillingAddress' | 'taxAwaitsAddress' | 'missing'>

/** Lists what an open checkout lacks before it can be ordered: the page asks for each part at its own step. */
export const missingParts = (priced: PricedCheckout): Asked => {
  const { details, lines } = priced.checkout
  const { shipping } = priced.worked.totals
  const needsDelivery = lines.some(isSent)
  const isSettled = details.balanceOf !== undefined // its tax is in the order's price
  const needsBillingAddress = !needsDelivery && !isSettled && isTaxedByAddress(priced)
  const taxAwaitsAddress = !isSettled && lacksTaxAddress(priced)
  const missing: HostedMissing[] = [
    ...(details.email ? [] : ['EMAIL' as const]),
    ...(needsDelivery && !isWhole(details.shipping) ? ['SHIPPING_ADDRESS' as const] : []),
    ...(needsDelivery && !shipping.selected?.requested ? ['DELIVERY_OPTION' as const] : []),
    ...(needsBillingAddress && !isWhole(details.billing ?? details.shipping)
      ? ['BILLING_ADDRESS' as const]
      : []),
  ]
  return { needsDelivery, needsBillingAddress, ...(taxAwaitsAddress && { taxAwaitsAddress }), missing }
}

/** Whether a line is shipped or picked up. */
export const isSent = (line: CartLine): boolean => {
  if (!isCustom(line))
    return line.overrides?.fields.physicalProperties?.shippable ?? line.offer.itemType === 'PHYSICAL'
  const { physicalProperties, itemType } = line.custom.fields
  return physicalProperties?.shippable ?? itemType?.preset === 'PHYSICAL'
}

/**
 * Whether the tax depends on where the buyer is. Gift cards have no tax. The totals don't say so once a country is
 * known, which may come from an estimate in the cart; rates for certain areas do.
 */
const isTaxedByAddress = (priced: PricedCheckout): boolean => {
  const { summary } = priced.worked.totals
  const isTaxed = summary.additionalFeesMinor > 0 || !priced.checkout.lines.every(isGiftCard)
  return (
    lacksTaxAddress(priced) ||
    (summary.totalMinor > 0 && isTaxed && priced.worked.tax.rates.some(({ area }) => area != null))
  )
}

const lacksTaxAddress = ({ worked: { totals } }: PricedCheckout): boolean =>
  totals.errors.some(({ code }) => code === 'TAX_ADDRESS_UNKNOWN')

/** An estimate in the cart leaves only a country. */
const isWhole = (place: Parameters<typeof hostedPlaceOf>[0]): boolean => {
  const address = hostedPlaceOf(place)
  return address !== undefined && addressViolations(address, '').length === 0
}
