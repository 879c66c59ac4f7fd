import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { CartSummaryResponse } from './cart-summary.schemas.ts'
import * as requests from './cart-v2.requests.ts'
import { ADDED, ADDED_CARD, ADDED_COUPON, DELIVERY, WRITE } from './cart-v2-errors.ts'
import * as operations from './current-cart-v2.operations.ts'

/** Rules for the current cart in the newer shape: callers, schemas and errors. */
export const currentCartV2Rules = [
  rule(operations.createCurrentCartV2, {
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
  rule(operations.getCurrentCartV2, {
    access: 'visitor',
    input: Empty,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND'],
  }),
  rule(operations.updateCurrentCartV2, {
    access: 'visitor',
    input: requests.UpdateCurrentCartV2Request,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION', ...WRITE],
  }),
  rule(operations.deleteCurrentCartV2, {
    access: 'visitor',
    input: Empty,
    output: requests.DeleteCartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.addLineItemsToCurrentCartV2, {
    access: 'visitor',
    input: requests.AddLineItemsV2CurrentRequest,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', 'NO_LINE_ITEMS_TO_ADD', ...ADDED, ...WRITE],
  }),
  rule(operations.updateLineItemsInCurrentCartV2, {
    access: 'visitor',
    input: requests.UpdateLineItemsV2CurrentRequest,
    output: requests.CartV2Response,
    errors: [
      'CURRENT_CART_NOT_FOUND',
      'EMPTY_LINE_ITEM_UPDATES',
      'DUPLICATE_LINE_ITEM_UPDATES',
      'LINE_ITEM_NOT_FOUND_IN_CART',
      'INSUFFICIENT_INVENTORY',
      'FIXED_QUANTITY_ITEM',
      'INVALID_MEMBERSHIP_PAYMENT_OPTION',
      ...WRITE,
    ],
  }),
  rule(operations.removeLineItemsFromCurrentCartV2, {
    access: 'visitor',
    input: requests.RemoveLineItemsV2CurrentRequest,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND_IN_CART', ...WRITE],
  }),
  rule(operations.addCouponToCurrentCartV2, {
    access: 'visitor',
    input: requests.AddCouponV2CurrentRequest,
    output: requests.CartV2Response,
    errors: [
      'CURRENT_CART_NOT_FOUND',
      'COUPON_ALREADY_EXISTS',
      'MAX_COUPONS_PER_CART_EXCEEDED',
      'COUPON_LOCKED',
      ...ADDED_COUPON,
      ...WRITE,
    ],
  }),
  rule(operations.removeCouponFromCurrentCartV2, {
    access: 'visitor',
    input: requests.RemoveCouponV2CurrentRequest,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', 'COUPON_NOT_FOUND_IN_CART', 'COUPON_LOCKED', ...WRITE],
  }),
  rule(operations.addGiftCardToCurrentCartV2, {
    access: 'visitor',
    input: requests.AddGiftCardV2CurrentRequest,
    output: requests.CartV2Response,
    errors: [
      'CURRENT_CART_NOT_FOUND',
      'GIFT_CARD_ALREADY_EXISTS',
      'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
      'GIFT_CARD_LOCKED',
      ...ADDED_CARD,
      ...WRITE,
    ],
  }),
  rule(operations.removeGiftCardFromCurrentCartV2, {
    access: 'visitor',
    input: requests.RemoveGiftCardV2CurrentRequest,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', 'GIFT_CARD_NOT_FOUND_IN_CART', 'GIFT_CARD_LOCKED', ...WRITE],
  }),
  rule(operations.setDeliveryMethodForCurrentCartV2, {
    access: 'visitor',
    input: requests.SetDeliveryMethodV2CurrentRequest,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', ...DELIVERY, ...WRITE],
  }),
  rule(operations.removeDeliveryMethodFromCurrentCartV2, {
    access: 'visitor',
    input: Empty,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.updateFormSubmissionsInCurrentCartV2, {
    access: 'visitor',
    input: requests.UpdateFormSubmissionsV2CurrentRequest,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.calculateCurrentCartV2, {
    access: 'visitor',
    input: requests.CalculateCartV2CurrentRequest,
    output: CartSummaryResponse,
    errors: ['CURRENT_CART_NOT_FOUND'],
  }),
  rule(operations.estimateCurrentCartV2, {
    access: 'visitor',
    input: requests.EstimateCartV2CurrentRequest,
    output: CartSummaryResponse,
    errors: ['CURRENT_CART_NOT_FOUND'],
  }),
  rule(operations.refreshCurrentCartV2, {
    access: 'visitor',
    input: Empty,
    output: requests.CartV2Response,
    errors: ['CURRENT_CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.getUpsellOptionsForCurrentCartV2, {
    access: 'visitor',
    input: Empty,
    output: requests.GetUpsellOptionsResponse,
    errors: ['CURRENT_CART_NOT_FOUND'],
  }),
]
