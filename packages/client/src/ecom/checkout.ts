import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, method, nothing } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { checkoutLine, checkout as checkoutShape, customLineItem } from './cart.shapes.ts'
import type { LineItemQuantityUpdate } from './current-cart.ts'

const gives = { checkout: checkoutShape }
const lines = { lineItems: checkoutLine, customLineItems: customLineItem }
const creation = { checkoutInfo: checkoutShape, lineItems: checkoutLine, customLineItems: customLineItem }
const update = { checkout: checkoutShape, lineItems: checkoutLine, customLineItems: customLineItem }

/** A cart on its way to become an order. */
export type Checkout = Answer<wire.Checkout, typeof checkoutShape>
/** What a checkout begins with. */
export type CreateCheckoutOptions = Argument<wire.CreateCheckoutRequest, typeof creation>
/** What to change of a checkout. */
export type UpdateCheckout = Argument<wire.UpdateCheckoutRequest['checkout']>
/** Coupon, gift card and lines to change with a checkout. */
export type UpdateCheckoutOptions = Argument<Omit<wire.UpdateCheckoutRequest, 'checkout'>>
/** Lines to add. */
export type AddToCheckoutOptions = Argument<Omit<wire.AddToCheckoutRequest, 'id'>, typeof lines>

/** Creates a checkout without a cart. */
export const createCheckout = /* @__PURE__ */ method(
  operations.createCheckout,
  (options?: CreateCheckoutOptions) => options,
  { gives, takes: creation, result: (answer) => answer.checkout },
)

/** Reads a checkout. */
export const getCheckout = /* @__PURE__ */ method(operations.getCheckout, byId, {
  gives,
  result: (answer) => answer.checkout,
})

/** Reads the checkout that was created from a cart. */
export const getCheckoutByCartId = /* @__PURE__ */ method(operations.getCheckoutByCartId, byId, { gives })

/** Answers the address at which the buyer pays. */
export const getCheckoutUrl = /* @__PURE__ */ method(operations.getCheckoutUrl, byId)

/** Changes buyer, addresses, shipping, coupon or gift card of a checkout. */
export const updateCheckout = /* @__PURE__ */ method(
  operations.updateCheckout,
  (_id: string, checkout: UpdateCheckout, options?: UpdateCheckoutOptions) => ({
    ...options,
    checkout: { ...checkout, _id },
  }),
  { gives, takes: update, result: (answer) => answer.checkout },
)

/** Adds lines to a checkout. */
export const addToCheckout = /* @__PURE__ */ method(
  operations.addToCheckout,
  (_id: string, options?: AddToCheckoutOptions) => ({ ...options, _id }),
  { gives, takes: lines },
)

/** Removes lines from a checkout. */
export const removeLineItems = /* @__PURE__ */ method(
  operations.removeLineItemsFromCheckout,
  (_id: string, lineItemIds: string[]) => ({ _id, lineItemIds }),
  { gives },
)

/** Sets the quantity of lines of a checkout. */
export const updateLineItemsQuantity = /* @__PURE__ */ method(
  operations.updateCheckoutLineItemsQuantity,
  (_id: string, lineItems: LineItemQuantityUpdate[]) => ({ _id, lineItems }),
  { gives },
)

/** Takes the coupon off a checkout. */
export const removeCoupon = /* @__PURE__ */ method(operations.removeCouponFromCheckout, byId, { gives })

/** Takes the gift card off a checkout. */
export const removeGiftCard = /* @__PURE__ */ method(operations.removeGiftCardFromCheckout, byId, { gives })

/** Sends buyers to the hosted checkout page again. */
export const removeOverrideCheckoutUrl = /* @__PURE__ */ method(operations.removeOverrideCheckoutUrl, byId, {
  gives,
})

/** Makes an order of a checkout. */
export const createOrder = /* @__PURE__ */ method(operations.createOrderFromCheckout, byId)

/** Makes an order of a checkout and charges the kept payment method. */
export const createOrderAndCharge = /* @__PURE__ */ method(operations.createOrderAndChargeFromCheckout, byId)

/** Marks a checkout as completed elsewhere. */
export const markCheckoutAsCompleted = /* @__PURE__ */ method(operations.markCheckoutAsCompleted, byId, {
  result: nothing,
})
