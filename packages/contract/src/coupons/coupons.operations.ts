import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type {
  CouponIdRequest,
  CouponResponse,
  CreateCouponRequest,
  ListCouponsRequest,
  ListCouponsResponse,
  UpdateCouponRequest,
} from './coupons.schemas.ts'

/** Creates a coupon. */
export const createCoupon = /* @__PURE__ */ operation<CreateCouponRequest, CouponResponse>(
  'createCoupon',
  vitrine,
  'POST',
  '/v1/coupons',
)

/** Reads a coupon. */
export const getCoupon = /* @__PURE__ */ operation<CouponIdRequest, CouponResponse>(
  'getCoupon',
  vitrine,
  'GET',
  '/v1/coupons/:id',
)

/** Lists the shop's coupons, ordered by code. */
export const listCoupons = /* @__PURE__ */ operation<ListCouponsRequest, ListCouponsResponse>(
  'listCoupons',
  vitrine,
  'GET',
  '/v1/coupons',
)

/** Changes a coupon. Past uses stay as they were. */
export const updateCoupon = /* @__PURE__ */ operation<UpdateCouponRequest, CouponResponse>(
  'updateCoupon',
  vitrine,
  'PATCH',
  '/v1/coupons/:coupon.id',
)

/** Deletes a coupon. Carts that use it report an error in their totals. */
export const deleteCoupon = /* @__PURE__ */ operation<CouponIdRequest, Empty>(
  'deleteCoupon',
  vitrine,
  'DELETE',
  '/v1/coupons/:id',
)
