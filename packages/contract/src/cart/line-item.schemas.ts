import Type from 'typebox'
import { exclusive } from '../constraint.ts'
import { decimal } from '../decimal.ts'
import * as enums from '../enums.ts'
import { CommonImage, Image } from '../media.schemas.ts'
import { MultiCurrencyPrice } from '../money.schemas.ts'
import { enumOf, freeForm, guid, nullable, readOnly, timestamp } from '../schema.ts'
import { ExtendedFields } from './extended-fields.schemas.ts'

/** Names a catalog item: the catalog's app, the item, and the options or variant chosen. */
export const CatalogReference = Type.Object(
  {
    catalogItemId: Type.String({ minLength: 1, maxLength: 36 }),
    appId: Type.String({ minLength: 1 }),
    options: Type.Optional(nullable(freeForm)),
  },
  { title: 'CatalogReference' },
)
export type CatalogReference = Type.Static<typeof CatalogReference>

/** A product's name in the shop's language and in the buyer's; `translated` takes `original` when absent. */
export const ProductName = Type.Object(
  {
    original: Type.String({ minLength: 1, maxLength: 200 }),
    translated: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 400 }))),
  },
  { title: 'ProductName' },
)
export type ProductName = Type.Static<typeof ProductName>

/** The address of a page: absolute, and its path alone. */
export const PageUrlV2 = Type.Object(
  {
    relativePath: Type.Optional(Type.String()),
    url: Type.Optional(nullable(Type.String())),
  },
  { title: 'PageUrlV2' },
)
export type PageUrlV2 = Type.Static<typeof PageUrlV2>

/** Text in the shop's language and in the buyer's. */
export const PlainTextValue = Type.Object(
  {
    original: Type.Optional(Type.String({ maxLength: 600 })),
    translated: Type.Optional(nullable(Type.String({ maxLength: 600 }))),
  },
  { title: 'PlainTextValue' },
)
export type PlainTextValue = Type.Static<typeof PlainTextValue>

/** A colour by name in both languages, and as a CSS colour in `code`. */
export const Color = Type.Object(
  {
    original: Type.Optional(Type.String({ maxLength: 500 })),
    translated: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    code: Type.Optional(nullable(Type.String())),
  },
  { title: 'Color' },
)
export type Color = Type.Static<typeof Color>

/** The name of a description line in both languages. */
export const DescriptionLineName = Type.Object(
  {
    original: Type.Optional(Type.String({ maxLength: 100 })),
    translated: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  },
  { title: 'DescriptionLineName' },
)
export type DescriptionLineName = Type.Static<typeof DescriptionLineName>

/** One line describing a cart line, such as the chosen colour or size. */
export const DescriptionLine = exclusive(
  Type.Object(
    {
      plainText: Type.Optional(PlainTextValue),
      colorInfo: Type.Optional(Color),
      name: Type.Optional(DescriptionLineName),
      lineType: Type.Optional(readOnly(enumOf(enums.DescriptionLineType))),
    },
    { title: 'DescriptionLine' },
  ),
  ['plainText', 'colorInfo'],
)
export type DescriptionLine = Type.Static<typeof DescriptionLine>

/** Whether a line can be bought now, and how many are left where stock is tracked. */
export const ItemAvailabilityInfo = Type.Object(
  {
    status: enumOf(enums.ItemAvailabilityStatus),
    quantityAvailable: Type.Optional(nullable(Type.Integer())),
  },
  { title: 'ItemAvailabilityInfo' },
)
export type ItemAvailabilityInfo = Type.Static<typeof ItemAvailabilityInfo>

/** Weight (in the cart's weight unit), stock keeping unit, and whether the item is shipped. */
export const PhysicalProperties = Type.Object(
  {
    weight: Type.Optional(nullable(Type.Number())),
    sku: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    shippable: Type.Boolean(),
  },
  { title: 'PhysicalProperties' },
)
export type PhysicalProperties = Type.Static<typeof PhysicalProperties>

/** The kind of a line: a preset one or the shop's own. */
export const ItemType = exclusive(
  Type.Object(
    {
      preset: Type.Optional(enumOf(enums.ItemTypePreset)),
      custom: Type.Optional(Type.String()),
    },
    { title: 'ItemType' },
  ),
  ['preset', 'custom'],
)
export type ItemType = Type.Static<typeof ItemType>

/** A trial before the first payment. */
export const FreeTrialPeriod = Type.Object(
  {
    frequency: Type.Optional(enumOf(enums.SubscriptionFrequency)),
    interval: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  },
  { title: 'FreeTrialPeriod' },
)
export type FreeTrialPeriod = Type.Static<typeof FreeTrialPeriod>

