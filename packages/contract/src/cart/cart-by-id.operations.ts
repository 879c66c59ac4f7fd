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

export const createCart = /* @__PURE__ */ operation<CreateCartRequest, CartResponse>(
  'createCart',
  'Creates a cart besides the current one.',
  ecomCart,
  'POST',
  '/v1/carts',
)

export const getCart = /* @__PURE__ */ operation<CartIdRequest, CartResponse>(
  'getCart',
  'Reads a cart by id.',
  ecomCart,
  'GET',
  '/v1/carts/:id',
)

export const getCartByCheckoutId = /* @__PURE__ */ operation<CartIdRequest, CartResponse>(
  'getCartByCheckoutId',
  'Reads the cart that a checkout was created from.',
  ecomCart,
  'GET',
  '/v1/carts/by-checkout-id/:id',
)

export const updateCart = /* @__PURE__ */ operation<UpdateCartRequest, UpdateCartResponse>(
  'updateCart',
  'Changes a cart by id. Adds lines but removes none.',
  ecomCart,
  'PATCH',
  '/v1/carts/:cartInfo.id',
)

export const deleteCart = /* @__PURE__ */ operation<CartIdRequest, DeleteCartResponse>(
  'deleteCart',
  'Deletes a cart by id.',
  ecomCart,
  'DELETE',
  '/v1/carts/:id',
)

export const addToCart = /* @__PURE__ */ operation<AddToCartRequest, AddToCartResponse>(
  'addToCart',
  'Adds lines to a cart by id.',
  ecomCart,
  'POST',
  '/v1/carts/:id/add-to-cart',
)

export const removeLineItemsFromCart = /* @__PURE__ */ operation<
  RemoveLineItemsRequest,
  RemoveLineItemsResponse
>(
  'removeLineItemsFromCart',
  'Removes lines from a cart by id.',
  ecomCart,
  'POST',
  '/v1/carts/:id/remove-line-items',
)

export const updateCartLineItemsQuantity = /* @__PURE__ */ operation<
  UpdateLineItemsQuantityRequest,
  UpdateLineItemsQuantityResponse
>(
  'updateCartLineItemsQuantity',
  'Sets the quantity of lines in a cart by id.',
  ecomCart,
  'POST',
  '/v1/carts/:id/update-line-items-quantity',
)

export const removeCouponFromCart = /* @__PURE__ */ operation<CartIdRequest, RemoveCouponResponse>(
  'removeCouponFromCart',
  'Removes the coupon from a cart by id.',
  ecomCart,
  'POST',
  '/v1/carts/:id/remove-coupon',
)

export const removeBusinessLocationFromCart = /* @__PURE__ */ operation<CartIdRequest, CartResponse>(
  'removeBusinessLocationFromCart',
  'Removes the business location from a cart.',
  ecomCart,
  'POST',
  '/v1/carts/:id/remove-business-location',
)

export const createCheckoutFromCart = /* @__PURE__ */ operation<
  CreateCheckoutFromCartRequest,
  CreateCheckoutResponse
>(
  'createCheckoutFromCart',
  'Creates a checkout from a cart by id.',
  ecomCart,
  'POST',
  '/v1/carts/:id/create-checkout',
)

export const estimateCartTotals = /* @__PURE__ */ operation<
  EstimateCartTotalsRequest,
  EstimateTotalsResponse
>(
  'estimateCartTotals',
  'Calculates the totals of a cart by id.',
  ecomCart,
  'POST',
  '/v1/carts/:id/estimate-totals',
)
