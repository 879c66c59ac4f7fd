import type { RemoveLineItemsRequest, UpdateLineItemsQuantityRequest } from '../cart/cart.requests.ts'
import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { ecomCheckout } from '../declare/service.ts'
import type { RawHttpResponse } from '../identity/authentication.schemas.ts'
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

export const createCheckout = /* @__PURE__ */ operation<CreateCheckoutRequest, CheckoutResponse>(
  'createCheckout',
  'Creates a checkout without a cart.',
  ecomCheckout,
  'POST /v1/checkouts',
)

export const getCheckout = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'getCheckout',
  'Returns a checkout.',
  ecomCheckout,
  'GET /v1/checkouts/:id',
)

export const getCheckoutByCartId = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'getCheckoutByCartId',
  'Returns the checkout that was created from a cart.',
  ecomCheckout,
  'GET /v1/checkouts/by-cart-id/:id',
)

export const getCheckoutUrl = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutUrlResponse>(
  'getCheckoutUrl',
  "Returns the URL of the shop's own checkout page.",
  ecomCheckout,
  'GET /v1/checkouts/:id/checkout-url',
)

export const getHostedCheckoutUrl = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutUrlResponse>(
  'getHostedCheckoutUrl',
  'Returns the URL of the hosted checkout page.',
  ecomCheckout,
  'GET /v1/checkouts/:id/wix-checkout-url',
)

export const updateCheckout = /* @__PURE__ */ operation<UpdateCheckoutRequest, CheckoutResponse>(
  'updateCheckout',
  'Changes the buyer, addresses, shipping, coupon or gift card of a checkout.',
  ecomCheckout,
  'PATCH /v1/checkouts/:checkout.id',
)

export const addToCheckout = /* @__PURE__ */ operation<AddToCheckoutRequest, CheckoutResponse>(
  'addToCheckout',
  'Adds lines to a checkout.',
  ecomCheckout,
  'POST /v1/checkouts/:id/add-to-checkout',
)

export const removeLineItemsFromCheckout = /* @__PURE__ */ operation<
  RemoveLineItemsRequest,
  CheckoutResponse
>(
  'removeLineItemsFromCheckout',
  'Removes lines from a checkout.',
  ecomCheckout,
  'POST /v1/checkouts/:id/remove-line-items',
)

export const updateCheckoutLineItemsQuantity = /* @__PURE__ */ operation<
  UpdateLineItemsQuantityRequest,
  CheckoutResponse
>(
  'updateCheckoutLineItemsQuantity',
  'Sets the quantity of lines in a checkout.',
  ecomCheckout,
  'POST /v1/checkouts/:id/update-line-items-quantity',
)

export const removeCouponFromCheckout = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'removeCouponFromCheckout',
  'Removes the coupon from a checkout.',
  ecomCheckout,
  'POST /v1/checkouts/:id/remove-coupon',
)

export const removeGiftCardFromCheckout = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'removeGiftCardFromCheckout',
  'Removes the gift card from a checkout.',
  ecomCheckout,
  'POST /v1/checkouts/:id/remove-gift-card',
)

export const removeOverrideCheckoutUrl = /* @__PURE__ */ operation<CheckoutIdRequest, CheckoutResponse>(
  'removeOverrideCheckoutUrl',
  "Removes the shop's own checkout URL, so buyers use the hosted page again.",
  ecomCheckout,
  'POST /v1/checkouts/:id/remove-override-checkout-url',
)

export const createOrderFromCheckout = /* @__PURE__ */ operation<
  CreateOrderFromCheckoutRequest,
  CreateOrderFromCheckoutResponse
>(
  'createOrderFromCheckout',
  'Creates an order from a checkout.',
  ecomCheckout,
  'POST /v1/checkouts/:id/create-order',
)

export const createOrderAndChargeFromCheckout = /* @__PURE__ */ operation<
  CreateOrderFromCheckoutRequest,
  CreateOrderFromCheckoutResponse
>(
  'createOrderAndChargeFromCheckout',
  'Creates an order from a checkout and charges the saved payment method.',
  ecomCheckout,
  'POST /v1/checkouts/:id/create-order-and-charge',
)

export const markCheckoutAsCompleted = /* @__PURE__ */ operation<CheckoutIdRequest, Empty>(
  'markCheckoutAsCompleted',
  'Marks a checkout as completed elsewhere.',
  ecomCheckout,
  'POST /v1/checkouts/:id/mark-as-completed',
)

export const markCheckoutAsCompletedAndRedirectToUrl = /* @__PURE__ */ operation<
  CompletionRequest,
  RawHttpResponse
>(
  'markCheckoutAsCompletedAndRedirectToUrl',
  'Marks a checkout as completed elsewhere and redirects the buyer.',
  ecomCheckout,
  'GET /v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
)
