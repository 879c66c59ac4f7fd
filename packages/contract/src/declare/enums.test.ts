import { describe, expect, it } from 'vitest'
import * as enums from './enums.ts'

/** Every enumeration of the wire with its documented values, and what current packages add to it. */
const DOCUMENTED = {
  // Channel type
  ChannelType: {
    values:
      'UNSPECIFIED WEB POS EBAY AMAZON OTHER_PLATFORM WIX_APP_STORE WIX_INVOICES BACKOFFICE_MERCHANT WISH CLASS_PASS GLOBAL_E FACEBOOK ETSY TIKTOK FAIRE_COM',
    added: 'PAYPAL_AGENTIC_CHECKOUT STRIPE_AGENTIC_CHECKOUT WIX_INVOICES_PLATFORM UCP_AGENTIC_CHECKOUT',
  },
  // Content collections
  DataCollectionType: { values: 'NATIVE WIX_APP BLOCKS_APP EXTERNAL', added: '' },
  DataRole: { values: 'ADMIN SITE_MEMBER_AUTHOR SITE_MEMBER ANYONE', added: '' },
  // Site properties
  PlacementType: { values: 'BEFORE AFTER REPLACE', added: '' },
  DayOfWeek: { values: 'MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY', added: '' },
  // Item type
  ItemTypePreset: { values: 'PHYSICAL DIGITAL GIFT_CARD SERVICE', added: 'UNRECOGNISED' },
  // Item availability
  ItemAvailabilityStatus: { values: 'AVAILABLE NOT_FOUND NOT_AVAILABLE PARTIALLY_AVAILABLE', added: '' },
  // Subscription frequency
  SubscriptionFrequency: { values: 'DAY WEEK MONTH YEAR', added: 'UNDEFINED' },
  // Payment option
  PaymentOptionType: {
    values: 'FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE',
    added: 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
  },
  // Taxable address type
  TaxableAddressType: { values: 'BUSINESS BILLING SHIPPING', added: '' },
  // Weight unit
  WeightUnit: { values: 'KG LB', added: 'UNSPECIFIED_WEIGHT_UNIT' },
  // VAT type
  VatType: { values: 'CPF CNPJ', added: 'UNSPECIFIED' },
  // Jurisdiction
  JurisdictionType: { values: 'COUNTRY STATE COUNTY CITY SPECIAL', added: 'UNDEFINED' },
  // Rate type
  RateType: { values: 'NO_TAX_COLLECTED MANUAL_RATE AUTO_RATE FALLBACK_RATE', added: '' },
  // Fallback reason
  FallbackReason: { values: 'AUTO_TAX_FAILED AUTO_TAX_DEACTIVATED', added: '' },
  // Pickup method
  PickupMethod: { values: 'STORE_PICKUP PICKUP_POINT', added: '' },
  // Charge type
  ChargeType: { values: 'HANDLING_FEE INSURANCE', added: '' },
  // Cart discount type
  CartDiscountType: { values: 'GLOBAL SPECIFIC_ITEMS SHIPPING', added: '' },
  // Catalog discount type
  DiscountType: { values: 'NONE AMOUNT PERCENT', added: 'UNDEFINED' },
  // Description line type
  DescriptionLineType: { values: 'PLAIN_TEXT COLOR', added: 'UNRECOGNISED' },
  // File type
  FileType: {
    values: 'SECURE_PICTURE SECURE_VIDEO SECURE_DOCUMENT SECURE_MUSIC SECURE_ARCHIVE',
    added: 'UNSPECIFIED SECURE_RAW',
  },
  // Severity
  Severity: { values: 'WARNING ERROR', added: '' },
  // Rule type
  RuleType: {
    values:
      'VALIDATION OTHER MAX MIN MAX_LENGTH MIN_LENGTH MAX_SIZE MIN_SIZE FORMAT DECIMAL_LTE DECIMAL_GTE DECIMAL_LT DECIMAL_GT DECIMAL_MAX_SCALE INVALID_ENUM_VALUE REQUIRED_FIELD FIELD_NOT_ALLOWED ONE_OF_ALIGNMENT',
    added: 'EXACT_LENGTH EXACT_SIZE REQUIRED_ONE_OF_FIELD',
  },
  // Product type
  ProductType: { values: 'physical digital', added: 'unspecified_product_type' },
  // Inventory status
  InventoryStatus: { values: 'IN_STOCK OUT_OF_STOCK PARTIALLY_OUT_OF_STOCK', added: '' },
  // Measurement unit
  MeasurementUnit: {
    values: 'ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT',
    added: 'UNSPECIFIED',
  },
  // Media item type
  MediaItemType: { values: 'image video audio document zip', added: 'unspecified_media_item_type' },
  // Option type
  OptionType: { values: 'drop_down color', added: 'unspecified_option_type' },
  // Catalog version
  CatalogVersion: { values: 'V1_CATALOG V3_CATALOG', added: 'STORES_NOT_INSTALLED' },
  // Sort order
  SortOrder: { values: 'ASC DESC', added: '' },
  // Redirect callback type
  CallbackType: { values: 'LOGOUT CHECKOUT AUTHORIZE', added: 'UNKNOWN' },
  // Location type
  LocationType: { values: 'OWNER_BUSINESS OWNER_CUSTOM CUSTOM', added: 'UNDEFINED' },
  // Auth prompt
  Prompt: { values: 'login none consent select_account', added: '' },
  // Attach-pages status
  AttachPagesResponseStatus: { values: 'SUCCESS NO_ACTION ERROR', added: 'UNKNOWN' },
  // Actor identity type
  ActorIdentityType: { values: 'ANONYMOUS_VISITOR MEMBER WIX_USER APP', added: 'UNKNOWN' },
  // Member status
  MemberStatus: { values: 'UNKNOWN_STATUS PENDING ACTIVE DELETED BLOCKED OFFLINE', added: '' },
  // Status reason
  StatusReason: {
    values: 'UNKNOWN_REASON PENDING_ADMIN_APPROVAL_REQUIRED PENDING_EMAIL_VERIFICATION_REQUIRED',
    added: 'PENDING_REQUIRED_FIELDS_MISSING',
  },
  // Privacy status
  PrivacyStatus: { values: 'UNDEFINED PUBLIC PRIVATE', added: '' },
  // Tenant type
  TenantType: { values: 'UNKNOWN_TENANT_TYPE ACCOUNT SITE ROOT', added: '' },
  // Email tags
  EmailTag: { values: 'UNTAGGED MAIN HOME WORK', added: '' },
  // Phone tags
  PhoneTag: { values: 'UNTAGGED MAIN HOME MOBILE WORK FAX', added: '' },
  // Address tags
  AddressTag: { values: 'UNTAGGED HOME WORK BILLING SHIPPING', added: '' },
  // Contacts
  ContactSourceType: {
    values:
      'OTHER ADMIN WIX_APP IMPORT THIRD_PARTY WIX_BOOKINGS WIX_CHAT WIX_EMAIL_MARKETING WIX_EVENTS WIX_FORMS WIX_GROUPS WIX_HOTELS WIX_MARKET_PLACE WIX_MUSIC WIX_RESTAURANTS WIX_SITE_MEMBERS WIX_STORES WIX_CODE HOPP',
    added: '',
  },
  ContactIdentity: { values: 'UNKNOWN CONTACT MEMBER NOT_AUTHENTICATED_MEMBER', added: '' },
  ContactLabelType: { values: 'SYSTEM USER_DEFINED WIX_APP_DEFINED', added: '' },
  ContactsFacetType: {
    values: 'UNKNOWN ALL_CONTACTS NOT_LABELED LABEL SUBSCRIPTION_STATUS MEMBERSHIP_STATUS',
    added: '',
  },
  ContactJobType: {
    values: 'UNKNOWN_TYPE DELETE UPDATE ADD_LABELS REMOVE_LABELS ADD_REMOVE_LABELS',
    added: '',
  },
  ContactJobStatus: { values: 'UNKNOWN_STATUS NEW LOADING RUNNING COMPLETED INDEXING', added: '' },
  // Verification target
  VerificationTarget: { values: 'UNKNOWN_TARGET EMAIL', added: '' },
} as const

