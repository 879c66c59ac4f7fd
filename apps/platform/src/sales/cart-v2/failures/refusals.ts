import type { InvalidCouponReason, InvalidGiftCardReason } from '@vitrine/contract'
import type { Failure } from '../../../floor/failure.ts'

/** How the newer form says why a coupon or a gift card is refused; without a reason it doesn't exist. */
export interface CouponRefusal {
  readonly code: 'INVALID_COUPON_CODE' | 'INVALID_COUPON_STATUS'
  readonly data: { readonly couponCode?: string; readonly reason?: InvalidCouponReason }
}
export interface GiftCardRefusal {
  readonly code: 'INVALID_GIFT_CARD_CODE' | 'INVALID_GIFT_CARD_STATUS'
  readonly data: { readonly giftCardCode?: string; readonly reason?: InvalidGiftCardReason }
}

const COUPON_REASONS: Readonly<Record<string, InvalidCouponReason>> = {
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_HAS_EXPIRED: 'EXPIRED',
}

const GIFT_CARD_REASONS: Readonly<Record<string, InvalidGiftCardReason>> = {
  GIFT_CARD_IS_EMPTY: 'EMPTY_BALANCE',
  GIFT_CARD_DISABLED: 'DISABLED',
  GIFT_CARD_EXPIRED: 'EXPIRED',
}

export const couponRefusal = ({ code }: Failure, couponCode?: string): CouponRefusal => {
  const reason = COUPON_REASONS[code]
  const data = couponCode === undefined ? {} : { couponCode }
  return reason === undefined
    ? { code: 'INVALID_COUPON_CODE', data }
    : { code: 'INVALID_COUPON_STATUS', data: { ...data, reason } }
}

export const giftCardRefusal = ({ code }: Failure, giftCardCode?: string): GiftCardRefusal => {
  const reason = GIFT_CARD_REASONS[code]
  const data = giftCardCode === undefined ? {} : { giftCardCode }
  return reason === undefined
    ? { code: 'INVALID_GIFT_CARD_CODE', data }
    : { code: 'INVALID_GIFT_CARD_STATUS', data: { ...data, reason } }
}
