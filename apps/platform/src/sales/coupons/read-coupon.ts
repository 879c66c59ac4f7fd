import type { ShopCoupon } from '@vitrine/contract'
import { ShopCoupon as ShopCouponSchema } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import { InvalidArgument } from '../../floor/failure.ts'
import { below } from '../../floor/http/bodies/whole-part.ts'
import { minorOf, minorOrNone } from '../../floor/money/amounts.ts'
import type { Coupon, CouponDiscount } from './coupon.ts'

const DISCOUNTS = ['moneyOffAmount', 'percentOffRate', 'fixedPriceAmount', 'freeShipping'] as const

/** Input for a coupon: missing fields stay, null clears a field. */
export type SaidOfCoupon = { readonly [Field in keyof ShopCoupon]?: ShopCoupon[Field] | null | undefined }

const check = compileInput(ShopCouponSchema)

/**
 * Applies input to a coupon. Setting one kind of discount removes any other.
 * @throws {InvalidArgument} when the result breaks a rule, naming the field below `coupon`
 */
export const changedBy = (shown: ShopCoupon, changes: SaidOfCoupon): ShopCoupon => {
  const other = DISCOUNTS.some((name) => (changes[name] ?? null) !== null) ? DISCOUNTS : []
  const kept = Object.entries(shown).filter(([name]) => !(other as readonly string[]).includes(name))
  const { id: _, revision: __, numberOfUsages: ___, createdDate: ____, updatedDate: _____, ...news } = changes
  const given = Object.entries(news).filter(([, value]) => value !== undefined)
  const gone = given.flatMap(([name, value]) => (value === null ? [name] : []))
  const after = [...kept, ...given].filter(([name]) => !gone.includes(String(name)))
  const coupon: unknown = Object.fromEntries(after)
  const violations = check(coupon)
  if (violations.length > 0)
    throw new InvalidArgument(violations.map((each) => ({ ...each, field: below('coupon', each.field) })))
  return coupon as ShopCoupon // checked just now
}

/**
 * Reads a coupon into the shop's minor units.
 * @param currency - the shop's, ISO 4217
 * @throws {InvalidArgument} DECIMAL_MAX_SCALE for an amount that the currency can't represent
 */
export const termsOf = (
  coupon: ShopCoupon,
  currency: string,
): Omit<Coupon, 'id' | 'siteId' | 'revision' | 'uses' | 'createdAt' | 'updatedAt'> => ({
  code: coupon.code,
  name: coupon.name,
  active: coupon.active,
  discount: discountOf(coupon, currency),
  scope: coupon.discountType,
  productIds: coupon.productIds,
  collectionIds: coupon.collectionIds,
  minimumMinor: minorOrNone(coupon.minimumSubtotal, currency, 'coupon.minimumSubtotal') ?? 0,
  usageLimit: coupon.usageLimit ?? undefined,
  limitPerBuyer: coupon.limitPerCustomer ?? undefined,
  startsAt: Date.parse(coupon.startDate),
  expiresAt: coupon.expirationDate == null ? undefined : Date.parse(coupon.expirationDate),
})

const discountOf = (coupon: ShopCoupon, currency: string): CouponDiscount => {
  const { moneyOffAmount, percentOffRate, fixedPriceAmount } = coupon
  if (moneyOffAmount != null)
    return { kind: 'MONEY_OFF', amountMinor: minorOf(moneyOffAmount, currency, 'coupon.moneyOffAmount') }
  if (percentOffRate != null)
    return { kind: 'PERCENT_OFF', percentHundredths: Math.round(percentOffRate * 100) }
  if (fixedPriceAmount != null)
    return {
      kind: 'FIXED_PRICE',
      amountMinor: minorOf(fixedPriceAmount, currency, 'coupon.fixedPriceAmount'),
    }
  return { kind: 'FREE_SHIPPING' }
}
