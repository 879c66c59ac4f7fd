import type { TaxableAddressType } from '@vitrine/contract'
import type { Rounding } from '../exact.ts'
import type { Discount } from './discounts.ts'
import type { PricedLine } from './lines.ts'
import type { MembershipTerms } from './memberships.ts'
import type { ShippingTerms } from './shipping.ts'
import type { TaxTerms } from './tax.ts'

/**
 * Everything the totals of a cart follow from, in minor units of one currency. What is left out is not worked out and
 * costs nothing: without `tax` there is none, without `shipping` no option is offered.
 */
export interface TotalsRequest {
  /** ISO 4217; travels into the answer. */
  readonly currency: string
  /** How exact halves are rounded throughout; default HALF_EVEN. */
  readonly rounding?: Rounding | undefined
  readonly lines: readonly PricedLine[]
  readonly discounts?: readonly Discount[] | undefined
  readonly shipping?: ShippingTerms | undefined
  readonly fees?: readonly FeeTerms[] | undefined
  readonly tax?: TaxTerms | undefined
  readonly memberships?: MembershipTerms | undefined
  readonly giftCard?: { readonly balanceMinor: number } | undefined
}

/** A fee on top, for the whole cart or for some lines. Charged once, whatever their quantity. */
export interface FeeTerms {
  /** Names it in the result. */
  readonly id: string
  readonly priceMinor: number
  /** Default: the whole cart. */
  readonly lineIds?: readonly string[] | undefined
  /** Given where it bears tax; by the shipping address unless it says otherwise. */
  readonly tax?:
    | {
        readonly taxGroupId?: string | null | undefined
        readonly addressType?: TaxableAddressType | undefined
      }
    | undefined
}
