import type { TaxableAddressType } from '@vitrine/contract'
import type { Rounding } from '../exact.ts'
import type { Discount } from './discounts.ts'
import type { PricedLine } from './lines.ts'
import type { MembershipTerms } from './memberships.ts'
import type { ShippingTerms } from './shipping.ts'
import type { TaxTerms } from './tax.ts'

/**
 * Everything a cart's totals depend on, in minor units of one currency. Fields left out are not calculated
 * and cost nothing: without `tax` there is no tax, without `shipping` there are no options.
 */
export interface TotalsRequest {
  /** ISO 4217; copied to the answer. */
  readonly currency: string
  /** How all exact halves are rounded; default HALF_EVEN. */
  readonly rounding?: Rounding | undefined
  readonly lines: readonly PricedLine[]
  readonly discounts?: readonly Discount[] | undefined
  readonly shipping?: ShippingTerms | undefined
  readonly fees?: readonly FeeTerms[] | undefined
  readonly tax?: TaxTerms | undefined
  readonly memberships?: MembershipTerms | undefined
  readonly giftCard?: { readonly balanceMinor: number } | undefined
}

/** An extra fee, for the whole cart or for some lines. Charged once, regardless of their quantity. */
export interface FeeTerms {
  /** Identifies it in the result. */
  readonly id: string
  readonly priceMinor: number
  /** Default: the whole cart. */
  readonly lineIds?: readonly string[] | undefined
  /** Set if the fee is taxed; by the shipping address unless it says otherwise. */
  readonly tax?:
    | {
        readonly taxGroupId?: string | null | undefined
        readonly addressType?: TaxableAddressType | undefined
      }
    | undefined
}
