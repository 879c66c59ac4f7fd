import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { CouponsService } from './coupons.service.ts'

export const couponsRoutes = (coupons: CouponsService): readonly Route[] => [
  answer(operations.createCoupon, (call) => coupons.create(call)),
  answer(operations.getCoupon, (call) => coupons.get(call)),
  answer(operations.listCoupons, (call) => coupons.list(call)),
  answer(operations.updateCoupon, (call) => coupons.update(call)),
  answer(operations.deleteCoupon, (call) => coupons.delete(call)),
]
