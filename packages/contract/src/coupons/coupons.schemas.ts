import Type from 'typebox'
import { constrain, exactlyOne, fieldOf } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { decimal } from '../values/decimal.ts'

const amount = decimal({ gte: '0', lte: '999999999', maxScale: 3 })
const limit = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const DISCOUNTS = ['moneyOffAmount', 'percentOffRate', 'fixedPriceAmount', 'freeShipping']

const fields = Type.Object(
  {
    id: readOnly(guid),
    /** Counts changes, starting at 1. Uses don't count. */
    revision: readOnly(Type.Integer()),
    /** What buyers type, ignoring case. Unique in the shop. */
    code: Type.String({
      minLength: 1,
      maxLength: 50,
      pattern: '^\\S(.*\\S)?$',
      description: 'text without spaces around it',
    }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    active: Type.Boolean(),
    /** Taken off the items or the delivery, once. */
    moneyOffAmount: Type.Optional(nullable(amount)),
    /** 12.5 takes off an eighth; stored with two decimal places. */
    percentOffRate: Type.Optional(nullable(Type.Number({ minimum: 0.01, maximum: 100 }))),
    /** The price of each of the named items. */
    fixedPriceAmount: Type.Optional(nullable(amount)),
    /** Never false; other coupons omit it. */
    freeShipping: Type.Optional(nullable(Type.Boolean())),
    /** What it reduces: GLOBAL every item, SPECIFIC_ITEMS the items named below, SHIPPING the delivery. */
    discountType: enumOf(enums.CartDiscountType),
    productIds: Type.Array(guid, { maxItems: 100 }),
    collectionIds: Type.Array(guid, { maxItems: 100 }),
    /** The item total from which the coupon can be used. */
    minimumSubtotal: Type.Optional(nullable(amount)),
    usageLimit: Type.Optional(nullable(limit)),
    limitPerCustomer: Type.Optional(nullable(limit)),
    /** How many times it was used. */
    numberOfUsages: readOnly(Type.Integer()),
    startDate: timestamp,
    /** Expires at this time. */
    expirationDate: Type.Optional(nullable(timestamp)),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
  },
  { title: 'ShopCoupon' },
)

const isThere = (coupon: unknown, field: string): boolean => (fieldOf(coupon, field) ?? null) !== null

const isNamed = (coupon: unknown): boolean =>
  [fieldOf(coupon, 'productIds'), fieldOf(coupon, 'collectionIds')].some(
    (ids) => Array.isArray(ids) && ids.length > 0,
  )

/**
 * A shop coupon as merchants see it. It takes off one of these: an amount, a percentage, everything above a
 * fixed price, or the delivery cost.
 */
export const ShopCoupon = constrain(exactlyOne(fields, DISCOUNTS), (coupon) => {
  const type = fieldOf(coupon, 'discountType')
  if (fieldOf(coupon, 'freeShipping') === false)
    return { rule: 'VALIDATION', field: 'freeShipping', description: 'must be true when given' }
  if (isThere(coupon, 'freeShipping') && type !== 'SHIPPING')
    return { rule: 'VALIDATION', field: 'discountType', description: 'must be SHIPPING with freeShipping' }
  if (isThere(coupon, 'fixedPriceAmount') && type !== 'SPECIFIC_ITEMS')
    return {
      rule: 'VALIDATION',
      field: 'discountType',
      description: 'must be SPECIFIC_ITEMS with fixedPriceAmount',
    }
  if ((type === 'SPECIFIC_ITEMS') !== isNamed(coupon))
    return {
      rule: type === 'SPECIFIC_ITEMS' ? 'REQUIRED_FIELD' : 'FIELD_NOT_ALLOWED',
      field: 'productIds',
      description: 'must name items, here or in collectionIds, with SPECIFIC_ITEMS only',
    }
  const [start, end] = [fieldOf(coupon, 'startDate'), fieldOf(coupon, 'expirationDate')]
  return typeof start === 'string' && typeof end === 'string' && Date.parse(end) <= Date.parse(start)
    ? { rule: 'VALIDATION', field: 'expirationDate', description: 'must be after startDate' }
    : undefined
})
export type ShopCoupon = Type.Static<typeof ShopCoupon>

const NewShopCoupon = writable(fields, 'code', 'name')

/**
 * Request for `createCoupon`. By default a coupon is active from now on, never expires, has no limits and
 * reduces every item (or the delivery, with free shipping).
 */
export const CreateCouponRequest = Type.Object({ coupon: NewShopCoupon }, { title: 'CreateCouponRequest' })
export type CreateCouponRequest = Type.Static<typeof CreateCouponRequest>

/** Request for `updateCoupon`. Absent fields stay unchanged; null clears a field. */
export const UpdateCouponRequest = Type.Object(
  { coupon: writable(fields, 'id?') },
  { title: 'UpdateCouponRequest' },
)
export type UpdateCouponRequest = Type.Static<typeof UpdateCouponRequest>

/** One coupon by its id. */
export const CouponIdRequest = Type.Object({ id: guid }, { title: 'CouponIdRequest' })
export type CouponIdRequest = Type.Static<typeof CouponIdRequest>

/** Response with one coupon. */
export const CouponResponse = Type.Object({ coupon: ShopCoupon }, { title: 'CouponResponse' })
export type CouponResponse = Type.Static<typeof CouponResponse>

/** Request for `listCoupons`: ordered by code, 50 per page by default. */
export const ListCouponsRequest = Type.Object(
  {
    /** Part of the code or the name, in any letter case. */
    search: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'ListCouponsRequest' },
)
export type ListCouponsRequest = Type.Static<typeof ListCouponsRequest>

/**
 * Response of `listCoupons`; no cursor means this is the last page. A page of a search may hold fewer coupons than
 * requested, but still have a cursor.
 */
export const ListCouponsResponse = Type.Object(
  { coupons: Type.Array(ShopCoupon), nextCursor: Type.Optional(Type.String()) },
  { title: 'ListCouponsResponse' },
)
export type ListCouponsResponse = Type.Static<typeof ListCouponsResponse>
