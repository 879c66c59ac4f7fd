import type { ErrorCode } from '@vitrine/contract'
import { fail } from '../../floor/failure.ts'
import type { PricedCheckout } from './price-checkout.ts'

/** Whether this installation has any payment method, and the error if it has none. */
export interface Payable {
  readonly acceptsPayments: boolean
  readonly refusal: Extract<
    ErrorCode,
    'SITE_MUST_ACCEPT_PAYMENTS' | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
  >
}

/**
 * Refuses a new checkout with an amount due in a shop without a payment method. A checkout with its own
 * address is paid there.
 */
export const assertPayable = ({ checkout, worked }: PricedCheckout, payable: Payable): void => {
  if (payable.acceptsPayments || checkout.details.overrideCheckoutUrl) return
  if (worked.totals.dueNowMinor > 0) throw fail(payable.refusal)
}
