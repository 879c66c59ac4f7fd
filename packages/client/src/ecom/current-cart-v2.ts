import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
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

/** Creates the current cart, or adds to it if there is one. */
export const createCurrentCart: (options?: CreateCurrentCartOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.createCurrentCartV2, whole, calls.create)

/**
 * Returns the current cart.
 * @throws {CommerceError} `CURRENT_CART_NOT_FOUND` until the first line is added
 * @see docs/wire/cart.md
 */
export const getCurrentCart: () => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.getCurrentCartV2,
  () => ({}),
  calls.edit,
)

/** Changes note, buyer, addresses and custom checkout page of the current cart. What is missing stays. */
export const updateCurrentCart: (cart: UpdateCurrentCart) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateCurrentCartV2,
  (cart) => ({ cart }),
  calls.change,
)

/** Deletes the current cart. */
export const deleteCurrentCart: () => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCurrentCartV2,
  () => ({}),
  calls.delete,
)

/**
 * Adds lines to the current cart; the first line creates it.
 * @throws {CommerceError} `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY`, `MAX_LINE_ITEMS_EXCEEDED`; the
 * cart stays as it was
 * @example
 * const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({
 *   catalogItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product._id } }],
 * })
 */
export const addLineItemsToCurrentCart: (options?: AddLineItemsToCurrentCartOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addLineItemsToCurrentCartV2, whole, calls.add)

/** Removes lines from the current cart. */
export const removeLineItemsFromCurrentCart: (lineItemIds: readonly string[]) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeLineItemsFromCurrentCartV2,
    (lineItemIds) => ({ lineItemIds }),
    calls.edit,
  )

/** Changes quantities and memberships of lines in the current cart. */
export const updateLineItemsInCurrentCart: (
  options?: UpdateLineItemsInCurrentCartOptions,
) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateLineItemsInCurrentCartV2,
  whole,
  calls.edit,
)

/** Applies a coupon to the current cart. */
export const addCouponToCurrentCart: (coupon: CouponInput) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.addCouponToCurrentCartV2,
  (coupon) => ({ coupon }),
  calls.edit,
)

/** Removes a coupon from the current cart by its id in `cart.coupons`. */
export const removeCouponFromCurrentCart: (couponId: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeCouponFromCurrentCartV2,
  (couponId) => ({ couponId }),
  calls.edit,
)

/** Chooses how the current cart is delivered. */
export const setDeliveryMethodForCurrentCart: (deliveryMethod: DeliveryMethodInput) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.setDeliveryMethodForCurrentCartV2,
    (deliveryMethod) => ({ deliveryMethod }),
    calls.edit,
  )

/** Removes the delivery method of the current cart. */
export const removeDeliveryMethodFromCurrentCart: () => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeDeliveryMethodFromCurrentCartV2,
  () => ({}),
  calls.edit,
)

/** Applies a gift card to the current cart. */
export const addGiftCardToCurrentCart: (giftCard: GiftCardInput) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addGiftCardToCurrentCartV2, (giftCard) => ({ giftCard }), calls.edit)

/** Removes a gift card from the current cart by its id in `cart.paymentInfo.giftCards`. */
export const removeGiftCardFromCurrentCart: (giftCardId: string) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeGiftCardFromCurrentCartV2,
    (giftCardId) => ({ giftCardId }),
    calls.edit,
  )

/** Saves the buyer's answers to forms. */
export const updateFormSubmissionsInCurrentCart: (
  options?: UpdateFormSubmissionsInCurrentCartOptions,
) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateFormSubmissionsInCurrentCartV2,
  whole,
  calls.edit,
)

/** Accepts the current prices of the current cart. */
export const refreshCurrentCart: () => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.refreshCurrentCartV2,
  () => ({}),
  calls.edit,
)

/** Calculates everything that the current cart costs. `summary.violations` has the problems that block an order. */
export const calculateCurrentCart: (options?: CalculateCurrentCartOptions) => Promise<CartSummaryAnswer> =
  /* @__PURE__ */ method(operations.calculateCurrentCartV2, whole, calls.edit)

/** Calculates the requested parts of what the current cart costs. */
export const estimateCurrentCart: (options?: EstimateCurrentCartOptions) => Promise<CartSummaryAnswer> =
  /* @__PURE__ */ method(operations.estimateCurrentCartV2, whole, calls.edit)

/** Lists upsell options for the current cart; shops have none yet. */
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
