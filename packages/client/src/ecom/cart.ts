import * as operations from '@vitrine/contract/operations'
import { byId, whole, withId } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import { calls } from './cart.shapes.ts'
import type {
  AddToCurrentCartOptions,
  Cart,
  CartAnswer,
  CreateCheckoutFromCurrentCartOptions,
  CreateCheckoutResponse,
  EstimateCurrentCartTotalsOptions,
  EstimateTotalsResponse,
  LineItemQuantityUpdate,
  UpdateCurrentCartOptions,
} from './current-cart.ts'

/** What a new cart holds. */
export type CreateCartOptions = UpdateCurrentCartOptions
/** What to change. */
export type UpdateCartOptions = UpdateCurrentCartOptions
/** Lines to add. */
export type AddToCartOptions = AddToCurrentCartOptions
/** Channel, addresses and shipping option of a checkout. */
export type CreateCheckoutOptions = CreateCheckoutFromCurrentCartOptions
/** Addresses, shipping option and memberships for calculating totals. */
export type EstimateTotalsOptions = EstimateCurrentCartTotalsOptions

/**
 * Creates a cart next to the current one.
 * @throws {CommerceError} `CANT_CREATE_CART_WITHOUT_ITEMS`,
 * `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`, `ITEM_NOT_FOUND`, `LINE_ITEM_NOT_FOUND`,
 * `LINE_ITEM_LIMIT`, `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`, `CONFLICT`,
 * `ERROR_COUPON_USAGE_EXCEEDED`, `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`, `ERROR_COUPON_IS_NOT_ACTIVE_YET`,
 * `ERROR_COUPON_HAS_EXPIRED`, `ERROR_COUPON_DOES_NOT_EXIST`
 * @example
 * const cart = await client.cart.createCart({
 *   lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const createCart: (options?: CreateCartOptions) => Promise<Cart> = /* @__PURE__ */ method(
  operations.createCart,
  whole,
  calls.change,
)

/**
 * Returns a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`
 * @example const { lineItems, subtotal } = await client.cart.getCart(cartId)
 */
export const getCart: (_id: string) => Promise<Cart> = /* @__PURE__ */ method(
  operations.getCart,
  byId,
  calls.read,
)

/**
 * Returns the cart that a checkout was created from.
 * @throws {CommerceError} `CART_NOT_FOUND`
 * @example const { cart } = await client.cart.getCartByCheckoutId(checkoutId)
 */
export const getCartByCheckoutId: (_id: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.getCartByCheckoutId,
  byId,
  calls.edit,
)

/**
 * Changes a cart: lines are matched or added, never removed.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`,
 * `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`, `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`,
 * `ITEM_NOT_FOUND`, `LINE_ITEM_NOT_FOUND`, `LINE_ITEM_LIMIT`, `CONFLICT`, `ERROR_COUPON_USAGE_EXCEEDED`,
 * `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`, `ERROR_COUPON_IS_NOT_ACTIVE_YET`, `ERROR_COUPON_HAS_EXPIRED`,
 * `ERROR_COUPON_DOES_NOT_EXIST`
 * @example await client.cart.updateCart(cartId, { cartInfo: { buyerNote: 'Ring twice' } })
 */
export const updateCart: (_id: string, options?: UpdateCartOptions) => Promise<Cart> = /* @__PURE__ */ method(
  operations.updateCart,
  (_id, options) => ({ ...options, cartInfo: { ...options?.cartInfo, _id } }),
  calls.change,
)

/**
 * Deletes a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CONFLICT`
 * @example await client.cart.deleteCart(cartId)
 */
export const deleteCart: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCart,
  byId,
  calls.delete,
)

/**
 * Adds lines to a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`,
 * `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`, `ITEM_NOT_FOUND`, `LINE_ITEM_LIMIT`, `CONFLICT`
 * @example
 * const { cart } = await client.cart.addToCart(cartId, {
 *   lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const addToCart: (_id: string, options?: AddToCartOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addToCart, withId, calls.add)

/**
 * Removes lines from a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `LINE_ITEM_NOT_FOUND`, `CONFLICT`
 * @example const { cart } = await client.cart.removeLineItems(cartId, [lineItemId])
 */
export const removeLineItems: (_id: string, lineItemIds: string[]) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeLineItemsFromCart,
    (_id, lineItemIds) => ({ _id, lineItemIds }),
    calls.edit,
  )

/**
 * Sets the quantity of lines in a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `LINE_ITEM_NOT_FOUND`, `CONFLICT`
 * @example await client.cart.updateLineItemsQuantity(cartId, [{ _id: lineItemId, quantity: 4 }])
 */
export const updateLineItemsQuantity: (
  _id: string,
  lineItems: LineItemQuantityUpdate[],
) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateCartLineItemsQuantity,
  (_id, lineItems) => ({ _id, lineItems }),
  calls.edit,
)

/**
 * Removes the coupon from a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CONFLICT`
 * @example await client.cart.removeCoupon(cartId)
 */
export const removeCoupon: (_id: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeCouponFromCart,
  byId,
  calls.edit,
)

/**
 * Removes the business location from a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CONFLICT`
 * @example await client.cart.removeBusinessLocation(cartId)
 */
export const removeBusinessLocation: (_id: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeBusinessLocationFromCart,
  byId,
  calls.edit,
)

/**
 * Creates a checkout from a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `LINE_ITEM_WITH_ZERO_QUANTITY`,
 * `SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT`, `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`,
 * `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`
 * @example const { checkoutId } = await client.cart.createCheckout(cartId, { channelType: 'WEB' })
 */
export const createCheckout: (
  _id: string,
  options?: CreateCheckoutOptions,
) => Promise<CreateCheckoutResponse> = /* @__PURE__ */ method(
  operations.createCheckoutFromCart,
  withId,
  calls.checkout,
)

/**
 * Calculates what a cart costs.
 * @throws {CommerceError} `CART_NOT_FOUND`
 * @example
 * const { priceSummary } = await client.cart.estimateTotals(cartId, { shippingAddress: { country: 'DE' } })
 * // priceSummary.shipping is { amount: '4.90', formattedAmount: '€4.90', … }
 */
export const estimateTotals: (
  _id: string,
  options?: EstimateTotalsOptions,
) => Promise<EstimateTotalsResponse> = /* @__PURE__ */ method(
  operations.estimateCartTotals,
  withId,
  calls.estimate,
)

export {
  AdditionalFeeSource,
  BalanceType,
  ChannelType,
  ChargeType,
  DescriptionLineType,
  DimensionsUnit,
  FallbackReason,
  FileType,
  ItemAvailabilityStatus,
  ItemTypePreset,
  JurisdictionType,
  LimitedQuotaType,
  ManualCalculationReason,
  NameInLineItem,
  NameInOther,
  PaymentOptionType,
  PickupMethod,
  PlatformFeeChargeType,
  ProductPeriodAlignment,
  QuotaType,
  RateType,
  RuleType,
  Severity,
  SubscriptionFrequency,
  SuggestedFix,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from '@vitrine/contract'
export type { Cart, LineItem } from './current-cart.ts'
export { onCartCreated, onCartDeleted, onCartUpdated } from './current-cart.ts'
