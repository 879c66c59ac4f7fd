import type { ErrorCode } from './errors.ts'

/** What the page of an error says besides its status, meaning and calls. */
export interface ErrorHelp {
  /** What the caller can do about it. */
  readonly remedy: string
  /** What state the error leaves; default: nothing was changed. */
  readonly leaves?: string
}

const list = (what: string): string => `List the ${what} to see which exist. It may have been deleted.`
const otherName = 'Use the existing one, or choose another name.'
const fewer =
  'Show the buyer how many are left (`data` says so where it is known), and let them choose fewer.'
const removeLines = 'Show the buyer which lines are affected, and remove them or lower their quantity.'
const otherCoupon = 'Tell the buyer, and let them continue without the coupon or enter another.'
const otherCard = 'Tell the buyer, and let them pay another way.'
const acceptPayments =
  'Set up a way to pay in the platform’s settings. Until then, visitors can fill carts but not order.'
const nextToOrder = 'Read the cart or checkout again, show it to the buyer, and place the order once more.'

/** How to deal with each error, for its page. */
export const ERROR_HELP: Readonly<Record<ErrorCode, ErrorHelp>> = {
  INVALID_ARGUMENT: {
    remedy:
      'Read `fieldViolations`: each names the field, the rule and the valid form. Fix the request; repeating it unchanged fails again.',
  },
  UNAUTHENTICATED: {
    remedy:
      'Renew the access token, or get a new one, and repeat the call. The client does this automatically.',
  },
  PERMISSION_DENIED: {
    remedy:
      'Check whose token it is (`vitrine whoami`). The API reference says who may make the call; an API key needs its scope.',
  },
  NOT_FOUND: {
    remedy: 'Check the address. If it contains an id or a slug, the resource may have been deleted.',
  },
  FEATURE_NOT_AVAILABLE: {
    remedy: 'Do without the call for now. `data.operation` names it.',
  },
  METHOD_NOT_ALLOWED: { remedy: 'Use one of the methods that the `Allow` header lists.' },
  PAYLOAD_TOO_LARGE: {
    remedy: 'Send less at once: a body can have 1 MB, unless the call’s page says otherwise.',
  },
  UNSUPPORTED_MEDIA_TYPE: { remedy: 'Send JSON with the header `Content-Type: application/json`.' },
  URI_TOO_LONG: { remedy: 'Send the query with POST; its body takes what the URL can’t.' },
  HEADERS_TOO_LARGE: { remedy: 'Send fewer cookies or shorter headers, and long queries with POST.' },
  HOST_NOT_KNOWN: {
    remedy:
      'If you run the platform, add the name to `KNOWN_HOSTS`. Otherwise use the platform’s own address.',
  },
  REQUEST_TIMEOUT: { remedy: 'Send the request again. A slow upload should go through the call for files.' },
  PRECONDITION_FAILED: { remedy: 'Read the file again without the condition.' },
  RANGE_NOT_SATISFIABLE: { remedy: 'Ask for a range within the file; `Content-Range` has its size.' },
  TOO_MANY_REQUESTS: { remedy: 'Wait as many seconds as `Retry-After` says, then repeat the call.' },
  CONFLICT: {
    remedy: 'Read it again, apply your change to what you read, and send it with the new revision.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    remedy: 'Use a new key for each request. Only repeats of the same request may share one.',
    leaves: 'The first request with this key stands. The second one did nothing.',
  },
  INTERNAL: {
    remedy:
      'Look for the request id in the platform’s log, and report it. Repeat a write only with its idempotency key.',
    leaves: 'A write was either done entirely or not at all.',
  },
  SERVICE_UNAVAILABLE: {
    remedy:
      'Wait as many seconds as `Retry-After` says, then repeat the call, a write with its idempotency key.',
    leaves:
      'Almost always, a write was not done. If the connection broke off, it was done entirely or not at all.',
  },
  PRODUCT_NOT_FOUND: { remedy: 'Query the products: it may have been deleted or hidden.' },
  VARIANT_NOT_FOUND: { remedy: 'Query the product’s variants: they change when its options change.' },
  COLLECTION_NOT_FOUND: { remedy: list('collections') },
  NO_PERMISSION_TO_READ_MERCHANT_DATA: {
    remedy: 'Leave out the field, or call as a merchant or with an API key.',
  },
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: {
    remedy: 'Leave out the option, or call as a merchant or with an API key.',
  },
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_CATEGORIES: {
    remedy: 'Leave out the option, or call as a merchant or with an API key.',
  },
  CATEGORY_NOT_FOUND: { remedy: list('categories') },
  DUPLICATE_SLUG: { remedy: 'Choose another slug, or leave it out to get a free one.' },
  PARENT_CATEGORY_NOT_IN_TREE: { remedy: 'Name a parent from the same tree, or none for the top level.' },
  CATEGORY_DEPTH_LIMIT_EXCEEDED: { remedy: 'Choose a parent higher up in the tree.' },
  TREE_CYCLE_DETECTED: { remedy: 'Choose a parent that isn’t below the category.' },
  CUSTOMIZATION_NOT_FOUND: { remedy: list('options and modifiers') },
  CUSTOMIZATION_ALREADY_EXISTS: { remedy: otherName },
  CHOICE_NOT_FOUND: { remedy: 'Read the option or modifier again; `choices` has the ids.' },
  CHOICE_ASSIGNED_TO_PRODUCT: { remedy: 'Remove the choice from the products that have it, then delete it.' },
  CHOICES_LIMIT_EXCEEDED: { remedy: 'Delete choices that no product uses, or make a second option.' },
  ITEM_NOT_IN_CATEGORY: { remedy: 'Add the product in `data` to the category first, or leave it out.' },
  CHOICE_IDS_MISMATCH: { remedy: 'Read the option or modifier again, and send the id of each choice once.' },
  DOESNT_SUPPORT_CHOICES: { remedy: 'Use an option or modifier of another type.' },
  RIBBON_NOT_FOUND: { remedy: list('ribbons') },
  RIBBON_ALREADY_EXISTS: { remedy: otherName },
  BRAND_NOT_FOUND: { remedy: list('brands') },
  BRAND_ALREADY_EXISTS: { remedy: otherName },
  INFO_SECTION_NOT_FOUND: { remedy: list('info sections') },
  INVENTORY_ITEM_NOT_FOUND: { remedy: 'Query the inventory: ids change when a product’s variants change.' },
  PRODUCT_CHANGE_NOT_FOUND: { remedy: 'Finished changes are kept for 30 days. Check the id.' },
  MEDIA_NOT_FOUND: { remedy: list('files') },
  IMPORT_NOT_FOUND: { remedy: 'Finished imports are kept for 30 days. Check the id.' },
  MEDIA_TYPE_NOT_ALLOWED: {
    remedy: 'Upload a type that “Upload pictures” lists, such as JPEG, PNG or WebP.',
  },
  MEDIA_DAMAGED: {
    remedy: 'Open the picture, save it again, and upload that. Very large ones need fewer pixels.',
  },
  DIGITAL_FILE_NOT_FOUND: { remedy: list('digital files') },
  MEDIA_IN_USE: { remedy: 'Remove the file from the products and collections in `data`, then delete it.' },
  MEDIA_ADDRESS_NOT_ALLOWED: {
    remedy: 'Use an https address on the public internet, or upload the file itself.',
  },
  MEDIA_NOT_FETCHED: { remedy: 'Check that the address answers without a login, or upload the file itself.' },
  OWNED_CART_NOT_FOUND: { remedy: 'Treat it as an empty cart. The first item that is added creates one.' },
  CART_NOT_FOUND: {
    remedy: 'Start a new cart. Old ones are deleted after a while, and an order ends its cart.',
  },
  LINE_ITEM_NOT_FOUND: { remedy: 'Read the cart again: another tab may have removed the line.' },
  LINE_ITEM_LIMIT: { remedy: 'Remove lines first, or raise the quantity of a line instead of adding one.' },
  ITEM_NOT_FOUND: {
    remedy: 'Query the product: it may have been deleted or hidden, or the variant changed.',
  },
  WEBHOOK_NOT_FOUND: { remedy: 'List the webhooks (`vitrine webhooks list`). It may have been deleted.' },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    remedy: 'Check the event’s id in the webhook’s log, which goes back 30 days.',
  },
  WEBHOOK_LIMIT: { remedy: 'Delete a webhook first, or let one address receive several types of events.' },
  WEBHOOK_ADDRESS_NOT_ALLOWED: {
    remedy: 'Use an https address. To receive events on your own machine, use `vitrine webhooks listen`.',
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: {
    remedy: 'Tell the buyer that their request is already noted.',
    leaves: 'The first request stands.',
  },
  BACK_IN_STOCK_REQUEST_LIMIT: {
    remedy:
      'Tell the buyer that they’re already waiting for many items. A request ends when its email is sent.',
  },
  ITEM_NOT_AVAILABLE: { remedy: fewer },
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION: {
    remedy: 'Leave out the location, or start a new cart for it.',
  },
  CANT_CREATE_CART_WITHOUT_ITEMS: { remedy: 'Send at least one line.' },
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM: {
    remedy: 'Select memberships only for lines that they cover.',
  },
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER: {
    remedy: 'Leave out `contactId`; a logged-in buyer has their own.',
  },
  LINE_ITEM_WITH_ZERO_QUANTITY: { remedy: 'Send a quantity of at least 1, or remove the line.' },
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: { remedy: acceptPayments },
  SITE_MUST_ACCEPT_PAYMENTS: { remedy: acceptPayments },
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE: {
    remedy: 'Leave out the payment option of the custom line.',
  },
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE: {
    remedy: 'Say whether each custom line is goods or a service.',
  },
  CURRENT_CART_NOT_FOUND: { remedy: 'Treat it as an empty cart. The first item that is added creates one.' },
  CART_ALREADY_ORDERED: {
    remedy: 'Show the order. The buyer’s next item starts a new cart.',
    leaves: 'The order stands, and there is only one.',
  },
  NO_LINE_ITEMS_TO_ADD: { remedy: 'Send at least one line.' },
  ITEM_NOT_FOUND_IN_CATALOG: {
    remedy: 'Query the product: it may have been deleted or hidden, or the variant changed.',
  },
  INSUFFICIENT_INVENTORY: { remedy: fewer },
  MAX_LINE_ITEMS_EXCEEDED: {
    remedy: 'Remove lines first, or raise the quantity of a line instead of adding one.',
  },
  FIXED_QUANTITY_ITEM: { remedy: 'Remove the line, and add it again in the quantity you need.' },
  INVALID_MEMBERSHIP_PAYMENT_OPTION: { remedy: 'Select memberships only for lines that they cover.' },
  LINE_ITEM_NOT_FOUND_IN_CART: { remedy: 'Read the cart again: another tab may have removed the line.' },
  EMPTY_LINE_ITEM_UPDATES: { remedy: 'Send a new value for each line, or leave the line out.' },
  DUPLICATE_LINE_ITEM_UPDATES: { remedy: 'Send one update for each line.' },
  COUPON_ALREADY_EXISTS: {
    remedy: 'Nothing: the cart has the discount.',
    leaves: 'The cart keeps the coupon.',
  },
  MAX_COUPONS_PER_CART_EXCEEDED: {
    remedy: 'Remove the cart’s coupon, then add the other one.',
    leaves: 'The cart keeps the coupon it had.',
  },
  COUPON_LOCKED: { remedy: 'Leave the coupon as it is: its owner decided that buyers can’t change it.' },
  INVALID_COUPON_CODE: { remedy: 'Ask the buyer to check the spelling. Capitals don’t matter.' },
  INVALID_COUPON_STATUS: { remedy: otherCoupon },
  COUPON_NOT_FOUND_IN_CART: { remedy: 'Read the cart again: the coupon may already be removed.' },
  GIFT_CARD_ALREADY_EXISTS: {
    remedy: 'Nothing: the cart has the gift card.',
    leaves: 'The cart keeps the gift card.',
  },
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: {
    remedy: 'Remove the cart’s gift card, then add the other one.',
    leaves: 'The cart keeps the gift card it had.',
  },
  GIFT_CARD_LOCKED: { remedy: 'Leave the gift card as it is: buyers can’t change it.' },
  INVALID_GIFT_CARD_CODE: { remedy: 'Ask the buyer to check the code on the card.' },
  INVALID_GIFT_CARD_STATUS: { remedy: otherCard },
  GIFT_CARD_NOT_FOUND_IN_CART: { remedy: 'Read the cart again: the gift card may already be removed.' },
  DELIVERY_METHOD_NOT_FOUND: {
    remedy: 'Read the delivery methods that the totals offer for this address, and choose one of them.',
  },
  DELIVERY_METHOD_MISSING_ADDRESS: { remedy: 'Set the delivery address, then the method.' },
  DELIVERY_METHOD_MISSING_LINE_ITEMS: { remedy: 'Add a physical product, or leave out the delivery method.' },
  EMPTY_CART: { remedy: 'Lead the buyer back to the products.' },
  INVALID_CART: { remedy: 'Show the buyer the violations in `data`; each names its line or field.' },
  LINE_ITEMS_OUT_OF_STOCK: { remedy: removeLines },
  CART_PRICES_OUT_OF_SYNC: {
    remedy: 'Calculate the totals again, show the new ones, and let the buyer confirm.',
  },
  INVALID_PRICE_VERIFICATION_TOKEN: {
    remedy: 'Calculate the totals of this cart, and send the token of that answer.',
  },
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: {
    remedy: 'Remove the gift card that pays, or the one in the cart.',
  },
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD: {
    remedy: 'Remove the coupon, or the gift card in the cart.',
  },
  CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD: {
    remedy: 'Remove the gift card; subscriptions need a payment that can be repeated.',
  },
  UNCONFIRMED_SAVE_PAYMENT_METHOD: { remedy: 'Ask the buyer, and send their consent.' },
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: {
    remedy: 'Show the methods that the totals offer now, and let the buyer choose again.',
  },
  MISSING_DELIVERY_ADDRESS: { remedy: 'Ask the buyer for the address, and set it.' },
  MISSING_DELIVERY_METHOD: { remedy: 'Let the buyer choose one of the methods that the totals offer.' },
  GIFT_CARD_REDEEM_ERROR: {
    remedy: otherCard,
    leaves: 'No order was placed, and the gift card keeps its money.',
  },
  PAYMENT_ALREADY_IN_PROGRESS: {
    remedy: 'Wait until the payment ends, then read the cart or order.',
    leaves: 'The payment in progress continues.',
  },
  EMPTY_PAYMENT_TOKEN: { remedy: 'Lead the buyer to the hosted checkout with a redirect session.' },
  UNAVAILABLE_PAYMENT_METHOD: { remedy: 'Lead the buyer to the hosted checkout with a redirect session.' },
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: {
    remedy: 'Read the options that the totals offer for this address, and choose one of them.',
  },
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: {
    remedy: 'Read the options that the totals offer for this address, and choose one of them.',
  },
  MEMBERSHIP_PLAN_NOT_FOUND: { remedy: list('membership plans') },
  MEMBERSHIP_PLAN_NOT_ACTIVE: { remedy: 'Activate the plan, or grant another one.' },
  MEMBERSHIP_NOT_FOUND: { remedy: list('memberships') },
  GIFT_CARD_NOT_FOUND: { remedy: 'Ask the buyer to check the code. Merchants can list the gift cards.' },
  GIFT_CARD_CODE_INVALID: { remedy: 'Ask the buyer to check the code on the card.' },
  GIFT_CARD_IS_EMPTY: { remedy: otherCard },
  GIFT_CARD_DISABLED: { remedy: otherCard },
  GIFT_CARD_EXPIRED: { remedy: otherCard },
  ERROR_COUPON_USAGE_EXCEEDED: { remedy: otherCoupon },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: { remedy: otherCoupon },
  ERROR_COUPON_IS_NOT_ACTIVE_YET: { remedy: otherCoupon },
  ERROR_COUPON_HAS_EXPIRED: { remedy: otherCoupon },
  ERROR_COUPON_DOES_NOT_EXIST: { remedy: 'Ask the buyer to check the spelling. Capitals don’t matter.' },
  COUPON_NOT_FOUND: { remedy: list('coupons') },
  COUPON_CODE_ALREADY_EXISTS: { remedy: 'Choose another code, or change the coupon that has it.' },
  CHECKOUT_NOT_FOUND: {
    remedy: 'Start again from the cart. Checkouts that were never ordered are deleted after a while.',
  },
  CHECKOUT_IS_COMPLETE: {
    remedy: 'Show the order instead.',
    leaves: 'The order stands, and there is only one.',
  },
  PAYMENT_ERROR: {
    remedy: 'Let the buyer try another card or way to pay.',
    leaves: 'No order was placed. Money that was held is released.',
  },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: {
    remedy: 'Read the ways to pay that the checkout offers, and choose one of them.',
  },
  SITE_NOT_ACCEPTING_PAYMENTS: { remedy: acceptPayments },
  CHECKOUT_ALREADY_PAID: {
    remedy: 'Show the order instead.',
    leaves: 'The payment stands, and there is only one.',
  },
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: {
    remedy: 'Wait until the payment ends, then read the checkout.',
    leaves: 'The payment in progress continues.',
  },
  CALCULATION_ERROR: {
    remedy: 'Read the checkout; its `calculationErrors` say what is missing, such as an address.',
  },
  REDEEM_GIFT_CARD_ERROR: {
    remedy: otherCard,
    leaves: 'No order was placed, and the gift card keeps its money.',
  },
  PARTIAL_OUT_OF_STOCK: { remedy: removeLines, leaves: 'No order was placed. Nothing was taken from stock.' },
  FULL_OUT_OF_STOCK: {
    remedy: 'Tell the buyer. They can ask for an email when an item is back in stock.',
    leaves: 'No order was placed.',
  },
  EMPTY_CHECKOUT: { remedy: 'Lead the buyer back to the products.' },
  CHECKOUT_CHANGED: { remedy: nextToOrder, leaves: 'No order was placed, and nothing was paid.' },
  SUBSCRIPTION_WITH_ZERO_TOTAL: { remedy: 'Remove the discount, or set a price.' },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: {
    remedy: 'Let the buyer order the subscription and the rest separately.',
  },
  SUBSCRIPTION_WITH_GIFT_CARD: {
    remedy: 'Remove the gift card; subscriptions need a payment that can be repeated.',
  },
  NO_SELECTED_CARRIER_SERVICE_OPTION: {
    remedy: 'Let the buyer choose one of the options that the totals offer.',
  },
  VIOLATIONS_WITH_ERROR_SEVERITY: {
    remedy: 'Show the buyer the violations in `data`; each names its line or field.',
  },
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: { remedy: 'Place the order again.' },
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: { remedy: 'Ask the buyer, and send their consent.' },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: {
    remedy: 'Show the options that the totals offer now, and let the buyer choose again.',
  },
  MEMBERS_ONLY_ITEM: { remedy: 'Let the buyer log in or register, then continue. They keep their cart.' },
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: {
    remedy: 'Remove the gift card that pays, or the one in the cart.',
  },
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { remedy: 'Remove the coupon, or the gift card in the cart.' },
  UNAUTHENTICATED_TOKEN: { remedy: 'Use the token of this checkout’s own link.' },
  ORDER_NOT_FOUND: { remedy: 'Check the id. Members and visitors see only their own orders.' },
  ORDER_IS_CANCELED: { remedy: 'Read the order again, and show that it is cancelled.' },
  ORDER_CANNOT_BE_CANCELED: { remedy: 'Refund the items that were delivered.' },
  FULFILLMENT_NOT_FOUND: { remedy: 'Read the order’s parcels again: it may have been deleted.' },
  ITEMS_ALREADY_FULFILLED: { remedy: 'Read the order’s parcels, and send at most what is left.' },
  TRACKING_NUMBER_ALREADY_EXISTS: { remedy: 'Check the number, or change the parcel that has it.' },
  ACTIVITY_NOT_FOUND: { remedy: 'Read the order again: only notes can be changed, and it may be deleted.' },
  ORDER_NOT_REFUNDABLE: { remedy: 'Read the order’s payments, and refund at most what is left of them.' },
  DATA_ITEM_NOT_FOUND: { remedy: 'Query the collection: the item may have been deleted.' },
  DATA_ITEM_ALREADY_EXISTS: { remedy: 'Update the item, or choose another id.' },
  DATA_COLLECTION_NOT_FOUND: {
    remedy: 'Check the spelling: capitals matter. Saving a first item creates the collection.',
  },
  MISSING_CAPTCHA_TOKEN: { remedy: 'Let the person solve the captcha, and send its token with the form.' },
  INVALID_CAPTCHA_TOKEN: {
    remedy: 'Let the person solve a new captcha: each token works once and for a short time.',
  },
  EMAIL_ALREADY_EXISTS: { remedy: 'Let the person log in, or set a new password.' },
  INVALID_PASSWORD: { remedy: 'Let the person try again, or set a new password.' },
  RESET_PASSWORD: { remedy: 'Send the person an email to set a new password.' },
  INVALID_EMAIL: { remedy: 'Let the person check the address, or register.' },
  VERIFICATION_FAILED: { remedy: 'Let the person check the code, or send a new one.' },
  THROTTLED_FEATURE: {
    remedy: 'Wait as many seconds as `Retry-After` says. More attempts only make it longer.',
  },
  UNSUPPORTED_FIELD: { remedy: 'Leave out the field; the call’s page lists those that exist.' },
  MEMBER_NOT_FOUND: { remedy: 'Check the id. The member may have been deleted.' },
  MEMBER_TO_MEMBER_BLOCKED: { remedy: 'Don’t show the members to each other.' },
  MEMBER_NOT_PENDING: { remedy: 'Read the member again: someone else has approved or blocked them.' },
  SLUG_ALREADY_EXISTS: { remedy: 'Choose another slug.' },
  INSUFFICIENT_DEADLINE_BUDGET: { remedy: 'Give the call more time, and repeat it.' },
  API_KEY_NOT_FOUND: { remedy: 'List the keys. It may have been revoked.' },
  API_KEY_ALREADY_MADE: {
    remedy: 'Revoke the key that was made, and create another with a new idempotency key.',
    leaves: 'The first key exists and works.',
  },
  API_KEY_LIMIT: { remedy: 'Revoke keys that are no longer used.' },
  REVIEW_NOT_FOUND: {
    remedy:
      'Query the reviews to see which exist. Until staff approve it, only its author and staff see a review.',
  },
  REVIEW_ALREADY_EXISTS: { remedy: 'Change the existing one: query it with `returnPrivateReviews`.' },
  VIEW_NOT_FOUND: { remedy: list('views') },
  VIEW_NAME_ALREADY_EXISTS: { remedy: otherName },
  VIEW_LIMIT: { remedy: 'Delete views that are no longer used.' },
  CUSTOMIZATION_NOT_EXIST: { remedy: list('options and modifiers') },
  CHOICE_NOT_EXIST: { remedy: 'Read the option or modifier again, and name one of its choices.' },
  PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED: {
    remedy: 'Send `name` and `optionRenderType`, or the id of an existing option.',
  },
  PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED: {
    remedy: 'Send the missing field, or the id of an existing choice.',
  },
  MODIFIER_NAME_AND_TYPE_REQUIRED: {
    remedy: 'Send `name` and `modifierRenderType`, or the id of an existing modifier.',
  },
  MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED: {
    remedy: 'Send the missing field, or the id of an existing choice.',
  },
  DUPLICATE_PRODUCT_OPTIONS: { remedy: 'Name each option and modifier once.' },
  MISSING_VARIANT_OPTION_CHOICE: { remedy: 'Send one choice of every option with each variant.' },
  MISSING_VARIANT_OPTION: { remedy: 'Add the option to the product, or leave it out of the variant.' },
  DUPLICATE_VARIANT_OPTION_CHOICE: { remedy: 'Send each combination of choices once.' },
  INVALID_DEFAULT_VARIANT: { remedy: 'Send one variant without choices, or give the product options.' },
  TOO_MANY_VARIANTS: { remedy: 'Use fewer options or choices, or make one of the options a modifier.' },
  TOO_MANY_INFO_SECTIONS_ERROR: { remedy: 'Remove info sections that the product no longer needs.' },
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: {
    remedy: 'Send a higher price before the discount, or leave it out.',
  },
  DUPLICATE_SLUG_ERROR: { remedy: 'Choose another slug, or leave it out to get a free one.' },
  PRODUCT_CHANGE_NOT_ENDED: {
    remedy: 'Cancel the product change, or wait until it ends, and repeat the call.',
    leaves: 'The product change continues.',
  },
  INVALID_REQUEST: {
    remedy: 'Compare the parameters with the call’s page; `description` says which one is wrong.',
  },
  INVALID_CLIENT: { remedy: 'Check the client id and secret. The client may have been revoked.' },
  INVALID_GRANT: {
    remedy: 'Start the login again; for visitors, get new visitor tokens.',
    leaves: 'A code that was used twice ends its session.',
  },
  UNAUTHORIZED_CLIENT: {
    remedy:
      'Use the grant that fits the client: storefronts are for visitors and members, consoles for staff, apps for themselves.',
  },
  UNSUPPORTED_GRANT_TYPE: {
    remedy: 'Use one of the grants in `/.well-known/openid-configuration`, or `anonymous` for visitors.',
  },
}
