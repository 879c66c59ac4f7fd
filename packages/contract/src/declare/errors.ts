interface ErrorEntry {
  /** The HTTP status of the response. */
  readonly status: number
  /** What the error means for the caller. */
  readonly means: string
  /** The code on the wire, if it differs from the name. */
  readonly wireCode?: string
  /** Sent without an application error: callers only see the status. */
  readonly bare?: true
}

/**
 * Every error of the platform, declared once. Callers branch on the code, never on the message.
 * INVALID_ARGUMENT carries field violations; all others an application error or only the status.
 */
export const ERRORS = {
  INVALID_ARGUMENT: { status: 400, means: 'A field breaks a rule. The field violations say which.' },
  UNAUTHENTICATED: { status: 401, means: 'The call needs a valid access token.' },
  PERMISSION_DENIED: { status: 403, means: "The caller isn't allowed to make this call." },
  NOT_FOUND: { status: 404, bare: true, means: 'Nothing exists at this address.' },
  FEATURE_NOT_AVAILABLE: {
    status: 404,
    means: 'This call is declared but not built yet.',
  },
  METHOD_NOT_ALLOWED: { status: 405, means: "This address doesn't support the method." },
  PAYLOAD_TOO_LARGE: { status: 413, means: 'The body is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, means: 'The body must be JSON (or a form, for token calls).' },
  URI_TOO_LONG: { status: 414, means: 'The URL is too long.' },
  HEADERS_TOO_LARGE: {
    status: 431,
    means: 'The URL and headers are larger than 16 kB.',
  },
  HOST_NOT_KNOWN: {
    status: 421,
    means: "The platform doesn't answer to this host name. Its operator sets which ones it does.",
  },
  REQUEST_TIMEOUT: { status: 408, means: 'The request took too long to arrive. Send it again.' },
  PRECONDITION_FAILED: {
    status: 412,
    bare: true,
    means: "The file doesn't match the condition.",
  },
  RANGE_NOT_SATISFIABLE: { status: 416, bare: true, means: 'The file has no such range.' },
  TOO_MANY_REQUESTS: { status: 429, means: 'Too many requests. Wait as long as Retry-After says.' },
  CONFLICT: { status: 409, means: 'Someone else changed this first. Read it again and repeat.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    means: 'This idempotency key was used for a different request. Choose a new key.',
  },
  INTERNAL: {
    status: 500,
    means: 'Something went wrong on the platform. Its log has the reason under the request id.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    means: 'The platform is busy or unavailable. Try again after Retry-After.',
  },

  PRODUCT_NOT_FOUND: { status: 404, bare: true, means: 'The catalog has no such product.' },
  VARIANT_NOT_FOUND: { status: 404, bare: true, means: 'The catalog has no such variant.' },
  COLLECTION_NOT_FOUND: { status: 404, bare: true, means: 'The catalog has no such collection.' },
  NO_PERMISSION_TO_READ_MERCHANT_DATA: {
    status: 403,
    means: 'Only merchants may read what products cost them.',
  },
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: {
    status: 403,
    means: 'Only merchants may read hidden products.',
  },
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES: {
    status: 403,
    means: 'Only merchants may read hidden categories.',
  },
  CATEGORY_NOT_FOUND: { status: 404, means: 'There is no such category.' },
  DUPLICATE_SLUG: { status: 409, means: 'Another category has this slug.' },
  PARENT_CATEGORY_NOT_IN_TREE: { status: 400, means: 'The tree has no such parent category.' },
  CATEGORY_DEPTH_LIMIT_EXCEEDED: { status: 400, means: 'Categories can be nested at most 5 levels deep.' },
  TREE_CYCLE_DETECTED: { status: 400, means: "A category can't be below itself." },
  CUSTOMIZATION_NOT_FOUND: { status: 404, means: 'There is no such option or modifier.' },
  CUSTOMIZATION_ALREADY_EXISTS: {
    status: 409,
    means: 'An option or modifier with this name already exists.',
  },
  CHOICE_NOT_FOUND: { status: 404, means: 'The option or modifier has no such choice.' },
  CHOICE_ASSIGNED_TO_PRODUCT: { status: 409, means: 'A product has this choice.' },
  CHOICES_LIMIT_EXCEEDED: { status: 400, means: 'An option or modifier can have at most 1,000 choices.' },
  DOESNT_SUPPORT_CHOICES: { status: 400, means: 'A text field has no choices.' },
  CUSTOMIZATION_NOT_EXIST: {
    status: 400,
    means: "The product names an option or modifier that doesn't exist.",
  },
  CHOICE_NOT_EXIST: {
    status: 400,
    means: 'The option or modifier that the product names has no such choice.',
  },
  PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED: {
    status: 400,
    means: 'A new option needs a name and a render type.',
  },
  PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED: {
    status: 400,
    means: 'A new choice of an option needs a name and, if it is a colour, a colour code.',
  },
  MODIFIER_NAME_AND_TYPE_REQUIRED: { status: 400, means: 'A new modifier needs a name and a render type.' },
  MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED: {
    status: 400,
    means: 'A new choice of a modifier needs a name and, if it is a colour, a colour code.',
  },
  DUPLICATE_PRODUCT_OPTIONS: { status: 400, means: 'Two options or modifiers of the product are the same.' },
  MISSING_VARIANT_OPTION_CHOICE: {
    status: 400,
    means: 'Each variant needs exactly one choice of every option.',
  },
  MISSING_VARIANT_OPTION: { status: 400, means: 'A variant names an option that the product does not have.' },
  DUPLICATE_VARIANT_OPTION_CHOICE: { status: 400, means: 'Two variants have the same choices.' },
  INVALID_DEFAULT_VARIANT: {
    status: 400,
    means: 'A product without options has exactly one variant, without choices.',
  },
  TOO_MANY_VARIANTS: { status: 400, means: 'The options give more than 1,000 variants.' },
  TOO_MANY_INFO_SECTIONS_ERROR: { status: 400, means: 'A product can have at most 100 info sections.' },
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: {
    status: 400,
    means: 'The price before the discount is lower than the price.',
  },
  DUPLICATE_SLUG_ERROR: { status: 409, means: 'Another product has this slug.' },
  RIBBON_NOT_FOUND: { status: 404, means: 'There is no such ribbon.' },
  RIBBON_ALREADY_EXISTS: { status: 409, means: 'A ribbon with this name already exists.' },
  BRAND_NOT_FOUND: { status: 404, means: 'There is no such brand.' },
  BRAND_ALREADY_EXISTS: { status: 409, means: 'A brand with this name already exists.' },
  INFO_SECTION_NOT_FOUND: { status: 404, means: 'There is no such info section.' },
  INVENTORY_ITEM_NOT_FOUND: { status: 404, means: 'There is no inventory item with this id.' },
  PRODUCT_CHANGE_NOT_ENDED: { status: 409, means: 'The product change is still running; cancel it first.' },
  PRODUCT_CHANGE_NOT_FOUND: { status: 404, means: 'There is no such product change.' },
  MEDIA_NOT_FOUND: { status: 404, bare: true, means: 'The media store has no such file.' },
  IMPORT_NOT_FOUND: { status: 404, means: 'There is no such import.' },
  MEDIA_TYPE_NOT_ALLOWED: { status: 400, means: "The media store doesn't accept this type of file." },
  MEDIA_DAMAGED: { status: 400, means: 'The picture is incomplete, damaged or has too many pixels.' },
  DIGITAL_FILE_NOT_FOUND: { status: 404, means: 'There is no such file of a digital product.' },
  MEDIA_IN_USE: { status: 409, means: 'A product or collection still uses the file.' },
  MEDIA_ADDRESS_NOT_ALLOWED: { status: 400, means: "Files can't be fetched from this address." },
  MEDIA_NOT_FETCHED: { status: 400, means: "The address didn't return a file in time." },

  OWNED_CART_NOT_FOUND: { status: 404, means: 'The caller has no cart yet.' },
  CART_NOT_FOUND: { status: 404, means: 'There is no such cart.' },
  LINE_ITEM_NOT_FOUND: { status: 404, means: 'The cart has no such line.' },
  LINE_ITEM_LIMIT: { status: 400, means: 'A cart can have at most 300 lines.' },
  ITEM_NOT_FOUND: { status: 404, means: 'The catalog has no such product or variant.' },
  VIEW_NOT_FOUND: { status: 404, means: 'There is no such view, or the caller may not change it.' },
  VIEW_NAME_ALREADY_EXISTS: {
    status: 409,
    means: 'The caller has saved another view of this list under this name.',
  },
  VIEW_LIMIT: { status: 400, means: 'A list can have at most 100 views of one person, and 100 shared ones.' },
  WEBHOOK_NOT_FOUND: { status: 404, means: 'The shop has no such webhook.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, means: 'No such event was sent to this webhook.' },
  WEBHOOK_LIMIT: { status: 400, means: 'A shop can have at most 50 webhooks.' },
  WEBHOOK_ADDRESS_NOT_ALLOWED: {
    status: 400,
    means: "Events can't be sent to this address: it needs https, and a host on the public internet.",
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: {
    status: 409,
    means: 'This caller already asked for a mail to this address about the item.',
  },
  BACK_IN_STOCK_REQUEST_LIMIT: {
    status: 400,
    means: 'This caller or email address is already waiting for 100 items.',
  },
  ITEM_NOT_AVAILABLE: { status: 409, means: 'Fewer are in stock than requested.' },
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION: {
    status: 400,
    means: 'The cart belongs to another business location.',
  },
  CANT_CREATE_CART_WITHOUT_ITEMS: { status: 400, means: 'A new cart needs at least one line.' },
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM: {
    status: 400,
    means: "A membership can't pay for this line.",
  },
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER: {
    status: 400,
    means: "The contact of a logged-in buyer can't be changed.",
  },
  LINE_ITEM_WITH_ZERO_QUANTITY: { status: 400, means: 'A line has a quantity of zero.' },
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: { status: 400, means: "The shop can't take payments yet." },
  SITE_MUST_ACCEPT_PAYMENTS: { status: 400, means: "The shop can't take payments yet." },
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE: {
    status: 400,
    means: 'A custom line must be paid in full, online or offline.',
  },
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE: {
    status: 400,
    means: 'A custom line must be either goods or a service.',
  },

  CURRENT_CART_NOT_FOUND: { status: 404, means: 'The caller has no current cart yet.' },
  CART_ALREADY_ORDERED: { status: 409, means: 'The cart is already an order.' },
  NO_LINE_ITEMS_TO_ADD: { status: 400, means: 'The call adds no lines.' },
  ITEM_NOT_FOUND_IN_CATALOG: { status: 404, means: 'The catalog has no such product or variant.' },
  INSUFFICIENT_INVENTORY: { status: 409, means: 'Fewer are in stock than requested.' },
  MAX_LINE_ITEMS_EXCEEDED: { status: 400, means: 'A cart can have at most 300 lines.' },
  FIXED_QUANTITY_ITEM: { status: 400, means: "The quantity of this line can't be changed." },
  INVALID_MEMBERSHIP_PAYMENT_OPTION: { status: 400, means: "A membership can't pay for this line." },
  LINE_ITEM_NOT_FOUND_IN_CART: { status: 404, means: 'The cart has no such line.' },
  EMPTY_LINE_ITEM_UPDATES: { status: 400, means: "An update doesn't change anything on its line." },
  DUPLICATE_LINE_ITEM_UPDATES: { status: 400, means: 'Two updates name the same line.' },
  COUPON_ALREADY_EXISTS: { status: 409, means: 'The cart already has this coupon.' },
  MAX_COUPONS_PER_CART_EXCEEDED: {
    status: 400,
    means: 'A cart can have one coupon. Remove the other first.',
  },
  COUPON_LOCKED: { status: 400, means: "The coupon of this cart can't be changed." },
  INVALID_COUPON_CODE: { status: 400, means: 'No coupon has this code.' },
  INVALID_COUPON_STATUS: { status: 400, means: "The coupon can't be used. The reason says why." },
  COUPON_NOT_FOUND_IN_CART: { status: 404, means: 'The cart has no such coupon.' },
  GIFT_CARD_ALREADY_EXISTS: { status: 409, means: 'The cart already has this gift card.' },
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: {
    status: 400,
    means: 'A cart can have one gift card. Remove the other first.',
  },
  GIFT_CARD_LOCKED: { status: 400, means: "The gift card of this cart can't be changed." },
  INVALID_GIFT_CARD_CODE: { status: 400, means: 'No gift card has this code.' },
  INVALID_GIFT_CARD_STATUS: { status: 400, means: "The gift card can't pay. The reason says why." },
  GIFT_CARD_NOT_FOUND_IN_CART: { status: 404, means: 'The cart has no such gift card.' },
  DELIVERY_METHOD_NOT_FOUND: { status: 404, means: 'No carrier offers this delivery method.' },
  DELIVERY_METHOD_MISSING_ADDRESS: {
    status: 400,
    means: 'The delivery method needs a delivery address first.',
  },
  DELIVERY_METHOD_MISSING_LINE_ITEMS: { status: 400, means: 'The cart has no line to deliver.' },
  EMPTY_CART: { status: 400, means: 'The cart has no lines.' },
  INVALID_CART: { status: 400, means: "The cart can't be ordered. The violations say why." },
  LINE_ITEMS_OUT_OF_STOCK: { status: 409, means: 'Lines are no longer in stock.' },
  CART_PRICES_OUT_OF_SYNC: {
    status: 409,
    means: 'The prices changed since they were calculated. Calculate again.',
  },
  INVALID_PRICE_VERIFICATION_TOKEN: {
    status: 400,
    means: "The token isn't from a calculation of this cart.",
  },
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: { status: 400, means: "A gift card can't pay for a gift card." },
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD: {
    status: 400,
    means: "A coupon can't reduce a gift card.",
  },
  CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD: {
    status: 400,
    means: "A gift card can't pay for a subscription.",
  },
  UNCONFIRMED_SAVE_PAYMENT_METHOD: { status: 400, means: 'The buyer must agree to save the payment method.' },
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: {
    status: 409,
    means: 'The chosen delivery method is no longer available.',
  },
  MISSING_DELIVERY_ADDRESS: { status: 400, means: 'The cart needs a delivery address.' },
  MISSING_DELIVERY_METHOD: { status: 400, means: 'The cart needs a delivery method.' },
  GIFT_CARD_REDEEM_ERROR: { status: 400, means: "The gift card couldn't be charged." },
  PAYMENT_ALREADY_IN_PROGRESS: { status: 409, means: 'A payment for this cart is already in progress.' },
  EMPTY_PAYMENT_TOKEN: { status: 400, means: 'The order must be paid for. Send the buyer to the checkout.' },
  UNAVAILABLE_PAYMENT_METHOD: { status: 400, means: "The shop doesn't take payments by token." },

  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: { status: 400, means: 'No carrier offers the selected option.' },
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: {
    status: 400,
    means: "The selected shipping option isn't valid here.",
  },
  MEMBERSHIP_PLAN_NOT_FOUND: { status: 404, means: 'There is no such membership plan.' },
  MEMBERSHIP_PLAN_NOT_ACTIVE: { status: 400, means: 'The membership plan can no longer be granted.' },
  MEMBERSHIP_NOT_FOUND: { status: 404, means: 'There is no such membership.' },
  GIFT_CARD_NOT_FOUND: { status: 404, means: 'There is no such gift card.' },
  GIFT_CARD_CODE_INVALID: { status: 400, means: 'The gift card code is malformed.' },
  GIFT_CARD_IS_EMPTY: { status: 400, means: 'The gift card has no money left.' },
  GIFT_CARD_DISABLED: { status: 400, means: 'The gift card was disabled.' },
  GIFT_CARD_EXPIRED: { status: 400, means: 'The gift card has expired.' },
  ERROR_COUPON_USAGE_EXCEEDED: { status: 400, means: 'The coupon has been used up.' },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: {
    status: 400,
    means: 'This buyer has used the coupon as often as allowed.',
  },
  ERROR_COUPON_IS_NOT_ACTIVE_YET: { status: 400, means: "The coupon isn't valid yet." },
  ERROR_COUPON_HAS_EXPIRED: { status: 400, means: 'The coupon has expired.' },
  ERROR_COUPON_DOES_NOT_EXIST: { status: 404, means: 'There is no such coupon.' },
  COUPON_NOT_FOUND: { status: 404, means: 'The shop has no coupon with this id.' },
  COUPON_CODE_ALREADY_EXISTS: { status: 409, means: 'Another coupon of the shop has this code.' },
  CHECKOUT_NOT_FOUND: { status: 404, means: 'There is no such checkout.' },
  CHECKOUT_IS_COMPLETE: { status: 409, means: 'The checkout is already an order.' },
  PAYMENT_ERROR: { status: 400, means: 'The payment was declined.' },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: {
    status: 400,
    means: "The shop doesn't offer this payment method.",
  },
  SITE_NOT_ACCEPTING_PAYMENTS: { status: 400, means: "The shop can't take payments yet." },
  CHECKOUT_ALREADY_PAID: { status: 409, means: 'The checkout is already paid.' },
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: {
    status: 409,
    means: 'A payment for this checkout is already in progress.',
  },
  CALCULATION_ERROR: { status: 400, means: "The totals couldn't be calculated." },
  REDEEM_GIFT_CARD_ERROR: { status: 400, means: "The gift card couldn't be charged." },
  PARTIAL_OUT_OF_STOCK: { status: 409, means: 'Some lines are no longer in stock.' },
  FULL_OUT_OF_STOCK: { status: 409, means: 'None of the lines are in stock any more.' },
  EMPTY_CHECKOUT: { status: 400, means: 'The checkout has no lines.' },
  CHECKOUT_CHANGED: { status: 409, means: 'The checkout changed since the buyer saw it. Show it again.' },
  SUBSCRIPTION_WITH_ZERO_TOTAL: { status: 400, means: 'A subscription must cost something.' },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: { status: 400, means: 'A subscription must be bought on its own.' },
  SUBSCRIPTION_WITH_GIFT_CARD: { status: 400, means: "A gift card can't pay for a subscription." },
  NO_SELECTED_CARRIER_SERVICE_OPTION: { status: 400, means: 'A shipping option must be selected.' },
  VIOLATIONS_WITH_ERROR_SEVERITY: {
    status: 400,
    means: "The checkout can't be placed. The violations say why.",
  },
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: { status: 400, means: "The checkout couldn't be validated." },
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: {
    status: 400,
    means: 'The buyer must agree to save the payment method.',
  },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: {
    status: 409,
    means: 'The selected shipping option is no longer available.',
  },
  MEMBERS_ONLY_ITEM: { status: 403, means: 'Only members can buy this line.' },
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: {
    status: 400,
    means: "A gift card can't pay for a gift card.",
  },
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { status: 400, means: "A coupon can't reduce a gift card." },
  UNAUTHENTICATED_TOKEN: { status: 401, means: 'The completion token is not valid.' },
  ORDER_NOT_FOUND: { status: 404, means: 'There is no such order.' },
  ORDER_IS_CANCELED: { status: 409, means: "The order is cancelled and can't be changed." },
  ORDER_CANNOT_BE_CANCELED: {
    status: 409,
    means: "Items already delivered can't be cancelled. Refund them instead.",
  },
  ORDER_NOT_REFUNDABLE: { status: 409, means: 'The refund is larger than what was paid.' },
  DATA_ITEM_NOT_FOUND: {
    status: 404,
    wireCode: 'WDE0073',
    means: 'The content collection has no such item.',
  },
  DATA_ITEM_ALREADY_EXISTS: {
    status: 409,
    wireCode: 'WDE0074',
    means: 'The content collection already has an item with this id.',
  },
  DATA_COLLECTION_NOT_FOUND: {
    status: 404,
    wireCode: 'WDE0025',
    means: 'There is no such content collection.',
  },

  MISSING_CAPTCHA_TOKEN: { status: 400, wireCode: '-19971', means: 'The form needs a captcha token.' },
  INVALID_CAPTCHA_TOKEN: {
    status: 400,
    wireCode: '-19970',
    means: 'The captcha token is wrong, expired or used.',
  },
  EMAIL_ALREADY_EXISTS: {
    status: 409,
    wireCode: '-19995',
    means: 'A member already has this address.',
  },
  INVALID_PASSWORD: {
    status: 401,
    wireCode: '-19976',
    means: "The email address and password don't match.",
  },
  RESET_PASSWORD: {
    status: 401,
    wireCode: '-19973',
    means: 'The member needs to set a new password before logging in.',
  },
  INVALID_EMAIL: { status: 401, wireCode: '-19999', means: 'No member has this address.' },
  VERIFICATION_FAILED: { status: 400, means: 'The code is wrong, expired or used.' },
  THROTTLED_FEATURE: { status: 429, means: 'Too many attempts. Wait before you try again.' },
  UNSUPPORTED_FIELD: { status: 400, means: 'The profile has no such field.' },
  MEMBER_NOT_FOUND: { status: 404, wireCode: 'NOT_FOUND', means: 'There is no such member.' },
  MEMBER_TO_MEMBER_BLOCKED: { status: 403, means: 'One of the members has blocked the other.' },
  MEMBER_NOT_PENDING: { status: 409, means: "The member isn't waiting for approval." },
  SLUG_ALREADY_EXISTS: { status: 409, means: 'Another member has this slug.' },
  INSUFFICIENT_DEADLINE_BUDGET: { status: 400, means: 'The call had too little time left.' },

  API_KEY_NOT_FOUND: { status: 404, means: 'The site has no such API key.' },
  API_KEY_ALREADY_MADE: {
    status: 409,
    means:
      'This call already created a key, and its secret is shown only once. Revoke that key and create another with a new idempotency key.',
  },
  API_KEY_LIMIT: { status: 400, means: 'A site can have 100 valid API keys. Revoke one first.' },

  INVALID_REQUEST: {
    status: 400,
    wireCode: 'invalid_request',
    means: 'A parameter is missing or malformed (RFC 6749 section 5.2).',
  },
  INVALID_CLIENT: {
    status: 401,
    wireCode: 'invalid_client',
    means: "The client is unknown or couldn't be authenticated (RFC 6749 section 5.2).",
  },
  INVALID_GRANT: {
    status: 400,
    wireCode: 'invalid_grant',
    means: 'The code or refresh token is wrong, expired or used (RFC 6749 section 5.2).',
  },
  UNAUTHORIZED_CLIENT: {
    status: 400,
    wireCode: 'unauthorized_client',
    means: "The client isn't allowed to use this grant (RFC 6749 section 5.2).",
  },
  UNSUPPORTED_GRANT_TYPE: {
    status: 400,
    wireCode: 'unsupported_grant_type',
    means: "The platform doesn't support this grant (RFC 6749 section 5.2).",
  },
} as const satisfies Record<string, ErrorEntry>

/** The name of an error. */
export type ErrorCode = keyof typeof ERRORS

/** Errors that every call can return, in addition to its own. */
export const GENERIC_ERRORS = [
  'INVALID_ARGUMENT',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'FEATURE_NOT_AVAILABLE',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'URI_TOO_LONG',
  'HEADERS_TOO_LARGE',
  'HOST_NOT_KNOWN',
  'REQUEST_TIMEOUT',
  'PRECONDITION_FAILED',
  'RANGE_NOT_SATISFIABLE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** Why a coupon is rejected. */
export const COUPON_ERRORS = [
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  'ERROR_COUPON_HAS_EXPIRED',
  'ERROR_COUPON_DOES_NOT_EXIST',
] as const satisfies readonly ErrorCode[]

/** Why a gift card is rejected. */
export const GIFT_CARD_ERRORS = [
  'GIFT_CARD_NOT_FOUND',
  'GIFT_CARD_CODE_INVALID',
  'GIFT_CARD_IS_EMPTY',
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_EXPIRED',
] as const satisfies readonly ErrorCode[]

/** Why a checkout can't become an order. Nothing is written. */
export const PLACING_ERRORS = [
  'PAYMENT_ERROR',
  'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
  'SITE_NOT_ACCEPTING_PAYMENTS',
  'CHECKOUT_ALREADY_PAID',
  'CHECKOUT_IS_COMPLETE',
  'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
  'CALCULATION_ERROR',
  'REDEEM_GIFT_CARD_ERROR',
  'PARTIAL_OUT_OF_STOCK',
  'FULL_OUT_OF_STOCK',
  'EMPTY_CHECKOUT',
  'CHECKOUT_CHANGED',
  'SUBSCRIPTION_WITH_ZERO_TOTAL',
  'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS',
  'SUBSCRIPTION_WITH_GIFT_CARD',
  'NO_SELECTED_CARRIER_SERVICE_OPTION',
  'VIOLATIONS_WITH_ERROR_SEVERITY',
  'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS',
  'NO_SAVE_PAYMENT_METHOD_CONFIRMATION',
  'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  'MEMBERS_ONLY_ITEM',
  'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  ...COUPON_ERRORS,
  ...GIFT_CARD_ERRORS,
] as const satisfies readonly ErrorCode[]

/** Returns an error's name on the wire: its wire code, or else its name. */
export const wireCodeOf = (code: ErrorCode): string => {
  const entry: ErrorEntry = ERRORS[code]
  return entry.wireCode ?? code
}

/** Looks up an error by name. */
export const errorEntry = (code: ErrorCode): ErrorEntry => ERRORS[code]
export type { ErrorEntry }
