import Type from 'typebox'
import { ExtendedFields } from '../cart/extended-fields.schemas.ts'
import {
  CatalogReference,
  ItemType,
  PageUrlV2,
  PaymentOption,
  PhysicalProperties,
  Policy,
  SelectedMembership,
  ServiceProperties,
  TaxableAddress,
} from '../cart/item.schemas.ts'
import { ModifierGroup } from '../cart/modifiers.schemas.ts'
import { SubscriptionOptionInfo } from '../cart/subscription.schemas.ts'
import { DescriptionLine, PriceDescription, ProductName } from '../cart/texts.schemas.ts'
import { Preorder } from '../catalog/variant.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { CommonImage, Image } from '../values/media.schemas.ts'
import { ItemDiscount } from './cart-discounts-v2.schemas.ts'
import { ConvertedMoney } from './converted-money.schemas.ts'

/** Catalog data that an app replaces on one line. Merchants and apps only. */
export const CatalogOverrideFieldsV2 = Type.Object(
  {
    name: Type.Optional(ProductName),
    salePrice: Type.Optional(nullable(decimal({ gte: '0', lte: '999999999', maxScale: 3 }))),
    fullPrice: Type.Optional(nullable(decimal({ gte: '0', lte: '999999999', maxScale: 3 }))),
    descriptionLines: Type.Optional(Type.Array(DescriptionLine, { maxItems: 20 })),
    physicalProperties: Type.Optional(PhysicalProperties),
    image: Type.Optional(Image),
    paymentOption: Type.Optional(PaymentOption),
    depositAmount: Type.Optional(nullable(decimal({ gt: '0', lte: '999999999', maxScale: 3 }))),
    savePaymentMethod: Type.Optional(nullable(Type.Boolean())),
    inventoryAppId: Type.Optional(nullable(guid)),
  },
  { title: 'CatalogOverrideFieldsV2' },
)
export type CatalogOverrideFieldsV2 = Type.Static<typeof CatalogOverrideFieldsV2>

/** How many of an item are wanted, and how many of them are in stock. */
export const ItemQuantityInfo = Type.Object(
  {
    /** The smaller of the requested and the available quantity. */
    confirmedQuantity: Type.Integer({ minimum: 0, maximum: 100_000 }),
    requestedQuantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
    /** Missing if the shop doesn't count its stock. */
    availableQuantity: Type.Optional(nullable(Type.Integer())),
    fixedQuantity: Type.Boolean(),
  },
  { title: 'ItemQuantityInfo' },
)
export type ItemQuantityInfo = Type.Static<typeof ItemQuantityInfo>

/** The unit prices before discounts of the cart. */
export const ItemPriceBreakdown = Type.Object(
  {
    fullPrice: Type.Optional(ConvertedMoney),
    salePrice: Type.Optional(ConvertedMoney),
    totalModifiersPrice: Type.Optional(ConvertedMoney),
  },
  { title: 'ItemPriceBreakdown' },
)
export type ItemPriceBreakdown = Type.Static<typeof ItemPriceBreakdown>

/** What a line costs after its discounts: one unit, and the requested quantity. */
export const ItemPricingInfo = Type.Object(
  {
    /** A discount that can't be divided evenly is rounded here; `totalPrice` is exact. */
    unitPrice: Type.Optional(ConvertedMoney),
    totalPrice: Type.Optional(ConvertedMoney),
    priceDescription: Type.Optional(PriceDescription),
    priceUndetermined: Type.Boolean(),
    breakdown: Type.Optional(ItemPriceBreakdown),
  },
  { title: 'ItemPricingInfo' },
)
export type ItemPricingInfo = Type.Static<typeof ItemPricingInfo>

/** Which item a line is, and what an app has set instead of the catalog's data. */
export const ItemSource = Type.Object(
  {
    catalogReference: Type.Optional(CatalogReference),
    catalogOverrideFields: Type.Optional(CatalogOverrideFieldsV2),
    rootCatalogItemId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 36 }))),
    inventoryAppId: Type.Optional(nullable(guid)),
  },
  { title: 'ItemSource' },
)
export type ItemSource = Type.Static<typeof ItemSource>

/** What a line shows to its buyer. */
export const ItemAttributes = Type.Object(
  {
    descriptionLines: Type.Array(DescriptionLine, { maxItems: 100 }),
    image: Type.Optional(CommonImage),
    url: Type.Optional(PageUrlV2),
    policies: Type.Optional(Type.Array(Policy, { maxItems: 5 })),
    itemType: Type.Optional(ItemType),
    physicalProperties: Type.Optional(PhysicalProperties),
    subscriptionInfo: Type.Optional(SubscriptionOptionInfo),
    serviceProperties: Type.Optional(ServiceProperties),
    membersOnly: Type.Boolean(),
    /** Present if the item is pre-ordered; our own field. */
    preorder: Type.Optional(Preorder),
  },
  { title: 'ItemAttributes' },
)
export type ItemAttributes = Type.Static<typeof ItemAttributes>

/** How a line is delivered. */
export const ItemDeliveryConfig = Type.Object(
  { deliveryProfileId: Type.Optional(nullable(guid)) },
  { title: 'ItemDeliveryConfig' },
)
export type ItemDeliveryConfig = Type.Static<typeof ItemDeliveryConfig>

/** How a line is taxed. */
export const ItemTaxConfig = Type.Object(
  {
    taxableAddress: Type.Optional(TaxableAddress),
    taxGroupId: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
  },
  { title: 'ItemTaxConfig' },
)
export type ItemTaxConfig = Type.Static<typeof ItemTaxConfig>

/** A membership that exists. */
export const ExistingMembership = Type.Object(
  {
    appId: guid,
    membershipId: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { title: 'ExistingMembership' },
)
export type ExistingMembership = Type.Static<typeof ExistingMembership>

/** The membership that pays for a line. */
export const MembershipV2 = Type.Object(
  { existingMembership: Type.Optional(ExistingMembership) },
  { title: 'MembershipV2' },
)
export type MembershipV2 = Type.Static<typeof MembershipV2>

/** How a line is paid. */
export const ItemPaymentConfig = Type.Object(
  {
    savePaymentMethod: Type.Boolean(),
    consentRequiredPaymentPolicy: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 2500 }))),
    depositAmount: Type.Optional(ConvertedMoney),
    /** Deprecated in favor of `membership`. */
    selectedMembership: Type.Optional(SelectedMembership),
    paymentOption: enumOf(enums.PaymentOptionType),
    membership: Type.Optional(MembershipV2),
  },
  { title: 'ItemPaymentConfig' },
)
export type ItemPaymentConfig = Type.Static<typeof ItemPaymentConfig>

/** One line of a cart in the newer shape. */
export const LineItemV2 = Type.Object(
  {
    id: guid,
    name: Type.Optional(ProductName),
    quantityInfo: ItemQuantityInfo,
    pricing: ItemPricingInfo,
    source: ItemSource,
    attributes: ItemAttributes,
    deliveryConfig: ItemDeliveryConfig,
    taxConfig: ItemTaxConfig,
    paymentConfig: ItemPaymentConfig,
    status: enumOf(enums.ItemStatus),
    extendedFields: Type.Optional(ExtendedFields),
    modifierGroups: Type.Array(ModifierGroup, { maxItems: 25 }),
    discounts: Type.Array(ItemDiscount, { maxItems: 100 }),
    customLineItem: Type.Boolean(),
  },
  { title: 'LineItemV2' },
)
export type LineItemV2 = Type.Static<typeof LineItemV2>
