import { RemoveLineItemsRequest, UpdateLineItemsQuantityRequest } from '../cart/cart-by-id.requests.ts'
import { Empty } from '../empty.schemas.ts'
import { COUPON_ERRORS, GIFT_CARD_ERRORS, PLACING_ERRORS } from '../errors.ts'
import { RawHttpResponse } from '../identity/authentication.schemas.ts'
import { rule } from '../rule.ts'
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

/** Why lines cannot be in a checkout. */
const LINE_ERRORS = [
  'LINE_ITEM_LIMIT',
  'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
  'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
  'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
  'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
] as const

/** Who may call what, what is checked and how it fails: checkout. */
export const checkoutRules = [
  rule(createCheckout, {
    summary: 'Creates a checkout without a cart.',
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
    summary: 'Reads a checkout.',
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(getCheckoutByCartId, {
    summary: 'Reads the checkout that was created from a cart.',
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(getCheckoutUrl, {
    summary: "Gives the address of the shop's own checkout page.",
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutUrlResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(getHostedCheckoutUrl, {
    summary: 'Gives the address of the hosted checkout page.',
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutUrlResponse,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(updateCheckout, {
    summary: 'Changes buyer, addresses, shipping, coupon or gift card of a checkout.',
    access: 'visitor',
    input: UpdateCheckoutRequest,
    output: CheckoutResponse,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_IS_COMPLETE',
      'CONFLICT',
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
    summary: 'Adds lines to a checkout.',
    access: 'visitor',
    input: AddToCheckoutRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT', 'ITEM_NOT_FOUND', ...LINE_ERRORS],
  }),
  rule(removeLineItemsFromCheckout, {
    summary: 'Removes lines from a checkout.',
    access: 'visitor',
    input: RemoveLineItemsRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT', 'LINE_ITEM_NOT_FOUND'],
  }),
  rule(updateCheckoutLineItemsQuantity, {
    summary: 'Sets the quantity of lines of a checkout.',
    access: 'visitor',
    input: UpdateLineItemsQuantityRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT', 'LINE_ITEM_NOT_FOUND'],
  }),
  rule(removeCouponFromCheckout, {
    summary: 'Takes the coupon off a checkout.',
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT'],
  }),
  rule(removeGiftCardFromCheckout, {
    summary: 'Takes the gift card off a checkout.',
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT'],
  }),
  rule(removeOverrideCheckoutUrl, {
    summary: 'Sends buyers to the hosted checkout page again.',
    access: 'visitor',
    input: CheckoutIdRequest,
    output: CheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'CONFLICT'],
  }),
  rule(createOrderFromCheckout, {
    summary: 'Makes an order of a checkout.',
    access: 'merchant',
    input: CreateOrderFromCheckoutRequest,
    output: CreateOrderFromCheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', ...PLACING_ERRORS],
  }),
  rule(createOrderAndChargeFromCheckout, {
    summary: 'Makes an order of a checkout and charges the kept payment method.',
    access: 'merchant',
    input: CreateOrderFromCheckoutRequest,
    output: CreateOrderFromCheckoutResponse,
    errors: ['CHECKOUT_NOT_FOUND', ...PLACING_ERRORS],
  }),
  rule(markCheckoutAsCompleted, {
    summary: 'Marks a checkout as completed elsewhere.',
    access: 'merchant',
    input: CheckoutIdRequest,
    output: Empty,
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  rule(markCheckoutAsCompletedAndRedirectToUrl, {
    summary: 'Marks a checkout as completed elsewhere and leads the buyer on.',
    access: 'none',
    input: CompletionRequest,
    output: RawHttpResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'UNAUTHENTICATED_TOKEN'],
  }),
]
