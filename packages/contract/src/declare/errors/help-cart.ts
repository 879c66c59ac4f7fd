import type { ErrorHelp } from '../error-entry.ts'
import type { CART_ERRORS } from './cart.ts'

/** The advice for something that wasn't found in a list. */
export const list = (what: string): string =>
  `List the ${what} to see which exist. The one you named may have been deleted.`
const fewer =
  'Show the buyer how many are left, and let them choose fewer. `data` has the number if it’s known.'
const removeLines = 'Show the buyer which lines are affected, and remove them or lower their quantity.'
const otherCoupon = 'Tell the buyer, and let them continue without the coupon or enter another.'
const otherCard = 'Tell the buyer, and let them pay another way.'
const acceptPayments =
  'Set up a payment method in the platform’s settings. Until then, visitors can fill carts but can’t order.'
const nextToOrder = 'Read the cart or checkout again, show it to the buyer, and place the order once more.'

/** How to deal with the errors of carts and checkouts. */
export const CART_HELP: Readonly<Record<keyof typeof CART_ERRORS, ErrorHelp>> = {
  OWNED_CART_NOT_FOUND: { remedy: 'Treat it as an empty cart. The first item that is added creates one.' },
  CART_NOT_FOUND: {
    remedy: 'Start a new cart. Old ones are deleted after a while, and an order ends its cart.',
  },
  LINE_ITEM_NOT_FOUND: { remedy: 'Read the cart again: another tab may have removed the line.' },
  LINE_ITEM_LIMIT: { remedy: 'Remove lines first, or raise the quantity of a line instead of adding one.' },
  ITEM_NOT_FOUND: {
    remedy: 'Query the product: it may have been deleted or hidden, or the variant changed.',
  },
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: {
    remedy: 'Tell the buyer that their request has already been saved.',
    leaves: 'The first request is kept.',
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
    leaves: 'The order is unchanged, and there is only one.',
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
    remedy: 'Nothing to do: the cart already has the coupon.',
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
    remedy: 'Nothing to do: the cart already has the gift card.',
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
    remedy: 'Read the delivery methods in the totals for this address, and choose one of them.',
  },
  DELIVERY_METHOD_MISSING_ADDRESS: { remedy: 'Set the delivery address, then the method.' },
  DELIVERY_METHOD_MISSING_LINE_ITEMS: { remedy: 'Add a physical product, or leave out the delivery method.' },
  EMPTY_CART: { remedy: 'Take the buyer back to the products.' },
  INVALID_CART: { remedy: 'Show the buyer the violations in `data`; each names its line or field.' },
  LINE_ITEMS_OUT_OF_STOCK: { remedy: removeLines },
  CART_PRICES_OUT_OF_SYNC: {
    remedy: 'Calculate the totals again, show the new ones, and let the buyer confirm.',
  },
  INVALID_PRICE_VERIFICATION_TOKEN: {
    remedy: 'Calculate the totals of this cart, and send the token from that response.',
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
    remedy: 'Show the methods that are in the totals now, and let the buyer choose again.',
  },
  MISSING_DELIVERY_ADDRESS: { remedy: 'Ask the buyer for the address, and set it.' },
  MISSING_DELIVERY_METHOD: { remedy: 'Let the buyer choose one of the methods in the totals.' },
  GIFT_CARD_REDEEM_ERROR: {
    remedy: otherCard,
    leaves: 'No order was placed, and the gift card keeps its money.',
  },
  PAYMENT_ALREADY_IN_PROGRESS: {
    remedy: 'Wait until the payment ends, then read the cart or order.',
    leaves: 'The payment in progress continues.',
  },
  EMPTY_PAYMENT_TOKEN: { remedy: 'Send the buyer to the hosted checkout with a redirect session.' },
  UNAVAILABLE_PAYMENT_METHOD: { remedy: 'Send the buyer to the hosted checkout with a redirect session.' },
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: {
    remedy: 'Read the options in the totals for this address, and choose one of them.',
  },
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: {
    remedy: 'Read the options in the totals for this address, and choose one of them.',
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
    leaves: 'The order is unchanged, and there is only one.',
  },
  PAYMENT_ERROR: {
    remedy: 'Let the buyer try another card or payment method.',
    leaves: 'No order was placed. Money that was held is released.',
  },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: {
    remedy: 'Read the payment methods that the checkout offers, and choose one of them.',
  },
  SITE_NOT_ACCEPTING_PAYMENTS: { remedy: acceptPayments },
  CHECKOUT_ALREADY_PAID: {
    remedy: 'Show the order instead.',
    leaves: 'The payment is unchanged, and there is only one.',
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
  EMPTY_CHECKOUT: { remedy: 'Take the buyer back to the products.' },
  CHECKOUT_CHANGED: { remedy: nextToOrder, leaves: 'No order was placed, and nothing was paid.' },
  SUBSCRIPTION_WITH_ZERO_TOTAL: { remedy: 'Remove the discount, or set a price.' },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: {
    remedy: 'Let the buyer order the subscription and the rest separately.',
  },
  SUBSCRIPTION_WITH_GIFT_CARD: {
    remedy: 'Remove the gift card; subscriptions need a payment that can be repeated.',
  },
  NO_SELECTED_CARRIER_SERVICE_OPTION: {
    remedy: 'Let the buyer choose one of the options in the totals.',
  },
  VIOLATIONS_WITH_ERROR_SEVERITY: {
    remedy: 'Show the buyer the violations in `data`; each names its line or field.',
  },
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: { remedy: 'Place the order again.' },
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: { remedy: 'Ask the buyer, and send their consent.' },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: {
    remedy: 'Show the options that are in the totals now, and let the buyer choose again.',
  },
  MEMBERS_ONLY_ITEM: { remedy: 'Let the buyer log in or register, then continue. They keep their cart.' },
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: {
    remedy: 'Remove the gift card that pays, or the one in the cart.',
  },
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { remedy: 'Remove the coupon, or the gift card in the cart.' },
  UNAUTHENTICATED_TOKEN: { remedy: 'Use the token from this checkout’s own link.' },
}
