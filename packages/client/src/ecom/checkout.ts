import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { byId, whole, withId } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { checkoutLine, checkout as checkoutShape, customLineItem } from './cart.shapes.ts'
import type { LineItemQuantityUpdate } from './current-cart.ts'

const gives = { checkout: checkoutShape }
const lines = { lineItems: checkoutLine, customLineItems: customLineItem }
const creation = { checkoutInfo: checkoutShape, lineItems: checkoutLine, customLineItems: customLineItem }
const update = { checkout: checkoutShape, lineItems: checkoutLine, customLineItems: customLineItem }

/** A cart on its way to becoming an order. */
export type Checkout = Answer<wire.Checkout, typeof checkoutShape>
/** Response with the checkout. */
export interface CheckoutAnswer {
  checkout: Checkout
}
/** The order that a checkout became. */
export type CreateOrderResponse = Answer<wire.CreateOrderFromCheckoutResponse>
/** What a checkout starts with. */
export type CreateCheckoutOptions = Argument<wire.CreateCheckoutRequest, typeof creation>
/** What to change in a checkout. */
export type UpdateCheckout = Argument<wire.UpdateCheckoutRequest['checkout'], typeof checkoutShape>
/** Coupon, gift card and lines to change along with a checkout. */
export type UpdateCheckoutOptions = Argument<Omit<wire.UpdateCheckoutRequest, 'checkout'>, typeof update>
/** Lines to add. */
export type AddToCheckoutOptions = Argument<Omit<wire.AddToCheckoutRequest, 'id'>, typeof lines>

/**
 * Creates a checkout without a cart, such as for a “Buy now” button.
 * @throws {CommerceError} `ITEM_NOT_FOUND`, `LINE_ITEM_LIMIT`,
 * `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`, `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`,
 * `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`,
 * `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`, `SITE_MUST_ACCEPT_PAYMENTS`,
 * `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`, `INVALID_SELECTED_CARRIER_SERVICE_OPTION`, `GIFT_CARD_NOT_FOUND`,
 * `GIFT_CARD_CODE_INVALID`, `GIFT_CARD_IS_EMPTY`, `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`,
 * `ERROR_COUPON_USAGE_EXCEEDED`, `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`, `ERROR_COUPON_IS_NOT_ACTIVE_YET`,
 * `ERROR_COUPON_HAS_EXPIRED`, `ERROR_COUPON_DOES_NOT_EXIST`
 * @example
 * const checkout = await client.checkout.createCheckout({
 *   channelType: 'WEB',
 *   lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const createCheckout: (options?: CreateCheckoutOptions) => Promise<Checkout> = /* @__PURE__ */ method(
  operations.createCheckout,
  whole,
  { gives, takes: creation, answers: 'checkout' },
)

/**
 * Returns a checkout with its current totals.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`
 * @example const { lineItems, priceSummary } = await client.checkout.getCheckout(checkoutId)
 */
export const getCheckout: (_id: string) => Promise<Checkout> = /* @__PURE__ */ method(
  operations.getCheckout,
  byId,
  {
    gives,
    answers: 'checkout',
  },
)

/**
 * Returns the checkout that was created from a cart.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`
 * @example const { checkout } = await client.checkout.getCheckoutByCartId(cartId)
 */
export const getCheckoutByCartId: (_id: string) => Promise<CheckoutAnswer> = /* @__PURE__ */ method(
  operations.getCheckoutByCartId,
  byId,
  { gives },
)

/**
 * Returns the URL where the buyer pays.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`
 * @example const { checkoutUrl } = await client.checkout.getCheckoutUrl(checkoutId)
 */
export const getCheckoutUrl: (_id: string) => Promise<{ checkoutUrl: string }> = /* @__PURE__ */ method(
  operations.getCheckoutUrl,
  byId,
)

/**
 * Changes the buyer, addresses, shipping, coupon or gift card of a checkout. Fields that are left out stay as they
 * are.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `CONFLICT`, `ITEM_NOT_FOUND`,
 * `LINE_ITEM_NOT_FOUND`, `LINE_ITEM_LIMIT`, `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`,
 * `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`,
 * `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`,
 * `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`, `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`,
 * `INVALID_SELECTED_CARRIER_SERVICE_OPTION`, `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_CODE_INVALID`,
 * `GIFT_CARD_IS_EMPTY`, `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`, `ERROR_COUPON_USAGE_EXCEEDED`,
 * `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`, `ERROR_COUPON_IS_NOT_ACTIVE_YET`, `ERROR_COUPON_HAS_EXPIRED`,
 * `ERROR_COUPON_DOES_NOT_EXIST`; the checkout is unchanged
 * @example await client.checkout.updateCheckout(checkoutId, { buyerInfo: { email: 'ada@example.com' } })
 */
export const updateCheckout: (
  _id: string,
  checkout: UpdateCheckout,
  options?: UpdateCheckoutOptions,
) => Promise<Checkout> = /* @__PURE__ */ method(
  operations.updateCheckout,
  (_id, checkout, options) => ({
    ...options,
    checkout: { ...checkout, _id },
  }),
  { gives, takes: update, answers: 'checkout' },
)

/**
 * Adds lines to a checkout.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `ITEM_NOT_FOUND`, `LINE_ITEM_LIMIT`,
 * `CONFLICT`, `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`,
 * `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`,
 * `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`,
 * `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`
 * @example
 * const { checkout } = await client.checkout.addToCheckout(checkoutId, {
 *   lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const addToCheckout: (_id: string, options?: AddToCheckoutOptions) => Promise<CheckoutAnswer> =
  /* @__PURE__ */ method(operations.addToCheckout, withId, {
    gives,
    takes: lines,
  })

