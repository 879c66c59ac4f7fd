import type { cart, currentCart } from '@vitrine/client/ecom'
import { cart as theirCart, currentCart as theirCurrentCart } from '@wix/ecom'
import { createClient, OAuthStrategy } from '@wix/sdk'
import type { LackingOf, Same, StricterOf } from './compare-calls.ts'

/**
 * Compiled, never run: compares the inputs of Cart V1 with those of the public packages, field by field. A field
 * that we gain or lose has to be added to the lists below, or removed.
 */

const theirs = () =>
  createClient({ auth: OAuthStrategy({ clientId: '' }), modules: { theirCart, theirCurrentCart } })
type Theirs = ReturnType<typeof theirs>

/** What the platform writes into a cart itself. */
type OfCart =
  | `cartInfo.${'_createdDate' | '_updatedDate' | 'appliedDiscounts' | 'checkoutId' | 'lineItems' | 'revision'}`
  | `cartInfo.${'conversionCurrency' | 'currency' | 'paymentCurrency' | 'taxIncludedInPrices' | 'weightUnit'}`
  | `cartInfo.${'buyerLanguage' | 'purchaseFlowId' | 'siteLanguage'}`
  | `cartInfo.buyerInfo.${'memberId' | 'userId' | 'visitorId'}`

/** What a line has from the catalog; merchants set it with `catalogOverrideFields`, or as a custom line. */
type OfCatalog = `lineItems.${
  | '_id'
  | 'availability'
  | 'consentRequiredPaymentPolicy'
  | 'customLineItem'
  | 'deliveryProfileId'
  | 'depositAmount'
  | 'descriptionLines'
  | 'fixedQuantity'
  | 'fullPrice'
  | 'image'
  | 'itemType'
  | 'lineItemPrice'
  | 'membersOnly'
  | 'modifierGroups'
  | 'modifiersTotalPrice'
  | 'paymentOption'
  | 'physicalProperties'
  | 'policies'
  | 'price'
  | 'priceBeforeDiscounts'
  | 'priceDescription'
  | 'priceUndetermined'
  | 'productName'
  | 'rootCatalogItemId'
  | 'savePaymentMethod'
  | 'serviceProperties'
  | 'subscriptionOptionInfo'
  | 'taxGroupId'
  | 'url'}`

/** Ids are given by the platform, and no payment methods are kept. */
type OfCustomLines = `customLineItems.${'_id' | 'consentRequiredPaymentPolicy' | 'savePaymentMethod'}`

type Known = OfCart | OfCatalog | OfCustomLines

export const lacksOnlyKnownFields: [
  Same<LackingOf<Theirs['theirCurrentCart'], typeof currentCart>, Known>,
  Same<LackingOf<Theirs['theirCart'], typeof cart>, Known>,
] = [true, true]

/** Fields without which a call means nothing; the package's comments call nearly all of them required too. */
type Needed =
  | `lineItems.catalogReference${'' | '.appId' | '.catalogItemId'}`
  | 'lineItems.quantity'
  | `lineItems.selectedMembership.${'_id' | 'appId'}`
  | `customLineItems.${'itemType' | 'price'}`
  | '_id'
  | 'quantity'

export const asksForNothingElse: [
  Same<StricterOf<Theirs['theirCurrentCart'], typeof currentCart>, Needed>,
  Same<StricterOf<Theirs['theirCart'], typeof cart>, Needed>,
] = [true, true]
