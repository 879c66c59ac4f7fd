import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import { type EntityEvent, event, type Register } from '../webhooks/event.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import type {
  AddLineItemsOptions,
  CalculateCartOptions,
  Cart,
  CartAnswer,
  CartSummaryAnswer,
  CouponInput,
  CreateCartOptions,
  DeliveryMethodInput,
  EstimateCartOptions,
  GetUpsellOptionsResponse,
  GiftCardInput,
  UpdateCart,
  UpdateFormSubmissionsOptions,
  UpdateLineItemsOptions,
} from './cart-v2.shapes.ts'
import { calls } from './cart-v2.shapes.ts'

export type {
  CartSummary,
  CatalogItemInput,
  ConvertedMoney,
  CustomItemInput,
  LineItemUpdate,
  V2LineItem,
  V2Violation,
} from './cart-v2.shapes.ts'
export type {
  AddLineItemsOptions,
  CalculateCartOptions,
  Cart,
  CartAnswer,
  CartSummaryAnswer,
  CouponInput,
  CreateCartOptions,
  DeliveryMethodInput,
  EstimateCartOptions,
  GetUpsellOptionsResponse,
  GiftCardInput,
  UpdateCart,
  UpdateFormSubmissionsOptions,
  UpdateLineItemsOptions,
}

/** The currency that the buyer sees first. */
export type GetCheckoutUrlOptions = Argument<Omit<wire.GetCheckoutUrlV2Request, 'cartId'>>
/** The token of the calculation that the buyer has seen. */
export type PlaceOrderOptions = Argument<Omit<wire.PlaceOrderV2Request, 'cartId'>>
/** The order that a cart became. */
export type PlaceOrderResponse = Answer<wire.PlaceOrderV2Response>
/** The order in the other system. */
export type MarkCartAsCompletedOptions = Argument<Omit<wire.MarkCartAsCompletedRequest, 'cartId'>>
/** A raw answer, and where the buyer goes next. */
export type RawHttpResponse = Answer<wire.RawHttpResponse>

/** For calls with the id of a cart as their only argument. */
const named = (cartId: string) => ({ cartId })
/** For calls that take the id of a cart and options. */
const namedWith = <Options>(cartId: string, options: Options) => ({ ...options, cartId })

/**
 * Creates a cart next to the current one.
 * @throws {CommerceError} `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `MAX_LINE_ITEMS_EXCEEDED`,
 * `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS`, `INVALID_GIFT_CARD_CODE`,
 * `INVALID_GIFT_CARD_STATUS`, `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS`,
 * `DELIVERY_METHOD_MISSING_LINE_ITEMS`, `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`, `CONFLICT`
 * @example
 * const cart = await client.cartV2.createCart({
 *   catalogItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const createCart: (options?: CreateCartOptions) => Promise<Cart> = /* @__PURE__ */ method(
  operations.createCartV2,
  whole,
  { ...calls.create, answers: 'cart' },
)

/**
 * Returns a cart, also after it became an order.
 * @throws {CommerceError} `CART_NOT_FOUND`
 * @example const { lineItems, subtotal } = await client.cartV2.getCart(cartId)
 */
export const getCart: (cartId: string) => Promise<Cart> = /* @__PURE__ */ method(
  operations.getCartV2,
  named,
  { ...calls.edit, answers: 'cart' },
)

/**
 * Changes note, buyer, addresses and custom checkout page of a cart. What is missing stays.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`,
 * `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`, `CONFLICT`
 * @example
 * await client.cartV2.updateCart(cartId, {
 *   customerInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
 * })
 */
export const updateCart: (_id: string, cart: UpdateCart) => Promise<Cart> = /* @__PURE__ */ method(
  operations.updateCartV2,
  (_id, cart) => ({ cart: { ...cart, _id } }),
  { ...calls.change, answers: 'cart' },
)

/**
 * Deletes a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CONFLICT`
 * @example await client.cartV2.deleteCart(cartId)
 */
export const deleteCart: (cartId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCartV2,
  named,
  calls.delete,
)

/**
 * Adds lines to a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `NO_LINE_ITEMS_TO_ADD`,
 * `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `MAX_LINE_ITEMS_EXCEEDED`,
 * `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `CONFLICT`
 * @example
 * const { cart } = await client.cartV2.addLineItems(cartId, {
 *   catalogItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const addLineItems: (cartId: string, options?: AddLineItemsOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addLineItemsToCartV2, namedWith, calls.add)

/**
 * Removes lines from a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `LINE_ITEM_NOT_FOUND_IN_CART`, `CONFLICT`
 * @example const { cart } = await client.cartV2.removeLineItems(cartId, [lineItemId])
 */
export const removeLineItems: (cartId: string, lineItemIds: readonly string[]) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeLineItemsFromCartV2,
    (cartId, lineItemIds) => ({ cartId, lineItemIds }),
    calls.edit,
  )

