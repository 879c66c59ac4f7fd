import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import { createCoupon, deleteCoupon, getCoupon, listCoupons, updateCoupon } from './coupons.operations.ts'
import {
  CouponIdRequest,
  CouponResponse,
  CreateCouponRequest,
  ListCouponsRequest,
  ListCouponsResponse,
  UpdateCouponRequest,
} from './coupons.schemas.ts'

/** Rules for the coupon operations: callers, schemas and errors. */
export const couponsRules = [
  rule(createCoupon, {
    summary: 'Creates a coupon.',
    access: 'merchant',
    scope: 'cart:write',
    input: CreateCouponRequest,
    output: CouponResponse,
    errors: ['COUPON_CODE_ALREADY_EXISTS', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(getCoupon, {
    summary: 'Reads a coupon.',
    access: 'merchant',
    scope: 'cart:write',
    input: CouponIdRequest,
    output: CouponResponse,
    errors: ['COUPON_NOT_FOUND'],
  }),
  rule(listCoupons, {
    summary: "Lists the shop's coupons, ordered by code.",
    access: 'merchant',
    scope: 'cart:write',
    input: ListCouponsRequest,
    output: ListCouponsResponse,
    errors: [],
  }),
  rule(updateCoupon, {
    summary: 'Changes a coupon. Past uses stay as they were.',
    access: 'merchant',
    scope: 'cart:write',
    input: UpdateCouponRequest,
    output: CouponResponse,
    errors: ['COUPON_NOT_FOUND', 'COUPON_CODE_ALREADY_EXISTS', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(deleteCoupon, {
    summary: 'Deletes a coupon. Carts that use it report an error in their totals.',
    access: 'merchant',
    scope: 'cart:write',
    input: CouponIdRequest,
    output: Empty,
    errors: ['COUPON_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
]
