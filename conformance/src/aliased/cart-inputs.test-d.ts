import type { cart, currentCart } from '@vitrine/client/ecom'
import { cart as theirCart, currentCart as theirCurrentCart } from '@wix/ecom'
import { createClient, OAuthStrategy } from '@wix/sdk'

/**
 * Compiled, never run: compares the inputs of Cart V1 with those of the public packages, field by field. A field
 * that we gain or lose has to be added to the lists below, or removed.
 */

const theirs = () =>
  createClient({ auth: OAuthStrategy({ clientId: '' }), modules: { theirCart, theirCurrentCart } })
type Theirs = ReturnType<typeof theirs>

type Plain<Value> = Value extends readonly (infer Item)[] ? Plain<Item> : Exclude<Value, null | undefined>
type Keys<Value> = Value extends unknown ? keyof Value : never
type At<Value, Name> = Value extends unknown ? (Name extends keyof Value ? Value[Name] : never) : never

/** The outermost fields of an input that another one doesn't have, such as `lineItems.price`. */
type Lacking<Given, Own, Path extends string = ''> = Given extends Date | string | number | boolean
  ? never
  : string extends keyof Given
    ? never
    : {
        [Name in keyof Given & string]-?: Name extends Keys<Own>
          ? Lacking<Plain<Given[Name]>, Plain<At<Own, Name>>, `${Path}${Name}.`>
          : `${Path}${Name}`
      }[keyof Given & string]

type Given<Call> = Call extends (...given: infer Inputs) => unknown
  ? { [Place in keyof Inputs]-?: Plain<Inputs[Place]> }
  : never
type LackingIn<Call, Own> = {
  [Place in keyof Given<Call>]: Place extends keyof Given<Own>
    ? Lacking<Given<Call>[Place], Given<Own>[Place]>
    : never
} extends readonly (infer Field)[]
  ? Field
  : never

type Names<Module, Own> = {
  [Name in keyof Module & keyof Own]: Name extends `on${string}`
    ? never
    : Module[Name] extends (...given: never) => unknown
      ? Name
      : never
}[keyof Module & keyof Own]
type LackingOf<Module, Own> = {
  [Name in Names<Module, Own>]: LackingIn<Module[Name], Own[Name]>
}[Names<Module, Own>]

type Same<A, B> = [A, B] extends [B, A] ? true : false

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

type IsNeeded<Value, Name extends keyof Value> = undefined extends Value[Name] ? false : true
type NeededAt<Value, Name> = Value extends unknown
  ? Name extends keyof Value
    ? IsNeeded<Value, Name>
    : false
  : never
/** The fields that the package lets a caller leave out, and that ours asks for. */
type Stricter<Given, Own, Path extends string = ''> = Given extends Date | string | number | boolean
  ? never
  : string extends keyof Given
    ? never
    : {
        [Name in keyof Given & string]-?: Name extends Keys<Own>
          ?
              | (IsNeeded<Given, Name> extends false
                  ? NeededAt<Own, Name> extends true
                    ? `${Path}${Name}`
                    : never
                  : never)
              | Stricter<Plain<Given[Name]>, Plain<At<Own, Name>>, `${Path}${Name}.`>
          : never
      }[keyof Given & string]
type StricterIn<Call, Own> = {
  [Place in keyof Given<Call>]: Place extends keyof Given<Own>
    ? Stricter<Given<Call>[Place], Given<Own>[Place]>
    : never
} extends readonly (infer Field)[]
  ? Field
  : never
type StricterOf<Module, Own> = {
  [Name in Names<Module, Own>]: StricterIn<Module[Name], Own[Name]>
}[Names<Module, Own>]

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
