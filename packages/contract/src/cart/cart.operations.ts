import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { ecomCart } from '../declare/service.ts'
import type {
  AddToCartRequest,
  AddToCartResponse,
  AddToCurrentCartRequest,
  CartIdRequest,
  CartResponse,
  CreateCartRequest,
  CreateCheckoutFromCartRequest,
  CreateCheckoutFromCurrentCartRequest,
  CreateCheckoutResponse,
  DeleteCartResponse,
  EstimateCartTotalsRequest,
  EstimateCurrentCartTotalsRequest,
  GetCurrentCartResponse,
  RemoveCouponResponse,
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsRequest,
  RemoveLineItemsResponse,
  UpdateCartRequest,
  UpdateCartResponse,
  UpdateCurrentCartLineItemQuantityRequest,
  UpdateLineItemsQuantityRequest,
  UpdateLineItemsQuantityResponse,
} from './cart.requests.ts'
import type { EstimateTotalsResponse } from './totals.schemas.ts'

export const createCart = /* @__PURE__ */ operation<CreateCartRequest, CartResponse>(
  'createCart',
  'Creates a cart in addition to the current one.',
  ecomCart,
  'POST /v1/carts',
)

export const getCurrentCart = /* @__PURE__ */ operation<Empty, GetCurrentCartResponse>(
  'getCurrentCart',
  'Returns the current cart.',
  ecomCart,
  'GET /v1/carts/current',
)

export const getCart = /* @__PURE__ */ operation<CartIdRequest, CartResponse>(
  'getCart',
  'Returns a cart by id.',
  ecomCart,
  'GET /v1/carts/:id',
)

export const getCartByCheckoutId = /* @__PURE__ */ operation<CartIdRequest, CartResponse>(
  'getCartByCheckoutId',
  'Returns the cart that a checkout was created from.',
  ecomCart,
  'GET /v1/carts/by-checkout-id/:id',
)

export const updateCurrentCart = /* @__PURE__ */ operation<UpdateCartRequest, UpdateCartResponse>(
  'updateCurrentCart',
  'Changes the buyer, addresses, coupon and lines of the current cart. Adds lines but removes none.',
  ecomCart,
  'PATCH /v1/carts/current',
)

export const updateCart = /* @__PURE__ */ operation<UpdateCartRequest, UpdateCartResponse>(
  'updateCart',
  'Changes a cart by id. Adds lines but removes none.',
  ecomCart,
  'PATCH /v1/carts/:cartInfo.id',
)

export const deleteCurrentCart = /* @__PURE__ */ operation<Empty, DeleteCartResponse>(
  'deleteCurrentCart',
  'Deletes the current cart.',
  ecomCart,
  'DELETE /v1/carts/current',
)

export const deleteCart = /* @__PURE__ */ operation<CartIdRequest, DeleteCartResponse>(
  'deleteCart',
  'Deletes a cart by id.',
  ecomCart,
  'DELETE /v1/carts/:id',
)

export const addToCurrentCart = /* @__PURE__ */ operation<AddToCurrentCartRequest, AddToCartResponse>(
  'addToCurrentCart',
  'Adds lines to the current cart, and merges lines for the same item. Creates the cart if there is none.',
  ecomCart,
  'POST /v1/carts/current/add-to-cart',
)

export const addToCart = /* @__PURE__ */ operation<AddToCartRequest, AddToCartResponse>(
  'addToCart',
  'Adds lines to a cart by id.',
  ecomCart,
  'POST /v1/carts/:id/add-to-cart',
)

export const removeLineItemsFromCurrentCart = /* @__PURE__ */ operation<
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsResponse
>(
  'removeLineItemsFromCurrentCart',
  'Removes lines from the current cart.',
  ecomCart,
  'POST /v1/carts/current/remove-line-items',
)

export const removeLineItemsFromCart = /* @__PURE__ */ operation<
  RemoveLineItemsRequest,
  RemoveLineItemsResponse
>(
  'removeLineItemsFromCart',
  'Removes lines from a cart by id.',
  ecomCart,
  'POST /v1/carts/:id/remove-line-items',
)

export const updateCurrentCartLineItemQuantity = /* @__PURE__ */ operation<
  UpdateCurrentCartLineItemQuantityRequest,
  UpdateLineItemsQuantityResponse
>(
  'updateCurrentCartLineItemQuantity',
  'Sets the quantity of lines in the current cart.',
  ecomCart,
  'POST /v1/carts/current/update-line-items-quantity',
)

export const updateCartLineItemsQuantity = /* @__PURE__ */ operation<
  UpdateLineItemsQuantityRequest,
  UpdateLineItemsQuantityResponse
>(
  'updateCartLineItemsQuantity',
  'Sets the quantity of lines in a cart by id.',
  ecomCart,
  'POST /v1/carts/:id/update-line-items-quantity',
)

export const removeCouponFromCurrentCart = /* @__PURE__ */ operation<Empty, RemoveCouponResponse>(
  'removeCouponFromCurrentCart',
  'Removes the coupon from the current cart.',
  ecomCart,
  'POST /v1/carts/current/remove-coupon',
)

export const removeCouponFromCart = /* @__PURE__ */ operation<CartIdRequest, RemoveCouponResponse>(
  'removeCouponFromCart',
  'Removes the coupon from a cart by id.',
  ecomCart,
  'POST /v1/carts/:id/remove-coupon',
)

export const removeBusinessLocationFromCart = /* @__PURE__ */ operation<CartIdRequest, CartResponse>(
  'removeBusinessLocationFromCart',
  'Removes the business location from a cart.',
  ecomCart,
  'POST /v1/carts/:id/remove-business-location',
)

export const createCheckoutFromCurrentCart = /* @__PURE__ */ operation<
  CreateCheckoutFromCurrentCartRequest,
  CreateCheckoutResponse
>(
  'createCheckoutFromCurrentCart',
  'Creates a checkout from the current cart.',
  ecomCart,
  'POST /v1/carts/current/create-checkout',
)

export const createCheckoutFromCart = /* @__PURE__ */ operation<
  CreateCheckoutFromCartRequest,
  CreateCheckoutResponse
>(
  'createCheckoutFromCart',
  'Creates a checkout from a cart by id.',
  ecomCart,
  'POST /v1/carts/:id/create-checkout',
)

export const estimateCurrentCartTotals = /* @__PURE__ */ operation<
  EstimateCurrentCartTotalsRequest,
  EstimateTotalsResponse
>(
  'estimateCurrentCartTotals',
  "Calculates the totals of the current cart. If a part can't be calculated, the response says why.",
  ecomCart,
  'POST /v1/carts/current/estimate-totals',
)

export const estimateCartTotals = /* @__PURE__ */ operation<
  EstimateCartTotalsRequest,
  EstimateTotalsResponse
>(
  'estimateCartTotals',
  'Calculates the totals of a cart by id.',
  ecomCart,
  'POST /v1/carts/:id/estimate-totals',
)
