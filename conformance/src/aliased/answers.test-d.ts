import type * as ourCategories from '@vitrine/client/categories'
import type * as ourEcom from '@vitrine/client/ecom'
import type * as ourMembers from '@vitrine/client/members'
import type * as ourReviews from '@vitrine/client/reviews'
import type { createClient } from '@vitrine/client/sdk'
import type * as ourStores from '@vitrine/client/stores'
import * as categories from '@wix/auto_sdk_categories_categories'
import * as ecom from '@wix/ecom'
import { members } from '@wix/members'
import { reviews } from '@wix/reviews'
import * as sdk from '@wix/sdk'
import * as stores from '@wix/stores'
import type { LackingInAnswers, Same } from './compare-calls.ts'

const auth = sdk.OAuthStrategy({ clientId: '' })
const ofEcom = () => sdk.createClient({ auth, modules: ecom })
const ofStores = () => sdk.createClient({ auth, modules: stores })
const ofSite = () => sdk.createClient({ auth, modules: { categories, members, reviews } })
type Ecom = ReturnType<typeof ofEcom>
type Stores = ReturnType<typeof ofStores>
type Site = ReturnType<typeof ofSite>

/** What the types of errors are; no answer has them. */
type ErrorTypes = '__applicationErrorsType' | '__validationErrorsType'
/** Fields of an answer that the public package has and ours don't. */
type Lacks<Module, Own, Name extends keyof Module & keyof Own> = Exclude<
  LackingInAnswers<Pick<Module, Name>, Pick<Own, Name>>,
  ErrorTypes
>

/*
 * Compiled, never run: the fields that the public packages' types have in the answers which storefronts read, and that
 * ours lack. A field that ours gain or lose has to be removed here, or added with its reason. The platform never fills
 * one that isn't in its contract.
 */

/** Catalog V1 and Cart V1 have every field. */
export const lacksNothing: [
  Same<Lacks<Stores['products'], typeof ourStores.products, 'getProduct' | 'queryProducts'>, never>,
  Same<Lacks<Stores['collections'], typeof ourStores.collections, 'getCollectionBySlug'>, never>,
  Same<Lacks<Stores['inventory'], typeof ourStores.inventory, 'getInventoryVariants'>, never>,
  Same<Lacks<Ecom['currentCart'], typeof ourEcom.currentCart, 'getCurrentCart'>, never>,
  Same<
    Lacks<Ecom['currentCart'], typeof ourEcom.currentCart, 'estimateCurrentCartTotals' | 'addToCurrentCart'>,
    never
  >,
  Same<Lacks<Ecom['cartV2'], typeof ourEcom.cartV2, 'placeOrder'>, never>,
] = [true, true, true, true, true, true]

/** The options of `createClient` are the package's. */
export const takesAllOptions: Same<
  Exclude<keyof Parameters<typeof sdk.createClient>[0], keyof Parameters<typeof createClient>[0]>,
  never
> = true

/** Subscriptions, deposits on them, and services by decimal quantity aren't sold here. */
type NotSold =
  | `lineItems.${'decimalQuantity' | 'fixedQuantity' | 'modifierGroups' | 'priceDescription' | 'priceUndetermined' | 'subscriptionInfo'}`
  | 'payAfterFreeTrial'
/** A shop has one location and one currency of orders, and fees of its own only in carts and checkouts. */
type OnePlace =
  | `lineItems.${'fulfillerId' | 'locations'}`
  | 'additionalFees'
  | 'businessLocation'
  | 'currencyConversionDetails'
/** Money that the hosted platform takes, and steps that only its own payments have. */
type OfHostedPayments =
  | `balanceSummary.${'cashRoundingAdjustment' | 'chargeback' | 'chargebackReversal' | 'pending' | 'pendingRefund' | 'platformFees' | 'totalMinusPlatformFees'}`
  | 'platformFeeSummary'
/** Where an order came from; `channelInfo` says it. */
type OfOrigin = 'attributionSource' | 'imported'
/** A download's link is in the mail and on the hosted thank-you page. */
type OfDownloads = 'lineItems.digitalFile'
/** There are no tax groups to name, rates by jurisdiction, and exemptions from tax. */
type OfTax =
  | `lineItems.taxInfo.${'taxBreakdown' | 'taxGroupId'}`
  | `shippingInfo.cost.taxInfo.${'taxBreakdown' | 'taxGroupId'}`
  | `taxInfo.${'taxBreakdown' | 'taxExempt'}`
/** What a discount took off each line; the line's own `totalDiscount` says it. */
type OfDiscounts =
  | `appliedDiscounts.${'_id' | 'discountRule' | 'lineItemDiscounts'}`
  | `appliedDiscounts.merchantDiscount.${'description' | 'discountReason'}`
/** Kinds of activities that the back office doesn't record. */
type OfActivities =
  | `activities.${'activityType' | 'authorizedPaymentCaptured' | 'authorizedPaymentCreated' | 'authorizedPaymentVoided' | 'chargebackCreated' | 'chargebackReversed' | 'paymentCanceled' | 'paymentDeclined' | 'paymentPending' | 'paymentRefundFailed' | 'paymentRefunded' | 'receiptCreated' | 'receiptSent' | 'refundInitiated' | 'refundedAsStoreCredit' | 'savedPaymentMethod'}`
  | `activities.draftOrderChangesApplied.changes.${'additionalFeeAdded' | 'additionalFeeRemoved' | 'discountAdded' | 'discountRemoved' | 'shippingInformationChanged'}`
type OfOrder =
  | NotSold
  | OnePlace
  | OfHostedPayments
  | OfOrigin
  | OfDownloads
  | OfTax
  | OfDiscounts
  | OfActivities

/** Content of other apps, references of outside systems, exemption from tax, and trials of subscriptions. */
type OfCheckout = 'customContentReference' | 'externalReference' | 'payAfterFreeTrial' | 'taxExemptGroupId'

/** A member's picture is an address without an id; there are no covers and titles. */
type OfMember =
  | 'member.profile.cover'
  | `member.profile.photo.${'_id' | 'height' | 'offsetX' | 'offsetY' | 'width'}`
  | 'member.profile.title'

/** Reviews can't be voted on. */
type OfReview = 'foundHelpful' | 'foundUnhelpful' | 'helpfulness' | 'origin.appId' | 'relevanceScore'

/** Categories have one plain description, and no fields for search engines. */
type OfCategory = 'extendedFields' | 'managingAppId' | 'richContentDescription' | 'seoData'

export const lacksWithReason: [
  Same<Lacks<Ecom['orders'], typeof ourEcom.orders, 'getOrder'>, OfOrder>,
  Same<Lacks<Ecom['checkout'], typeof ourEcom.checkout, 'getCheckout'>, OfCheckout>,
  Same<
    Lacks<Ecom['orderFulfillments'], typeof ourEcom.orderFulfillments, 'listFulfillmentsForSingleOrder'>,
    'orderWithFulfillments.fulfillments.customInfo' // what other apps add to a parcel
  >,
  Same<Lacks<Site['members'], typeof ourMembers.members, 'getCurrentMember'>, OfMember>,
  Same<Lacks<Site['reviews'], typeof ourReviews.reviews, 'getReview'>, OfReview>,
  Same<Lacks<Site['categories'], typeof ourCategories.categories, 'getCategory'>, OfCategory>,
] = [true, true, true, true, true, true]
