import Type from 'typebox'
import { Preorder } from '../catalog/variant.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable, readOnly } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { CommonImage, Image } from '../values/media.schemas.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'
import { ExtendedFields } from './extended-fields.schemas.ts'
import {
  CatalogReference,
  ItemAvailabilityInfo,
  ItemType,
  PageUrlV2,
  PaymentOption,
  PhysicalProperties,
  Policy,
  SelectedMembership,
  ServiceProperties,
  TaxableAddress,
} from './item.schemas.ts'
import { ModifierGroup } from './modifiers.schemas.ts'
import { SubscriptionOptionInfo } from './subscription.schemas.ts'
import { DescriptionLine, PriceDescription, ProductName } from './texts.schemas.ts'

/** Catalog data that an app replaces on one line. Merchants and apps only. */
export const CatalogOverrideFields = Type.Object(
  {
    productName: Type.Optional(ProductName),
    price: Type.Optional(nullable(decimal({ gte: '0', lte: '999999999', maxScale: 3 }))),
    fullPrice: Type.Optional(nullable(decimal({ gte: '0', lte: '999999999', maxScale: 3 }))),
    descriptionLines: Type.Optional(Type.Array(DescriptionLine, { maxItems: 20 })),
    physicalProperties: Type.Optional(PhysicalProperties),
    image: Type.Optional(Image),
    paymentOption: Type.Optional(PaymentOption),
    depositAmount: Type.Optional(nullable(decimal({ gt: '0', lte: '999999999', maxScale: 3 }))),
    savePaymentMethod: Type.Optional(nullable(Type.Boolean())),
    inventoryAppId: Type.Optional(nullable(guid)),
  },
  { title: 'CatalogOverrideFields' },
)
export type CatalogOverrideFields = Type.Static<typeof CatalogOverrideFields>

/**
 * One line of a cart: a catalog item (or a custom one) and its quantity. The server sets `id`, prices, names
 * and availability.
 */
export const LineItem = Type.Object(
  {
    id: Type.Optional(readOnly(nullable(guid))),
    quantity: Type.Integer({ minimum: 1, maximum: 100000 }),
    catalogReference: Type.Optional(CatalogReference),
    productName: Type.Optional(readOnly(ProductName)),
    url: Type.Optional(readOnly(PageUrlV2)),
    price: Type.Optional(readOnly(MultiCurrencyPrice)),
    fullPrice: Type.Optional(readOnly(MultiCurrencyPrice)),
    priceBeforeDiscounts: Type.Optional(readOnly(MultiCurrencyPrice)),
    lineItemPrice: Type.Optional(readOnly(MultiCurrencyPrice)),
    descriptionLines: Type.Optional(readOnly(Type.Array(DescriptionLine))),
    image: Type.Optional(readOnly(CommonImage)),
    availability: Type.Optional(readOnly(ItemAvailabilityInfo)),
    physicalProperties: Type.Optional(readOnly(PhysicalProperties)),
    itemType: Type.Optional(readOnly(ItemType)),
    subscriptionOptionInfo: Type.Optional(readOnly(SubscriptionOptionInfo)),
    /** Present if the item is pre-ordered; our own field. */
    preorder: Type.Optional(readOnly(Preorder)),
    paymentOption: readOnly(enumOf(enums.PaymentOptionType)),
    serviceProperties: Type.Optional(readOnly(ServiceProperties)),
    rootCatalogItemId: Type.Optional(readOnly(nullable(Type.String({ minLength: 1, maxLength: 36 })))),
    priceDescription: Type.Optional(readOnly(PriceDescription)),
    depositAmount: Type.Optional(readOnly(MultiCurrencyPrice)),
    selectedMembership: Type.Optional(SelectedMembership),
    deliveryProfileId: Type.Optional(readOnly(nullable(guid))),
    taxGroupId: Type.Optional(readOnly(nullable(guid))),
    customLineItem: readOnly(Type.Boolean()),
    consentRequiredPaymentPolicy: Type.Optional(
      readOnly(nullable(Type.String({ minLength: 1, maxLength: 2500 }))),
    ),
    priceUndetermined: readOnly(Type.Boolean()),
    fixedQuantity: readOnly(Type.Boolean()),
    catalogOverrideFields: Type.Optional(CatalogOverrideFields),
    savePaymentMethod: readOnly(Type.Boolean()),
    taxableAddress: Type.Optional(TaxableAddress),
    extendedFields: Type.Optional(ExtendedFields),
    policies: Type.Optional(readOnly(Type.Array(Policy, { maxItems: 5 }))),
    membersOnly: readOnly(Type.Boolean()),
    modifierGroups: Type.Optional(readOnly(Type.Array(ModifierGroup, { maxItems: 25 }))),
    modifiersTotalPrice: Type.Optional(readOnly(MultiCurrencyPrice)),
  },
  { title: 'LineItem' },
)
export type LineItem = Type.Static<typeof LineItem>
