import { address } from '../wire/address.ts'
import { image } from '../wire/image.ts'
import { pageUrl } from '../wire/page-url.ts'
import { date, fieldMask, float } from '../wire/values.ts'

const physicalProperties = { weight: float }
const serviceProperties = { scheduledDate: date, endDate: date }
const subscriptionOptionInfo = { subscriptionSettings: { startDate: date } }

/** A line of a cart. */
export const lineItem = {
  url: pageUrl,
  image,
  physicalProperties,
  catalogOverrideFields: { image, physicalProperties },
  serviceProperties,
  subscriptionOptionInfo,
}

/** A line that isn't from any catalog. */
export const customLineItem = {
  url: pageUrl,
  media: image,
  physicalProperties,
  serviceProperties,
  subscriptionOptionInfo,
}

/** A cart. */
export const cart = {
  _createdDate: date,
  _updatedDate: date,
  lineItems: lineItem,
  contactInfo: { address },
}

/** Lines to add. */
export const lines = { lineItems: lineItem, customLineItems: customLineItem }

/** What to change in a cart. */
export const update = {
  cartInfo: cart,
  lineItems: lineItem,
  customLineItems: customLineItem,
  cartFieldmask: fieldMask,
}

/** Addresses used to calculate totals and checkouts. */
export const addresses = { shippingAddress: address, billingAddress: address }

const deliveryTimeSlot = { from: date, to: date }
const logistics = { deliveryTimeSlot, pickupDetails: { address } }
const membership = { expirationDate: date }

/** What a cart costs. */
export const totals = {
  cart,
  shippingInfo: {
    selectedCarrierServiceOption: { logistics },
    carrierServiceOptions: { shippingOptions: { logistics } },
  },
  membershipOptions: {
    eligibleMemberships: membership,
    invalidMemberships: { membership },
    validatedExistingMemberships: { memberships: { membership } },
  },
  appliedDiscounts: { merchantDiscount: { percentage: float } },
}

/** How each kind of call on a cart travels, whichever way the call names its cart. */
export const calls = {
  read: { gives: { cart }, answers: 'cart' },
  change: { gives: { cart }, takes: update, answers: 'cart' },
  add: { gives: { cart }, takes: lines },
  edit: { gives: { cart } },
  delete: { answers: 'nothing' },
  checkout: { takes: addresses },
  estimate: { gives: totals, takes: addresses },
} as const

const shippingInfo = {
  shippingDestination: { address },
  selectedCarrierServiceOption: { logistics },
  carrierServiceOptions: { shippingOptions: { logistics } },
}

/** A checkout line: what a cart calls `image` is `media` here. */
export const checkoutLine = {
  url: pageUrl,
  media: image,
  physicalProperties,
  catalogOverrideFields: { image, physicalProperties },
  serviceProperties,
  subscriptionOptionInfo,
}

/** A cart on its way to becoming an order. */
export const checkout = {
  _createdDate: date,
  _updatedDate: date,
  lineItems: checkoutLine,
  customLineItems: customLineItem,
  billingInfo: { address },
  shippingInfo,
  membershipOptions: { eligibleMemberships: membership, invalidMemberships: { membership } },
  subscriptionCharges: { charges: { cycleBillingDate: date } },
  appliedDiscounts: { merchantDiscount: { percentage: float } },
}

/** An order. */
export const order = {
  _createdDate: date,
  _updatedDate: date,
  purchasedDate: date,
  lineItems: {
    image,
    physicalProperties,
    digitalFile: { expirationDate: date },
    subscriptionInfo: { subscriptionSettings: { startDate: date } },
    serviceProperties,
  },
  billingInfo: { address },
  recipientInfo: { address },
  shippingInfo: {
    logistics: {
      deliverByDate: date,
      deliveryTimeSlot,
      shippingDestination: { address },
      pickupDetails: { address },
    },
  },
  activities: { _createdDate: date },
}