/** What section 4 names, and the enumerations that only current packages have. */
const OTHERS = {
  ItemStatus: 'IN_STOCK PARTIALLY_IN_STOCK OUT_OF_STOCK REMOVED_FROM_CATALOG',
  DiscountSourceType: 'AUTOMATIC_RULE COUPON',
  DiscountScope: 'UNKNOWN_DISCOUNT_SCOPE CART_SUBTOTAL LINE_ITEM DELIVERY',
  FeeSource: 'UNKNOWN_ADDITIONAL_FEE_SOURCE SERVICE_PLUGIN LINE_ITEM DELIVERY PLATFORM',
  ValidationsConfig: 'SKIP_VALIDATIONS PRE_CHECKOUT_VALIDATIONS CHECKOUT_VALIDATIONS',
  ViolationScope: 'GLOBAL LINE_ITEM DISCOUNT DELIVERY TAX MEMBERSHIP GIFT_CARD PAYMENT',
  ViolationCode:
    'GENERAL_CODE CUSTOM_VALIDATION EMPTY_CART LINE_ITEMS_OUT_OF_STOCK MEMBERS_ONLY_ITEM INVALID_COUPON_CODE INVALID_COUPON_STATUS CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD MISSING_DELIVERY_ADDRESS MISSING_DELIVERY_METHOD DELIVERY_METHOD_NO_LONGER_AVAILABLE DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS INVALID_GIFT_CARD_CODE INVALID_GIFT_CARD_STATUS CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD SUBTOTAL_BELOW_ORDER_MINIMUM INVALID_MEMBERSHIP_STATUS INVALID_POSTAL_CODE INVALID_SUBDIVISION SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART MISSING_SITE_PAYMENT_METHOD_TYPE_ID',
  InvalidCouponReason:
    'UNKNOWN_INVALID_COUPON_REASON EXPIRED DISABLED INACTIVE MAX_USAGE_EXCEEDED MAX_USAGE_PER_CUSTOMER_EXCEEDED NOT_APPLICABLE_TO_SUBSCRIPTIONS NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS MIN_LINE_ITEM_QUANTITY_NOT_REACHED MIN_SUBTOTAL_NOT_REACHED',
  InvalidGiftCardReason: 'UNKNOWN_INVALID_GIFT_CARD_REASON EXPIRED DISABLED EMPTY_BALANCE',
  MembersAccountSection: 'ACCOUNT_INFO BOOKINGS ORDERS SUBSCRIPTIONS EVENTS',
  LoginState:
    'INITIAL SUCCESS FAILURE EMAIL_VERIFICATION_REQUIRED OWNER_APPROVAL_REQUIRED USER_CAPTCHA_REQUIRED SILENT_CAPTCHA_REQUIRED',
  StateStatus: 'DONE REQUIRE_OWNER_APPROVAL STATUS_CHECK',
  StateType:
    'UNKNOWN_STATE SUCCESS REQUIRE_OWNER_APPROVAL REQUIRE_EMAIL_VERIFICATION STATUS_CHECK REQUIRE_MFA MFA_CHALLENGE REQUIRE_FIRST_FACTOR REQUIRE_MISSING_FIELDS',
  AdditionalFeeSource: 'UNKNOWN_ADDITIONAL_FEE_SOURCE SERVICE_PLUGIN ITEM MANUAL SHIPPING PLATFORM',
  BalanceType: 'PUNCH_CARD CREDIT',
  DimensionsUnit: 'UNKNOWN_DIMENSIONS_UNIT MM CM M IN FT YD',
  LimitedQuotaType: 'PUNCH_CARD CREDIT',
  ManualCalculationReason: 'GLOBAL_SETTING_TO_MANUAL REGION_SETTING_TO_MANUAL',
  NameInLineItem: 'LINE_ITEM_DEFAULT',
  NameInOther: 'OTHER_DEFAULT',
  PlatformFeeChargeType: 'PASS_ON ABSORBED',
  ProductPeriodAlignment: 'ALIGNED_WITH_BILLING_PERIOD NOT_ALIGNED_WITH_BILLING_PERIOD',
  QuotaType: 'LIMITED UNLIMITED',
  SuggestedFix: 'UNKNOWN_SUGGESTED_FIX REMOVE_LINE_ITEM',
  RedirectSessionStatus: 'UNKNOWN SUCCESS ERROR',
  DeliveryMethod: 'SMS WHATSAPP',
  FactorStatus: 'ENABLED REQUIRE_ACTIVATION REQUIRE_REENROLL ENABLED_BY_RULE DISABLED_BY_RULE',
  FactorType: 'PASSWORD SMS CALL EMAIL TOTP PUSH WEBAUTHN RECOVERY_CODE',
  MfaReason: 'USER_SETTINGS HIGH_RISK_LOGIN',
  EmailValidationFailureReason:
    'UNKNOWN_REASON EMAIL_ADDRESS_BOUNCED EMAIL_DOMAIN_MISSING_DNS_RECORDS EMAIL_DOMAIN_FORMAT_INVALID EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED',
  FactorState: 'INACTIVE ACTIVE REQUIRE_REENROLL',
  MemberAccess: 'UNKNOWN PENDING APPROVED BLOCKED OFFLINE',
  MemberPrivacy: 'UNKNOWN PRIVATE PUBLIC',
  MemberActivity: 'UNKNOWN ACTIVE MUTED',
  SubjectType: 'UNKNOWN USER VISITOR MEMBER APP',
  AlgorithmType: 'UNSPECIFIED RELATED_ITEMS GLOBAL',
  V3ProductType: 'PHYSICAL DIGITAL',
  V3MediaType: 'IMAGE VIDEO',
  FieldType: 'INPUT DISPLAY',
  InputType: 'STRING NUMBER BOOLEAN ARRAY',
  TextFormat:
    'UNKNOWN_FORMAT DATE TIME DATE_TIME EMAIL URL UUID PHONE URI HOSTNAME COLOR_HEX CURRENCY LANGUAGE DATE_OPTIONAL_TIME',
  SubmissionStatus: 'PENDING CONFIRMED PAYMENT_WAITING PAYMENT_CANCELED',
  ChoiceType: 'CHOICE_TEXT ONE_COLOR',
  ProductOptionRenderType: 'TEXT_CHOICES SWATCH_CHOICES',
  ModifierRenderType: 'FREE_TEXT TEXT_CHOICES SWATCH_CHOICES',
  PreorderStatus: 'ENABLED DISABLED PARTIALLY_ENABLED',
  ProductPreorderAvailability: 'ALL_VARIANTS NO_VARIANTS SOME_VARIANTS',
  RequestedFields:
    'URL CURRENCY INFO_SECTION MERCHANT_DATA PLAIN_DESCRIPTION INFO_SECTION_PLAIN_DESCRIPTION SUBSCRIPTION_PRICES_INFO BREADCRUMBS_INFO WEIGHT_MEASUREMENT_UNIT_INFO VARIANT_OPTION_CHOICE_NAMES MEDIA_ITEMS_INFO DESCRIPTION DIRECT_CATEGORIES_INFO ALL_CATEGORIES_INFO INFO_SECTION_DESCRIPTION THUMBNAIL PRODUCT_CHOICES_MEDIA_REFERENCES PRODUCT_CHOICES_DISPLAY_IMAGE MIN_PRICE_VARIANT DISCOUNT_INFO',
  VariantRequestedFields:
    'CURRENCY MERCHANT_DATA SUBSCRIPTION_PRICES_INFO WEIGHT_MEASUREMENT_UNIT_INFO DISCOUNT_INFO',
  AggregationType: 'VALUE RANGE SCALAR DATE_HISTOGRAM NESTED',
  AggregationSortType: 'COUNT VALUE',
  ScalarType: 'COUNT_DISTINCT MIN MAX',
  CategoryRequestedFields: 'BREADCRUMBS_INFO DESCRIPTION RICH_CONTENT_DESCRIPTION',
  CategoryPosition: 'FIRST LAST AFTER',
  CustomizationType: 'PRODUCT_OPTION MODIFIER',
  InventoryAvailabilityStatus: 'OUT_OF_STOCK IN_STOCK PREORDER',
  ReasonType: 'ORDER MANUAL REVERT_INVENTORY_CHANGE',
  PriceRounding: 'NO_ROUNDING CURRENCY_PRECISION NEAREST_WHOLE_NUMBER',
} as const

