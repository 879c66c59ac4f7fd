import type {
  ItemTypePreset,
  PaymentOptionType,
  TaxableAddressType,
  TaxCalculationDetails,
} from '@vitrine/contract'
import type { AppliedReduction, DiscountError } from './discounts.ts'
import type { MembershipError, MembershipPayment } from './memberships.ts'
import type { Summary } from './payment.ts'
import type { ShippingError } from './shipping.ts'
import type { OfferedShipping, ShippingCharge, ShippingRegionTerms } from './shipping-options.ts'
import type { ItemTax, TaxError } from './tax.ts'

/**
 * The totals of a cart: every part of the wire's `EstimateTotalsResponse`, in minor units of `currency`.
 * Amounts in a second currency are for display only: convert each on its own with `converter`. They need not
 * add up to a converted total, because they are never paid.
 */
export interface Totals {
  readonly currency: string
  /** In the order of the request. */
  readonly lines: readonly LineTotals[]
  readonly summary: Summary
  /** What is due at the checkout, before a gift card. Added to `payLater` it gives `summary`, part by part. */
  readonly payNow: Summary
  readonly payLater: Summary
  /** What the gift card pays, of `payNow` only. */
  readonly giftCardMinor: number
  /**
   * What is left to pay at the checkout. With `giftCardMinor` and what is paid later it adds up to the total.
   */
  readonly dueNowMinor: number
  readonly tax: TaxTotals
  readonly shipping: ShippingTotals
  /** In the order of the request. */
  readonly fees: readonly FeeTotals[]
  /** In the order they were applied. */
  readonly discounts: readonly AppliedReduction[]
  /** What couldn't be calculated; the rest is valid. */
  readonly errors: readonly TotalsError[]
}

/** Why a part couldn't be calculated as requested. `part` says where the wire has it: `calculationErrors`. */
export type TotalsError = DiscountError | ShippingError | TaxError | MembershipError | GiftCardError

/** The gift card pays for everything but other gift cards. */
export interface GiftCardError {
  readonly part: 'GIFT_CARD'
  readonly code: 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
}

/** A line with its calculated values; the wire's `pricesBreakdown`. */
export interface LineTotals extends ItemTax {
  readonly lineId: string
  readonly quantity: number
  readonly itemType: ItemTypePreset
  readonly paymentOption: PaymentOptionType
  readonly taxableAddress: TaxableAddressType
  /** One unit, shown even if a membership pays for it. */
  readonly priceMinor: number
  readonly fullPriceMinor: number
  readonly modifiersMinor: number
  /** All units, before cart discounts. */
  readonly linePriceMinor: number
  /** The part that costs no money, because a membership pays for it. */
  readonly membershipMinor: number
  readonly membership?: MembershipPayment | undefined
  /** Everything that discounts took off. */
  readonly discountMinor: number
  /** The part of `afterTaxMinor` due at the checkout: the deposit, if there is one. */
  readonly dueNowMinor: number
}

export interface TaxTotals {
  readonly taxableMinor: number
  readonly taxMinor: number
  /** As given; NO_TAX_COLLECTED if no rate applies to anything. */
  readonly details: TaxCalculationDetails
}

export interface ShippingTotals {
  readonly region?: ShippingRegionTerms | undefined
  readonly offered: readonly OfferedShipping[]
  readonly selected?: SelectedShipping | undefined
}

/** The current option; its tax is that of its discounted price. */
export interface SelectedShipping extends ItemTax {
  readonly option: OfferedShipping
  /** Whether the buyer chose it; otherwise it is the first one offered. */
  readonly requested: boolean
  readonly priceMinor: number
  readonly discountMinor: number
  readonly charges: readonly (ShippingCharge & ItemTax)[]
}

export interface FeeTotals extends ItemTax {
  readonly id: string
  readonly priceMinor: number
}