/**
 * Changes quantities and memberships of lines in a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `EMPTY_LINE_ITEM_UPDATES`,
 * `DUPLICATE_LINE_ITEM_UPDATES`, `LINE_ITEM_NOT_FOUND_IN_CART`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `CONFLICT`
 * @example
 * await client.cartV2.updateLineItems(cartId, { lineItems: [{ lineItemId, quantity: { newQuantity: 3 } }] })
 */
export const updateLineItems: (cartId: string, options: UpdateLineItemsOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.updateLineItemsInCartV2, namedWith, calls.edit)

/**
 * Applies a coupon to a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `COUPON_ALREADY_EXISTS`,
 * `MAX_COUPONS_PER_CART_EXCEEDED`, `COUPON_LOCKED`, `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS`, `CONFLICT`
 * @example
 * const { cart } = await client.cartV2.addCoupon(cartId, { code: 'WELCOME10' })
 * // cart.coupons[0]._id is what removeCoupon takes
 */
export const addCoupon: (cartId: string, coupon: CouponInput) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.addCouponToCartV2,
  (cartId, coupon) => ({ cartId, coupon }),
  calls.edit,
)

/**
 * Removes a coupon from a cart by its id in `cart.coupons`.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `COUPON_NOT_FOUND_IN_CART`, `COUPON_LOCKED`,
 * `CONFLICT`
 * @example await client.cartV2.removeCoupon(cartId, couponId)
 */
export const removeCoupon: (cartId: string, couponId: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeCouponFromCartV2,
  (cartId, couponId) => ({ cartId, couponId }),
  calls.edit,
)

/**
 * Chooses how a cart is delivered.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `DELIVERY_METHOD_NOT_FOUND`,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS`, `CONFLICT`
 * @example await client.cartV2.setDeliveryMethod(cartId, { code: 'post' })
 */
export const setDeliveryMethod: (cartId: string, deliveryMethod: DeliveryMethodInput) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.setDeliveryMethodForCartV2,
    (cartId, deliveryMethod) => ({ cartId, deliveryMethod }),
    calls.edit,
  )

/**
 * Removes the delivery method of a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `CONFLICT`
 * @example await client.cartV2.removeDeliveryMethod(cartId)
 */
export const removeDeliveryMethod: (cartId: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeDeliveryMethodFromCartV2,
  named,
  calls.edit,
)

/**
 * Applies a gift card to a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `GIFT_CARD_ALREADY_EXISTS`,
 * `MAX_GIFT_CARDS_PER_CART_EXCEEDED`, `GIFT_CARD_LOCKED`, `INVALID_GIFT_CARD_CODE`, `INVALID_GIFT_CARD_STATUS`,
 * `CONFLICT`
 * @example await client.cartV2.addGiftCard(cartId, { code: 'GIFT-CARD-CODE-7XQ2' })
 */
export const addGiftCard: (cartId: string, giftCard: GiftCardInput) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.addGiftCardToCartV2,
    (cartId, giftCard) => ({ cartId, giftCard }),
    calls.edit,
  )

/**
 * Removes a gift card from a cart by its id in `cart.paymentInfo.giftCards`.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `GIFT_CARD_NOT_FOUND_IN_CART`,
 * `GIFT_CARD_LOCKED`, `CONFLICT`
 * @example await client.cartV2.removeGiftCard(cartId, giftCardId)
 */
export const removeGiftCard: (cartId: string, giftCardId: string) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeGiftCardFromCartV2,
    (cartId, giftCardId) => ({ cartId, giftCardId }),
    calls.edit,
  )

/**
 * Saves the buyer's answers to forms.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `CONFLICT`
 * @example
 * await client.cartV2.updateFormSubmissions(cartId, {
 *   formSubmissions: [{ _id: formId, formSubmissionId: submissionId }],
 * })
 */
export const updateFormSubmissions: (
  cartId: string,
  options: UpdateFormSubmissionsOptions,
) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateFormSubmissionsInCartV2,
  namedWith,
  calls.edit,
)

/**
 * Accepts the current prices of a cart.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `CONFLICT`
 * @example const { cart } = await client.cartV2.refreshCart(cartId)
 */
export const refreshCart: (cartId: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.refreshCartV2,
  named,
  calls.edit,
)

/**
 * Calculates everything that a cart costs. `summary.violations` has the problems that block an order.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`
 * @example const { summary } = await client.cartV2.calculateCart(cartId)
 */
export const calculateCart: (cartId: string, options?: CalculateCartOptions) => Promise<CartSummaryAnswer> =
  /* @__PURE__ */ method(operations.calculateCartV2, namedWith, calls.edit)

/**
 * Calculates the requested parts of what a cart costs.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`
 * @example const { summary } = await client.cartV2.estimateCart(cartId, { calculateTax: true })
 */
export const estimateCart: (cartId: string, options?: EstimateCartOptions) => Promise<CartSummaryAnswer> =
  /* @__PURE__ */ method(operations.estimateCartV2, namedWith, calls.edit)

