import { Empty } from '../empty.schemas.ts'
import { COUPON_ERRORS } from '../errors.ts'
import { rule } from '../rule.ts'
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from './cart.operations.ts'
import {
  AddToCartResponse,
  AddToCurrentCartRequest,
  CreateCheckoutFromCurrentCartRequest,
  CreateCheckoutResponse,
  DeleteCartResponse,
  EstimateCurrentCartTotalsRequest,
  GetCurrentCartResponse,
  RemoveCouponResponse,
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsResponse,
  UpdateCartRequest,
  UpdateCartResponse,
  UpdateCurrentCartLineItemQuantityRequest,
  UpdateLineItemsQuantityResponse,
} from './cart.requests.ts'
import { EstimateTotalsResponse } from './totals.schemas.ts'

/** Rules for the cart operations: callers, schemas and errors. */
export const cartRules = [
  rule(getCurrentCart, {
    access: 'visitor',
    input: Empty,
    output: GetCurrentCartResponse,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  rule(updateCurrentCart, {
    access: 'visitor',
    input: UpdateCartRequest,
    output: UpdateCartResponse,
    errors: [
      'OWNED_CART_NOT_FOUND',
      'ITEM_NOT_FOUND',
      'LINE_ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      ...COUPON_ERRORS,
    ],
  }),
  rule(deleteCurrentCart, {
    access: 'visitor',
    input: Empty,
    output: DeleteCartResponse,
    errors: ['OWNED_CART_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(addToCurrentCart, {
    access: 'visitor',
    input: AddToCurrentCartRequest,
    output: AddToCartResponse,
    errors: [
      'ITEM_NOT_FOUND',
      'LINE_ITEM_LIMIT',
      'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
    ],
  }),
  rule(removeLineItemsFromCurrentCart, {
    access: 'visitor',
    input: RemoveLineItemsFromCurrentCartRequest,
    output: RemoveLineItemsResponse,
    errors: ['OWNED_CART_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(updateCurrentCartLineItemQuantity, {
    access: 'visitor',
    input: UpdateCurrentCartLineItemQuantityRequest,
    output: UpdateLineItemsQuantityResponse,
    errors: ['OWNED_CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(removeCouponFromCurrentCart, {
    access: 'visitor',
    input: Empty,
    output: RemoveCouponResponse,
    errors: ['OWNED_CART_NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(createCheckoutFromCurrentCart, {
    access: 'visitor',
    input: CreateCheckoutFromCurrentCartRequest,
    output: CreateCheckoutResponse,
    errors: [
      'OWNED_CART_NOT_FOUND',
      'LINE_ITEM_WITH_ZERO_QUANTITY',
      'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
      'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
      'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
    ],
  }),
  rule(estimateCurrentCartTotals, {
    access: 'visitor',
    input: EstimateCurrentCartTotalsRequest,
    output: EstimateTotalsResponse,
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
]
