import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, method, nothing } from '../module.ts'
import type { Argument } from '../wire/forms.ts'
import { addresses, cart, lines, totals, update } from './cart.shapes.ts'
import type { LineItemQuantityUpdate } from './current-cart.ts'

const gives = { cart }

/** What a new cart holds. */
export type CreateCartOptions = Argument<wire.CreateCartRequest, typeof update>
/** What to change. */
export type UpdateCartOptions = Argument<wire.UpdateCartRequest, typeof update>
/** Lines to add. */
export type AddToCartOptions = Argument<wire.AddToCurrentCartRequest, typeof lines>
/** Channel, addresses and shipping option of a checkout. */
export type CreateCheckoutOptions = Argument<wire.CreateCheckoutFromCurrentCartRequest, typeof addresses>
/** Addresses, shipping option and memberships that totals are worked out for. */
export type EstimateTotalsOptions = Argument<wire.EstimateCurrentCartTotalsRequest, typeof addresses>

/** Creates a cart beside the current one. */
export const createCart = /* @__PURE__ */ method(
  operations.createCart,
  (options?: CreateCartOptions) => options,
  { gives, takes: update, result: (answer) => answer.cart },
)

/** Reads a cart. */
export const getCart = /* @__PURE__ */ method(operations.getCart, byId, {
  gives,
  result: (answer) => answer.cart,
})

/** Reads the cart that a checkout was created from. */
export const getCartByCheckoutId = /* @__PURE__ */ method(operations.getCartByCheckoutId, byId, { gives })

/** Changes a cart: lines are matched or added, none is removed. */
export const updateCart = /* @__PURE__ */ method(
  operations.updateCart,
  (_id: string, options?: UpdateCartOptions) => ({ ...options, cartInfo: { ...options?.cartInfo, _id } }),
  { gives, takes: update, result: (answer) => answer.cart },
)

/** Deletes a cart. */
export const deleteCart = /* @__PURE__ */ method(operations.deleteCart, byId, { result: nothing })

/** Adds lines to a cart. */
export const addToCart = /* @__PURE__ */ method(
  operations.addToCart,
  (_id: string, options?: AddToCartOptions) => ({ ...options, _id }),
  { gives, takes: lines },
)

/** Removes lines from a cart. */
export const removeLineItems = /* @__PURE__ */ method(
  operations.removeLineItemsFromCart,
  (_id: string, lineItemIds: string[]) => ({ _id, lineItemIds }),
  { gives },
)

/** Sets the quantity of lines of a cart. */
export const updateLineItemsQuantity = /* @__PURE__ */ method(
  operations.updateCartLineItemsQuantity,
  (_id: string, lineItems: LineItemQuantityUpdate[]) => ({ _id, lineItems }),
  { gives },
)

/** Takes the coupon off a cart. */
export const removeCoupon = /* @__PURE__ */ method(operations.removeCouponFromCart, byId, { gives })

/** Frees a cart from its business location. */
export const removeBusinessLocation = /* @__PURE__ */ method(
  operations.removeBusinessLocationFromCart,
  byId,
  { gives },
)

/** Creates a checkout from a cart. */
export const createCheckout = /* @__PURE__ */ method(
  operations.createCheckoutFromCart,
  (_id: string, options: CreateCheckoutOptions) => ({ ...options, _id }),
  { takes: addresses },
)

/** Works out what a cart costs. */
export const estimateTotals = /* @__PURE__ */ method(
  operations.estimateCartTotals,
  (_id: string, options?: EstimateTotalsOptions) => ({ ...options, _id }),
  { gives: totals, takes: addresses },
)

export { onCartCreated, onCartDeleted, onCartUpdated } from './current-cart.ts'
