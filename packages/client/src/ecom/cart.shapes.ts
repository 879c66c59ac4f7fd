import { address } from '../wire/address.ts'
import { image } from '../wire/image.ts'
import { pageUrl } from '../wire/page-url.ts'
import { date, float } from '../wire/values.ts'

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

/** A line that no catalog knows. */
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

/** Addresses that totals and checkouts are worked out for. */
export const addresses = { shippingAddress: address, billingAddress: address }

const logistics = { deliveryTimeSlot: { from: date, to: date }, pickupDetails: { address } }
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
