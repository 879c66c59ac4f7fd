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

export const getCurrentCart = /* @__PURE__ */ operation<Empty, GetCurrentCartResponse>(
  'getCurrentCart',
  'Reads the current cart.',
  ecomCart,
  'GET',
  '/v1/carts/current',
)

export const updateCurrentCart = /* @__PURE__ */ operation<UpdateCartRequest, UpdateCartResponse>(
  'updateCurrentCart',
  'Changes the buyer, addresses, coupon and lines of the current cart. Adds lines but removes none.',
  ecomCart,
  'PATCH',
  '/v1/carts/current',
)

export const deleteCurrentCart = /* @__PURE__ */ operation<Empty, DeleteCartResponse>(
  'deleteCurrentCart',
  'Deletes the current cart.',
  ecomCart,
  'DELETE',
  '/v1/carts/current',
)

export const addToCurrentCart = /* @__PURE__ */ operation<AddToCurrentCartRequest, AddToCartResponse>(
  'addToCurrentCart',
  'Adds lines to the current cart and creates the cart if needed; merges lines for the same item.',
  ecomCart,
  'POST',
  '/v1/carts/current/add-to-cart',
)

export const removeLineItemsFromCurrentCart = /* @__PURE__ */ operation<
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsResponse
>(
  'removeLineItemsFromCurrentCart',
  'Removes lines from the current cart.',
  ecomCart,
  'POST',
  '/v1/carts/current/remove-line-items',
)

export const updateCurrentCartLineItemQuantity = /* @__PURE__ */ operation<
  UpdateCurrentCartLineItemQuantityRequest,
  UpdateLineItemsQuantityResponse
>(
  'updateCurrentCartLineItemQuantity',
  'Sets the quantity of lines in the current cart.',
  ecomCart,
  'POST',
  '/v1/carts/current/update-line-items-quantity',
)

export const removeCouponFromCurrentCart = /* @__PURE__ */ operation<Empty, RemoveCouponResponse>(
  'removeCouponFromCurrentCart',
  'Removes the coupon from the current cart.',
  ecomCart,
  'POST',
  '/v1/carts/current/remove-coupon',
)

export const createCheckoutFromCurrentCart = /* @__PURE__ */ operation<
  CreateCheckoutFromCurrentCartRequest,
  CreateCheckoutResponse
>(
  'createCheckoutFromCurrentCart',
  'Creates a checkout from the current cart.',
  ecomCart,
  'POST',
  '/v1/carts/current/create-checkout',
)

export const estimateCurrentCartTotals = /* @__PURE__ */ operation<
  EstimateCurrentCartTotalsRequest,
  EstimateTotalsResponse
>(
  'estimateCurrentCartTotals',
  "Calculates the totals of the current cart. Reports what can't be calculated instead of failing.",
  ecomCart,
  'POST',
  '/v1/carts/current/estimate-totals',
)
