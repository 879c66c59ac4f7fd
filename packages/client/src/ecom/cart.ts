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

/** Creates a cart next to the current one. */
export const createCart: (options?: CreateCartOptions) => Promise<Cart> = /* @__PURE__ */ method(
  operations.createCart,
  whole,
  calls.change,
)

/** Returns a cart. */
export const getCart: (_id: string) => Promise<Cart> = /* @__PURE__ */ method(
  operations.getCart,
  byId,
  calls.read,
)

/** Returns the cart that a checkout was created from. */
export const getCartByCheckoutId: (_id: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.getCartByCheckoutId,
  byId,
  calls.edit,
)

/** Changes a cart: lines are matched or added, never removed. */
export const updateCart: (_id: string, options?: UpdateCartOptions) => Promise<Cart> = /* @__PURE__ */ method(
  operations.updateCart,
  (_id, options) => ({ ...options, cartInfo: { ...options?.cartInfo, _id } }),
  calls.change,
)

/** Deletes a cart. */
export const deleteCart: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCart,
  byId,
  calls.delete,
)

/** Adds lines to a cart. */
export const addToCart: (_id: string, options?: AddToCartOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addToCart, withId, calls.add)

/** Removes lines from a cart. */
export const removeLineItems: (_id: string, lineItemIds: string[]) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeLineItemsFromCart,
    (_id, lineItemIds) => ({ _id, lineItemIds }),
    calls.edit,
  )

/** Sets the quantity of lines in a cart. */
export const updateLineItemsQuantity: (
  _id: string,
  lineItems: LineItemQuantityUpdate[],
) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateCartLineItemsQuantity,
  (_id, lineItems) => ({ _id, lineItems }),
  calls.edit,
)

/** Removes the coupon from a cart. */
export const removeCoupon: (_id: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeCouponFromCart,
  byId,
  calls.edit,
)

/** Removes the business location from a cart. */
export const removeBusinessLocation: (_id: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeBusinessLocationFromCart,
  byId,
  calls.edit,
)

/** Creates a checkout from a cart. */
export const createCheckout: (
  _id: string,
  options: CreateCheckoutOptions,
) => Promise<CreateCheckoutResponse> = /* @__PURE__ */ method(
  operations.createCheckoutFromCart,
  withId,
  calls.checkout,
)

/** Calculates what a cart costs. */
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
