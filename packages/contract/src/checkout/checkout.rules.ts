import { RemoveLineItemsRequest, UpdateLineItemsQuantityRequest } from '../cart/cart.requests.ts'
import { Empty } from '../declare/empty.schemas.ts'
import { COUPON_ERRORS, GIFT_CARD_ERRORS, PLACING_ERRORS } from '../declare/errors.ts'
import { rule } from '../declare/rule.ts'
import { RawHttpResponse } from '../identity/authentication.schemas.ts'
import {
  addToCheckout,
  createCheckout,
  createOrderAndChargeFromCheckout,
  createOrderFromCheckout,
  getCheckout,
  getCheckoutByCartId,
  getCheckoutUrl,
  getHostedCheckoutUrl,
  markCheckoutAsCompleted,
  markCheckoutAsCompletedAndRedirectToUrl,
  removeCouponFromCheckout,
  removeGiftCardFromCheckout,
  removeLineItemsFromCheckout,
  removeOverrideCheckoutUrl,
  updateCheckout,
  updateCheckoutLineItemsQuantity,
} from './checkout.operations.ts'
import {
  AddToCheckoutRequest,
  CheckoutIdRequest,
  CheckoutResponse,
  CheckoutUrlResponse,
  CompletionRequest,
  CreateCheckoutRequest,
  CreateOrderFromCheckoutRequest,
  CreateOrderFromCheckoutResponse,
  UpdateCheckoutRequest,
} from './checkout.schemas.ts'

/** Why a checkout can't have a line. */
const LINE_ERRORS = [
  'LINE_ITEM_LIMIT',
  'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
  'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
  'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
  'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
] as const

/** Rules for the checkout operations: callers, schemas and errors. */
export const checkoutRules = [
  rule(createCheckout, {
    access: 'visitor',
    input: CreateCheckoutRequest,
    output: CheckoutResponse,
    errors: [
      'ITEM_NOT_FOUND',
      ...LINE_ERRORS,
      'SITE_MUST_ACCEPT_PAYMENTS',
      'IDEMPOTENCY_KEY_REUSED',
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
      'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
      ...GIFT_CARD_ERRORS,
      ...COUPON_ERRORS,
    ],
  }),
  rule(getCheckout, {
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(getCheckoutByCartId, {
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(getCheckoutUrl, {
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutUrlResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(getHostedCheckoutUrl, {
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutUrlResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(updateCheckout, {
    access: 'visitor',
    input: UpdateCheckoutRequest,
    output: CheckoutResponse,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_IS_COMPLETE',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'ITEM_NOT_FOUND',
      'LINE_ITEM_NOT_FOUND',
      ...LINE_ERRORS,
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
      'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
      ...GIFT_CARD_ERRORS,
      ...COUPON_ERRORS,
    ],
  }),
  rule(addToCheckout, {
    access: 'visitor',
    input: AddToCheckoutRequest,
    output: CheckoutResponse,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_IS_COMPLETE',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'ITEM_NOT_FOUND',
      ...LINE_ERRORS,
    ],
  }),
  rule(removeLineItemsFromCheckout, {
    access: 'visitor',
    input: RemoveLineItemsRequest,
    output: CheckoutResponse,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_IS_COMPLETE',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'LINE_ITEM_NOT_FOUND',
    ],
  }),
  rule(updateCheckoutLineItemsQuantity, {
    access: 'visitor',
    input: UpdateLineItemsQuantityRequest,
    output: CheckoutResponse,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_IS_COMPLETE',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'LINE_ITEM_NOT_FOUND',
    ],
  }),
  rule(removeCouponFromCheckout, {
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(removeGiftCardFromCheckout, {
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(removeOverrideCheckoutUrl, {
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(createOrderFromCheckout, {
    access: 'visitor',
    input: CreateOrderFromCheckoutRequest,
    output: CreateOrderFromCheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', ...PLACING_ERRORS],
  }),
  rule(createOrderAndChargeFromCheckout, {
    access: 'merchant',
    input: CreateOrderFromCheckoutRequest,
    output: CreateOrderFromCheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', ...PLACING_ERRORS],
  }),
  rule(markCheckoutAsCompleted, {
    access: 'merchant',
    input: CheckoutIdRequest,
    output: Empty,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(markCheckoutAsCompletedAndRedirectToUrl, {
    access: 'none',
    input: CompletionRequest,
    output: RawHttpResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'UNAUTHENTICATED_TOKEN'],
  }),
]
