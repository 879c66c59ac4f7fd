import { enumeration } from '../enumeration.ts'

/** Whether a line of a cart in the newer shape can be bought. */
export const ItemStatus = /* @__PURE__ */ enumeration(
  'IN_STOCK',
  'PARTIALLY_IN_STOCK',
  'OUT_OF_STOCK',
  'REMOVED_FROM_CATALOG',
)
export type ItemStatus = keyof typeof ItemStatus

/** Where a discount of the newer cart comes from. */
export const DiscountSourceType = /* @__PURE__ */ enumeration('AUTOMATIC_RULE', 'COUPON')
export type DiscountSourceType = keyof typeof DiscountSourceType

/** What a discount of the newer cart reduces. */
export const DiscountScope = /* @__PURE__ */ enumeration(
  'UNKNOWN_DISCOUNT_SCOPE',
  'CART_SUBTOTAL',
  'LINE_ITEM',
  'DELIVERY',
)
export type DiscountScope = keyof typeof DiscountScope

/** Where a fee of the newer cart comes from. */
export const FeeSource = /* @__PURE__ */ enumeration(
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'LINE_ITEM',
  'DELIVERY',
  'PLATFORM',
)
export type FeeSource = keyof typeof FeeSource

/** How strictly an estimate of the newer cart checks the shop's own rules. */
export const ValidationsConfig = /* @__PURE__ */ enumeration(
  'SKIP_VALIDATIONS',
  'PRE_CHECKOUT_VALIDATIONS',
  'CHECKOUT_VALIDATIONS',
)
export type ValidationsConfig = keyof typeof ValidationsConfig

/** What a violation of the newer cart is about. */
export const ViolationScope = /* @__PURE__ */ enumeration(
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
  'PAYMENT',
)
export type ViolationScope = keyof typeof ViolationScope

/** What a violation of the newer cart says. */
export const ViolationCode = /* @__PURE__ */ enumeration(
  'GENERAL_CODE',
  'CUSTOM_VALIDATION',
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
  'INVALID_MEMBERSHIP_STATUS',
  'INVALID_POSTAL_CODE',
  'INVALID_SUBDIVISION',
  'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MISSING_SITE_PAYMENT_METHOD_TYPE_ID',
)
export type ViolationCode = keyof typeof ViolationCode

/** Why a coupon doesn't apply to a newer cart. */
export const InvalidCouponReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_INVALID_COUPON_REASON',
  'EXPIRED',
  'DISABLED',
  'INACTIVE',
  'MAX_USAGE_EXCEEDED',
  'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'MIN_SUBTOTAL_NOT_REACHED',
)
export type InvalidCouponReason = keyof typeof InvalidCouponReason

/** Why a gift card can't pay for a newer cart. */
export const InvalidGiftCardReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_INVALID_GIFT_CARD_REASON',
  'EXPIRED',
  'DISABLED',
  'EMPTY_BALANCE',
)
export type InvalidGiftCardReason = keyof typeof InvalidGiftCardReason
