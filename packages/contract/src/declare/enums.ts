import { enumeration } from './enumeration.ts'

export * from './enums/cart-v2.ts'
export * from './enums/data.ts'
export * from './enums/forms.ts'
export * from './enums/people.ts'
export * from './enums/site.ts'
export * from './enums/v3.ts'

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

/** The result of attaching pages. */
export const AttachPagesResponseStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'SUCCESS',
  'NO_ACTION',
  'ERROR',
)
export type AttachPagesResponseStatus = keyof typeof AttachPagesResponseStatus

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
