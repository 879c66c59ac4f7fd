import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method, methodLater } from '../calls/module.ts'
import { type EntityEvent, event, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { imageText } from '../wire/image.ts'
import { addressIn } from '../wire/page-url.ts'
import { unless } from '../wire/unless.ts'
import { date } from '../wire/values.ts'
import type { addresses, cart, lineItem, lines, totals, update } from './cart.shapes.ts'

const full = () => import('./current-cart.part.ts')

/** What differs on the wire in most carts. */
const usual = {
  cart: { _createdDate: date, _updatedDate: date, lineItems: { url: addressIn, image: imageText } },
}
/** A part reads the rest: addresses, bookings, subscriptions and what merchants change in a line. */
const gives = /* @__PURE__ */ unless<{ cart: typeof cart }>(
  /"(address|serviceProperties|subscriptionOptionInfo|catalogOverrideFields)":|"weight":"/,
  usual,
  () => full().then((part) => part.full),
)
/** Lines for a catalog item are sent unchanged. */
const takes = /* @__PURE__ */ unless<typeof lines>(/"(url|image|media|weight)":/, {}, () =>
  full().then((part) => part.lines),
)

/** The cart of a visitor or member. */
export type Cart = Answer<wire.Cart, typeof cart>
/** A line of a cart. */
export type LineItem = Answer<wire.LineItem, typeof lineItem>
/** Response with the cart. */
export interface CartAnswer {
  cart: Cart
}
/** A new checkout. */
export type CreateCheckoutResponse = Required<Answer<wire.CreateCheckoutResponse>>
/** What a cart costs. */
export type EstimateTotalsResponse = Answer<wire.EstimateTotalsResponse, typeof totals>
/** An amount in the shop's currency and in the buyer's, each also formatted for display. */
export type MultiCurrencyPrice = Answer<wire.MultiCurrencyPrice>
/** One line describing a cart line, such as the chosen color or size. */
export type DescriptionLine = Answer<wire.DescriptionLine>
/**
 * Sends a gift card to someone else, as `giftCardDelivery` among the options of a catalog reference.
 * @example { recipientEmail: 'mia@example.com', recipientName: 'Mia', sendDate: '2026-12-24' }
 */
export type GiftCardDelivery = Argument<wire.GiftCardDelivery>

/** Lines to add. */
export type AddToCurrentCartOptions = Argument<wire.AddToCurrentCartRequest, typeof lines>
/** What to change. */
export type UpdateCurrentCartOptions = Argument<wire.UpdateCartRequest, typeof update>
/** A line and its new quantity. */
export type LineItemQuantityUpdate = Argument<
  wire.UpdateCurrentCartLineItemQuantityRequest['lineItems'][number]
>
/** Channel, addresses and shipping option of a checkout. */
export type CreateCheckoutFromCurrentCartOptions = Argument<
  wire.CreateCheckoutFromCurrentCartRequest,
  typeof addresses
>
/** Addresses, shipping option and memberships for calculating totals. */
export type EstimateCurrentCartTotalsOptions = Argument<
  wire.EstimateCurrentCartTotalsRequest,
  typeof addresses
>

/**
 * Returns the visitor's cart.
 * @throws {CommerceError} `OWNED_CART_NOT_FOUND` until the first line is added
 * @example const { lineItems, subtotal } = await client.currentCart.getCurrentCart()
 * @see docs/wire/cart.md
 */
export const getCurrentCart: () => Promise<Cart> = /* @__PURE__ */ method(
  operations.getCurrentCart,
  () => ({}),
  {
    gives,
    answers: 'cart',
  },
)

/**
 * Changes the buyer, addresses, coupon and lines of the visitor's cart: lines are matched or added, never
 * removed. Fields that are left out stay as they are.
 * @throws {CommerceError} `OWNED_CART_NOT_FOUND`, `ITEM_NOT_FOUND`, `LINE_ITEM_NOT_FOUND`,
 * `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`, `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`,
 * `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`, `CONFLICT`, `ERROR_COUPON_USAGE_EXCEEDED`,
 * `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`, `ERROR_COUPON_IS_NOT_ACTIVE_YET`, `ERROR_COUPON_HAS_EXPIRED`,
 * `ERROR_COUPON_DOES_NOT_EXIST`; `LINE_ITEM_LIMIT`; the cart is unchanged
 * @example await client.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' })
 */
export const updateCurrentCart: (options?: UpdateCurrentCartOptions) => Promise<Cart> =
  /* @__PURE__ */ methodLater(full, 'updateCurrentCart')

/**
 * Adds lines to the visitor's cart; the first line creates it.
 * @throws {CommerceError} `ITEM_NOT_FOUND`, `LINE_ITEM_LIMIT`,
 * `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`, `CONFLICT`,
 * `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`
 * @example
 * const { cart } = await client.currentCart.addToCurrentCart({
 *   lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const addToCurrentCart: (options?: AddToCurrentCartOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addToCurrentCart, whole, { gives, takes })

/**
 * Removes lines from the visitor's cart.
 * @throws {CommerceError} `OWNED_CART_NOT_FOUND`, `CONFLICT`
 * @example const { cart } = await client.currentCart.removeLineItemsFromCurrentCart([line._id])
 */
export const removeLineItemsFromCurrentCart: (lineItemIds: string[]) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.removeLineItemsFromCurrentCart, (lineItemIds) => ({ lineItemIds }), {
    gives,
  })

