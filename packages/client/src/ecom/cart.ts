import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole } from '../described.ts'
import { method } from '../module.ts'
import type { Argument } from '../wire/forms.ts'
import { addresses, cart, lines, totals, update } from './cart.shapes.ts'
import type {
  Cart,
  CartAnswer,
  CreateCheckoutResponse,
  EstimateTotalsResponse,
  LineItemQuantityUpdate,
} from './current-cart.ts'

const gives = { cart }

/** What a new cart holds. */
export type CreateCartOptions = Argument<wire.CreateCartRequest, typeof update>
/** What to change. */
export type UpdateCartOptions = Argument<wire.UpdateCartRequest, typeof update>
/** Lines to add. */
export type AddToCartOptions = Argument<wire.AddToCurrentCartRequest, typeof lines>
/** Channel, addresses and shipping option of a checkout. */
export type CreateCheckoutOptions = Argument<wire.CreateCheckoutFromCurrentCartRequest, typeof addresses>
/** Addresses, shipping option and memberships for calculating totals. */
export type EstimateTotalsOptions = Argument<wire.EstimateCurrentCartTotalsRequest, typeof addresses>

/** Creates a cart beside the current one. */
export const createCart: (options?: CreateCartOptions) => Promise<Cart> = /* @__PURE__ */ method(
  operations.createCart,
  whole,
  { gives, takes: update, answers: 'cart' },
)

/** Reads a cart. */
export const getCart: (_id: string) => Promise<Cart> = /* @__PURE__ */ method(operations.getCart, byId, {
  gives,
  answers: 'cart',
})

/** Reads the cart that a checkout was created from. */
export const getCartByCheckoutId: (_id: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.getCartByCheckoutId,
  byId,
  { gives },
)

/** Changes a cart: lines are matched or added, never removed. */
export const updateCart: (_id: string, options?: UpdateCartOptions) => Promise<Cart> = /* @__PURE__ */ method(
  operations.updateCart,
  (_id, options) => ({ ...options, cartInfo: { ...options?.cartInfo, _id } }),
  { gives, takes: update, answers: 'cart' },
)

/** Deletes a cart. */
export const deleteCart: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCart,
  byId,
  { answers: 'nothing' },
)

/** Adds lines to a cart. */
export const addToCart: (_id: string, options?: AddToCartOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addToCart, (_id, options) => ({ ...options, _id }), {
    gives,
    takes: lines,
  })

/** Removes lines from a cart. */
export const removeLineItems: (_id: string, lineItemIds: string[]) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.removeLineItemsFromCart, (_id, lineItemIds) => ({ _id, lineItemIds }), {
    gives,
  })

/** Sets the quantity of lines in a cart. */
export const updateLineItemsQuantity: (
  _id: string,
  lineItems: LineItemQuantityUpdate[],
) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateCartLineItemsQuantity,
  (_id, lineItems) => ({ _id, lineItems }),
  { gives },
)

/** Removes the coupon from a cart. */
export const removeCoupon: (_id: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeCouponFromCart,
  byId,
  { gives },
)

/** Removes the business location from a cart. */
export const removeBusinessLocation: (_id: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeBusinessLocationFromCart,
  byId,
  { gives },
)

/** Creates a checkout from a cart. */
export const createCheckout: (
  _id: string,
  options: CreateCheckoutOptions,
) => Promise<CreateCheckoutResponse> = /* @__PURE__ */ method(
  operations.createCheckoutFromCart,
  (_id, options) => ({ ...options, _id }),
  { takes: addresses },
)

/** Calculates what a cart costs. */
export const estimateTotals: (
  _id: string,
  options?: EstimateTotalsOptions,
) => Promise<EstimateTotalsResponse> = /* @__PURE__ */ method(
  operations.estimateCartTotals,
  (_id, options) => ({ ...options, _id }),
  { gives: totals, takes: addresses },
)

export { onCartCreated, onCartDeleted, onCartUpdated } from './current-cart.ts'
