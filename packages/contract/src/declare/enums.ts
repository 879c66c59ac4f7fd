import { enumeration } from './enumeration.ts'

export * from './enums-v3.ts'

/** The channel an order came through. */
export const ChannelType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
  'WIX_INVOICES_PLATFORM',
  'UCP_AGENTIC_CHECKOUT',
)
export type ChannelType = keyof typeof ChannelType

/** The kind of a cart line. */
export const ItemTypePreset = /* @__PURE__ */ enumeration(
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
)
export type ItemTypePreset = keyof typeof ItemTypePreset

/** Whether a cart line can be bought now. */
export const ItemAvailabilityStatus = /* @__PURE__ */ enumeration(
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
)
export type ItemAvailabilityStatus = keyof typeof ItemAvailabilityStatus

/** The unit a subscription repeats in. */
export const SubscriptionFrequency = /* @__PURE__ */ enumeration('UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR')
export type SubscriptionFrequency = keyof typeof SubscriptionFrequency

/** How a line is paid. */
export const PaymentOptionType = /* @__PURE__ */ enumeration(
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
)
export type PaymentOptionType = keyof typeof PaymentOptionType

/** The address that decides a tax. */
export const TaxableAddressType = /* @__PURE__ */ enumeration('BUSINESS', 'BILLING', 'SHIPPING')
export type TaxableAddressType = keyof typeof TaxableAddressType

/** The unit of weights. */
export const WeightUnit = /* @__PURE__ */ enumeration('UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB')
export type WeightUnit = keyof typeof WeightUnit

/** The kind of a tax number. */
export const VatType = /* @__PURE__ */ enumeration('UNSPECIFIED', 'CPF', 'CNPJ')
export type VatType = keyof typeof VatType

/** Who levies a tax. */
export const JurisdictionType = /* @__PURE__ */ enumeration(
  'UNDEFINED',
  'COUNTRY',
  'STATE',
  'COUNTY',
  'CITY',
  'SPECIAL',
)
export type JurisdictionType = keyof typeof JurisdictionType

/** Where a tax rate came from. */
export const RateType = /* @__PURE__ */ enumeration(
  'NO_TAX_COLLECTED',
  'MANUAL_RATE',
  'AUTO_RATE',
  'FALLBACK_RATE',
)
export type RateType = keyof typeof RateType

/** Why a fallback rate was used. */
export const FallbackReason = /* @__PURE__ */ enumeration('AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED')
export type FallbackReason = keyof typeof FallbackReason

/** How an order is picked up. */
export const PickupMethod = /* @__PURE__ */ enumeration('STORE_PICKUP', 'PICKUP_POINT')
export type PickupMethod = keyof typeof PickupMethod

/** A charge on top of the shipping price. */
export const ChargeType = /* @__PURE__ */ enumeration('HANDLING_FEE', 'INSURANCE')
export type ChargeType = keyof typeof ChargeType

/** What a cart discount applies to. */
export const CartDiscountType = /* @__PURE__ */ enumeration('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING')
export type CartDiscountType = keyof typeof CartDiscountType

/** How a product is discounted. */
export const DiscountType = /* @__PURE__ */ enumeration('UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT')
export type DiscountType = keyof typeof DiscountType

/** How a description line is shown. */
export const DescriptionLineType = /* @__PURE__ */ enumeration('UNRECOGNISED', 'PLAIN_TEXT', 'COLOR')
export type DescriptionLineType = keyof typeof DescriptionLineType

/** The type of a file that a digital product delivers. */
export const FileType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
)
export type FileType = keyof typeof FileType

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

/** Whether a violation warns or blocks. */
export const Severity = /* @__PURE__ */ enumeration('WARNING', 'ERROR')
export type Severity = keyof typeof Severity

/** The rule that a field broke. */
export const RuleType = /* @__PURE__ */ enumeration(
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
)
export type RuleType = keyof typeof RuleType

