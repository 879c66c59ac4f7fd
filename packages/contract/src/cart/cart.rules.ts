import { Empty } from '../declare/empty.schemas.ts'
import { COUPON_ERRORS } from '../declare/errors.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './cart.operations.ts'
import * as requests from './cart.requests.ts'
import { EstimateTotalsResponse } from './totals.schemas.ts'

/** Errors of every write to a cart. */
const WRITE = ['CONFLICT', 'IDEMPOTENCY_KEY_REUSED'] as const
/** Errors of turning a cart into a checkout. */
const CHECKOUT = [
  'LINE_ITEM_WITH_ZERO_QUANTITY',
  'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
  'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
  'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
] as const

/** Rules for the cart operations, those on the current cart first: callers, schemas and errors. */
export const cartRules = [
  rule(operations.getCurrentCart, {
    access: 'visitor',
    input: Empty,
    output: requests.GetCurrentCartResponse,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(operations.updateCurrentCart, {
    access: 'visitor',
    input: requests.UpdateCartRequest,
    output: requests.UpdateCartResponse,
    errors: [
      'OWNED_CART_NOT_FOUND',
      'ITEM_NOT_FOUND',
      'LINE_ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      ...WRITE,
      ...COUPON_ERRORS,
    ],
  }),
  rule(operations.deleteCurrentCart, {
    access: 'visitor',
    input: Empty,
    output: requests.DeleteCartResponse,
    errors: ['OWNED_CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.addToCurrentCart, {
    access: 'visitor',
    input: requests.AddToCurrentCartRequest,
    output: requests.AddToCartResponse,
    errors: [
      'ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
    ],
  }),
  rule(operations.removeLineItemsFromCurrentCart, {
    access: 'visitor',
    input: requests.RemoveLineItemsFromCurrentCartRequest,
    output: requests.RemoveLineItemsResponse,
    errors: ['OWNED_CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.updateCurrentCartLineItemQuantity, {
    access: 'visitor',
    input: requests.UpdateCurrentCartLineItemQuantityRequest,
    output: requests.UpdateLineItemsQuantityResponse,
    errors: ['OWNED_CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND', ...WRITE],
  }),
  rule(operations.removeCouponFromCurrentCart, {
    access: 'visitor',
    input: Empty,
    output: requests.RemoveCouponResponse,
    errors: ['OWNED_CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.createCheckoutFromCurrentCart, {
    access: 'visitor',
    input: requests.CreateCheckoutFromCurrentCartRequest,
    output: requests.CreateCheckoutResponse,
    errors: ['OWNED_CART_NOT_FOUND', ...CHECKOUT],
  }),
  rule(operations.estimateCurrentCartTotals, {
    access: 'visitor',
    input: requests.EstimateCurrentCartTotalsRequest,
    output: EstimateTotalsResponse,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),

  rule(operations.createCart, {
    access: 'visitor',
    input: requests.CreateCartRequest,
    output: requests.CartResponse,
    errors: [
      'CANT_CREATE_CART_WITHOUT_ITEMS',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'ITEM_NOT_FOUND',
      'LINE_ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
      ...WRITE,
      ...COUPON_ERRORS,
    ],
  }),
  rule(operations.getCart, {
    access: 'visitor',
    input: requests.CartIdRequest,
    output: requests.CartResponse,
    errors: ['CART_NOT_FOUND'],
  }),
  rule(operations.getCartByCheckoutId, {
    access: 'visitor',
    input: requests.CartIdRequest,
    output: requests.CartResponse,
    errors: ['CART_NOT_FOUND'],
  }),
  rule(operations.updateCart, {
    access: 'visitor',
    input: requests.UpdateCartRequest,
    output: requests.UpdateCartResponse,
    errors: [
      'CART_NOT_FOUND',
      'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      'ITEM_NOT_FOUND',
      'LINE_ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      ...WRITE,
      ...COUPON_ERRORS,
    ],
  }),
  rule(operations.deleteCart, {
    access: 'visitor',
    input: requests.CartIdRequest,
    output: requests.DeleteCartResponse,
    errors: ['CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.addToCart, {
    access: 'visitor',
    input: requests.AddToCartRequest,
    output: requests.AddToCartResponse,
    errors: [
      'CART_NOT_FOUND',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      ...WRITE,
    ],
  }),
  rule(operations.removeLineItemsFromCart, {
    access: 'visitor',
    input: requests.RemoveLineItemsRequest,
    output: requests.RemoveLineItemsResponse,
    errors: ['CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND', ...WRITE],
  }),
  rule(operations.updateCartLineItemsQuantity, {
    access: 'visitor',
    input: requests.UpdateLineItemsQuantityRequest,
    output: requests.UpdateLineItemsQuantityResponse,
    errors: ['CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND', ...WRITE],
  }),
  rule(operations.removeCouponFromCart, {
    access: 'visitor',
    input: requests.CartIdRequest,
    output: requests.RemoveCouponResponse,
    errors: ['CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.removeBusinessLocationFromCart, {
    access: 'visitor',
    input: requests.CartIdRequest,
    output: requests.CartResponse,
    errors: ['CART_NOT_FOUND', ...WRITE],
  }),
  rule(operations.createCheckoutFromCart, {
    access: 'visitor',
    input: requests.CreateCheckoutFromCartRequest,
    output: requests.CreateCheckoutResponse,
    errors: ['CART_NOT_FOUND', ...CHECKOUT],
  }),
  rule(operations.estimateCartTotals, {
    access: 'visitor',
    input: requests.EstimateCartTotalsRequest,
    output: EstimateTotalsResponse,
    errors: ['CART_NOT_FOUND'],
  }),
]
