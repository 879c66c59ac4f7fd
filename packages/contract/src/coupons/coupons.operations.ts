import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  CouponIdRequest,
  CouponResponse,
  CreateCouponRequest,
  ListCouponsRequest,
  ListCouponsResponse,
  UpdateCouponRequest,
} from './coupons.schemas.ts'

export const createCoupon = /* @__PURE__ */ operation<CreateCouponRequest, CouponResponse>(
  'createCoupon',
  'Creates a coupon.',
  vitrine,
  'POST /v1/coupons',
)

export const getCoupon = /* @__PURE__ */ operation<CouponIdRequest, CouponResponse>(
  'getCoupon',
  'Returns a coupon.',
  vitrine,
  'GET /v1/coupons/:id',
)

export const listCoupons = /* @__PURE__ */ operation<ListCouponsRequest, ListCouponsResponse>(
  'listCoupons',
  "Lists the shop's coupons, ordered by code.",
  vitrine,
  'GET /v1/coupons',
)

export const updateCoupon = /* @__PURE__ */ operation<UpdateCouponRequest, CouponResponse>(
  'updateCoupon',
  'Changes a coupon. Orders that used it stay as they are.',
  vitrine,
  'PATCH /v1/coupons/:coupon.id',
)

export const deleteCoupon = /* @__PURE__ */ operation<CouponIdRequest, Empty>(
  'deleteCoupon',
  'Deletes a coupon. Carts with it report an error in their totals.',
  vitrine,
  'DELETE /v1/coupons/:id',
)
