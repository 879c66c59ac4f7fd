import type { ShopCoupon } from '@vitrine/contract'
import { money, moneyText } from '@vitrine/pricing'
import type { Coupon } from './coupon.ts'

const isoDate = (at: number): string => new Date(at).toISOString()

/**
 * Shows a coupon in the wire's form.
 * @param currency - the shop's, ISO 4217
 */
export const showCoupon = (coupon: Coupon, currency: string): ShopCoupon => {
  const { id, revision, code, name, active, scope, minimumMinor, usageLimit, limitPerBuyer } = coupon
  const text = (minor: number): string => moneyText(money(minor, currency))
  return {
    ...{ id, revision, code, name, active },
    ...showDiscount(coupon, text),
    discountType: scope,
    productIds: [...coupon.productIds],
    collectionIds: [...coupon.collectionIds],
    ...(minimumMinor > 0 && { minimumSubtotal: text(minimumMinor) }),
    ...(usageLimit !== undefined && { usageLimit }),
    ...(limitPerBuyer !== undefined && { limitPerCustomer: limitPerBuyer }),
    numberOfUsages: coupon.uses,
    startDate: isoDate(coupon.startsAt),
    ...(coupon.expiresAt !== undefined && { expirationDate: isoDate(coupon.expiresAt) }),
    createdDate: isoDate(coupon.createdAt),
    updatedDate: isoDate(coupon.updatedAt),
  }
}

const showDiscount = ({ discount }: Coupon, text: (minor: number) => string): Partial<ShopCoupon> => {
  switch (discount.kind) {
    case 'MONEY_OFF':
      return { moneyOffAmount: text(discount.amountMinor) }
    case 'PERCENT_OFF':
      return { percentOffRate: discount.percentHundredths / 100 }
    case 'FIXED_PRICE':
      return { fixedPriceAmount: text(discount.amountMinor) }
    case 'FREE_SHIPPING':
      return { freeShipping: true }
  }
}
