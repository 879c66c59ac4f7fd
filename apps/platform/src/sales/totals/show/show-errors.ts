import type { CalculationErrors, Details } from '@vitrine/contract'
import type { TotalsError } from '@vitrine/pricing'
import type { Failure } from '../../../floor/failure.ts'

/** The description of each error. */
const MEANS: { readonly [Code in TotalsError['code']]: string } = {
  MINIMUM_SUBTOTAL_NOT_REACHED: "The items cost less than the discount's minimum.",
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'A coupon cannot reduce gift cards.',
  NOTHING_TO_REDUCE: 'The cart has no item that the discount applies to.',
  NO_SHIPPING_OPTION: 'No delivery option is available for this address.',
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND:
    'The chosen delivery option is not available; the first available one is used instead.',
  TAX_ADDRESS_UNKNOWN: 'The tax depends on an address that is not known yet.',
  MEMBERSHIP_NOT_ELIGIBLE: 'The membership cannot pay for anything in the cart.',
  LINE_NOT_PAYABLE_BY_MEMBERSHIP: 'The membership cannot pay for this item.',
  NOT_ENOUGH_CREDITS: 'The membership has too few uses left.',
  MEMBERSHIP_REQUIRED: 'The item can only be paid with a membership.',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'A gift card cannot pay for another gift card.',
}

/** The error for amounts of a cart beyond the safe integers. */
export const TOO_LARGE = {
  code: 'TOTALS_OUT_OF_RANGE',
  description: "Delivery and tax could not be calculated: the shop's terms do not fit these amounts.",
}

const place = (
  error: TotalsError,
): keyof Omit<CalculationErrors, 'orderValidationErrors' | 'carrierErrors'> => {
  switch (error.part) {
    case 'SHIPPING':
      return error.code === 'NO_SHIPPING_OPTION'
        ? 'generalShippingCalculationError'
        : 'selectedShippingOptionError'
    case 'TAX':
      return 'taxCalculationError'
    case 'MEMBERSHIP':
      return 'membershipError'
    case 'GIFT_CARD':
      return 'giftCardCalculationError'
    case 'DISCOUNT':
      return error.source === 'COUPON' ? 'couponCalculationError' : 'discountsCalculationError'
  }
}

const details = ({ part: _, code, ...data }: TotalsError): Details => ({
  applicationError: { code, description: MEANS[code], data },
})

/**
 * Shows what couldn't be calculated; the first error of each part.
 * @param refusals - why the coupon or the gift card doesn't apply
 */
export const showErrors = (
  errors: readonly TotalsError[],
  refusals: { readonly coupon?: Failure | undefined; readonly giftCard?: Failure | undefined },
): CalculationErrors => {
  const shown: CalculationErrors = { orderValidationErrors: [] }
  for (const error of errors) shown[place(error)] ??= details(error)
  if (refusals.coupon) shown.couponCalculationError = refused(refusals.coupon)
  if (refusals.giftCard) shown.giftCardCalculationError = refused(refusals.giftCard)
  return shown
}

const refused = ({ code, message: description, data }: Failure): Details => ({
  applicationError: { code, description, data: { ...data } },
})
