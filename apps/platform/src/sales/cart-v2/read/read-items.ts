import type {
  AddLineItemsV2CurrentRequest,
  AddToCurrentCartRequest,
  CatalogOverrideFields,
} from '@vitrine/contract'
import { isMerchantSide, type KnownActor } from '../../../floor/callers/actor.ts'
import { fail, refuse } from '../../../floor/failure.ts'

type CatalogItems = NonNullable<AddLineItemsV2CurrentRequest['catalogItems']>
type CustomItems = NonNullable<AddLineItemsV2CurrentRequest['customItems']>
type FirstLines = NonNullable<AddToCurrentCartRequest['lineItems']>
type FirstCustomLines = NonNullable<AddToCurrentCartRequest['customLineItems']>

/**
 * Reads items in the newer form as lines of the first one, which has the rules for them.
 * @throws {Failure} FEATURE_NOT_AVAILABLE for memberships of plans in the same cart, and for modifiers
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED for what only merchants and apps may set
 */
export const firstLinesOf = (
  actor: KnownActor,
  { catalogItems = [], customItems = [] }: AddLineItemsV2CurrentRequest,
): { readonly lineItems: FirstLines; readonly customLineItems: FirstCustomLines } => ({
  lineItems: catalogItems.map((item, index) => lineOf(actor, item, `catalogItems[${index}]`)),
  customLineItems: customItems.map((item, index) => customLineOf(item, `customItems[${index}]`)),
})

const lineOf = (actor: KnownActor, item: CatalogItems[number], field: string): FirstLines[number] => {
  const { catalogReference, quantity, catalogOverrideFields, inventoryAppId, extendedFields } = item
  if (inventoryAppId != null && !isMerchantSide(actor))
    throw refuse(`${field}.inventoryAppId`, 'FIELD_NOT_ALLOWED', 'may only be set by merchants and apps')
  const overrides = overridesOf(catalogOverrideFields, inventoryAppId)
  const membership = membershipOf(item, `${field}.membershipPayment`)
  return {
    ...{ catalogReference, quantity },
    ...(overrides && { catalogOverrideFields: overrides }),
    ...(extendedFields && { extendedFields }),
    ...(membership && { selectedMembership: membership }),
  }
}

const overridesOf = (
  set: CatalogItems[number]['catalogOverrideFields'],
  inventoryAppId: string | null | undefined,
): FirstLines[number]['catalogOverrideFields'] => {
  if (!set && inventoryAppId == null) return undefined
  const { name, salePrice, ...same } = set ?? {}
  return {
    ...same,
    ...(name && { productName: name }),
    ...(salePrice !== undefined && { price: salePrice }),
    ...(inventoryAppId != null && { inventoryAppId }),
  } satisfies Partial<Record<keyof CatalogOverrideFields, unknown>>
}

/** Who pays for a line: the newer field first, then the deprecated one. */
export const membershipOf = (
  {
    membershipPayment,
    selectedMembership,
  }: Pick<CatalogItems[number], 'membershipPayment' | 'selectedMembership'>,
  field: string,
): { readonly id: string; readonly appId: string } | undefined => {
  if (membershipPayment?.futureMembership)
    throw fail('FEATURE_NOT_AVAILABLE', { field: `${field}.futureMembership` })
  const existing = membershipPayment?.existingMembership
  if (existing) return { id: existing.membershipId, appId: existing.appId }
  return selectedMembership
}

const customLineOf = (item: CustomItems[number], field: string): FirstCustomLines[number] => {
  const {
    name,
    quantityInfo,
    pricing,
    source = {},
    attributes,
    deliveryConfig,
    taxConfig,
    paymentConfig,
  } = item
  if (item.modifierGroups?.length) throw fail('FEATURE_NOT_AVAILABLE', { field: `${field}.modifierGroups` })
  const { image: media, itemType = { preset: 'UNRECOGNISED' as const }, ...shown } = attributes
  return {
    ...shown,
    itemType,
    ...(media && { media }),
    productName: name,
    quantity: quantityInfo.requestedQuantity,
    ...(quantityInfo.availableQuantity != null && { quantityAvailable: quantityInfo.availableQuantity }),
    ...(quantityInfo.fixedQuantity !== undefined && { fixedQuantity: quantityInfo.fixedQuantity }),
    price: pricing.price.amount,
    ...(pricing.fullPrice?.amount !== undefined && { fullPrice: pricing.fullPrice.amount }),
    ...(pricing.priceDescription && { priceDescription: pricing.priceDescription }),
    ...(pricing.priceUndetermined !== undefined && { priceUndetermined: pricing.priceUndetermined }),
    ...(source.catalogReference && { catalogReference: source.catalogReference }),
    ...(source.rootCatalogItemId != null && { rootCatalogItemId: source.rootCatalogItemId }),
    ...(deliveryConfig?.deliveryProfileId != null && { deliveryProfileId: deliveryConfig.deliveryProfileId }),
    ...(taxConfig?.taxGroupId != null && { taxGroupId: taxConfig.taxGroupId }),
    ...(taxConfig?.taxableAddress && { taxableAddress: taxConfig.taxableAddress }),
    ...(paymentConfig?.paymentOption && { paymentOption: paymentConfig.paymentOption }),
    ...(paymentConfig?.depositAmount?.amount !== undefined && {
      depositAmount: paymentConfig.depositAmount.amount,
    }),
  }
}
