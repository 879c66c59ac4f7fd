import * as operations from '@vitrine/contract/operations'
import { answer, answerAnyone, type Route } from '../../shop/calls/answer.ts'
import type { CheckoutService } from './checkout.service.ts'

export const checkoutRoutes = (checkouts: CheckoutService): readonly Route[] => [
  answer(operations.createCheckoutFromCurrentCart, (call) => checkouts.fromCurrentCart(call)),
  answer(operations.createCheckoutFromCart, (call) => checkouts.fromCart(call)),
  answer(operations.getCartByCheckoutId, (call) => checkouts.cartOf(call)),
  answer(operations.createCheckout, (call) => checkouts.create(call)),
  answer(operations.getCheckout, (call) => checkouts.get(call)),
  answer(operations.getCheckoutByCartId, (call) => checkouts.ofCart(call)),
  answer(operations.getCheckoutUrl, (call) => checkouts.url(call)),
  answer(operations.getHostedCheckoutUrl, (call) => checkouts.hostedUrl(call)),
  answer(operations.updateCheckout, (call) => checkouts.update(call)),
  answer(operations.addToCheckout, (call) => checkouts.add(call)),
  answer(operations.removeLineItemsFromCheckout, (call) => checkouts.removeLines(call)),
  answer(operations.updateCheckoutLineItemsQuantity, (call) => checkouts.setQuantities(call)),
  answer(operations.removeCouponFromCheckout, (call) => checkouts.removeCoupon(call)),
  answer(operations.removeGiftCardFromCheckout, (call) => checkouts.removeGiftCard(call)),
  answer(operations.removeOverrideCheckoutUrl, (call) => checkouts.removeOverrideUrl(call)),
  answer(operations.createOrderFromCheckout, (call) => checkouts.createOrder(call)),
  answer(operations.createOrderAndChargeFromCheckout, (call) => checkouts.createOrderAndCharge(call)),
  answer(operations.markCheckoutAsCompleted, (call) => checkouts.complete(call)),
  answerAnyone(operations.markCheckoutAsCompletedAndRedirectToUrl, (call) => checkouts.completeByToken(call)),
]
