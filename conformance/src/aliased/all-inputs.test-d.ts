import type * as ourBusinessTools from '@vitrine/client/business-tools'
import type * as ourCategories from '@vitrine/client/categories'
import type * as ourCrm from '@vitrine/client/crm'
import type * as ourData from '@vitrine/client/data'
import type * as ourEcom from '@vitrine/client/ecom'
import type * as ourForms from '@vitrine/client/forms'
import type * as ourIdentity from '@vitrine/client/identity'
import type * as ourMembers from '@vitrine/client/members'
import type * as ourRedirects from '@vitrine/client/redirects'
import type * as ourReviews from '@vitrine/client/reviews'
import type * as ourStores from '@vitrine/client/stores'
import * as siteProperties from '@wix/auto_sdk_business-tools_site-properties'
import * as categories from '@wix/auto_sdk_categories_categories'
import * as contacts from '@wix/auto_sdk_crm_contacts'
import * as labels from '@wix/auto_sdk_crm_labels'
import * as submittedContact from '@wix/auto_sdk_crm_submitted-contact'
import * as forms from '@wix/auto_sdk_forms_forms'
import * as submissions from '@wix/auto_sdk_forms_submissions'
import { items } from '@wix/data'
import * as ecom from '@wix/ecom'
import * as identity from '@wix/identity'
import * as members from '@wix/members'
import * as redirects from '@wix/redirects'
import { reviews } from '@wix/reviews'
import { createClient, OAuthStrategy } from '@wix/sdk'
import * as stores from '@wix/stores'
import type { LooserInPackage, Same, StricterInPackage } from './compare-calls.ts'

/**
 * Compiled, never run: compares every function of our modules with the public package's function of the same name.
 * Code that compiles with the packages has to compile with ours, except for the fields below. A field that ours
 * gains has to be added here, with its reason; one that it loses has to be removed.
 */

const auth = OAuthStrategy({ clientId: '' })
const ofEcom = () => createClient({ auth, modules: ecom })
const ofStores = () => createClient({ auth, modules: stores })
const ofSite = () =>
  createClient({
    auth,
    modules: {
      ...{
        siteProperties,
        categories,
        contacts,
        labels,
        submittedContact,
        forms,
        submissions,
        items,
        reviews,
      },
      ...{ ...members, ...identity, ...redirects },
    },
  })
type Ecom = ReturnType<typeof ofEcom>
type Stores = ReturnType<typeof ofStores>
type Site = ReturnType<typeof ofSite>
type OurSite = typeof ourBusinessTools &
  typeof ourCategories &
  typeof ourCrm &
  typeof ourData &
  typeof ourForms &
  typeof ourIdentity &
  typeof ourMembers &
  typeof ourRedirects &
  typeof ourReviews

/*
 * The packages declare nearly every field optional. Most of those below they mark as required in their own comments
 * (`@requiredField`). The platform can't do without the others either:
 *
 * - both ids of a `catalogReference`, and those of a membership: one of them alone names nothing
 * - `amount` and `value` inside a price: no amount isn't the amount of zero
 * - `price` and `productName` of a custom line: no catalog says them
 * - what a list or an object is about: `coupons.code`, `giftCards.code`, a list of `lineItems` to change, of
 *   `formSubmissions` with their ids, the email address or phone number of an entry, the days and times of a period of
 *   opening hours, the text of a comment, the names and ids of choices
 * - `variantId` and how many of it: another default would change the stock of something else
 * - how a form field's values are checked: `fieldType`, `inputType` and `target`
 * - `member.loginEmail` and `password`: an account without them can't be used
 * - `status` of a review that is moderated: there is no default decision
 * - the part of a redirect that names its page. The packages' comments call them required, in words
 * - `info` of a submitted contact: without it there is nothing to keep
 */