/** Vitrine's own, in addition to those of the hosted platform. */
const OWN = {
  SearchMode: 'AND OR',
  SearchSort: 'RELEVANCE NEWEST OLDEST PRICE_ASC PRICE_DESC NAME_ASC NAME_DESC',
  FacetKind: 'PRICE OPTION COLOR AVAILABILITY BRAND COLLECTION',
  ColorFamily: 'BLACK GREY WHITE BEIGE BROWN RED ORANGE YELLOW GREEN BLUE PURPLE PINK',
} as const

const enumerations: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...enums }
const valuesOf = (name: string): string[] => sorted(Object.keys(enumerations[name] ?? {}))
const sorted = (values: Iterable<string>): string[] => [...values].sort()
const words = (text: string): string[] => text.split(' ').filter(Boolean)

describe('the enumerations', () => {
  it.each(Object.entries(DOCUMENTED))('%s has every documented value and no unknown one', (name, list) => {
    expect(valuesOf(name)).toEqual(sorted([...words(list.values), ...words(list.added)]))
  })

  it.each(Object.entries(OWN))("%s has the values of Vitrine's own calls", (name, list) => {
    expect(valuesOf(name)).toEqual(sorted(words(list)))
  })

  it.each(Object.entries(OTHERS))('%s has the values of current packages', (name, list) => {
    expect(valuesOf(name)).toEqual(sorted(words(list)))
  })

  it('names each value after itself, as the public packages do', () => {
    const { TokenRole, ...named } = enums
    for (const enumeration of Object.values(named))
      for (const [key, value] of Object.entries(enumeration)) expect(value).toBe(key)
    expect(TokenRole).toEqual({ NONE: 'none', VISITOR: 'visitor', MEMBER: 'member' })
  })

  it('are all in these lists', () => {
    expect(sorted(Object.keys(enums))).toEqual(
      sorted([...Object.keys(DOCUMENTED), ...Object.keys(OTHERS), ...Object.keys(OWN), 'TokenRole']),
    )
  })

  it('are immutable', () => {
    expect(() => Object.assign(enums.ChannelType, { WEB: 'POS' })).toThrow(TypeError)
  })
})
