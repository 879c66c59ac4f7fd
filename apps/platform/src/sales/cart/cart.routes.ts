import * as operations from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { CartService } from './cart.service.ts'

export const cartRoutes = ({ current, byId, create }: CartService): readonly Route[] => [
  answer(operations.getCurrentCart, (call) => current.get(call)),
  answer(operations.updateCurrentCart, (call) => current.update(call)),
  answer(operations.addToCurrentCart, (call) => current.add(call)),
  answer(operations.updateCurrentCartLineItemQuantity, (call) => current.setQuantities(call)),
  answer(operations.removeLineItemsFromCurrentCart, (call) => current.removeLines(call)),
  answer(operations.removeCouponFromCurrentCart, (call) => current.removeCoupon(call)),
  answer(operations.deleteCurrentCart, (call) => current.delete(call)),
  answer(operations.estimateCurrentCartTotals, (call) => current.estimate(call)),
  answer(operations.createCart, (call) => create(call)),
  answer(operations.getCart, (call) => byId.get(call)),
  answer(operations.updateCart, (call) => byId.update(call)),
  answer(operations.deleteCart, (call) => byId.delete(call)),
  answer(operations.addToCart, (call) => byId.add(call)),
  answer(operations.removeLineItemsFromCart, (call) => byId.removeLines(call)),
  answer(operations.updateCartLineItemsQuantity, (call) => byId.setQuantities(call)),
  answer(operations.removeCouponFromCart, (call) => byId.removeCoupon(call)),
  answer(operations.removeBusinessLocationFromCart, (call) => byId.leaveLocation(call)),
  answer(operations.estimateCartTotals, (call) => byId.estimate(call)),
]
