import type { ErrorCode } from '@vitrine/contract'
import { fail } from '../../floor/failure.ts'
import type { PricedCheckout } from './price-checkout.ts'

/** Whether anybody can pay anything in this installation, and what a call says where nobody can. */
export interface Payable {
  readonly acceptsPayments: boolean
  readonly refusal: Extract<
    ErrorCode,
    'SITE_MUST_ACCEPT_PAYMENTS' | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
  >
}

/** Refuses a new checkout that something is due for in a shop without a way to be paid. One with an address of its own is paid there. */
export const assertPayable = ({ checkout, worked }: PricedCheckout, payable: Payable): void => {
  if (payable.acceptsPayments || checkout.details.overrideCheckoutUrl) return
  if (worked.totals.dueNowMinor > 0) throw fail(payable.refusal)
}
