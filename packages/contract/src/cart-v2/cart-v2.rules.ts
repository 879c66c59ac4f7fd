import { CompletionRequest } from '../checkout/checkout.schemas.ts'
import { rule } from '../declare/rule.ts'
import { RawHttpResponse } from '../identity/authentication.schemas.ts'
import { CartSummaryResponse } from './cart-summary.schemas.ts'
import * as operations from './cart-v2.operations.ts'
import * as requests from './cart-v2.requests.ts'
import { ADDED, ADDED_CARD, ADDED_COUPON, CHECKOUT, DELIVERY, ORDER, WRITE } from './cart-v2-errors.ts'

/** Rules for carts by id in the newer shape: callers, schemas and errors. */
export const cartV2Rules = [
  rule(operations.createCartV2, {
    access: 'visitor',
    input: requests.CreateCartV2Request,
    output: requests.CartV2Response,
    errors: [
      ...ADDED,
      ...ADDED_COUPON,
      ...ADDED_CARD,
      ...DELIVERY,
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      ...WRITE,
    ],
  }),
  rule(operations.getCartV2, {
    access: 'visitor',
    input: requests.CartIdV2Request,
    output: requests.CartV2Response,
    errors: ['CART_NOT_FOUND'],
  }),
  rule(operations.updateCartV2, {
    access: 'visitor',
    input: requests.UpdateCartV2Request,
    output: requests.CartV2Response,
    errors: [
      'CART_NOT_FOUND',
      'CART_ALREADY_ORDERED',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      ...WRITE,
    ],
  }),
  rule(operations.deleteCartV2, {
    access: 'visitor',
    input: requests.CartIdV2Request,
    output: requests.DeleteCartV2Response,
    errors: ['CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.addLineItemsToCartV2, {
    access: 'visitor',
    input: requests.AddLineItemsV2Request,
    output: requests.CartV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', 'NO_LINE_ITEMS_TO_ADD', ...ADDED, ...WRITE],
  }),
  rule(operations.updateLineItemsInCartV2, {
    access: 'visitor',
    input: requests.UpdateLineItemsV2Request,
    output: requests.CartV2Response,
    errors: [
      'CART_NOT_FOUND',
      'CART_ALREADY_ORDERED',
      'EMPTY_LINE_ITEM_UPDATES',
      'DUPLICATE_LINE_ITEM_UPDATES',
      'LINE_ITEM_NOT_FOUND_IN_CART',
      'INSUFFICIENT_INVENTORY',
      'FIXED_QUANTITY_ITEM',
      'INVALID_MEMBERSHIP_PAYMENT_OPTION',
      ...WRITE,
    ],
  }),
  rule(operations.removeLineItemsFromCartV2, {
    access: 'visitor',
    input: requests.RemoveLineItemsV2Request,
    output: requests.CartV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', 'LINE_ITEM_NOT_FOUND_IN_CART', ...WRITE],
  }),
  rule(operations.addCouponToCartV2, {
    access: 'visitor',
    input: requests.AddCouponV2Request,
    output: requests.CartV2Response,
    errors: [
      'CART_NOT_FOUND',
      'CART_ALREADY_ORDERED',
      'COUPON_ALREADY_EXISTS',
      'MAX_COUPONS_PER_CART_EXCEEDED',
      'COUPON_LOCKED',
      ...ADDED_COUPON,
      ...WRITE,
    ],
  }),
  rule(operations.removeCouponFromCartV2, {
    access: 'visitor',
    input: requests.RemoveCouponV2Request,
    output: requests.CartV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', 'COUPON_NOT_FOUND_IN_CART', 'COUPON_LOCKED', ...WRITE],
  }),
  rule(operations.addGiftCardToCartV2, {
    access: 'visitor',
    input: requests.AddGiftCardV2Request,
    output: requests.CartV2Response,
    errors: [
      'CART_NOT_FOUND',
      'CART_ALREADY_ORDERED',
      'GIFT_CARD_ALREADY_EXISTS',
      'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
      'GIFT_CARD_LOCKED',
      ...ADDED_CARD,
      ...WRITE,
    ],
  }),
  rule(operations.removeGiftCardFromCartV2, {
    access: 'visitor',
    input: requests.RemoveGiftCardV2Request,
    output: requests.CartV2Response,
    errors: [
      'CART_NOT_FOUND',
      'CART_ALREADY_ORDERED',
      'GIFT_CARD_NOT_FOUND_IN_CART',
      'GIFT_CARD_LOCKED',
      ...WRITE,
    ],
  }),
  rule(operations.setDeliveryMethodForCartV2, {
    access: 'visitor',
    input: requests.SetDeliveryMethodV2Request,
    output: requests.CartV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', ...DELIVERY, ...WRITE],
  }),
  rule(operations.removeDeliveryMethodFromCartV2, {
    access: 'visitor',
    input: requests.CartIdV2Request,
    output: requests.CartV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', ...WRITE],
  }),
  rule(operations.updateFormSubmissionsInCartV2, {
    access: 'visitor',
    input: requests.UpdateFormSubmissionsV2Request,
    output: requests.CartV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', ...WRITE],
  }),
  rule(operations.calculateCartV2, {
    access: 'visitor',
    input: requests.CalculateCartV2Request,
    output: CartSummaryResponse,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED'],
  }),
  rule(operations.estimateCartV2, {
    access: 'visitor',
    input: requests.EstimateCartV2Request,
    output: CartSummaryResponse,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED'],
  }),
  rule(operations.refreshCartV2, {
    access: 'visitor',
    input: requests.CartIdV2Request,
    output: requests.CartV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', ...WRITE],
  }),
  rule(operations.getUpsellOptionsForCartV2, {
    access: 'visitor',
    input: requests.CartIdV2Request,
    output: requests.GetUpsellOptionsResponse,
    errors: ['CART_NOT_FOUND'],
  }),
  rule(operations.getCheckoutUrlOfCartV2, {
    access: 'visitor',
    scope: 'checkout:write',
    input: requests.GetCheckoutUrlV2Request,
    output: requests.GetCheckoutUrlV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', ...CHECKOUT],
  }),
  rule(operations.placeOrderOfCartV2, {
    access: 'visitor',
    scope: 'checkout:write',
    input: requests.PlaceOrderV2Request,
    output: requests.PlaceOrderV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', ...CHECKOUT, ...ORDER],
  }),
  rule(operations.markCartAsCompletedV2, {
    access: 'merchant',
    scope: 'checkout:write',
    input: requests.MarkCartAsCompletedRequest,
    output: requests.CartV2Response,
    errors: ['CART_NOT_FOUND', 'CART_ALREADY_ORDERED', ...CHECKOUT],
  }),
  rule(operations.handleAsyncCheckoutCompletionV2, {
    access: 'none',
    input: CompletionRequest,
    output: RawHttpResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'UNAUTHENTICATED_TOKEN'],
  }),
]