type NeededByEcom =
  | `backInStockNotifications: ${'catalogReference' | 'catalogReference.appId' | 'catalogReference.catalogItemId' | 'email'}`
  | `cart: ${'_id' | 'customLineItems.itemType' | 'customLineItems.price' | 'lineItems.catalogReference' | 'lineItems.catalogReference.appId' | 'lineItems.catalogReference.catalogItemId' | 'lineItems.quantity' | 'lineItems.selectedMembership._id' | 'lineItems.selectedMembership.appId' | 'quantity'}`
  | `cartV2: ${'catalogItems.catalogReference' | 'catalogItems.catalogReference.appId' | 'catalogItems.catalogReference.catalogItemId' | 'catalogItems.membershipPayment.existingMembership.appId' | 'catalogItems.membershipPayment.existingMembership.membershipId' | 'catalogItems.quantity' | 'catalogItems.selectedMembership._id' | 'catalogItems.selectedMembership.appId' | 'code' | 'coupons.code' | 'customItems.attributes' | 'customItems.name' | 'customItems.pricing' | 'customItems.pricing.price' | 'customItems.pricing.price.amount' | 'customItems.quantityInfo' | 'customItems.quantityInfo.requestedQuantity' | 'deliveryMethod.code' | 'formSubmissions' | 'formSubmissions._id' | 'formSubmissions.formSubmissionId' | 'giftCards.code' | 'giftCards.redeemAmount.amount' | 'lineItems' | 'lineItems.lineItemId' | 'lineItems.membershipPayment.existingMembership.appId' | 'lineItems.membershipPayment.existingMembership.membershipId' | 'lineItems.quantity.newQuantity' | 'redeemAmount.amount'}`
  | `checkout: ${'_id' | 'customLineItems.itemType' | 'customLineItems.price' | 'lineItems.catalogReference' | 'lineItems.catalogReference.appId' | 'lineItems.catalogReference.catalogItemId' | 'lineItems.quantity' | 'quantity'}`
  | `currencies: ${'value'}`
  | `currentCart: ${'_id' | 'customLineItems.itemType' | 'customLineItems.price' | 'lineItems.catalogReference' | 'lineItems.catalogReference.appId' | 'lineItems.catalogReference.catalogItemId' | 'lineItems.quantity' | 'lineItems.selectedMembership._id' | 'lineItems.selectedMembership.appId' | 'quantity'}`
  | `currentCartV2: ${'catalogItems.catalogReference' | 'catalogItems.catalogReference.appId' | 'catalogItems.catalogReference.catalogItemId' | 'catalogItems.membershipPayment.existingMembership.appId' | 'catalogItems.membershipPayment.existingMembership.membershipId' | 'catalogItems.quantity' | 'catalogItems.selectedMembership._id' | 'catalogItems.selectedMembership.appId' | 'code' | 'coupons.code' | 'customItems.attributes' | 'customItems.name' | 'customItems.pricing' | 'customItems.pricing.price' | 'customItems.pricing.price.amount' | 'customItems.quantityInfo' | 'customItems.quantityInfo.requestedQuantity' | 'deliveryMethod.code' | 'formSubmissions' | 'formSubmissions._id' | 'formSubmissions.formSubmissionId' | 'giftCards.code' | 'giftCards.redeemAmount.amount' | 'lineItems' | 'lineItems.lineItemId' | 'lineItems.membershipPayment.existingMembership.appId' | 'lineItems.membershipPayment.existingMembership.membershipId' | 'lineItems.quantity.newQuantity' | 'redeemAmount.amount'}`
  | `draftOrders: ${'_id' | 'applied' | 'catalogLineItems.catalogReference' | 'catalogLineItems.catalogReference.appId' | 'catalogLineItems.catalogReference.catalogItemId' | 'catalogLineItems.price.amount' | 'customLineItems.price' | 'customLineItems.price.amount' | 'customLineItems.productName' | 'customLineItems.productName.original' | 'discounts.discountType' | 'discounts.priceAmount.amount' | 'draftOrder.catalogLineItems.catalogReference' | 'draftOrder.catalogLineItems.catalogReference.appId' | 'draftOrder.catalogLineItems.catalogReference.catalogItemId' | 'draftOrder.catalogLineItems.price.amount' | 'draftOrder.customLineItems.price' | 'draftOrder.customLineItems.price.amount' | 'draftOrder.customLineItems.productName' | 'draftOrder.customLineItems.productName.original' | 'draftOrder.discounts.discountType' | 'draftOrder.discounts.priceAmount.amount' | 'lineItemId'}`
  | `orderBilling: ${'paymentRefunds.amount.amount' | 'paymentRefunds.paymentId' | 'payments.amount.amount' | 'payments.paymentId' | 'refundItems.lineItems.lineItemId' | 'refundItems.lineItems.quantity' | 'refundItems.shipping.amount.amount' | 'sideEffects.restock.lineItems.lineItemId' | 'sideEffects.restock.lineItems.quantity'}`
  | `orderFulfillments: ${'fulfillmentId' | 'fulfillments' | 'fulfillments.lineItems._id' | 'lineItems._id' | 'orderId'}`
  | `orders: ${'lineItems' | 'lineItems.quantity' | 'order' | 'order._id' | 'orderActivities' | 'orderActivities.activityType' | 'orderActivities.merchantComment' | 'orderActivities.merchantComment.message'}`
  | `recommendations: ${'_id' | 'appId' | 'items.appId' | 'items.catalogItemId'}`

