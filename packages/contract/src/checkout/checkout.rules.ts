import { RemoveLineItemsRequest, UpdateLineItemsQuantityRequest } from '../cart/cart.requests.ts'
import { Empty } from '../declare/empty.schemas.ts'
import { COUPON_ERRORS, GIFT_CARD_ERRORS, PLACING_ERRORS } from '../declare/errors.ts'
import { rule } from '../declare/rule.ts'
import { RawHttpResponse } from '../identity/authentication.schemas.ts'
import * as operations from './checkout.operations.ts'
import * as schemas from './checkout.schemas.ts'

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
  rule(operations.createCheckout, {
    access: 'visitor',
    input: schemas.CreateCheckoutRequest,
    output: schemas.CheckoutResponse,
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
  rule(operations.getCheckout, {
    access: 'visitor',
    input: schemas.CheckoutIdRequest,
    output: schemas.CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(operations.getCheckoutByCartId, {
    access: 'visitor',
    input: schemas.CheckoutIdRequest,
    output: schemas.CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(operations.getCheckoutUrl, {
    access: 'visitor',
    input: schemas.CheckoutIdRequest,
    output: schemas.CheckoutUrlResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(operations.getHostedCheckoutUrl, {
    access: 'visitor',
    input: schemas.CheckoutIdRequest,
    output: schemas.CheckoutUrlResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(operations.updateCheckout, {
    access: 'visitor',
    input: schemas.UpdateCheckoutRequest,
    output: schemas.CheckoutResponse,
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
  rule(operations.addToCheckout, {
    access: 'visitor',
    input: schemas.AddToCheckoutRequest,
    output: schemas.CheckoutResponse,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_IS_COMPLETE',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'ITEM_NOT_FOUND',
      ...LINE_ERRORS,
    ],
  }),
  rule(operations.removeLineItemsFromCheckout, {
    access: 'visitor',
    input: RemoveLineItemsRequest,
    output: schemas.CheckoutResponse,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_IS_COMPLETE',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'LINE_ITEM_NOT_FOUND',
    ],
  }),
  rule(operations.updateCheckoutLineItemsQuantity, {
    access: 'visitor',
    input: UpdateLineItemsQuantityRequest,
    output: schemas.CheckoutResponse,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_IS_COMPLETE',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'LINE_ITEM_NOT_FOUND',
    ],
  }),
  rule(operations.removeCouponFromCheckout, {
    access: 'visitor',
    input: schemas.CheckoutIdRequest,
    output: schemas.CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.removeGiftCardFromCheckout, {
    access: 'visitor',
    input: schemas.CheckoutIdRequest,
    output: schemas.CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.removeOverrideCheckoutUrl, {
    access: 'visitor',
    input: schemas.CheckoutIdRequest,
    output: schemas.CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(operations.createOrderFromCheckout, {
    access: 'visitor',
    input: schemas.CreateOrderFromCheckoutRequest,
    output: schemas.CreateOrderFromCheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', ...PLACING_ERRORS],
  }),
  rule(operations.createOrderAndChargeFromCheckout, {
    access: 'merchant',
    input: schemas.CreateOrderFromCheckoutRequest,
    output: schemas.CreateOrderFromCheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', ...PLACING_ERRORS],
  }),
  rule(operations.markCheckoutAsCompleted, {
    access: 'merchant',
    input: schemas.CheckoutIdRequest,
    output: Empty,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(operations.markCheckoutAsCompletedAndRedirectToUrl, {
    access: 'none',
    input: schemas.CompletionRequest,
    output: RawHttpResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'UNAUTHENTICATED_TOKEN'],
  }),
]
