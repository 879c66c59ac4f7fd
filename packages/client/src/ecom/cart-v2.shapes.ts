import type * as wire from '@vitrine/contract'
import { address } from '../wire/address.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { image } from '../wire/image.ts'
import { pageUrl } from '../wire/page-url.ts'
import { date, float } from '../wire/values.ts'

const physicalProperties = { weight: float }
const attributes = {
  image,
  url: pageUrl,
  physicalProperties,
  subscriptionInfo: { subscriptionSettings: { startDate: date } },
  serviceProperties: { scheduledDate: date, endDate: date },
}
const catalogOverrideFields = { image, physicalProperties }

/** A cart in the newer shape. */
export const cart = {
  _createdDate: date,
  _updatedDate: date,
  lineItems: { source: { catalogOverrideFields }, attributes },
  deliveryInfo: { address },
  paymentInfo: { billingAddress: address },
}

/** Lines to add. */
export const lines = { catalogItems: { catalogOverrideFields }, customItems: { attributes } }

/** What a new cart holds. */
export const creation = { cart, ...lines }

const gives = { cart }

/** How each kind of call travels, whichever way it names its cart. */
export const calls = {
  create: { gives, takes: creation },
  change: { gives, takes: { cart } },
  add: { gives, takes: lines },
  edit: { gives },
  delete: { answers: 'nothing' },
} as const

/** A cart in the newer shape. */
export type Cart = Answer<wire.CartV2, typeof cart>
/** A line of a cart. */
export type V2LineItem = Cart['lineItems'][number]
/** What a cart costs, and the problems that block an order. */
export type CartSummary = Answer<wire.CartSummary>
/** An amount in the shop's currency and in the buyer's, as decimal text. */
export type ConvertedMoney = Answer<wire.ConvertedMoney>
/** A problem of a cart. */
export type V2Violation = Answer<wire.ViolationV2>
/** Response with the cart. */
export interface CartAnswer {
  cart: Cart
}
/** Response with the cart and what it costs. */
export interface CartSummaryAnswer {
  cart: Cart
  summary: CartSummary
}
/** Upsell options by line. */
export type GetUpsellOptionsResponse = Answer<wire.GetUpsellOptionsResponse>

/** What a new cart holds. */
export type CreateCartOptions = Argument<wire.CreateCartV2Request, typeof creation>
/** What to change in a cart. */
export type UpdateCart = Argument<NonNullable<wire.UpdateCartV2Request['cart']>, typeof cart>
/** Lines to add. */
export type AddLineItemsOptions = Argument<wire.AddLineItemsV2CurrentRequest, typeof lines>
/** A catalog item and its quantity. */
export type CatalogItemInput = NonNullable<AddLineItemsOptions['catalogItems']>[number]
/** An item that isn't from any catalog. */
export type CustomItemInput = NonNullable<AddLineItemsOptions['customItems']>[number]
/** Quantities and memberships to change. */
export type UpdateLineItemsOptions = Argument<wire.UpdateLineItemsV2CurrentRequest>
/** What to change in a line. */
export type LineItemUpdate = UpdateLineItemsOptions['lineItems'][number]
/** A typed coupon code. */
export type CouponInput = Argument<wire.AddCouponV2CurrentRequest['coupon']>
/** A way of delivery. */
export type DeliveryMethodInput = Argument<wire.SetDeliveryMethodV2CurrentRequest['deliveryMethod']>
/** A typed gift card code, and the most that the card should pay. */
export type GiftCardInput = Argument<wire.AddGiftCardV2CurrentRequest['giftCard']>
/** Answers to forms. */
export type UpdateFormSubmissionsOptions = Argument<wire.UpdateFormSubmissionsV2CurrentRequest>
/** Has no effect: every call reads the catalog again. */
export type CalculateCartOptions = Argument<wire.CalculateCartV2CurrentRequest>
/** Which parts to calculate. */
export type EstimateCartOptions = Argument<wire.EstimateCartV2CurrentRequest>
