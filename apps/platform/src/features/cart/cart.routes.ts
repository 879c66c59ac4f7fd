import {
  addToCart,
  addToCurrentCart,
  createCart,
  deleteCart,
  deleteCurrentCart,
  estimateCartTotals,
  estimateCurrentCartTotals,
  getCart,
  getCartByCheckoutId,
  getCurrentCart,
  removeBusinessLocationFromCart,
  removeCouponFromCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCart,
  removeLineItemsFromCurrentCart,
  updateCart,
  updateCartLineItemsQuantity,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../http/answer.ts'
import { fail } from '../../http/failure.ts'
import type { CartService } from './cart.service.ts'

export const cartRoutes = ({ byId, ...cart }: CartService): readonly Route[] => [
  answer(getCurrentCart, (call) => cart.current(call)),
  answer(updateCurrentCart, (call) => cart.update(call)),
  answer(addToCurrentCart, (call) => cart.add(call)),
  answer(updateCurrentCartLineItemQuantity, (call) => cart.setQuantities(call)),
  answer(removeLineItemsFromCurrentCart, (call) => cart.removeLines(call)),
  answer(removeCouponFromCurrentCart, (call) => cart.removeCoupon(call)),
  answer(deleteCurrentCart, (call) => cart.delete(call)),
  answer(estimateCurrentCartTotals, (call) => cart.estimate(call)),
  answer(createCart, (call) => byId.create(call)),
  answer(getCart, (call) => byId.get(call)),
  answer(getCartByCheckoutId, async () => {
    throw fail('CART_NOT_FOUND') // no checkout has been made of any cart
  }),
  answer(updateCart, (call) => byId.update(call)),
  answer(deleteCart, (call) => byId.delete(call)),
  answer(addToCart, (call) => byId.add(call)),
  answer(removeLineItemsFromCart, (call) => byId.removeLines(call)),
  answer(updateCartLineItemsQuantity, (call) => byId.setQuantities(call)),
  answer(removeCouponFromCart, (call) => byId.removeCoupon(call)),
  answer(removeBusinessLocationFromCart, (call) => byId.leaveLocation(call)),
  answer(estimateCartTotals, (call) => byId.estimate(call)),
]
