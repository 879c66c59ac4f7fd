import type { EstimateCurrentCartTotalsRequest } from '@vitrine/contract'
import type { Discount, MembershipTerms, Place, PricedLine, TotalsRequest } from '@vitrine/pricing'
import { type Delivery, deliveryTerms } from '../../shop/settings/delivery-terms.ts'
import { type DiscountRules, type IsNamed, ruleDiscounts } from '../../shop/settings/discount-rule-terms.ts'
import { type Fees, feeTerms } from '../../shop/settings/fee-terms.ts'
import { type Tax, taxTerms } from '../../shop/settings/tax-terms.ts'
import type { CartContent } from '../cart/lines/cart.ts'

/** The requested totals, with the cart's own values as defaults. */
export interface Wanted {
  readonly tax: boolean
  readonly shipping: boolean
  readonly fees: boolean
  readonly shippingAddress: Place | undefined
  readonly billingAddress: Place | undefined
  readonly chosen: { readonly code: string; readonly carrierId?: string | null | undefined } | undefined
  readonly memberships: MembershipTerms['selected']
}

/**
 * Reads a request. An empty one asks for the items only; any other asks for everything it doesn't exclude.
 * @see wire, documented defaults of calculateTax and its neighbors
 */
export const wantedTotals = (input: EstimateCurrentCartTotalsRequest, cart: CartContent): Wanted => {
  const { selectedShippingOption, calculateTax, calculateShipping, calculateAdditionalFees } = input
  const { shippingAddress, billingAddress, selectedMemberships } = input
  const flags = [calculateTax, calculateShipping, calculateAdditionalFees]
  const given = [selectedShippingOption, shippingAddress, billingAddress, selectedMemberships, ...flags]
  const isGiven = given.some((each) => each != null)
  const destination = placeOf(shippingAddress ?? cart.details?.contactInfo?.address)
  const option = selectedShippingOption ?? cart.details?.selectedShippingOption
  return {
    tax: isGiven && calculateTax !== false,
    shipping: isGiven && calculateShipping !== false,
    fees: isGiven && calculateAdditionalFees !== false,
    shippingAddress: destination,
    billingAddress: placeOf(billingAddress ?? cart.details?.billing?.address) ?? destination,
    chosen: option?.code === undefined ? undefined : { code: option.code, carrierId: option.carrierId },
    memberships: selectedMemberships
      ? (selectedMemberships.memberships ?? []).flatMap(({ id, appId, lineItemIds }) =>
          id && appId ? [{ id, appId, ...(lineItemIds && { lineItemIds }) }] : [],
        )
      : cart.lines.flatMap(({ id, membership }) =>
          membership ? [{ ...membership, lineItemIds: [id] }] : [],
        ),
  }
}

/** An address without a country says nothing about the place. */
export const placeOf = (address: Place | undefined): Place | undefined =>
  address?.country == null
    ? undefined
    : {
        country: address.country,
        subdivision: address.subdivision,
        city: address.city,
        postalCode: address.postalCode,
      }

/** Everything that a cart's totals depend on. */
export interface TotalsParts {
  /** The shop's, ISO 4217. */
  readonly currency: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** When everything can be sent: later if an item is pre-ordered; undefined if that day isn't known. */
  readonly sentAt: number | undefined
  readonly lines: readonly PricedLine[]
  /** Merchants' discounts and the coupon. */
  readonly discounts: readonly Discount[]
  readonly rules: DiscountRules
  readonly isNamed: IsNamed
  readonly fees: Fees
  readonly delivery: Delivery
  readonly tax: Tax
  readonly wanted: Wanted
  readonly memberships: MembershipTerms
  readonly giftCard?: { readonly balanceMinor: number } | undefined
}

/** Builds the input of the calculation. */
export const totalsRequest = (parts: TotalsParts): TotalsRequest => {
  const { currency, at, lines, discounts, delivery, tax, wanted, giftCard, memberships } = parts
  const { rules, isNamed, fees } = parts
  const { shippingAddress, billingAddress, chosen } = wanted
  // If nothing is shipped, fees and lines taxed by destination are taxed at the billing address.
  const destination =
    shippingAddress ?? (lines.some(({ shippable = true }) => shippable) ? undefined : billingAddress)
  return {
    discounts: [...ruleDiscounts(rules, { currency, at, lines, isNamed }), ...discounts],
    memberships,
    ...{ currency, lines, rounding: tax.rounding },
    ...(wanted.shipping && {
      shipping: {
        regions: deliveryTerms(delivery, currency, parts.sentAt),
        destination: shippingAddress,
        chosen,
      },
    }),
    ...(wanted.fees && {
      fees: feeTerms(fees, { currency, lines, rounding: tax.rounding, destination: shippingAddress }),
    }),
    ...(wanted.tax && { tax: taxTerms(tax, { SHIPPING: destination, BILLING: billingAddress }) }),
    ...(giftCard && { giftCard }),
  }
}