/** The kind of a product. */
export const ProductType = /* @__PURE__ */ enumeration('unspecified_product_type', 'physical', 'digital')
export type ProductType = keyof typeof ProductType

/** A product's stock across its variants. */
export const InventoryStatus = /* @__PURE__ */ enumeration(
  'IN_STOCK',
  'OUT_OF_STOCK',
  'PARTIALLY_OUT_OF_STOCK',
)
export type InventoryStatus = keyof typeof InventoryStatus

/** The unit of a unit price. */
export const MeasurementUnit = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
)
export type MeasurementUnit = keyof typeof MeasurementUnit

/** The type of a media item. */
export const MediaItemType = /* @__PURE__ */ enumeration(
  'unspecified_media_item_type',
  'image',
  'video',
  'audio',
  'document',
  'zip',
)
export type MediaItemType = keyof typeof MediaItemType

/** How an option is chosen. */
export const OptionType = /* @__PURE__ */ enumeration('unspecified_option_type', 'drop_down', 'color')
export type OptionType = keyof typeof OptionType

/** Which catalog a site has. */
export const CatalogVersion = /* @__PURE__ */ enumeration('V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED')
export type CatalogVersion = keyof typeof CatalogVersion

/** The direction of a sort. */
export const SortOrder = /* @__PURE__ */ enumeration('ASC', 'DESC')
export type SortOrder = keyof typeof SortOrder

/** The kind of a redirect callback. */
export const CallbackType = /* @__PURE__ */ enumeration('UNKNOWN', 'LOGOUT', 'CHECKOUT', 'AUTHORIZE')
export type CallbackType = keyof typeof CallbackType

/** Where a booked service takes place. */
export const LocationType = /* @__PURE__ */ enumeration(
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
)
export type LocationType = keyof typeof LocationType

/** What the authorize page asks (OpenID Connect Core section 3.1.2.1). */
export const Prompt = /* @__PURE__ */ enumeration('login', 'none', 'consent', 'select_account')
export type Prompt = keyof typeof Prompt

/** The result of attaching pages. */
export const AttachPagesResponseStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'SUCCESS',
  'NO_ACTION',
  'ERROR',
)
export type AttachPagesResponseStatus = keyof typeof AttachPagesResponseStatus

/** A section of the members area. */
export const MembersAccountSection = /* @__PURE__ */ enumeration(
  'ACCOUNT_INFO',
  'BOOKINGS',
  'ORDERS',
  'SUBSCRIPTIONS',
  'EVENTS',
)
export type MembersAccountSection = keyof typeof MembersAccountSection

/** Who acts. */
export const ActorIdentityType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
)
export type ActorIdentityType = keyof typeof ActorIdentityType

/** Whether a member may log in. */
export const MemberStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN_STATUS',
  'PENDING',
  'ACTIVE',
  'DELETED',
  'BLOCKED',
  'OFFLINE',
)
export type MemberStatus = keyof typeof MemberStatus

/** Why a member is pending. */
export const StatusReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
)
export type StatusReason = keyof typeof StatusReason

/** Who can see a member's profile. */
export const PrivacyStatus = /* @__PURE__ */ enumeration('UNDEFINED', 'PUBLIC', 'PRIVATE')
export type PrivacyStatus = keyof typeof PrivacyStatus

/** Whether a member may log in, in the members calls. */
export const MemberAccess = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'PENDING',
  'APPROVED',
  'BLOCKED',
  'OFFLINE',
)
export type MemberAccess = keyof typeof MemberAccess

/** Who can see a member's profile, in the members calls. */
export const MemberPrivacy = /* @__PURE__ */ enumeration('UNKNOWN', 'PRIVATE', 'PUBLIC')
export type MemberPrivacy = keyof typeof MemberPrivacy

/** Whether a member may take part in conversations. */
export const MemberActivity = /* @__PURE__ */ enumeration('UNKNOWN', 'ACTIVE', 'MUTED')
export type MemberActivity = keyof typeof MemberActivity

