import {
  addToCurrentCart,
  deleteCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/contract/operations'
import { answer, type Route } from '../../http/answer.ts'
import type { CartService } from './cart.service.ts'

export const cartRoutes = (cart: CartService): readonly Route[] => [
  answer(getCurrentCart, (call) => cart.current(call)),
  answer(addToCurrentCart, (call) => cart.add(call)),
  answer(updateCurrentCartLineItemQuantity, (call) => cart.setQuantities(call)),
  answer(removeLineItemsFromCurrentCart, (call) => cart.removeLines(call)),
  answer(deleteCurrentCart, (call) => cart.delete(call)),
]
