import type { FieldViolation } from '@vitrine/contract'
import type { HostedDraft, UpdateHostedCheckoutRequest } from '@vitrine/contract/hosted-checkout'
import { InvalidArgument } from '../../floor/failure.ts'
import { removeLines, setQuantities } from '../cart/lines/cart.ts'
import type { DetailsChange } from '../checkout/checkout.ts'
import type { CheckoutChange } from '../checkout/checkout-keeper.ts'
import { addressViolations, placeOfHosted } from './hosted-address.ts'

/**
 * Reads what a buyer hands in at the hosted checkout.
 *
 * @throws {InvalidArgument} for addresses that are not right in their country, naming fields such as
 *   `shippingAddress.postalCode`
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

/** A line that another tab removed before is passed over: the checkout is then as it was asked to be. */
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

/** Leaves out of what was typed what has been handed in. */
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
