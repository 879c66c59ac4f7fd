import type { ErrorHelp } from './error-entry.ts'
import { CART_HELP, list } from './errors/help-cart.ts'
import type { ErrorCode } from './errors.ts'

const otherName = 'Use the existing one, or choose another name.'

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
      'Check whose token it is (`vitrine whoami`). The API reference says who may make the call; an API key needs the call’s scope.',
  },
  NOT_FOUND: {
    remedy: 'Check the address. If it contains an id or a slug, the resource may have been deleted.',
  },
  FEATURE_NOT_AVAILABLE: {
    remedy: 'Do without the call for now. `data.operation` names it.',
  },
  METHOD_NOT_ALLOWED: { remedy: 'Use one of the methods that the `Allow` header lists.' },
  PAYLOAD_TOO_LARGE: {
    remedy: 'Send less at once: a body can have up to 1 MB, unless the call’s page says otherwise.',
  },
  UNSUPPORTED_MEDIA_TYPE: { remedy: 'Send JSON with the header `Content-Type: application/json`.' },
  URI_TOO_LONG: { remedy: 'Send the query with POST, in the body.' },
  HEADERS_TOO_LARGE: { remedy: 'Send fewer cookies or shorter headers, and long queries with POST.' },
  HOST_NOT_KNOWN: {
    remedy:
      'If you run the platform, add the name to `KNOWN_HOSTS`. Otherwise use the platform’s own address.',
  },
  REQUEST_TIMEOUT: { remedy: 'Send the request again. Upload files with the call made for them.' },
  PRECONDITION_FAILED: { remedy: 'Read the file again without the condition.' },
  RANGE_NOT_SATISFIABLE: { remedy: 'Ask for a range within the file; `Content-Range` has its size.' },
  TOO_MANY_REQUESTS: { remedy: 'Wait as many seconds as `Retry-After` says, then repeat the call.' },
  CONFLICT: {
    remedy: 'Read it again, apply your change to what you read, and send it with the new revision.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    remedy: 'Use a new key for each request. Only repeats of the same request may share one.',
    leaves: 'The first request with this key took effect. The second one did nothing.',
  },
  INTERNAL: {
    remedy:
      'Look for the request id in the platform’s log, and report it. Repeat a write only with its idempotency key.',
    leaves: 'A write was either done entirely or not at all.',
  },
  SERVICE_UNAVAILABLE: {
    remedy:
      'Wait as many seconds as `Retry-After` says, then repeat the call. Repeat a write with its idempotency key.',
    leaves:
      'In almost all cases, a write was not done. If the connection broke, it was done entirely or not at all.',
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
  CHOICES_LIMIT_EXCEEDED: { remedy: 'Delete choices that no product uses, or create a second option.' },
  ITEM_NOT_IN_CATEGORY: { remedy: 'Add the product in `data` to the category first, or leave it out.' },
  CHOICE_IDS_MISMATCH: { remedy: 'Read the option or modifier again, and send the id of each choice once.' },
  DOESNT_SUPPORT_CHOICES: { remedy: 'Use an option or modifier of another type.' },
  RIBBON_NOT_FOUND: { remedy: list('ribbons') },
  RIBBON_ALREADY_EXISTS: { remedy: otherName },
  BRAND_NOT_FOUND: { remedy: list('brands') },
  BRAND_ALREADY_EXISTS: { remedy: otherName },
  INFO_SECTION_NOT_FOUND: { remedy: list('info sections') },
  INVENTORY_ITEM_NOT_FOUND: { remedy: 'Query the inventory: ids change when a product’s variants change.' },
  ITEM_ALREADY_EXISTS: { remedy: 'Update the inventory item instead; its id is the variant’s.' },
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: { remedy: 'Name at least one tag in `assignTags` or `unassignTags`.' },
  PRODUCT_CHANGE_NOT_FOUND: { remedy: 'Finished changes are kept for 30 days. Check the id.' },
  MEDIA_NOT_FOUND: { remedy: list('files') },
  PRODUCT_SOLD: {
    remedy: 'Hide the product, or delete it yourself: orders keep what was bought.',
    leaves: 'The product stays as it is; the other products of the import are still undone.',
  },
  IMPORT_NOT_ENDED: {
    remedy: 'Wait until the import ends, and repeat the call.',
    leaves: 'The import continues.',
  },
  IMPORT_NOT_FOUND: { remedy: 'Finished imports are kept for 30 days. Check the id.' },
  MEDIA_TYPE_NOT_ALLOWED: {
    remedy: 'Upload a type that “Upload pictures” lists, such as JPEG, PNG or WebP.',
  },
  MEDIA_DAMAGED: {
    remedy:
      'Open the picture, save it again, and upload the new file. Very large pictures need fewer pixels.',
  },
  DIGITAL_FILE_NOT_FOUND: { remedy: list('digital files') },
  MEDIA_IN_USE: { remedy: 'Remove the file from the products and collections in `data`, then delete it.' },
  MEDIA_ADDRESS_NOT_ALLOWED: {
    remedy: 'Use an https address on the public internet, or upload the file itself.',
  },
  MEDIA_NOT_FETCHED: {
    remedy: 'Check that the URL can be opened without a login, or upload the file itself.',
  },
  ...CART_HELP,
  WEBHOOK_NOT_FOUND: { remedy: 'List the webhooks (`vitrine webhooks list`). It may have been deleted.' },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    remedy: 'Check the event’s id in the webhook’s log, which goes back 30 days.',
  },
  WEBHOOK_LIMIT: { remedy: 'Delete a webhook first, or let one address receive several types of events.' },
  WEBHOOK_ADDRESS_NOT_ALLOWED: {
    remedy: 'Use an https address. To receive events on your own machine, use `vitrine webhooks listen`.',
  },
  ORDER_NOT_FOUND: { remedy: 'Check the id. Members and visitors see only their own orders.' },
  ORDER_IS_CANCELED: { remedy: 'Read the order again, and show that it is cancelled.' },
  ORDER_CANNOT_BE_CANCELED: { remedy: 'Refund the items that were delivered.' },
  ORDER_CANNOT_BE_EDITED: {
    remedy:
      'Show the reasons. Items that were sent, refunded or cancelled can’t be edited: refund them or create a new order.',
  },
  GIFT_CARD_ITEM_UNSUPPORTED: { remedy: 'Create a new order for the gift card.' },
  ORDER_IS_PAID: { remedy: 'Read the order again, and show that it is paid.' },
  DRAFT_ORDER_DOES_NOT_EXIST: { remedy: 'Query the draft orders: it may have been deleted.' },
  DRAFT_ORDER_ALREADY_COMMITTED: { remedy: 'Read the draft again: `orderId` names the order it became.' },
  DRAFT_ORDER_CANNOT_BE_DELETED: { remedy: 'Cancel the order that the draft became.' },
  LINE_ITEM_DOES_NOT_EXIST: { remedy: 'Read the draft order again: the line may have been removed.' },
  DISCOUNT_NOT_FOUND: { remedy: 'Read the draft order again: the discount may have been removed.' },
  FULFILLMENT_NOT_FOUND: { remedy: 'Read the order’s parcels again: it may have been deleted.' },
  ITEMS_ALREADY_FULFILLED: { remedy: 'Read the order’s parcels, and send at most what is left.' },
  TRACKING_NUMBER_ALREADY_EXISTS: { remedy: 'Check the number, or change the parcel that has it.' },
  ACTIVITY_NOT_FOUND: {
    remedy: 'Read the order again. Only notes can be changed, and this one may have been deleted.',
  },
  ORDER_HAS_NO_EMAIL: { remedy: 'Set the order’s email address with `updateOrder` first.' },
  PAYMENT_NOT_FOUND: { remedy: 'Read the order’s payments, and use the id of one of them.' },
  PAYMENT_ALREADY_CAPTURED: { remedy: 'Nothing to do. To return the money, refund the payment.' },
  PAYMENT_ALREADY_VOIDED: { remedy: 'Ask the buyer to pay again: the money went back to them.' },
  PAYMENT_HAS_PENDING_CAPTURE: { remedy: 'Wait until the payment is captured, then refund it if necessary.' },
  PAYMENT_NOT_AUTHORIZED: {
    remedy: 'Read the order’s payments: only those with the status `AUTHORIZED` can be captured or voided.',
  },
  ORDER_NOT_REFUNDABLE: { remedy: 'Read the order’s payments, and refund at most what is left.' },
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
    remedy: 'Wait as many seconds as `Retry-After` says. More attempts only make the wait longer.',
  },
  UNSUPPORTED_FIELD: { remedy: 'Leave out the field; the call’s page lists those that exist.' },
  MEMBER_NOT_FOUND: { remedy: 'Check the id. The member may have been deleted.' },
  MEMBER_TO_MEMBER_BLOCKED: { remedy: 'Don’t show the members to each other.' },
  MEMBER_NOT_PENDING: { remedy: 'Read the member again: someone else has approved or blocked them.' },
  MEMBER_APPROVAL_NOT_REQUIRED: {
    remedy: 'Block the member, or require approval in the sign-on policy first.',
  },
  CONTACT_NOT_FOUND: { remedy: list('contacts') },
  CONTACT_JOB_NOT_FOUND: {
    remedy: 'Use the `jobId` that the bulk call returned; jobs are kept for 30 days.',
  },
  ILLEGAL_MERGE: { remedy: 'Make the member the target, and name other contacts as sources.' },
  CONTACT_ALREADY_CHANGED: { remedy: 'Read the contact again, and repeat the change with its revision.' },
  DUPLICATE_CONTACT_EXISTS: {
    remedy: 'Change the contact that `duplicateContactId` in the error names, or use another address.',
  },
  INSUFFICIENT_CONTACT_DATA: { remedy: 'Send a name, an email address or a phone number.' },
  CANNOT_DELETE_CUSTOMER: {
    remedy: 'Delete the customer in the back office, which keeps what the law requires.',
  },
  LABEL_NOT_FOUND: { remedy: 'Create the label with `findOrCreateLabel`, and use the key it returns.' },
  LABELS_QUOTA_REACHED: { remedy: 'Delete labels that are no longer needed.' },
  CUSTOMER_NOT_FOUND: { remedy: list('customers') },
  CUSTOMER_NOTE_NOT_FOUND: { remedy: 'Read the customer again. The note may have been deleted.' },
  CUSTOMER_NOTE_LIMIT: { remedy: 'Delete notes that are no longer needed.' },
  SLUG_ALREADY_EXISTS: { remedy: 'Choose another slug.' },
  INSUFFICIENT_DEADLINE_BUDGET: { remedy: 'Give the call more time, and repeat it.' },
  API_KEY_NOT_FOUND: { remedy: 'List the keys. It may have been revoked.' },
  API_KEY_ALREADY_MADE: {
    remedy: 'Revoke the key that was created, and create another with a new idempotency key.',
    leaves: 'The first key exists and works.',
  },
  API_KEY_LIMIT: { remedy: 'Revoke keys that are no longer used.' },
  FORM_NOT_FOUND: { remedy: list('forms') },
  FORM_DISABLED: { remedy: 'Tell people that the form is closed, or enable it with `updateForm`.' },
  FORM_LIMIT_EXCEEDED: { remedy: 'Delete forms that no page shows.' },
  SUBMISSION_NOT_FOUND: { remedy: list('submissions') },
  REVIEW_NOT_FOUND: {
    remedy:
      'Query the reviews to see which exist. Until staff approve a review, only they and its author see it.',
  },
  REVIEW_ALREADY_EXISTS: { remedy: 'Change the existing review: find it with `returnPrivateReviews`.' },
  EMAIL_NOT_FOUND: { remedy: list('emails') },
  EMAIL_NOT_RESENDABLE: {
    remedy:
      'Check `isResendable` first. The shop doesn’t keep emails with codes or login links; people can ask for new ones.',
  },
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
    leaves: 'If the code was used twice, its session has ended.',
  },
  UNAUTHORIZED_CLIENT: {
    remedy:
      'Use the grant that fits the client. Storefront clients are for visitors and members, console clients for staff, and apps act for themselves.',
  },
  UNSUPPORTED_GRANT_TYPE: {
    remedy: 'Use one of the grants in `/.well-known/openid-configuration`, or `anonymous` for visitors.',
  },
}
