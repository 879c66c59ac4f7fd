import type { ErrorEntry } from './error-entry.ts'
import { CART_ERRORS } from './errors/cart.ts'
import { CATALOG_ERRORS } from './errors/catalog.ts'

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
    means: "This call is declared but isn't available yet.",
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
  CONFLICT: {
    status: 409,
    means: 'Someone else changed this first. Read it again, then repeat your change.',
  },
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
  ...CATALOG_ERRORS,
  ...CART_ERRORS,
  ORDER_NOT_FOUND: { status: 404, means: 'There is no such order.' },
  ORDER_IS_CANCELED: { status: 409, means: "The order is cancelled and can't be changed." },
  ORDER_CANNOT_BE_CANCELED: {
    status: 409,
    means: "Items already delivered can't be cancelled. Refund them instead.",
  },
  ORDER_CANNOT_BE_EDITED: {
    status: 409,
    means: "The order can't be edited. The error's data has the reasons.",
  },
  GIFT_CARD_ITEM_UNSUPPORTED: {
    status: 409,
    means: "Gift cards can't be added to an order that has been placed.",
  },
  ORDER_IS_PAID: { status: 409, means: 'Nothing is left to pay for the order.' },
  DRAFT_ORDER_DOES_NOT_EXIST: { status: 404, means: 'There is no such draft order.' },
  DRAFT_ORDER_ALREADY_COMMITTED: {
    status: 409,
    means: "The draft has become an order and can't be changed.",
  },
  DRAFT_ORDER_CANNOT_BE_DELETED: {
    status: 409,
    means: "The draft has become an order and can't be deleted.",
  },
  LINE_ITEM_DOES_NOT_EXIST: { status: 404, means: 'The draft order has no such line.' },
  DISCOUNT_NOT_FOUND: { status: 404, means: 'The draft order has no such discount.' },
  FULFILLMENT_NOT_FOUND: { status: 404, means: 'The order has no such parcel.' },
  ITEMS_ALREADY_FULFILLED: { status: 409, means: 'The parcel has more items than are left to send.' },
  TRACKING_NUMBER_ALREADY_EXISTS: {
    status: 409,
    means: 'Another parcel of the order has this tracking number.',
  },
  ACTIVITY_NOT_FOUND: { status: 404, means: 'The history of the order has no such note.' },
  ORDER_HAS_NO_EMAIL: { status: 409, means: 'The order has no email address.' },
  PAYMENT_NOT_FOUND: { status: 404, means: 'The order has no such payment.' },
  PAYMENT_ALREADY_CAPTURED: { status: 409, means: 'The payment has already been captured.' },
  PAYMENT_ALREADY_VOIDED: { status: 409, means: 'The payment has already been voided.' },
  PAYMENT_HAS_PENDING_CAPTURE: { status: 409, means: 'The payment is being captured.' },
  PAYMENT_NOT_AUTHORIZED: { status: 409, means: 'The payment has no authorized money to capture or void.' },
  ORDER_NOT_REFUNDABLE: { status: 409, means: 'The refund is larger than what was paid.' },
  FORM_NOT_FOUND: { status: 404, means: 'The shop has no such form.' },
  FORM_DISABLED: { status: 403, means: "The form doesn't accept submissions." },
  FORM_LIMIT_EXCEEDED: { status: 400, means: 'A shop can have at most 200 forms.' },
  SUBMISSION_NOT_FOUND: { status: 404, means: 'There is no such submission.' },
  REVIEW_NOT_FOUND: { status: 404, means: 'There is no such review, or the caller may not see it.' },
  REVIEW_ALREADY_EXISTS: { status: 409, means: 'The caller has already reviewed this product.' },
  EMAIL_NOT_FOUND: { status: 404, means: 'There is no such email, or it was deleted after 30 days.' },
  EMAIL_NOT_RESENDABLE: {
    status: 409,
    means: "The email is waiting, has expired, or its content isn't kept.",
  },
  VIEW_NOT_FOUND: { status: 404, means: 'There is no such view, or the caller may not change it.' },
  VIEW_NAME_ALREADY_EXISTS: {
    status: 409,
    means: 'The caller has saved another view of this list under this name.',
  },
  VIEW_LIMIT: { status: 400, means: 'A list can have at most 100 views per person and 100 shared views.' },
  WEBHOOK_NOT_FOUND: { status: 404, means: 'The shop has no such webhook.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, means: 'No such event was sent to this webhook.' },
  WEBHOOK_LIMIT: { status: 400, means: 'A shop can have at most 50 webhooks.' },
  WEBHOOK_ADDRESS_NOT_ALLOWED: {
    status: 400,
    means: "Events can't be sent to this address: it needs https, and a host on the public internet.",
  },
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
    means: 'The captcha token is wrong, expired or already used.',
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
  VERIFICATION_FAILED: { status: 400, means: 'The code is wrong, expired or already used.' },
  THROTTLED_FEATURE: { status: 429, means: 'Too many attempts. Wait before you try again.' },
  UNSUPPORTED_FIELD: { status: 400, means: 'The profile has no such field.' },
  MEMBER_NOT_FOUND: { status: 404, wireCode: 'NOT_FOUND', means: 'There is no such member.' },
  MEMBER_TO_MEMBER_BLOCKED: { status: 403, means: 'One of the members has blocked the other.' },
  MEMBER_NOT_PENDING: { status: 409, means: "The member isn't waiting for approval." },
  MEMBER_APPROVAL_NOT_REQUIRED: { status: 409, means: "The shop doesn't require approval for new members." },
  CUSTOMER_NOT_FOUND: { status: 404, means: 'There is no such customer, or their data was deleted.' },
  CUSTOMER_NOTE_NOT_FOUND: { status: 404, means: 'The customer has no such note.' },
  CUSTOMER_NOTE_LIMIT: { status: 400, means: 'A customer can have at most 200 notes.' },
  CONTACT_NOT_FOUND: { status: 404, means: 'There is no such contact, or their data was deleted.' },
  CONTACT_JOB_NOT_FOUND: { status: 404, means: 'There is no such job, or it ended more than 30 days ago.' },
  CONTACT_ALREADY_CHANGED: { status: 409, means: 'The contact has changed since the given revision.' },
  ILLEGAL_MERGE: {
    status: 409,
    means: "Members can't be merged into another contact, and no contact can be merged into itself.",
  },
  DUPLICATE_CONTACT_EXISTS: { status: 409, means: 'Another contact has this email address.' },
  INSUFFICIENT_CONTACT_DATA: {
    status: 400,
    means: 'A contact needs a name, an email address or a phone number.',
  },
  CANNOT_DELETE_CUSTOMER: { status: 409, means: 'The contact has an account or orders.' },
  LABEL_NOT_FOUND: { status: 404, means: 'There is no such label.' },
  LABELS_QUOTA_REACHED: { status: 400, means: 'A shop can have at most 1,000 labels.' },
  SLUG_ALREADY_EXISTS: { status: 409, means: 'Another member has this slug.' },
  INSUFFICIENT_DEADLINE_BUDGET: { status: 400, means: 'The call had too little time left.' },

  API_KEY_NOT_FOUND: { status: 404, means: 'The site has no such API key.' },
  API_KEY_ALREADY_MADE: {
    status: 409,
    means:
      'This call already created a key, and its secret is shown only once. Revoke that key and create another with a new idempotency key.',
  },
  API_KEY_LIMIT: { status: 400, means: 'A site can have at most 100 valid API keys. Revoke one first.' },

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
    means: 'The code or refresh token is wrong, expired or already used (RFC 6749 section 5.2).',
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

/**
 * Returns an error's name on the wire: its wire code, or else its name.
 * @example
 * wireCodeOf('MISSING_CAPTCHA_TOKEN') // '-19971'
 * wireCodeOf('ITEM_NOT_FOUND') // 'ITEM_NOT_FOUND'
 */
export const wireCodeOf = (code: ErrorCode): string => {
  const entry: ErrorEntry = ERRORS[code]
  return entry.wireCode ?? code
}

/**
 * Looks up an error by name.
 * @example const { status, means } = errorEntry('ORDER_NOT_FOUND') // 404, 'There is no such order.'
 */
export const errorEntry = (code: ErrorCode): ErrorEntry => ERRORS[code]
export type { ErrorEntry } from './error-entry.ts'
