import { rule } from '../declare/rule.ts'
import {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  calculateCurrentCartV2,
  createCurrentCartV2,
  deleteCurrentCartV2,
  estimateCurrentCartV2,
  getCurrentCartV2,
  getUpsellOptionsForCurrentCartV2,
  refreshCurrentCartV2,
  removeCouponFromCurrentCartV2,
  removeDeliveryMethodFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  setDeliveryMethodForCurrentCartV2,
  updateCurrentCartV2,
  updateFormSubmissionsInCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from './cart-v2.operations.ts'
import { CartV2Request, CartV2Response } from './cart-v2.schemas.ts'

/** Rules for the newer current cart operations: callers, schemas and errors. */
export const cartV2Rules = [
  rule(createCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(getCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(updateCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(deleteCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(addLineItemsToCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(updateLineItemsInCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(removeLineItemsFromCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(addCouponToCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(removeCouponFromCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(addGiftCardToCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(removeGiftCardFromCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(setDeliveryMethodForCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(removeDeliveryMethodFromCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(updateFormSubmissionsInCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(calculateCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(estimateCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(refreshCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(getUpsellOptionsForCurrentCartV2, {
    access: 'visitor',
    input: CartV2Request,
    output: CartV2Response,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
]