/**
 * Removes lines from a checkout.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `LINE_ITEM_NOT_FOUND`, `CONFLICT`
 * @example const { checkout } = await client.checkout.removeLineItems(checkoutId, [lineItemId])
 */
export const removeLineItems: (_id: string, lineItemIds: string[]) => Promise<CheckoutAnswer> =
  /* @__PURE__ */ method(
    operations.removeLineItemsFromCheckout,
    (_id, lineItemIds) => ({ _id, lineItemIds }),
    { gives },
  )

/**
 * Sets the quantity of lines in a checkout.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `LINE_ITEM_NOT_FOUND`, `CONFLICT`
 * @example await client.checkout.updateLineItemsQuantity(checkoutId, [{ _id: line._id, quantity: 2 }])
 */
export const updateLineItemsQuantity: (
  _id: string,
  lineItems: LineItemQuantityUpdate[],
) => Promise<CheckoutAnswer> = /* @__PURE__ */ method(
  operations.updateCheckoutLineItemsQuantity,
  (_id, lineItems) => ({ _id, lineItems }),
  { gives },
)

/**
 * Removes the coupon from a checkout.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `CONFLICT`
 * @example const { checkout } = await client.checkout.removeCoupon(checkoutId)
 */
export const removeCoupon: (_id: string) => Promise<CheckoutAnswer> = /* @__PURE__ */ method(
  operations.removeCouponFromCheckout,
  byId,
  { gives },
)

/**
 * Removes the gift card from a checkout.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `CONFLICT`
 * @example const { checkout } = await client.checkout.removeGiftCard(checkoutId)
 */
export const removeGiftCard: (_id: string) => Promise<CheckoutAnswer> = /* @__PURE__ */ method(
  operations.removeGiftCardFromCheckout,
  byId,
  { gives },
)

/**
 * Removes the shop's own checkout URL, so that buyers use the hosted page again.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `CONFLICT`
 * @example await client.checkout.removeOverrideCheckoutUrl(checkoutId)
 */
export const removeOverrideCheckoutUrl: (_id: string) => Promise<CheckoutAnswer> = /* @__PURE__ */ method(
  operations.removeOverrideCheckoutUrl,
  byId,
  {
    gives,
  },
)

/**
 * Turns a checkout into an order. Merchants do so with any checkout; buyers with their own if nothing is due now.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `PAYMENT_ERROR`, `PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE`,
 * `SITE_NOT_ACCEPTING_PAYMENTS`, `CHECKOUT_ALREADY_PAID`, `CHECKOUT_IS_COMPLETE`,
 * `CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS`, `CALCULATION_ERROR`, `REDEEM_GIFT_CARD_ERROR`, `PARTIAL_OUT_OF_STOCK`,
 * `FULL_OUT_OF_STOCK`, `EMPTY_CHECKOUT`, `CHECKOUT_CHANGED`, `SUBSCRIPTION_WITH_ZERO_TOTAL`,
 * `SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS`, `SUBSCRIPTION_WITH_GIFT_CARD`, `NO_SELECTED_CARRIER_SERVICE_OPTION`,
 * `VIOLATIONS_WITH_ERROR_SEVERITY`, `FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS`,
 * `NO_SAVE_PAYMENT_METHOD_CONFIRMATION`, `SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE`,
 * `MEMBERS_ONLY_ITEM`, `GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD`,
 * `COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD`, `ERROR_COUPON_USAGE_EXCEEDED`,
 * `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`, `ERROR_COUPON_IS_NOT_ACTIVE_YET`, `ERROR_COUPON_HAS_EXPIRED`,
 * `ERROR_COUPON_DOES_NOT_EXIST`, `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_CODE_INVALID`, `GIFT_CARD_IS_EMPTY`,
 * `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`; `PERMISSION_DENIED` if a buyer has something to pay; nothing is
 * written
 * @example const { orderId } = await client.checkout.createOrder(checkoutId)
 */
export const createOrder: (_id: string) => Promise<CreateOrderResponse> = /* @__PURE__ */ method(
  operations.createOrderFromCheckout,
  byId,
)

/**
 * Turns a checkout into an order and charges the saved payment method. For merchants and apps.
 * @throws {CommerceError} as `createOrder`, when the order can't be placed or paid; nothing is written
 * @example const { orderId } = await client.checkout.createOrderAndCharge(checkoutId)
 */
export const createOrderAndCharge: (_id: string) => Promise<CreateOrderResponse> = /* @__PURE__ */ method(
  operations.createOrderAndChargeFromCheckout,
  byId,
)

/**
 * Marks a checkout as completed elsewhere. For merchants and apps.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`
 * @example await client.checkout.markCheckoutAsCompleted(checkoutId)
 */
export const markCheckoutAsCompleted: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.markCheckoutAsCompleted,
  byId,
  {
    answers: 'nothing',
  },
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
  ManualCalculationReason,
  NameInLineItem,
  NameInOther,
  PaymentOptionType,
  PickupMethod,
  PlatformFeeChargeType,
  ProductPeriodAlignment,
  RateType,
  RuleType,
  Severity,
  SubscriptionFrequency,
  SuggestedFix,
  TaxableAddressType,
  VatType,
  WeightUnit,
} from '@vitrine/contract'