/**
 * Sets the quantity of lines in the visitor's cart.
 * @throws {CommerceError} `OWNED_CART_NOT_FOUND`, `LINE_ITEM_NOT_FOUND`, `CONFLICT`; no line is changed
 * @example await client.currentCart.updateCurrentCartLineItemQuantity([{ _id: line._id, quantity: 2 }])
 */
export const updateCurrentCartLineItemQuantity: (lineItems: LineItemQuantityUpdate[]) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.updateCurrentCartLineItemQuantity, (lineItems) => ({ lineItems }), {
    gives,
  })

/**
 * Removes the coupon from the visitor's cart.
 * @throws {CommerceError} `OWNED_CART_NOT_FOUND`, `CONFLICT`
 * @example const { cart } = await client.currentCart.removeCouponFromCurrentCart()
 */
export const removeCouponFromCurrentCart: () => Promise<CartAnswer> = /* @__PURE__ */ methodLater(
  full,
  'removeCouponFromCurrentCart',
)

/**
 * Creates a checkout from the visitor's cart.
 * @throws {CommerceError} `OWNED_CART_NOT_FOUND`, `LINE_ITEM_WITH_ZERO_QUANTITY`,
 * `SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT`, `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`,
 * `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`
 * @example
 * const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
 */
export const createCheckoutFromCurrentCart: (
  options?: CreateCheckoutFromCurrentCartOptions,
) => Promise<CreateCheckoutResponse> = /* @__PURE__ */ methodLater(full, 'createCheckoutFromCurrentCart')

/**
 * Calculates what the visitor's cart costs. Parts that can't be calculated are in `calculationErrors`, not thrown.
 * @throws {CommerceError} `OWNED_CART_NOT_FOUND`
 * @example const { priceSummary } = await client.currentCart.estimateCurrentCartTotals()
 */
export const estimateCurrentCartTotals: (
  options?: EstimateCurrentCartTotalsOptions,
) => Promise<EstimateTotalsResponse> = /* @__PURE__ */ methodLater(full, 'estimateCurrentCartTotals')

/**
 * Deletes the visitor's cart. The next line added creates a new one.
 * @throws {CommerceError} `OWNED_CART_NOT_FOUND`, `CONFLICT`
 * @example await client.currentCart.deleteCurrentCart()
 */
export const deleteCurrentCart: () => Promise<void> = /* @__PURE__ */ methodLater(full, 'deleteCurrentCart')

/**
 * Registers a handler for created carts.
 * @example
 * client.currentCart.onCartCreated(({ entity, metadata }) => {
 *   console.log(`Cart ${entity._id} was created at ${metadata.eventTime}`)
 * })
 */
export const onCartCreated: Register<EntityEvent<Cart>> = /* @__PURE__ */ event('onCartCreated')

/**
 * Registers a handler for changed carts.
 * @example
 * client.currentCart.onCartUpdated(({ entity, modifiedFields }) => {
 *   console.log(`Cart ${entity._id} changed`, modifiedFields)
 * })
 */
export const onCartUpdated: Register<EntityEvent<Cart>> = /* @__PURE__ */ event('onCartUpdated')

/**
 * Registers a handler for deleted carts; the cart is included only if it was sent.
 * @example client.currentCart.onCartDeleted(({ metadata }) => console.log(`Cart ${metadata.entityId} is gone`))
 */
export const onCartDeleted: Register<EntityEvent<Cart | undefined>> = /* @__PURE__ */ event('onCartDeleted')

export { ChannelType } from '@vitrine/contract'
