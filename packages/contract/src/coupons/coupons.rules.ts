import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { createCoupon, deleteCoupon, getCoupon, listCoupons, updateCoupon } from './coupons.operations.ts'
import * as schemas from './coupons.schemas.ts'

/** Rules for the coupon operations: callers, schemas and errors. */
export const couponsRules = [
  rule(createCoupon, {
    access: 'merchant',
    scope: 'cart:write',
    input: schemas.CreateCouponRequest,
    output: schemas.CouponResponse,
    errors: ['COUPON_CODE_ALREADY_EXISTS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(getCoupon, {
    access: 'merchant',
    scope: 'cart:write',
    input: schemas.CouponIdRequest,
    output: schemas.CouponResponse,
    errors: ['COUPON_NOT_FOUND'],
  }),
  rule(listCoupons, {
    access: 'merchant',
    scope: 'cart:write',
    input: schemas.ListCouponsRequest,
    output: schemas.ListCouponsResponse,
    errors: [],
  }),
  rule(updateCoupon, {
    access: 'merchant',
    scope: 'cart:write',
    input: schemas.UpdateCouponRequest,
    output: schemas.CouponResponse,
    errors: ['COUPON_NOT_FOUND', 'COUPON_CODE_ALREADY_EXISTS', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(deleteCoupon, {
    access: 'merchant',
    scope: 'cart:write',
    input: schemas.CouponIdRequest,
    output: Empty,
    errors: ['COUPON_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