/** What an identity belongs to. */
export const TenantType = /* @__PURE__ */ enumeration('UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT')
export type TenantType = keyof typeof TenantType

/** The purpose of an e-mail address. */
export const EmailTag = /* @__PURE__ */ enumeration('UNTAGGED', 'MAIN', 'HOME', 'WORK')
export type EmailTag = keyof typeof EmailTag

/** The purpose of a phone number. */
export const PhoneTag = /* @__PURE__ */ enumeration('UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX')
export type PhoneTag = keyof typeof PhoneTag

/** The purpose of an address. */
export const AddressTag = /* @__PURE__ */ enumeration('UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING')
export type AddressTag = keyof typeof AddressTag

/** What is verified. */
export const VerificationTarget = /* @__PURE__ */ enumeration('UNKNOWN_TARGET', 'EMAIL')
export type VerificationTarget = keyof typeof VerificationTarget

/** The state of a login on the server. */
export const StateType = /* @__PURE__ */ enumeration(
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
  'REQUIRE_MISSING_FIELDS',
)
export type StateType = keyof typeof StateType

/** The status of a login state that older servers send. */
export const StateStatus = /* @__PURE__ */ enumeration('DONE', 'REQUIRE_OWNER_APPROVAL', 'STATUS_CHECK')
export type StateStatus = keyof typeof StateStatus

/** The state of a login in the client. */
export const LoginState = /* @__PURE__ */ enumeration(
  'INITIAL',
  'SUCCESS',
  'FAILURE',
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'USER_CAPTCHA_REQUIRED',
  'SILENT_CAPTCHA_REQUIRED',
)
export type LoginState = keyof typeof LoginState

/** Who a refresh token belongs to. */
export const TokenRole = /* @__PURE__ */ Object.freeze({
  NONE: 'none',
  VISITOR: 'visitor',
  MEMBER: 'member',
} as const)
export type TokenRole = (typeof TokenRole)[keyof typeof TokenRole]

/** Where a fee comes from. */
export const AdditionalFeeSource = /* @__PURE__ */ enumeration(
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
)
export type AdditionalFeeSource = keyof typeof AdditionalFeeSource

/** What a membership's balance counts. */
export const BalanceType = /* @__PURE__ */ enumeration('PUNCH_CARD', 'CREDIT')
export type BalanceType = keyof typeof BalanceType

/** The unit of measures. */
export const DimensionsUnit = /* @__PURE__ */ enumeration(
  'UNKNOWN_DIMENSIONS_UNIT',
  'MM',
  'CM',
  'M',
  'IN',
  'FT',
  'YD',
)
export type DimensionsUnit = keyof typeof DimensionsUnit

/** What a limited quota counts. */
export const LimitedQuotaType = /* @__PURE__ */ enumeration('PUNCH_CARD', 'CREDIT')
export type LimitedQuotaType = keyof typeof LimitedQuotaType

/** Why tax was calculated with manual rates. */
export const ManualCalculationReason = /* @__PURE__ */ enumeration(
  'GLOBAL_SETTING_TO_MANUAL',
  'REGION_SETTING_TO_MANUAL',
)
export type ManualCalculationReason = keyof typeof ManualCalculationReason

/** The name of a violation about a line. */
export const NameInLineItem = /* @__PURE__ */ enumeration('LINE_ITEM_DEFAULT')
export type NameInLineItem = keyof typeof NameInLineItem

/** The name of a violation that isn't about a line. */
export const NameInOther = /* @__PURE__ */ enumeration('OTHER_DEFAULT')
export type NameInOther = keyof typeof NameInOther

/** Who pays a platform fee. */
export const PlatformFeeChargeType = /* @__PURE__ */ enumeration('PASS_ON', 'ABSORBED')
export type PlatformFeeChargeType = keyof typeof PlatformFeeChargeType

