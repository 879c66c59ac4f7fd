import type { FieldViolation } from '@vitrine/contract'
import type { HostedDraft, UpdateHostedCheckoutRequest } from '@vitrine/contract/hosted-checkout'
import { InvalidArgument } from '../../floor/failure.ts'
import { removeLines, setQuantities } from '../cart/lines/cart.ts'
import type { DetailsChange } from '../checkout/checkout.ts'
import type { CheckoutChange } from '../checkout/checkout-keeper.ts'
import { addressViolations, placeOfHosted } from '../checkout/missing/address-form.ts'

/**
 * Reads a buyer's input at the hosted checkout.
 * @throws {InvalidArgument} for addresses that are invalid in their country, naming fields such as
 * `shippingAddress.postalCode`
 */
export const readHostedChange = (input: UpdateHostedCheckoutRequest): CheckoutChange => {
  const { couponCode, giftCardCode } = input
  const violations = violationsOf(input)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return {
    ...(couponCode !== undefined && { couponCode }),
    ...(giftCardCode !== undefined && { giftCardCode }),
    ...linesChange(input),
    details: detailsChange(input),
  }
}

const violationsOf = ({ shippingAddress, billingAddress }: UpdateHostedCheckoutRequest): FieldViolation[] => [
  ...(shippingAddress ? addressViolations(shippingAddress, 'shippingAddress') : []),
  ...(billingAddress ? addressViolations(billingAddress, 'billingAddress') : []),
]

const detailsChange = (input: UpdateHostedCheckoutRequest): DetailsChange => {
  const { email, shippingAddress, billingAddress, buyerNote, deliveryOption: option } = input
  return {
    ...(email !== undefined && { email }),
    ...(shippingAddress && { shipping: placeOfHosted(shippingAddress) }),
    ...(billingAddress !== undefined && { billing: billingAddress && placeOfHosted(billingAddress) }),
    ...(buyerNote !== undefined && { buyerNote: buyerNote?.trim() || null }),
    ...(option && {
      selectedShippingOption: { code: option.code, ...(option.carrierId && { carrierId: option.carrierId }) },
    }),
  }
}

/** A line already removed in another tab is ignored: the checkout is then as requested. */
const linesChange = ({
  removeLineIds = [],
  lineQuantities = [],
}: UpdateHostedCheckoutRequest): Pick<CheckoutChange, 'lines'> => {
  if (removeLineIds.length + lineQuantities.length === 0) return {}
  return {
    lines: (lines) => {
      const left = removeLines(lines, removeLineIds)
      return setQuantities(
        left,
        lineQuantities.filter(({ id }) => left.some((line) => line.id === id)),
      )
    },
  }
}

/** Removes submitted values from the draft. */
export const draftWithout = (draft: HostedDraft, input: UpdateHostedCheckoutRequest): HostedDraft => {
  const { email, buyerNote, shipping, billing, billingDiffers, ...rest } = draft
  return {
    ...rest,
    ...(email !== undefined && input.email === undefined && { email }),
    ...(buyerNote !== undefined && input.buyerNote === undefined && { buyerNote }),
    ...(shipping && !input.shippingAddress && { shipping }),
    ...(input.billingAddress === undefined && {
      ...(billing && { billing }),
      ...(billingDiffers !== undefined && { billingDiffers }),
    }),
  }
}
