import * as operations from '@vitrine/contract/operations'
import { answer, answerAnyone, type Route } from '../../shop/calls/answer.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import type { CartV2Service } from './cart-v2.service.ts'
import type { CheckoutOfCart } from './checkout-of-cart.ts'

/** The carts in the newer form, the ways to their orders, and the checkouts behind them. */
export interface CartV2Routed {
  readonly carts: CartV2Service
  readonly checkout: CheckoutOfCart
  readonly checkouts: Pick<CheckoutService, 'completeByToken'>
}

export const cartV2Routes = ({ carts, checkout, checkouts }: CartV2Routed): readonly Route[] => {
  const { current, byId } = carts
  return [
    answer(operations.createCurrentCartV2, (call) => carts.createCurrent(call)),
    answer(operations.getCurrentCartV2, (call) => current.get(call)),
    answer(operations.updateCurrentCartV2, (call) => current.update(call)),
    answer(operations.deleteCurrentCartV2, (call) => current.delete(call)),
    answer(operations.addLineItemsToCurrentCartV2, (call) => current.addLines(call)),
    answer(operations.updateLineItemsInCurrentCartV2, (call) => current.updateLines(call)),
    answer(operations.removeLineItemsFromCurrentCartV2, (call) => current.removeLines(call)),
    answer(operations.addCouponToCurrentCartV2, (call) => current.addCoupon(call)),
    answer(operations.removeCouponFromCurrentCartV2, (call) => current.removeCoupon(call)),
    answer(operations.addGiftCardToCurrentCartV2, (call) => current.addGiftCard(call)),
    answer(operations.removeGiftCardFromCurrentCartV2, (call) => current.removeGiftCard(call)),
    answer(operations.setDeliveryMethodForCurrentCartV2, (call) => current.setDelivery(call)),
    answer(operations.removeDeliveryMethodFromCurrentCartV2, (call) => current.removeDelivery(call)),
    answer(operations.updateFormSubmissionsInCurrentCartV2, (call) => current.answerForms(call)),
    answer(operations.refreshCurrentCartV2, (call) => current.refresh(call)),
    answer(operations.calculateCurrentCartV2, (call) => current.calculate(call)),
    answer(operations.estimateCurrentCartV2, (call) => current.estimate(call)),
    answer(operations.getUpsellOptionsForCurrentCartV2, (call) => current.upsells(call)),

    answer(operations.createCartV2, (call) => carts.create(call)),
    answer(operations.getCartV2, (call) => byId.get(call)),
    answer(operations.updateCartV2, (call) => byId.update(call)),
    answer(operations.deleteCartV2, (call) => byId.delete(call)),
    answer(operations.addLineItemsToCartV2, (call) => byId.addLines(call)),
    answer(operations.updateLineItemsInCartV2, (call) => byId.updateLines(call)),
    answer(operations.removeLineItemsFromCartV2, (call) => byId.removeLines(call)),
    answer(operations.addCouponToCartV2, (call) => byId.addCoupon(call)),
    answer(operations.removeCouponFromCartV2, (call) => byId.removeCoupon(call)),
    answer(operations.addGiftCardToCartV2, (call) => byId.addGiftCard(call)),
    answer(operations.removeGiftCardFromCartV2, (call) => byId.removeGiftCard(call)),
    answer(operations.setDeliveryMethodForCartV2, (call) => byId.setDelivery(call)),
    answer(operations.removeDeliveryMethodFromCartV2, (call) => byId.removeDelivery(call)),
    answer(operations.updateFormSubmissionsInCartV2, (call) => byId.answerForms(call)),
    answer(operations.refreshCartV2, (call) => byId.refresh(call)),
    answer(operations.calculateCartV2, (call) => byId.calculate(call)),
    answer(operations.estimateCartV2, (call) => byId.estimate(call)),
    answer(operations.getUpsellOptionsForCartV2, (call) => byId.upsells(call)),

    answer(operations.getCheckoutUrlOfCartV2, (call) => checkout.url(call)),
    answer(operations.placeOrderOfCartV2, (call) => checkout.placeOrder(call)),
    answer(operations.markCartAsCompletedV2, (call) => checkout.complete(call)),
    answerAnyone(operations.handleAsyncCheckoutCompletionV2, (call) => checkouts.completeByToken(call)),
  ]
}
