interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: number
  /** What the caller should understand by it. */
  readonly means: string
  /** The code as the wire has it, where it is not the name itself. */
  readonly wireCode?: string
  /** Sent without an application error: callers then see the bare status. */
  readonly bare?: true
}

/**
 * Every error the platform answers, declared once. Callers branch on the code, never on the message.
 * INVALID_ARGUMENT carries field violations; all others an application error or the bare status.
 */
export const ERRORS = {
  INVALID_ARGUMENT: { status: 400, means: 'The request breaks a rule; the field violations say which.' },
  UNAUTHENTICATED: { status: 401, means: 'The call needs a valid access token.' },
  PERMISSION_DENIED: { status: 403, means: 'The caller may not make this call.' },
  NOT_FOUND: { status: 404, bare: true, means: 'There is nothing at this address.' },
  FEATURE_NOT_AVAILABLE: {
    status: 404,
    means: 'The platform declares this call but does not answer it yet.',
  },
  METHOD_NOT_ALLOWED: { status: 405, means: 'The address exists, but not for this method.' },
  PAYLOAD_TOO_LARGE: { status: 413, means: 'The body is larger than the call takes.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, means: 'The body must be JSON (or a form, for token calls).' },
  URI_TOO_LONG: { status: 414, means: 'The address is longer than the platform reads.' },
  HEADERS_TOO_LARGE: {
    status: 431,
    means: 'Address and headers together are longer than the platform reads (16 kB).',
  },
  HOST_NOT_KNOWN: {
    status: 421,
    means: 'The platform does not answer under this host name; its operator names those it does.',
  },
  REQUEST_TIMEOUT: { status: 408, means: 'The request took too long to arrive; send it again.' },
  PRECONDITION_FAILED: {
    status: 412,
    bare: true,
    means: 'The file is not the one that the condition names.',
  },
  RANGE_NOT_SATISFIABLE: { status: 416, bare: true, means: 'The file has no such range.' },
  TOO_MANY_REQUESTS: { status: 429, means: 'Too many calls in too short a time; see Retry-After.' },
  CONFLICT: { status: 409, means: 'The entity changed since it was read; read it again and repeat.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    means: 'The idempotency key stood for another call or other data; choose a new key.',
  },
  INTERNAL: { status: 500, means: 'The platform failed; the request id finds the reason in its log.' },
  SERVICE_UNAVAILABLE: { status: 503, means: 'The platform cannot answer now; repeat after Retry-After.' },

  PRODUCT_NOT_FOUND: { status: 404, bare: true, means: 'The catalog has no such product.' },
  VARIANT_NOT_FOUND: { status: 404, bare: true, means: 'The catalog has no such variant.' },
  COLLECTION_NOT_FOUND: { status: 404, bare: true, means: 'The catalog has no such collection.' },
  PRODUCT_CHANGE_NOT_FOUND: { status: 404, means: 'There is no such change of products.' },
  MEDIA_NOT_FOUND: { status: 404, bare: true, means: 'The media store has no such file.' },
  IMPORT_NOT_FOUND: { status: 404, means: 'There is no such import.' },
  MEDIA_TYPE_NOT_ALLOWED: { status: 400, means: 'The media store takes no files of this type.' },
  MEDIA_DAMAGED: { status: 400, means: 'The picture is cut short, broken or made of too many pixels.' },
  MEDIA_IN_USE: { status: 409, means: 'A product or collection still shows the file.' },
  MEDIA_ADDRESS_NOT_ALLOWED: { status: 400, means: 'Files are not fetched from this address.' },
  MEDIA_NOT_FETCHED: { status: 400, means: 'The address did not answer with a file in time.' },

  OWNED_CART_NOT_FOUND: { status: 404, means: 'The caller has no cart yet.' },
  CART_NOT_FOUND: { status: 404, means: 'There is no such cart.' },
  LINE_ITEM_NOT_FOUND: { status: 404, means: 'The cart has no such line.' },
  LINE_ITEM_LIMIT: { status: 400, means: 'A cart holds at most 300 lines.' },
  ITEM_NOT_FOUND: { status: 404, means: 'The catalog has no such product or variant.' },
  BACK_IN_STOCK_REQUEST_LIMIT: {
    status: 400,
    means: 'The caller, or the address, waits for a hundred items already.',
  },
  ITEM_NOT_AVAILABLE: { status: 409, means: 'Fewer are in stock than were asked for.' },
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION: {
    status: 400,
    means: 'The cart belongs to another business location.',
  },
  CANT_CREATE_CART_WITHOUT_ITEMS: { status: 400, means: 'A cart is created with at least one line.' },
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM: {
    status: 400,
    means: 'The line cannot be paid by a membership.',
  },
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER: {
    status: 400,
    means: 'The contact of a logged-in buyer is fixed.',
  },
  LINE_ITEM_WITH_ZERO_QUANTITY: { status: 400, means: 'A line has no quantity.' },
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: { status: 400, means: 'The shop has no way to be paid yet.' },
  SITE_MUST_ACCEPT_PAYMENTS: { status: 400, means: 'The shop has no way to be paid yet.' },
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE: {
    status: 400,
    means: 'A custom line is paid in full, online or offline.',
  },
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE: {
    status: 400,
    means: 'A custom line is either goods or a service.',
  },

  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: { status: 400, means: 'No carrier offers the chosen option.' },
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: { status: 400, means: 'The chosen shipping option does not fit.' },
  MEMBERSHIP_PLAN_NOT_FOUND: { status: 404, means: 'There is no such membership plan.' },
  MEMBERSHIP_PLAN_NOT_ACTIVE: { status: 400, means: 'The membership plan is not granted any more.' },
  MEMBERSHIP_NOT_FOUND: { status: 404, means: 'There is no such membership.' },
  GIFT_CARD_NOT_FOUND: { status: 404, means: 'There is no such gift card.' },
  GIFT_CARD_CODE_INVALID: { status: 400, means: 'The gift card code is malformed.' },
  GIFT_CARD_IS_EMPTY: { status: 400, means: 'The gift card is used up.' },
  GIFT_CARD_DISABLED: { status: 400, means: 'The gift card was disabled.' },
  GIFT_CARD_EXPIRED: { status: 400, means: 'The gift card has expired.' },
  ERROR_COUPON_USAGE_EXCEEDED: { status: 400, means: 'The coupon was used as often as it may be.' },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: {
    status: 400,
    means: 'This buyer used the coupon as often as they may.',
  },
  ERROR_COUPON_IS_NOT_ACTIVE_YET: { status: 400, means: 'The coupon is not valid yet.' },
  ERROR_COUPON_HAS_EXPIRED: { status: 400, means: 'The coupon is no longer valid.' },
  ERROR_COUPON_DOES_NOT_EXIST: { status: 404, means: 'There is no such coupon.' },
  COUPON_NOT_FOUND: { status: 404, means: 'The shop has no coupon of this id.' },
  COUPON_CODE_ALREADY_EXISTS: { status: 409, means: 'Another coupon of the shop has this code.' },
  CHECKOUT_NOT_FOUND: { status: 404, means: 'There is no such checkout.' },
  CHECKOUT_IS_COMPLETE: { status: 409, means: 'The checkout became an order already.' },
  PAYMENT_ERROR: { status: 400, means: 'The payment was declined.' },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: { status: 400, means: 'The shop does not take this payment.' },
  SITE_NOT_ACCEPTING_PAYMENTS: { status: 400, means: 'The shop has no way to be paid yet.' },
  CHECKOUT_ALREADY_PAID: { status: 409, means: 'The checkout was paid already.' },
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: { status: 409, means: 'A payment of this checkout is under way.' },
  CALCULATION_ERROR: { status: 400, means: 'The totals could not be worked out.' },
  REDEEM_GIFT_CARD_ERROR: { status: 400, means: 'The gift card could not be charged.' },
  PARTIAL_OUT_OF_STOCK: { status: 409, means: 'Some lines are no longer in stock.' },
  FULL_OUT_OF_STOCK: { status: 409, means: 'No line is in stock any more.' },
  EMPTY_CHECKOUT: { status: 400, means: 'The checkout has no lines.' },
  CHECKOUT_CHANGED: { status: 409, means: 'The checkout changed since it was shown; look at it again.' },
  SUBSCRIPTION_WITH_ZERO_TOTAL: { status: 400, means: 'A subscription must cost something.' },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: { status: 400, means: 'A subscription is bought by itself.' },
  SUBSCRIPTION_WITH_GIFT_CARD: { status: 400, means: 'A subscription cannot be paid by gift card.' },
  NO_SELECTED_CARRIER_SERVICE_OPTION: { status: 400, means: 'A shipping option must be chosen.' },
  VIOLATIONS_WITH_ERROR_SEVERITY: {
    status: 400,
    means: 'Something forbids the checkout; the violations say what.',
  },
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: { status: 400, means: 'The checkout could not be validated.' },
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: {
    status: 400,
    means: 'The buyer must agree to keep the payment method.',
  },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: {
    status: 409,
    means: 'The chosen shipping option is gone.',
  },
  MEMBERS_ONLY_ITEM: { status: 403, means: 'Only members may buy a line.' },
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: {
    status: 400,
    means: 'A gift card cannot buy a gift card.',
  },
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { status: 400, means: 'A coupon cannot reduce a gift card.' },
  UNAUTHENTICATED_TOKEN: { status: 401, means: 'The completion token is not valid.' },
  ORDER_NOT_FOUND: { status: 404, means: 'There is no such order.' },
  ORDER_IS_CANCELED: { status: 409, means: 'The order was cancelled; nothing more happens to it.' },
  ORDER_CANNOT_BE_CANCELED: {
    status: 409,
    means: 'What was delivered cannot be cancelled; refund it instead.',
  },
  ORDER_NOT_REFUNDABLE: { status: 409, means: 'Less of the order was paid than is asked back.' },
  DATA_COLLECTION_NOT_FOUND: {
    status: 404,
    wireCode: 'WDE0025',
    means: 'There is no such content collection.',
  },

  MISSING_CAPTCHA_TOKEN: { status: 400, wireCode: '-19971', means: 'The form needs a captcha token.' },
  INVALID_CAPTCHA_TOKEN: {
    status: 400,
    wireCode: '-19970',
    means: 'The captcha token is wrong, old or used.',
  },
  EMAIL_ALREADY_EXISTS: {
    status: 409,
    wireCode: '-19995',
    means: 'The address belongs to a member already.',
  },
  INVALID_PASSWORD: {
    status: 401,
    wireCode: '-19976',
    means: 'Address and password do not belong together.',
  },
  RESET_PASSWORD: {
    status: 401,
    wireCode: '-19973',
    means: 'The password must be set anew before logging in.',
  },
  INVALID_EMAIL: { status: 401, wireCode: '-19999', means: 'No member has this address.' },
  VERIFICATION_FAILED: { status: 400, means: 'The code is wrong, old or used up.' },
  THROTTLED_FEATURE: { status: 429, means: 'Too many tries; wait before the next.' },
  UNSUPPORTED_FIELD: { status: 400, means: 'The profile has no such field.' },
  MEMBER_NOT_FOUND: { status: 404, wireCode: 'NOT_FOUND', means: 'There is no such member.' },
  MEMBER_TO_MEMBER_BLOCKED: { status: 403, means: 'One of the members blocked the other.' },
  MEMBER_NOT_PENDING: { status: 409, means: 'The member does not wait for the owner.' },
  SLUG_ALREADY_EXISTS: { status: 409, means: 'Another member has this slug.' },
  INSUFFICIENT_DEADLINE_BUDGET: { status: 400, means: 'The call had too little time left.' },

  API_KEY_NOT_FOUND: { status: 404, means: 'The site has no such API key.' },
  API_KEY_ALREADY_MADE: {
    status: 409,
    means:
      'This call made a key when it first came, and its secret is shown once; revoke that key and make another under a new idempotency key.',
  },
  API_KEY_LIMIT: { status: 400, means: 'A site has at most 100 API keys that are good; revoke one first.' },

  INVALID_REQUEST: {
    status: 400,
    wireCode: 'invalid_request',
    means: 'A parameter is missing or malformed (RFC 6749 section 5.2).',
  },
  INVALID_CLIENT: {
    status: 401,
    wireCode: 'invalid_client',
    means: 'The client is unknown or not proved (RFC 6749 section 5.2).',
  },
  INVALID_GRANT: {
    status: 400,
    wireCode: 'invalid_grant',
    means: 'The code or refresh token is wrong, old or used (RFC 6749 section 5.2).',
  },
  UNAUTHORIZED_CLIENT: {
    status: 400,
    wireCode: 'unauthorized_client',
    means: 'The client may not use this grant (RFC 6749 section 5.2).',
  },
  UNSUPPORTED_GRANT_TYPE: {
    status: 400,
    wireCode: 'unsupported_grant_type',
    means: 'The platform has no such grant (RFC 6749 section 5.2).',
  },
} as const satisfies Record<string, ErrorEntry>

/** The name of an error of the table. */
export type ErrorCode = keyof typeof ERRORS

/** What every call may fail with, beside the errors of its own. */
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

/** Why a coupon is refused. */
export const COUPON_ERRORS = [
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  'ERROR_COUPON_HAS_EXPIRED',
  'ERROR_COUPON_DOES_NOT_EXIST',
] as const satisfies readonly ErrorCode[]

/** Why a gift card is refused. */
export const GIFT_CARD_ERRORS = [
  'GIFT_CARD_NOT_FOUND',
  'GIFT_CARD_CODE_INVALID',
  'GIFT_CARD_IS_EMPTY',
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_EXPIRED',
] as const satisfies readonly ErrorCode[]

/** Why a checkout does not become an order; nothing is written then. */
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

/** What an error of the table is called on the wire: its wire code, else its name. */
export const wireCodeOf = (code: ErrorCode): string => {
  const entry: ErrorEntry = ERRORS[code]
  return entry.wireCode ?? code
}

/** Looks an error up by its name. */
export const errorEntry = (code: ErrorCode): ErrorEntry => ERRORS[code]
export type { ErrorEntry }
