import {
  createCoupon,
  deleteCoupon,
  getCoupon,
  listCoupons,
  updateCoupon,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { CouponsService } from './coupons.service.ts'

export const couponsRoutes = (coupons: CouponsService): readonly Route[] => [
  answer(createCoupon, (call) => coupons.create(call)),
  answer(getCoupon, (call) => coupons.get(call)),
  answer(listCoupons, (call) => coupons.list(call)),
  answer(updateCoupon, (call) => coupons.update(call)),
  answer(deleteCoupon, (call) => coupons.delete(call)),
]
