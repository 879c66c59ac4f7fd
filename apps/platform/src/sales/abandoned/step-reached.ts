import type { AbandonedCheckout } from '@vitrine/contract'
import type { CheckoutContent } from '../checkout/checkout.ts'
import { isSent } from '../checkout/missing/missing-parts.ts'
import { isPersonalPlace } from '../checkout/sides.ts'

/** How far a buyer came: the step of the checkout that they saw last. */
export const stepReached = ({ lines, details }: CheckoutContent): AbandonedCheckout['stepReached'] => {
  const { email, shipping, selectedShippingOption } = details
  if (!email) return 'CONTACT'
  if (!lines.some(isSent) || selectedShippingOption) return 'PAYMENT'
  return isPersonalPlace(shipping) ? 'DELIVERY' : 'CONTACT'
}
