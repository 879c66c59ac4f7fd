import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { whole } from '../calls/described.ts'
import { method } from '../calls/module.ts'
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

/** Creates a cart next to the current one. */
export const createCart: (options?: CreateCartOptions) => Promise<Cart> = /* @__PURE__ */ method(
  operations.createCartV2,
  whole,
  { ...calls.create, answers: 'cart' },
)

/** Returns a cart, also after it became an order. */
export const getCart: (cartId: string) => Promise<Cart> = /* @__PURE__ */ method(
  operations.getCartV2,
  named,
  { ...calls.edit, answers: 'cart' },
)

/** Changes note, buyer, addresses and custom checkout page of a cart. What is missing stays. */
export const updateCart: (_id: string, cart: UpdateCart) => Promise<Cart> = /* @__PURE__ */ method(
  operations.updateCartV2,
  (_id, cart) => ({ cart: { ...cart, _id } }),
  { ...calls.change, answers: 'cart' },
)

/** Deletes a cart. */
export const deleteCart: (cartId: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteCartV2,
  named,
  calls.delete,
)

/** Adds lines to a cart. */
export const addLineItems: (cartId: string, options?: AddLineItemsOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.addLineItemsToCartV2, namedWith, calls.add)

/** Removes lines from a cart. */
export const removeLineItems: (cartId: string, lineItemIds: readonly string[]) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeLineItemsFromCartV2,
    (cartId, lineItemIds) => ({ cartId, lineItemIds }),
    calls.edit,
  )

/** Changes quantities and memberships of lines in a cart. */
export const updateLineItems: (cartId: string, options: UpdateLineItemsOptions) => Promise<CartAnswer> =
  /* @__PURE__ */ method(operations.updateLineItemsInCartV2, namedWith, calls.edit)

/** Applies a coupon to a cart. */
export const addCoupon: (cartId: string, coupon: CouponInput) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.addCouponToCartV2,
  (cartId, coupon) => ({ cartId, coupon }),
  calls.edit,
)

/** Removes a coupon from a cart by its id in `cart.coupons`. */
export const removeCoupon: (cartId: string, couponId: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeCouponFromCartV2,
  (cartId, couponId) => ({ cartId, couponId }),
  calls.edit,
)

/** Chooses how a cart is delivered. */
export const setDeliveryMethod: (cartId: string, deliveryMethod: DeliveryMethodInput) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.setDeliveryMethodForCartV2,
    (cartId, deliveryMethod) => ({ cartId, deliveryMethod }),
    calls.edit,
  )

/** Removes the delivery method of a cart. */
export const removeDeliveryMethod: (cartId: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.removeDeliveryMethodFromCartV2,
  named,
  calls.edit,
)

/** Applies a gift card to a cart. */
export const addGiftCard: (cartId: string, giftCard: GiftCardInput) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.addGiftCardToCartV2,
    (cartId, giftCard) => ({ cartId, giftCard }),
    calls.edit,
  )

/** Removes a gift card from a cart by its id in `cart.paymentInfo.giftCards`. */
export const removeGiftCard: (cartId: string, giftCardId: string) => Promise<CartAnswer> =
  /* @__PURE__ */ method(
    operations.removeGiftCardFromCartV2,
    (cartId, giftCardId) => ({ cartId, giftCardId }),
    calls.edit,
  )

/** Saves the buyer's answers to forms. */
export const updateFormSubmissions: (
  cartId: string,
  options: UpdateFormSubmissionsOptions,
) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.updateFormSubmissionsInCartV2,
  namedWith,
  calls.edit,
)

/** Accepts the current prices of a cart. */
export const refreshCart: (cartId: string) => Promise<CartAnswer> = /* @__PURE__ */ method(
  operations.refreshCartV2,
  named,
  calls.edit,
)

/** Calculates everything that a cart costs. `summary.violations` has the problems that block an order. */
export const calculateCart: (cartId: string, options?: CalculateCartOptions) => Promise<CartSummaryAnswer> =
  /* @__PURE__ */ method(operations.calculateCartV2, namedWith, calls.edit)

/** Calculates the requested parts of what a cart costs. */
export const estimateCart: (cartId: string, options?: EstimateCartOptions) => Promise<CartSummaryAnswer> =
  /* @__PURE__ */ method(operations.estimateCartV2, namedWith, calls.edit)

/** Lists upsell options for a cart; shops have none yet. */
export const getUpsellOptions: (cartId: string) => Promise<GetUpsellOptionsResponse> = /* @__PURE__ */ method(
  operations.getUpsellOptionsForCartV2,
  named,
)

/** Creates an address where the buyer of a cart checks out: the cart's own page, or the hosted one. */
export const getCheckoutUrl: (
  cartId: string,
  options?: GetCheckoutUrlOptions,
) => Promise<{ checkoutUrl: string }> = /* @__PURE__ */ method(operations.getCheckoutUrlOfCartV2, namedWith)

/**
 * Places the order of a cart. Merchants and apps can order any cart; buyers only their own, if nothing is left to pay.
 * @throws {CommerceError} `EMPTY_PAYMENT_TOKEN` when the buyer still has to pay; `CART_PRICES_OUT_OF_SYNC`,
 * `LINE_ITEMS_OUT_OF_STOCK` and others that say what to fix first. Nothing is ordered.
 */
export const placeOrder: (cartId: string, options?: PlaceOrderOptions) => Promise<PlaceOrderResponse> =
  /* @__PURE__ */ method(operations.placeOrderOfCartV2, namedWith)

/** Marks a cart as bought elsewhere. Merchants and apps only. */
export const markCartAsCompleted: (
  cartId: string,
  options?: MarkCartAsCompletedOptions,
) => Promise<CartAnswer> = /* @__PURE__ */ method(operations.markCartAsCompletedV2, namedWith, calls.edit)

/** Marks the cart of a completion token as bought elsewhere, and returns where its buyer goes next. */
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