/** How often, for how many cycles and how a subscription renews; `interval` defaults to 1 and is at least 7 with frequency DAY. */
export const SubscriptionSettings = Type.Object(
  {
    frequency: enumOf(enums.SubscriptionFrequency),
    interval: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 3650 }))),
    autoRenewal: Type.Boolean(),
    billingCycles: Type.Optional(nullable(Type.Integer({ minimum: 1 }))),
    enableCustomerCancellation: Type.Boolean(),
    freeTrialPeriod: Type.Optional(FreeTrialPeriod),
    startDate: Type.Optional(nullable(timestamp)),
  },
  { title: 'SubscriptionSettings' },
)
export type SubscriptionSettings = Type.Static<typeof SubscriptionSettings>

/** A title in both languages. */
export const Title = Type.Object(
  {
    original: Type.String({ minLength: 1, maxLength: 150 }),
    translated: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 150 }))),
  },
  { title: 'Title' },
)
export type Title = Type.Static<typeof Title>

/** A description in both languages. */
export const Description = Type.Object(
  {
    original: Type.String({ maxLength: 500 }),
    translated: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  },
  { title: 'Description' },
)
export type Description = Type.Static<typeof Description>

/** The subscription a line is bought under. */
export const SubscriptionOptionInfo = Type.Object(
  {
    subscriptionSettings: Type.Optional(SubscriptionSettings),
    title: Type.Optional(Title),
    description: Type.Optional(Description),
  },
  { title: 'SubscriptionOptionInfo' },
)
export type SubscriptionOptionInfo = Type.Static<typeof SubscriptionOptionInfo>

/** When a service takes place and for how many people. */
export const ServiceProperties = Type.Object(
  {
    scheduledDate: Type.Optional(nullable(timestamp)),
    numberOfParticipants: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 10000 }))),
    endDate: Type.Optional(nullable(timestamp)),
  },
  { title: 'ServiceProperties' },
)
export type ServiceProperties = Type.Static<typeof ServiceProperties>

/** A text shown instead of a price, such as "Starting at". */
export const PriceDescription = Type.Object(
  {
    original: Type.String({ minLength: 1, maxLength: 100 }),
    translated: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
  },
  { title: 'PriceDescription' },
)
export type PriceDescription = Type.Static<typeof PriceDescription>

/** The membership that pays for a line. */
export const SelectedMembership = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 100 }),
    appId: guid,
  },
  { title: 'SelectedMembership' },
)
export type SelectedMembership = Type.Static<typeof SelectedMembership>

/** How a line is paid. */
export const PaymentOption = Type.Object(
  {
    value: enumOf(enums.PaymentOptionType),
  },
  { title: 'PaymentOption' },
)
export type PaymentOption = Type.Static<typeof PaymentOption>

/** What an app replaces of the catalog's data on one line. Merchants and apps only. */
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

/** Which address decides the tax of a line. */
export const TaxableAddress = Type.Object(
  {
    addressType: Type.Optional(enumOf(enums.TaxableAddressType)),
  },
  { title: 'TaxableAddress' },
)
export type TaxableAddress = Type.Static<typeof TaxableAddress>

/** A policy the buyer is shown for a line. */
export const Policy = Type.Object(
  {
    title: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 29 }))),
    content: Type.Optional(Type.String({ minLength: 1, maxLength: 3000 })),
  },
  { title: 'Policy' },
)
export type Policy = Type.Static<typeof Policy>

/** A text in both languages. */
export const TranslatableString = Type.Object(
  {
    original: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    translated: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 400 }))),
  },
  { title: 'TranslatableString' },
)
export type TranslatableString = Type.Static<typeof TranslatableString>

/** One modifier of a line. */
export const ItemModifier = Type.Object(
  {
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    quantity: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100000 }))),
    label: Type.Optional(TranslatableString),
    details: Type.Optional(TranslatableString),
    price: Type.Optional(MultiCurrencyPrice),
  },
  { title: 'ItemModifier' },
)
export type ItemModifier = Type.Static<typeof ItemModifier>

/** A group of modifiers of a line, such as toppings. */
export const ModifierGroup = Type.Object(
  {
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    name: Type.Optional(TranslatableString),
    modifiers: Type.Optional(Type.Array(ItemModifier, { minItems: 1, maxItems: 25 })),
  },
  { title: 'ModifierGroup' },
)
export type ModifierGroup = Type.Static<typeof ModifierGroup>

/** One line of a cart: a catalog item (or a custom one) and how many of it. `id`, prices, names and availability are set by the server. */
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
