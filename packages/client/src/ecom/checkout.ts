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
 * @throws {CommerceError} `ITEM_NOT_FOUND`, `LINE_ITEM_LIMIT`
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
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, or why the coupon or the gift card doesn't
 * apply; the checkout is unchanged
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
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `ITEM_NOT_FOUND`, `LINE_ITEM_LIMIT`
 */
export const addToCheckout: (_id: string, options?: AddToCheckoutOptions) => Promise<CheckoutAnswer> =
  /* @__PURE__ */ method(operations.addToCheckout, withId, {
    gives,
    takes: lines,
  })

/**
 * Removes lines from a checkout.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `LINE_ITEM_NOT_FOUND`
 */
export const removeLineItems: (_id: string, lineItemIds: string[]) => Promise<CheckoutAnswer> =
  /* @__PURE__ */ method(
    operations.removeLineItemsFromCheckout,
    (_id, lineItemIds) => ({ _id, lineItemIds }),
    { gives },
  )

/**
 * Sets the quantity of lines in a checkout.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`, `LINE_ITEM_NOT_FOUND`
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
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`
 */
export const removeCoupon: (_id: string) => Promise<CheckoutAnswer> = /* @__PURE__ */ method(
  operations.removeCouponFromCheckout,
  byId,
  { gives },
)

/**
 * Removes the gift card from a checkout.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`
 */
export const removeGiftCard: (_id: string) => Promise<CheckoutAnswer> = /* @__PURE__ */ method(
  operations.removeGiftCardFromCheckout,
  byId,
  { gives },
)

/**
 * Removes the shop's own checkout URL, so that buyers use the hosted page again.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `CHECKOUT_IS_COMPLETE`
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
 * @throws {CommerceError} `PERMISSION_DENIED` if a buyer has something to pay; nothing is written
 */
export const createOrder: (_id: string) => Promise<CreateOrderResponse> = /* @__PURE__ */ method(
  operations.createOrderFromCheckout,
  byId,
)

/**
 * Turns a checkout into an order and charges the saved payment method. For merchants and apps.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, or why the order can't be placed
 */
export const createOrderAndCharge: (_id: string) => Promise<CreateOrderResponse> = /* @__PURE__ */ method(
  operations.createOrderAndChargeFromCheckout,
  byId,
)

/**
 * Marks a checkout as completed elsewhere. For merchants and apps.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`
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