/** How a plan's period aligns with its billing. */
export const ProductPeriodAlignment = /* @__PURE__ */ enumeration(
  'ALIGNED_WITH_BILLING_PERIOD',
  'NOT_ALIGNED_WITH_BILLING_PERIOD',
)
export type ProductPeriodAlignment = keyof typeof ProductPeriodAlignment

/** Whether a quota is limited. */
export const QuotaType = /* @__PURE__ */ enumeration('LIMITED', 'UNLIMITED')
export type QuotaType = keyof typeof QuotaType

/** What would fix a violation. */
export const SuggestedFix = /* @__PURE__ */ enumeration('UNKNOWN_SUGGESTED_FIX', 'REMOVE_LINE_ITEM')
export type SuggestedFix = keyof typeof SuggestedFix

/** The status of a redirect session. */
export const RedirectSessionStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'SUCCESS', 'ERROR')
export type RedirectSessionStatus = keyof typeof RedirectSessionStatus

/** How a code is delivered. */
export const DeliveryMethod = /* @__PURE__ */ enumeration('SMS', 'WHATSAPP')
export type DeliveryMethod = keyof typeof DeliveryMethod

/** Whether a factor is active. */
export const FactorStatus = /* @__PURE__ */ enumeration(
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
)
export type FactorStatus = keyof typeof FactorStatus

/** The kind of a factor. */
export const FactorType = /* @__PURE__ */ enumeration(
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
)
export type FactorType = keyof typeof FactorType

/** The state of an enrolled factor. */
export const FactorState = /* @__PURE__ */ enumeration('INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL')
export type FactorState = keyof typeof FactorState

/** Why a second factor is required. */
export const MfaReason = /* @__PURE__ */ enumeration('USER_SETTINGS', 'HIGH_RISK_LOGIN')
export type MfaReason = keyof typeof MfaReason

/** Why an e-mail address was rejected. */
export const EmailValidationFailureReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'EMAIL_ADDRESS_BOUNCED',
  'EMAIL_DOMAIN_MISSING_DNS_RECORDS',
  'EMAIL_DOMAIN_FORMAT_INVALID',
  'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED',
)
export type EmailValidationFailureReason = keyof typeof EmailValidationFailureReason

/** Who an access token represents. */
export const SubjectType = /* @__PURE__ */ enumeration('UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP')
export type SubjectType = keyof typeof SubjectType

/** Whether all words must match, or any one. (the platform's own search) */
export const SearchMode = /* @__PURE__ */ enumeration('AND', 'OR')
export type SearchMode = keyof typeof SearchMode

/** The order of search results. NEWEST and OLDEST sort by last change. (the platform's own search) */
export const SearchSort = /* @__PURE__ */ enumeration(
  'RELEVANCE',
  'NEWEST',
  'OLDEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'NAME_ASC',
  'NAME_DESC',
)
export type SearchSort = keyof typeof SearchSort

/** What search results are counted by. (the platform's own search) */
export const FacetKind = /* @__PURE__ */ enumeration(
  'PRICE',
  'OPTION',
  'COLOR',
  'AVAILABILITY',
  'BRAND',
  'COLLECTION',
)
export type FacetKind = keyof typeof FacetKind

/** The colors that shoppers look for: navy and indigo are both `BLUE`. (the platform's own search) */
export const ColorFamily = /* @__PURE__ */ enumeration(
  'BLACK',
  'GREY',
  'WHITE',
  'BEIGE',
  'BROWN',
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'BLUE',
  'PURPLE',
  'PINK',
)
export type ColorFamily = keyof typeof ColorFamily

/** Whether an algorithm recommends from given items, or from the shop as a whole. */
export const AlgorithmType = /* @__PURE__ */ enumeration('UNSPECIFIED', 'RELATED_ITEMS', 'GLOBAL')
export type AlgorithmType = keyof typeof AlgorithmType