type NeededByStores =
  | `brandsV3: ${'brand' | 'brand._id' | 'brand.revision' | 'name' | 'revision'}`
  | `customizationsV3: ${'choices' | 'choices.choice' | 'choices.choice._id' | 'choices.name' | 'choicesSettings.choices.name' | 'customization' | 'customization._id' | 'customization.choicesSettings.choices.name' | 'customization.revision' | 'customizationId' | 'customizationType' | 'name' | 'revision'}`
  | `infoSectionsV3: ${'infoSection' | 'infoSection._id' | 'infoSection.revision' | 'infoSection.title' | 'infoSections' | 'infoSections.title' | 'revision' | 'title'}`
  | `inventory: ${'decrementBy' | 'incrementBy' | 'variantId' | 'variants.variantId'}`
  | `inventoryItemsV3: ${'decrementBy' | 'incrementBy' | 'inventoryItem' | 'inventoryItem._id' | 'inventoryItemId' | 'productId' | 'variantId'}`
  | `products: ${'choice' | 'costAndProfitData.itemCost' | 'name' | 'option' | 'priceData' | 'priceData.price'}`
  | `productsV3: ${'name' | 'product' | 'product._id' | 'product.revision' | 'product.variantsInfo.variants' | 'product.variantsInfo.variants.price' | 'product.variantsInfo.variants.price.actualPrice' | 'product.variantsInfo.variants.price.actualPrice.amount' | 'product.variantsInfo.variants.price.compareAtPrice.amount' | 'productId' | 'productType' | 'revision' | 'variant.price.actualPrice' | 'variant.price.actualPrice.amount' | 'variant.price.compareAtPrice.amount' | 'variantsInfo' | 'variantsInfo.variants' | 'variantsInfo.variants.price' | 'variantsInfo.variants.price.actualPrice' | 'variantsInfo.variants.price.actualPrice.amount' | 'variantsInfo.variants.price.compareAtPrice.amount'}`
  | `ribbonsV3: ${'name' | 'revision' | 'ribbon' | 'ribbon._id' | 'ribbon.revision'}`

type NeededBySite =
  | `authentication: ${'email' | 'password'}`
  | `categories: ${'appId' | 'appNamespace' | 'catalogItemId' | 'category' | 'category._id' | 'category.revision' | 'items.appId' | 'items.catalogItemId' | 'name' | 'revision' | 'treeReference.appNamespace'}`
  | `contacts: ${'emails.items.email' | 'info' | 'info.emails.items.email' | 'info.phones.items.phone' | 'phones.items.phone'}`
  | `forms: ${'formFields._id' | 'formFields.fieldType' | 'formFields.inputOptions.inputType' | 'formFields.inputOptions.target' | 'revision'}`
  | `labels: ${'displayName'}`
  | `members: ${'member' | 'member.loginEmail'}`
  | `redirects: ${'auth.authRequest' | 'bookingsCheckout.slotAvailability' | 'ecomCheckout.checkoutId' | 'ecomOrderPaymentRequest.paymentRequestId' | 'eventsCheckout.eventSlug' | 'eventsCheckout.reservationId' | 'logout.clientId' | 'paidPlansCheckout.planId' | 'storesProduct.productSlug'}`
  | `reviews: ${'content' | 'content.rating' | 'entityId' | 'namespace' | 'revision' | 'status'}`
  | `siteProperties: ${'periods.closeDay' | 'periods.closeTime' | 'periods.openDay' | 'periods.openTime' | 'specialHourPeriod.endDate' | 'specialHourPeriod.startDate'}`
  | `submissions: ${'formId'}`
  | `submittedContact: ${'info' | 'info.emails.items.email' | 'info.phones.items.phone'}`

export const asksForNothingElse: [
  Same<StricterInPackage<Ecom, typeof ourEcom>, NeededByEcom>,
  Same<StricterInPackage<Stores, typeof ourStores>, NeededByStores>,
  Same<StricterInPackage<Site, OurSite>, NeededBySite>,
] = [true, true, true]

/** What the packages always answer, ours always answer too. */
export const answersNoLess: [
  Same<LooserInPackage<Ecom, typeof ourEcom>, never>,
  Same<LooserInPackage<Stores, typeof ourStores>, never>,
  Same<LooserInPackage<Site, OurSite>, never>,
] = [true, true, true]
