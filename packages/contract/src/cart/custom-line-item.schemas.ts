import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable, readOnly } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { Image } from '../values/media.schemas.ts'
import {
  CatalogReference,
  ItemType,
  PageUrlV2,
  PhysicalProperties,
  Policy,
  ServiceProperties,
  TaxableAddress,
} from './item.schemas.ts'
import { V1ModifierGroup } from './modifiers.schemas.ts'
import { SubscriptionOptionInfo } from './subscription.schemas.ts'
import { DescriptionLine, PriceDescription, ProductName } from './texts.schemas.ts'

/** A line for an item that isn't in a catalog. Merchants and apps only. */
export const CustomLineItem = Type.Object(
  {
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })),
    price: Type.Optional(decimal({ gte: '0', lte: '1000000000000000' })),
    priceDescription: Type.Optional(PriceDescription),
    descriptionLines: Type.Optional(Type.Array(DescriptionLine, { maxItems: 10 })),
    media: Type.Optional(Image),
    id: Type.Optional(readOnly(nullable(guid))),
    taxGroupId: Type.Optional(nullable(guid)),
    productName: Type.Optional(ProductName),
    url: Type.Optional(PageUrlV2),
    itemType: Type.Optional(ItemType),
    fullPrice: Type.Optional(nullable(decimal())),
    quantityAvailable: Type.Optional(nullable(Type.Integer({ maximum: 100000 }))),
    physicalProperties: Type.Optional(PhysicalProperties),
    paymentOption: Type.Optional(enumOf(enums.PaymentOptionType)),
    serviceProperties: Type.Optional(ServiceProperties),
    subscriptionOptionInfo: Type.Optional(SubscriptionOptionInfo),
    rootCatalogItemId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 36 }))),
    depositAmount: Type.Optional(nullable(decimal())),
    deliveryProfileId: Type.Optional(nullable(guid)),
    catalogReference: Type.Optional(CatalogReference),
    priceUndetermined: Type.Optional(Type.Boolean()),
    fixedQuantity: Type.Optional(Type.Boolean()),
    consentRequiredPaymentPolicy: Type.Optional(
      readOnly(nullable(Type.String({ minLength: 1, maxLength: 1000 }))),
    ),
    savePaymentMethod: Type.Optional(readOnly(Type.Boolean())),
    policies: Type.Optional(Type.Array(Policy, { maxItems: 5 })),
    membersOnly: Type.Optional(Type.Boolean()),
    taxableAddress: Type.Optional(TaxableAddress),
    modifierGroups: Type.Optional(Type.Array(V1ModifierGroup, { maxItems: 25 })),
  },
  { title: 'CustomLineItem' },
)
export type CustomLineItem = Type.Static<typeof CustomLineItem>
