import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
import { type EntityEvent, event, type Register } from '../webhooks/event.ts'
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
  UpdateFormSubmissionsOptions,
  UpdateLineItemsOptions,
} from './cart-v2.shapes.ts'
import { calls } from './cart-v2.shapes.ts'

export type {
  CartSummary,
  CatalogItemInput,
  ConvertedMoney,
  CouponInput,
  CustomItemInput,
  DeliveryMethodInput,
  GetUpsellOptionsResponse as GetUpsellOptionsForCurrentCartResponse,
  GiftCardInput,
  LineItemUpdate,
  V2LineItem,
  V2Violation,
} from './cart-v2.shapes.ts'
export type { Cart, CartAnswer, CartSummaryAnswer }

/** What the new cart holds. */
export type CreateCurrentCartOptions = CreateCartOptions
/** What to change in the cart. */
export type UpdateCurrentCart = NonNullable<CreateCartOptions['cart']>
/** Lines to add. */
export type AddLineItemsToCurrentCartOptions = AddLineItemsOptions
/** Quantities and memberships to change. */
export type UpdateLineItemsInCurrentCartOptions = UpdateLineItemsOptions
/** Answers to forms. */
export type UpdateFormSubmissionsInCurrentCartOptions = UpdateFormSubmissionsOptions
/** Has no effect: every call reads the catalog again. */
export type CalculateCurrentCartOptions = CalculateCartOptions
/** Which parts to calculate. */
export type EstimateCurrentCartOptions = EstimateCartOptions

/**
 * Creates the current cart, or adds to it if there is one.
 * @throws {CommerceError} `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `MAX_LINE_ITEMS_EXCEEDED`,
 * `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS`, `INVALID_GIFT_CARD_CODE`,
 * `INVALID_GIFT_CARD_STATUS`, `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS`,
 * `DELIVERY_METHOD_MISSING_LINE_ITEMS`, `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`, `CONFLICT`
 * @example
 * const { cart } = await client.currentCartV2.createCurrentCart({
 *   catalogItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const createCurrentCart: (options?: CreateCurrentCartOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.createCurrentCartV2, whole, calls.create)

/**
 * Returns the current cart.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND` until the first line is added
 * @example const { cart } = await client.currentCartV2.getCurrentCart()
 * @see docs/wire/cart.md
 */
export const getCurrentCart: () => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.getCurrentCartV2,
  () => ({}),
  calls.edit,
)

/**
 * Changes note, buyer, addresses and custom checkout page of the current cart. What is missing stays.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`,
 * `CONFLICT`
 * @example
 * await client.currentCartV2.updateCurrentCart({
 *   deliveryInfo: { address: { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine1: 'Am Markt 1' } },
 * })
 */
export const updateCurrentCart: (cart: UpdateCurrentCart) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateCurrentCartV2,
  (cart) => ({ cart }),
  calls.change,
)

/**
 * Deletes the current cart.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `CONFLICT`
 * @example await client.currentCartV2.deleteCurrentCart()
 */
export const deleteCurrentCart: () => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCurrentCartV2,
  () => ({}),
  calls.delete,
)

/**
 * Adds lines to the current cart; the first line creates it.
 * @throws {CommerceError} `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `MAX_LINE_ITEMS_EXCEEDED`,
 * `CURRENT_CART_NOT_FOUND`, `NO_LINE_ITEMS_TO_ADD`, `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `CONFLICT`; the cart
 * stays as it was
 * @example
 * const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({
 *   catalogItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const addLineItemsToCurrentCart: (options?: AddLineItemsToCurrentCartOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addLineItemsToCurrentCartV2, whole, calls.add)

/**
 * Removes lines from the current cart.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `LINE_ITEM_NOT_FOUND_IN_CART`, `CONFLICT`
 * @example const { cart } = await client.currentCartV2.removeLineItemsFromCurrentCart([lineItemId])
 */
export const removeLineItemsFromCurrentCart: (lineItemIds: readonly string[]) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeLineItemsFromCurrentCartV2,
    (lineItemIds) => ({ lineItemIds }),
    calls.edit,
  )

/**
 * Changes quantities and memberships of lines in the current cart.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `EMPTY_LINE_ITEM_UPDATES`, `DUPLICATE_LINE_ITEM_UPDATES`,
 * `LINE_ITEM_NOT_FOUND_IN_CART`, `INSUFFICIENT_INVENTORY`, `FIXED_QUANTITY_ITEM`,
 * `INVALID_MEMBERSHIP_PAYMENT_OPTION`, `CONFLICT`
 * @example
 * await client.currentCartV2.updateLineItemsInCurrentCart({
 *   lineItems: [{ lineItemId, quantity: { newQuantity: 3 } }],
 * })
 */
export const updateLineItemsInCurrentCart: (
  options?: UpdateLineItemsInCurrentCartOptions,
) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateLineItemsInCurrentCartV2,
  whole,
  calls.edit,
)

/**
 * Applies a coupon to the current cart.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `COUPON_ALREADY_EXISTS`, `MAX_COUPONS_PER_CART_EXCEEDED`,
 * `COUPON_LOCKED`, `INVALID_COUPON_CODE`, `INVALID_COUPON_STATUS`, `CONFLICT`
 * @example const { cart } = await client.currentCartV2.addCouponToCurrentCart({ code: 'WELCOME10' })
 */
export const addCouponToCurrentCart: (coupon: CouponInput) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.addCouponToCurrentCartV2,
  (coupon) => ({ coupon }),
  calls.edit,
)

