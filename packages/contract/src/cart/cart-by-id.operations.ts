import { operation } from '../operation.ts'
import { ecomCart } from '../service.ts'
import type {
  AddToCartResponse,
  CreateCheckoutResponse,
  DeleteCartResponse,
  RemoveCouponResponse,
  RemoveLineItemsResponse,
  UpdateCartRequest,
  UpdateCartResponse,
  UpdateLineItemsQuantityResponse,
} from './cart.requests.ts'
import type {
  AddToCartRequest,
  CartIdRequest,
  CartResponse,
  CreateCartRequest,
  CreateCheckoutFromCartRequest,
  EstimateCartTotalsRequest,
  RemoveLineItemsRequest,
  UpdateLineItemsQuantityRequest,
} from './cart-by-id.requests.ts'
import type { EstimateTotalsResponse } from './totals.schemas.ts'

/** Creates a cart besides the current one. */
export const createCart = /* @__PURE__ */ operation<CreateCartRequest, CartResponse>(
  'createCart',
  ecomCart,
  'POST',
  '/v1/carts',
)

/** Reads a cart by id. */
export const getCart = /* @__PURE__ */ operation<CartIdRequest, CartResponse>(
  'getCart',
  ecomCart,
  'GET',
  '/v1/carts/:id',
)

/** Reads the cart that a checkout was created from. */
export const getCartByCheckoutId = /* @__PURE__ */ operation<CartIdRequest, CartResponse>(
  'getCartByCheckoutId',
  ecomCart,
  'GET',
  '/v1/carts/by-checkout-id/:id',
)

/** Changes a cart by id. Adds lines but removes none. */
export const updateCart = /* @__PURE__ */ operation<UpdateCartRequest, UpdateCartResponse>(
  'updateCart',
  ecomCart,
  'PATCH',
  '/v1/carts/:cartInfo.id',
)

/** Deletes a cart by id. */
export const deleteCart = /* @__PURE__ */ operation<CartIdRequest, DeleteCartResponse>(
  'deleteCart',
  ecomCart,
  'DELETE',
  '/v1/carts/:id',
)

/** Adds lines to a cart by id. */
export const addToCart = /* @__PURE__ */ operation<AddToCartRequest, AddToCartResponse>(
  'addToCart',
  ecomCart,
  'POST',
  '/v1/carts/:id/add-to-cart',
)

/** Removes lines from a cart by id. */
export const removeLineItemsFromCart = /* @__PURE__ */ operation<
  RemoveLineItemsRequest,
  RemoveLineItemsResponse
>('removeLineItemsFromCart', ecomCart, 'POST', '/v1/carts/:id/remove-line-items')

/** Sets the quantity of lines in a cart by id. */
export const updateCartLineItemsQuantity = /* @__PURE__ */ operation<
  UpdateLineItemsQuantityRequest,
  UpdateLineItemsQuantityResponse
>('updateCartLineItemsQuantity', ecomCart, 'POST', '/v1/carts/:id/update-line-items-quantity')

/** Removes the coupon from a cart by id. */
export const removeCouponFromCart = /* @__PURE__ */ operation<CartIdRequest, RemoveCouponResponse>(
  'removeCouponFromCart',
  ecomCart,
  'POST',
  '/v1/carts/:id/remove-coupon',
)

/** Removes the business location from a cart. */
export const removeBusinessLocationFromCart = /* @__PURE__ */ operation<CartIdRequest, CartResponse>(
  'removeBusinessLocationFromCart',
  ecomCart,
  'POST',
  '/v1/carts/:id/remove-business-location',
)

/** Creates a checkout from a cart by id. */
export const createCheckoutFromCart = /* @__PURE__ */ operation<
  CreateCheckoutFromCartRequest,
  CreateCheckoutResponse
>('createCheckoutFromCart', ecomCart, 'POST', '/v1/carts/:id/create-checkout')

/** Calculates the totals of a cart by id. */
export const estimateCartTotals = /* @__PURE__ */ operation<
  EstimateCartTotalsRequest,
  EstimateTotalsResponse
>('estimateCartTotals', ecomCart, 'POST', '/v1/carts/:id/estimate-totals')
