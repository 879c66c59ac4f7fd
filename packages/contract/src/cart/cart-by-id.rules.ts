import { COUPON_ERRORS } from '../errors.ts'
import { rule } from '../rule.ts'
import {
  AddToCartResponse,
  CreateCheckoutResponse,
  DeleteCartResponse,
  RemoveCouponResponse,
  RemoveLineItemsResponse,
  UpdateCartRequest,
  UpdateCartResponse,
  UpdateLineItemsQuantityResponse,
} from './cart.requests.ts'
import {
  addToCart,
  createCart,
  createCheckoutFromCart,
  deleteCart,
  estimateCartTotals,
  getCart,
  getCartByCheckoutId,
  removeBusinessLocationFromCart,
  removeCouponFromCart,
  removeLineItemsFromCart,
  updateCart,
  updateCartLineItemsQuantity,
} from './cart-by-id.operations.ts'
import {
  AddToCartRequest,
  CartIdRequest,
  CartResponse,
  CreateCartRequest,
  CreateCheckoutFromCartRequest,
  EstimateCartTotalsRequest,
  RemoveLineItemsRequest,
  UpdateLineItemsQuantityRequest,
} from './cart-by-id.requests.ts'
import { EstimateTotalsResponse } from './totals.schemas.ts'

/** Rules for the cart-by-id operations: callers, schemas and errors. */
export const cartByIdRules = [
  rule(createCart, {
    access: 'visitor',
    input: CreateCartRequest,
    output: CartResponse,
    errors: [
      'CANT_CREATE_CART_WITHOUT_ITEMS',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'ITEM_NOT_FOUND',
      'LINE_ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      ...COUPON_ERRORS,
    ],
  }),
  rule(getCart, {
    access: 'visitor',
    input: CartIdRequest,
    output: CartResponse,
    errors: ['CART_NOT_FOUND'],
  }),
  rule(getCartByCheckoutId, {
    access: 'visitor',
    input: CartIdRequest,
    output: CartResponse,
    errors: ['CART_NOT_FOUND'],
  }),
  rule(updateCart, {
    access: 'visitor',
    input: UpdateCartRequest,
    output: UpdateCartResponse,
    errors: [
      'CART_NOT_FOUND',
      'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      'ITEM_NOT_FOUND',
      'LINE_ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      ...COUPON_ERRORS,
    ],
  }),
  rule(deleteCart, {
    access: 'visitor',
    input: CartIdRequest,
    output: DeleteCartResponse,
    errors: ['CART_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(addToCart, {
    access: 'visitor',
    input: AddToCartRequest,
    output: AddToCartResponse,
    errors: [
      'CART_NOT_FOUND',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  rule(removeLineItemsFromCart, {
    access: 'visitor',
    input: RemoveLineItemsRequest,
    output: RemoveLineItemsResponse,
    errors: ['CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(updateCartLineItemsQuantity, {
    access: 'visitor',
    input: UpdateLineItemsQuantityRequest,
    output: UpdateLineItemsQuantityResponse,
    errors: ['CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(removeCouponFromCart, {
    access: 'visitor',
    input: CartIdRequest,
    output: RemoveCouponResponse,
    errors: ['CART_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(removeBusinessLocationFromCart, {
    access: 'visitor',
    input: CartIdRequest,
    output: CartResponse,
    errors: ['CART_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(createCheckoutFromCart, {
    access: 'visitor',
    input: CreateCheckoutFromCartRequest,
    output: CreateCheckoutResponse,
    errors: [
      'CART_NOT_FOUND',
      'LINE_ITEM_WITH_ZERO_QUANTITY',
      'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
      'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
      'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
    ],
  }),
  rule(estimateCartTotals, {
    access: 'visitor',
    input: EstimateCartTotalsRequest,
    output: EstimateTotalsResponse,
    errors: ['CART_NOT_FOUND'],
  }),
]
