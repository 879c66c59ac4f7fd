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
 * The totals of a cart: every part that the wire's `EstimateTotalsResponse` shows, in minor units of `currency`. Amounts
 * of a second currency are for reading only: convert each by itself with `converter`. Converted parts need not add up
 * to a converted total, since nobody pays them.
 */
export interface Totals {
  readonly currency: string
  /** In the order of the request. */
  readonly lines: readonly LineTotals[]
  readonly summary: Summary
  /** What is due at the checkout, before a gift card. With `payLater` it makes `summary`, part by part. */
  readonly payNow: Summary
  readonly payLater: Summary
  /** What the gift card pays, of `payNow` alone. */
  readonly giftCardMinor: number
  /** What is left to pay at the checkout. With `giftCardMinor` and what is paid later it makes the total. */
  readonly dueNowMinor: number
  readonly tax: TaxTotals
  readonly shipping: ShippingTotals
  /** In the order of the request. */
  readonly fees: readonly FeeTotals[]
  /** In the order in which they were taken off. */
  readonly discounts: readonly AppliedReduction[]
  /** What could not be worked out; the rest stands. */
  readonly errors: readonly TotalsError[]
}

/** What kept a part from being worked out as asked. `part` says where the wire has it: `calculationErrors`. */
export type TotalsError = DiscountError | ShippingError | TaxError | MembershipError | GiftCardError

/** The gift card pays for everything but other gift cards. */
export interface GiftCardError {
  readonly part: 'GIFT_CARD'
  readonly code: 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
}

/** A line worked out; `pricesBreakdown` of the wire. */
export interface LineTotals extends ItemTax {
  readonly lineId: string
  readonly quantity: number
  readonly itemType: ItemTypePreset
  readonly paymentOption: PaymentOptionType
  readonly taxableAddress: TaxableAddressType
  /** One unit, shown even where a membership pays it. */
  readonly priceMinor: number
  readonly fullPriceMinor: number
  readonly modifiersMinor: number
  /** All units, before the cart's discounts. */
  readonly linePriceMinor: number
  /** What of that costs no money, because a membership pays it. */
  readonly membershipMinor: number
  readonly membership?: MembershipPayment | undefined
  /** All that discounts took off. */
  readonly discountMinor: number
  /** Of `afterTaxMinor`, what is due at the checkout: the deposit, where there is one. */
  readonly dueNowMinor: number
}

export interface TaxTotals {
  readonly taxableMinor: number
  readonly taxMinor: number
  /** As given; NO_TAX_COLLECTED where no rate holds for anything. */
  readonly details: TaxCalculationDetails
}

export interface ShippingTotals {
  readonly region?: ShippingRegionTerms | undefined
  readonly offered: readonly OfferedShipping[]
  readonly selected?: SelectedShipping | undefined
}

/** The option in force; its tax is that of its price after the discount. */
export interface SelectedShipping extends ItemTax {
  readonly option: OfferedShipping
  /** Whether the buyer chose it; else it is the first on offer. */
  readonly requested: boolean
  readonly priceMinor: number
  readonly discountMinor: number
  readonly charges: readonly (ShippingCharge & ItemTax)[]
}

export interface FeeTotals extends ItemTax {
  readonly id: string
  readonly priceMinor: number
}
