import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { ecomCart } from '../service.ts'
import type {
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
import type { EstimateTotalsResponse } from './totals.schemas.ts'

/** Reads the current cart. */
export const getCurrentCart = /* @__PURE__ */ operation<Empty, GetCurrentCartResponse>(
  'getCurrentCart',
  ecomCart,
  'GET',
  '/v1/carts/current',
)

/** Changes the buyer, addresses, coupon and lines of the current cart. Adds lines but removes none. */
export const updateCurrentCart = /* @__PURE__ */ operation<UpdateCartRequest, UpdateCartResponse>(
  'updateCurrentCart',
  ecomCart,
  'PATCH',
  '/v1/carts/current',
)

/** Deletes the current cart. */
export const deleteCurrentCart = /* @__PURE__ */ operation<Empty, DeleteCartResponse>(
  'deleteCurrentCart',
  ecomCart,
  'DELETE',
  '/v1/carts/current',
)

/** Adds lines to the current cart and creates the cart if needed; merges lines for the same item. */
export const addToCurrentCart = /* @__PURE__ */ operation<AddToCurrentCartRequest, AddToCartResponse>(
  'addToCurrentCart',
  ecomCart,
  'POST',
  '/v1/carts/current/add-to-cart',
)

/** Removes lines from the current cart. */
export const removeLineItemsFromCurrentCart = /* @__PURE__ */ operation<
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsResponse
>('removeLineItemsFromCurrentCart', ecomCart, 'POST', '/v1/carts/current/remove-line-items')

/** Sets the quantity of lines in the current cart. */
export const updateCurrentCartLineItemQuantity = /* @__PURE__ */ operation<
  UpdateCurrentCartLineItemQuantityRequest,
  UpdateLineItemsQuantityResponse
>('updateCurrentCartLineItemQuantity', ecomCart, 'POST', '/v1/carts/current/update-line-items-quantity')

/** Removes the coupon from the current cart. */
export const removeCouponFromCurrentCart = /* @__PURE__ */ operation<Empty, RemoveCouponResponse>(
  'removeCouponFromCurrentCart',
  ecomCart,
  'POST',
  '/v1/carts/current/remove-coupon',
)

/** Creates a checkout from the current cart. */
export const createCheckoutFromCurrentCart = /* @__PURE__ */ operation<
  CreateCheckoutFromCurrentCartRequest,
  CreateCheckoutResponse
>('createCheckoutFromCurrentCart', ecomCart, 'POST', '/v1/carts/current/create-checkout')

/** Calculates the totals of the current cart. Reports what can't be calculated instead of failing. */
export const estimateCurrentCartTotals = /* @__PURE__ */ operation<
  EstimateCurrentCartTotalsRequest,
  EstimateTotalsResponse
>('estimateCurrentCartTotals', ecomCart, 'POST', '/v1/carts/current/estimate-totals')
