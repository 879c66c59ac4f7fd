import type { RemoveLineItemsRequest, UpdateLineItemsQuantityRequest } from '../cart/cart-by-id.requests.ts'
import type { Empty } from '../empty.schemas.ts'
import type { RawHttpResponse } from '../identity/authentication.schemas.ts'
import { operation } from '../operation.ts'
import { ecomCheckout } from '../service.ts'
import type {
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

/** Creates a checkout without a cart. */
export const createCheckout = /* @__PURE__ */ operation<CreateCheckoutRequest, CheckoutResponse>(
  'createCheckout',
  ecomCheckout,
  'POST',
  '/v1/checkouts',
)

/** Reads a checkout. */
export const getCheckout = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'getCheckout',
  ecomCheckout,
  'GET',
  '/v1/checkouts/:id',
)

/** Reads the checkout created from a cart. */
export const getCheckoutByCartId = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'getCheckoutByCartId',
  ecomCheckout,
  'GET',
  '/v1/checkouts/by-cart-id/:id',
)

/** Returns the address of the shop's own checkout page. */
export const getCheckoutUrl = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutUrlResponse>(
  'getCheckoutUrl',
  ecomCheckout,
  'GET',
  '/v1/checkouts/:id/checkout-url',
)

/** Returns the address of the hosted checkout page. */
export const getHostedCheckoutUrl = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutUrlResponse>(
  'getHostedCheckoutUrl',
  ecomCheckout,
  'GET',
  '/v1/checkouts/:id/wix-checkout-url',
)

/** Changes the buyer, addresses, shipping, coupon or gift card of a checkout. */
export const updateCheckout = /* @__PURE__ */ operation<UpdateCheckoutRequest, CheckoutResponse>(
  'updateCheckout',
  ecomCheckout,
  'PATCH',
  '/v1/checkouts/:checkout.id',
)

/** Adds lines to a checkout. */
export const addToCheckout = /* @__PURE__ */ operation<AddToCheckoutRequest, CheckoutResponse>(
  'addToCheckout',
  ecomCheckout,
  'POST',
  '/v1/checkouts/:id/add-to-checkout',
)

/** Removes lines from a checkout. */
export const removeLineItemsFromCheckout = /* @__PURE__ */ operation<
  RemoveLineItemsRequest,
  CheckoutResponse
>('removeLineItemsFromCheckout', ecomCheckout, 'POST', '/v1/checkouts/:id/remove-line-items')

/** Sets the quantity of lines in a checkout. */
export const updateCheckoutLineItemsQuantity = /* @__PURE__ */ operation<
  UpdateLineItemsQuantityRequest,
  CheckoutResponse
>('updateCheckoutLineItemsQuantity', ecomCheckout, 'POST', '/v1/checkouts/:id/update-line-items-quantity')

/** Removes the coupon from a checkout. */
export const removeCouponFromCheckout = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'removeCouponFromCheckout',
  ecomCheckout,
  'POST',
  '/v1/checkouts/:id/remove-coupon',
)

/** Removes the gift card from a checkout. */
export const removeGiftCardFromCheckout = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'removeGiftCardFromCheckout',
  ecomCheckout,
  'POST',
  '/v1/checkouts/:id/remove-gift-card',
)

/** Sends buyers back to the hosted checkout page. */
export const removeOverrideCheckoutUrl = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'removeOverrideCheckoutUrl',
  ecomCheckout,
  'POST',
  '/v1/checkouts/:id/remove-override-checkout-url',
)

/** Creates an order from a checkout. */
export const createOrderFromCheckout = /* @__PURE__ */ operation<
  CreateOrderFromCheckoutRequest,
  CreateOrderFromCheckoutResponse
>('createOrderFromCheckout', ecomCheckout, 'POST', '/v1/checkouts/:id/create-order')

/** Creates an order from a checkout and charges the saved payment method. */
export const createOrderAndChargeFromCheckout = /* @__PURE__ */ operation<
  CreateOrderFromCheckoutRequest,
  CreateOrderFromCheckoutResponse
>('createOrderAndChargeFromCheckout', ecomCheckout, 'POST', '/v1/checkouts/:id/create-order-and-charge')

/** Marks a checkout as completed elsewhere. */
export const markCheckoutAsCompleted = /* @__PURE__ */ operation<CheckoutIdRequest, Empty>(
  'markCheckoutAsCompleted',
  ecomCheckout,
  'POST',
  '/v1/checkouts/:id/mark-as-completed',
)

/** Marks a checkout as completed elsewhere and redirects the buyer. */
export const markCheckoutAsCompletedAndRedirectToUrl = /* @__PURE__ */ operation<
  CompletionRequest,
  RawHttpResponse
>(
  'markCheckoutAsCompletedAndRedirectToUrl',
  ecomCheckout,
  'GET',
  '/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
)
