import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole } from '../../calls/described.ts'
import { method } from '../../calls/module.ts'
import type { Answer, Argument } from '../../wire/forms.ts'
import { date } from '../../wire/values.ts'

const coupon = { _createdDate: date, _updatedDate: date, startDate: date, expirationDate: date }
const one = { coupon }

/** A coupon: its code, its discount, who may use it, how often and until when. */
export type Coupon = Answer<wire.ShopCoupon, typeof coupon>
/** A new coupon; fields left out don't restrict it: any item, unlimited uses, from now on. */
export type NewCoupon = Argument<wire.CreateCouponRequest['coupon'], typeof coupon>
/** What to change in a coupon: missing fields stay, null clears a field. */
export type CouponChange = Argument<Omit<wire.UpdateCouponRequest['coupon'], 'id'>, typeof coupon>
/** Which page of coupons to list. */
export type ListCouponsOptions = Argument<wire.ListCouponsRequest>
/** A page of coupons; no cursor means it is the last. */
export type ListCouponsResponse = Answer<wire.ListCouponsResponse, { coupons: typeof coupon }>

/**
 * Creates a coupon.
 *
 * @throws {CommerceError} `COUPON_CODE_ALREADY_EXISTS`, `INVALID_ARGUMENT`
 * @example await client.coupons.createCoupon({ code: 'SPRING', name: 'Spring sale', percentOffRate: 10 })
 */
export const createCoupon: (coupon: NewCoupon) => Promise<Coupon> = /* @__PURE__ */ method(
  operations.createCoupon,
  (coupon) => ({ coupon }),
  { gives: one, takes: one, answers: 'coupon' },
)

/**
 * Returns a coupon, with how often it was used.
 * @throws {CommerceError} `COUPON_NOT_FOUND`
 * @example const { code, numberOfUsages } = await client.coupons.getCoupon(couponId)
 */
export const getCoupon: (_id: string) => Promise<Coupon> = /* @__PURE__ */ method(
  operations.getCoupon,
  byId,
  { gives: one, answers: 'coupon' },
)

/**
 * Lists the shop's coupons, sorted by code. `search` finds part of a code or a name; a page of it with a cursor may
 * hold fewer.
 * @example const { coupons } = await client.coupons.listCoupons({ search: 'spring', limit: 50 })
 */
export const listCoupons: (options?: ListCouponsOptions) => Promise<ListCouponsResponse> =
  /* @__PURE__ */ method(operations.listCoupons, whole, { gives: { coupons: coupon } })

/**
 * Changes a coupon. Setting its discount replaces any other discount it gave.
 * @throws {CommerceError} `COUPON_NOT_FOUND`, `COUPON_CODE_ALREADY_EXISTS`, `INVALID_ARGUMENT`, `CONFLICT`
 * @example await client.coupons.updateCoupon(couponId, { usageLimit: 100 })
 */
export const updateCoupon: (_id: string, coupon: CouponChange) => Promise<Coupon> = /* @__PURE__ */ method(
  operations.updateCoupon,
  (_id, coupon) => ({ coupon: { ...coupon, _id } }),
  { gives: one, takes: one, answers: 'coupon' },
)

/**
 * Deletes a coupon.
 * @throws {CommerceError} `COUPON_NOT_FOUND`
 * @example await client.coupons.deleteCoupon(couponId)
 */
export const deleteCoupon: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCoupon,
  byId,
  { answers: 'nothing' },
)
