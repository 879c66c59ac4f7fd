import type { CalculationErrors, Details } from '@vitrine/contract'
import type { TotalsError } from '@vitrine/pricing'
import type { Failure } from '../../floor/failure.ts'

/** What each error means to whoever reads it. */
const MEANS: { readonly [Code in TotalsError['code']]: string } = {
  MINIMUM_SUBTOTAL_NOT_REACHED: 'The items cost less than the discount asks for.',
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'A coupon takes nothing off gift cards.',
  NOTHING_TO_REDUCE: 'The cart holds nothing that the discount is for.',
  NO_SHIPPING_OPTION: 'No way of delivery is on offer for this address.',
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND:
    'The chosen way of delivery is not on offer; the first one that is stands in for it.',
  TAX_ADDRESS_UNKNOWN: 'Tax goes by an address that is not known yet.',
  MEMBERSHIP_NOT_ELIGIBLE: 'The membership cannot pay for anything in the cart.',
  LINE_NOT_PAYABLE_BY_MEMBERSHIP: 'The membership cannot pay for this item.',
  NOT_ENOUGH_CREDITS: 'The membership has too few uses left.',
  MEMBERSHIP_REQUIRED: 'The item is paid by a membership alone.',
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: 'A gift card pays for no other gift card.',
}

/** Why the amounts of a cart are beyond what money is counted in. */
export const TOO_LARGE = {
  code: 'TOTALS_OUT_OF_RANGE',
  description: 'Delivery and tax could not be worked out: their terms and these amounts do not go together.',
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
 * Shows what could not be worked out. Of several errors of a part the first one stands.
 *
 * @param refusals - why the coupon or the gift card does not hold
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