/**
 * Removes a coupon from the current cart by its id in `cart.coupons`.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `COUPON_NOT_FOUND_IN_CART`, `COUPON_LOCKED`, `CONFLICT`
 * @example await client.currentCartV2.removeCouponFromCurrentCart(couponId)
 */
export const removeCouponFromCurrentCart: (couponId: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeCouponFromCurrentCartV2,
  (couponId) => ({ couponId }),
  calls.edit,
)

/**
 * Chooses how the current cart is delivered.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `DELIVERY_METHOD_NOT_FOUND`,
 * `DELIVERY_METHOD_MISSING_ADDRESS`, `DELIVERY_METHOD_MISSING_LINE_ITEMS`, `CONFLICT`
 * @example await client.currentCartV2.setDeliveryMethodForCurrentCart({ code: 'post' })
 */
export const setDeliveryMethodForCurrentCart: (deliveryMethod: DeliveryMethodInput) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.setDeliveryMethodForCurrentCartV2,
    (deliveryMethod) => ({ deliveryMethod }),
    calls.edit,
  )

/**
 * Removes the delivery method of the current cart.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `CONFLICT`
 * @example await client.currentCartV2.removeDeliveryMethodFromCurrentCart()
 */
export const removeDeliveryMethodFromCurrentCart: () => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeDeliveryMethodFromCurrentCartV2,
  () => ({}),
  calls.edit,
)

/**
 * Applies a gift card to the current cart.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `GIFT_CARD_ALREADY_EXISTS`,
 * `MAX_GIFT_CARDS_PER_CART_EXCEEDED`, `GIFT_CARD_LOCKED`, `INVALID_GIFT_CARD_CODE`, `INVALID_GIFT_CARD_STATUS`,
 * `CONFLICT`
 * @example await client.currentCartV2.addGiftCardToCurrentCart({ code: 'GIFT-CARD-CODE-7XQ2' })
 */
export const addGiftCardToCurrentCart: (giftCard: GiftCardInput) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addGiftCardToCurrentCartV2, (giftCard) => ({ giftCard }), calls.edit)

/**
 * Removes a gift card from the current cart by its id in `cart.paymentInfo.giftCards`.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `GIFT_CARD_NOT_FOUND_IN_CART`, `GIFT_CARD_LOCKED`, `CONFLICT`
 * @example await client.currentCartV2.removeGiftCardFromCurrentCart(giftCardId)
 */
export const removeGiftCardFromCurrentCart: (giftCardId: string) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeGiftCardFromCurrentCartV2,
    (giftCardId) => ({ giftCardId }),
    calls.edit,
  )

/**
 * Saves the buyer's answers to forms.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `CONFLICT`
 * @example
 * await client.currentCartV2.updateFormSubmissionsInCurrentCart({
 *   formSubmissions: [{ _id: formId, formSubmissionId: submissionId }],
 * })
 */
export const updateFormSubmissionsInCurrentCart: (
  options?: UpdateFormSubmissionsInCurrentCartOptions,
) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateFormSubmissionsInCurrentCartV2,
  whole,
  calls.edit,
)

/**
 * Accepts the current prices of the current cart.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`, `CONFLICT`
 * @example const { cart } = await client.currentCartV2.refreshCurrentCart()
 */
export const refreshCurrentCart: () => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.refreshCurrentCartV2,
  () => ({}),
  calls.edit,
)

/**
 * Calculates everything that the current cart costs. `summary.violations` has the problems that block an order.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`
 * @example const { summary } = await client.currentCartV2.calculateCurrentCart()
 */
export const calculateCurrentCart: (options?: CalculateCurrentCartOptions) => Promise<CartSummaryAnswer> =
  /* @__PURE__ */ method(operations.calculateCurrentCartV2, whole, calls.edit)

/**
 * Calculates the requested parts of what the current cart costs.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`
 * @example const { summary } = await client.currentCartV2.estimateCurrentCart({ calculateDelivery: true })
 */
export const estimateCurrentCart: (options?: EstimateCurrentCartOptions) => Promise<CartSummaryAnswer> =
  /* @__PURE__ */ method(operations.estimateCurrentCartV2, whole, calls.edit)

/**
 * Lists upsell options for the current cart; shops have none yet.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND`
 * @example const { itemsUpsells } = await client.currentCartV2.getUpsellOptionsForCurrentCart()
 */
export const getUpsellOptionsForCurrentCart: () => Promise<GetUpsellOptionsResponse> = /* @__PURE__ */ method(
  operations.getUpsellOptionsForCurrentCartV2,
  () => ({}),
)

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
 * @example client.currentCartV2.onCartCreated(({ entity }) => console.log(`Cart ${entity._id} was created`))
 */
export const onCartCreated: Register<EntityEvent<Cart>> = /* @__PURE__ */ event('onCartV2Created')

/**
 * Registers a handler for changed carts, which gets the cart as it was when the event was sent.
 * @example client.currentCartV2.onCartUpdated(({ entity }) => console.log(`Cart ${entity._id} changed`))
 */
export const onCartUpdated: Register<EntityEvent<Cart>> = /* @__PURE__ */ event('onCartV2Updated')

/**
 * Registers a handler for deleted carts; the event has only the id.
 * @example client.currentCartV2.onCartDeleted(({ metadata }) => console.log(`Cart ${metadata.entityId} is gone`))
 */
export const onCartDeleted: Register<EntityEvent<Cart | undefined>> = /* @__PURE__ */ event('onCartV2Deleted')