/**
 * Lists upsell options for a cart; shops have none yet.
 * @throws {CommerceError} `CART_NOT_FOUND`
 * @example const { itemsUpsells } = await client.cartV2.getUpsellOptions(cartId)
 */
export const getUpsellOptions: (cartId: string) => Promise<GetUpsellOptionsResponse> = /* @__PURE__ */ method(
  operations.getUpsellOptionsForCartV2,
  named,
)

/**
 * Creates an address where the buyer of a cart checks out: the cart's own page, or the hosted one.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `SITE_NOT_ACCEPTING_PAYMENTS`,
 * `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`,
 * `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`
 * @example
 * const { checkoutUrl } = await client.cartV2.getCheckoutUrl(cartId)
 * location.assign(checkoutUrl)
 */
export const getCheckoutUrl: (
  cartId: string,
  options?: GetCheckoutUrlOptions,
) => Promise<{ checkoutUrl: string }> = /* @__PURE__ */ method(operations.getCheckoutUrlOfCartV2, namedWith)

/**
 * Places the order of a cart. Merchants and apps can order any cart; buyers only their own, if nothing is left to
 * pay.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `SITE_NOT_ACCEPTING_PAYMENTS`,
 * `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`,
 * `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`, `EMPTY_CART`, `INVALID_CART`,
 * `INVALID_PRICE_VERIFICATION_TOKEN`, `VIOLATIONS_WITH_ERROR_SEVERITY`, `CALCULATION_ERROR`,
 * `CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD`, `CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD`,
 * `CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD`, `SUBSCRIPTION_WITH_ZERO_TOTAL`,
 * `SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS`, `UNCONFIRMED_SAVE_PAYMENT_METHOD`,
 * `DELIVERY_METHOD_NO_LONGER_AVAILABLE`, `MISSING_DELIVERY_ADDRESS`, `MISSING_DELIVERY_METHOD`,
 * `GIFT_CARD_REDEEM_ERROR`, `PAYMENT_ALREADY_IN_PROGRESS`, `UNAVAILABLE_PAYMENT_METHOD`, `MEMBERS_ONLY_ITEM`;
 * `EMPTY_PAYMENT_TOKEN` when the buyer still has to pay; `CART_PRICES_OUT_OF_SYNC`, `LINE_ITEMS_OUT_OF_STOCK`;
 * nothing is ordered
 * @example const { orderId, completed } = await client.cartV2.placeOrder(cartId)
 */
export const placeOrder: (cartId: string, options?: PlaceOrderOptions) => Promise<PlaceOrderResponse> =
  /* @__PURE__ */ method(operations.placeOrderOfCartV2, namedWith)

/**
 * Marks a cart as bought elsewhere. Merchants and apps only.
 * @throws {CommerceError} `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`, `SITE_NOT_ACCEPTING_PAYMENTS`,
 * `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`,
 * `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`
 * @example await client.cartV2.markCartAsCompleted(cartId)
 */
export const markCartAsCompleted: (
  cartId: string,
  options?: MarkCartAsCompletedOptions,
) => Promise<CartAnswer> = /* @__PURE__ */ method(operations.markCartAsCompletedV2, namedWith, calls.edit)

/**
 * Marks the cart of a completion token as bought elsewhere, and returns where its buyer goes next.
 * @throws {CommerceError} `CHECKOUT_NOT_FOUND`, `UNAUTHENTICATED_TOKEN`
 * @example const { statusCode, headers } = await client.cartV2.handleAsyncCheckoutCompletion(token)
 */
export const handleAsyncCheckoutCompletion: (token: string) => Promise<RawHttpResponse> =
  /* @__PURE__ */ method(operations.handleAsyncCheckoutCompletionV2, (token) => ({ token }))

export {
  ChannelType,
  DiscountScope,
  DiscountSourceType,
  FeeSource as Source,
  ItemStatus,
  ItemTypePreset,
  PaymentOptionType,
  ValidationsConfig,
  ViolationCode,
  ViolationScope,
  WeightUnit,
} from '@vitrine/contract'

/**
 * Registers a handler for created carts, which gets the cart as it was when the event was sent.
 * @example client.cartV2.onCartCreated(({ entity }) => console.log(`Cart ${entity._id} was created`))
 */
export const onCartCreated: Register<EntityEvent<Cart>> = /* @__PURE__ */ event('onCartV2Created')

/**
 * Registers a handler for changed carts, which gets the cart as it was when the event was sent.
 * @example client.cartV2.onCartUpdated(({ entity }) => console.log(`Cart ${entity._id} changed`))
 */
export const onCartUpdated: Register<EntityEvent<Cart>> = /* @__PURE__ */ event('onCartV2Updated')

/**
 * Registers a handler for deleted carts; the event has only the id.
 * @example client.cartV2.onCartDeleted(({ metadata }) => console.log(`Cart ${metadata.entityId} is gone`))
 */
export const onCartDeleted: Register<EntityEvent<Cart | undefined>> = /* @__PURE__ */ event('onCartV2Deleted')
