import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, freeForm, guid, nullable, timestamp } from '../declare/schema.ts'

/** Identifies a catalog item: the catalog's app, the item, and the chosen options or variant. */
export const CatalogReference = Type.Object(
  {
    catalogItemId: Type.String({ minLength: 1, maxLength: 36 }),
    appId: Type.String({ minLength: 1 }),
    /** A gift card can also have a `giftCardDelivery` here; see `GiftCardDelivery`. */
    options: Type.Optional(nullable(freeForm)),
  },
  { title: 'CatalogReference' },
)
export type CatalogReference = Type.Static<typeof CatalogReference>

/** The address of a page: the absolute URL, and the path on its own. */
export const PageUrlV2 = Type.Object(
  {
    relativePath: Type.Optional(Type.String()),
    url: Type.Optional(nullable(Type.String())),
  },
  { title: 'PageUrlV2' },
)
export type PageUrlV2 = Type.Static<typeof PageUrlV2>

/** Whether a line can be bought now and, if stock is tracked, how many are left. */
export const ItemAvailabilityInfo = Type.Object(
  {
    status: enumOf(enums.ItemAvailabilityStatus),
    quantityAvailable: Type.Optional(nullable(Type.Integer())),
  },
  { title: 'ItemAvailabilityInfo' },
)
export type ItemAvailabilityInfo = Type.Static<typeof ItemAvailabilityInfo>

/** Weight (in the cart's weight unit), SKU, and whether the item is shipped. */
export const PhysicalProperties = Type.Object(
  {
    weight: Type.Optional(nullable(Type.Number({ minimum: 0 }))),
    sku: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    shippable: Type.Boolean(),
  },
  { title: 'PhysicalProperties' },
)
export type PhysicalProperties = Type.Static<typeof PhysicalProperties>

/** The type of a line: a preset one or a custom one. */
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
  { value: enumOf(enums.PaymentOptionType) },
  { title: 'PaymentOption' },
)
export type PaymentOption = Type.Static<typeof PaymentOption>

/** The address that decides the tax of a line. */
export const TaxableAddress = Type.Object(
  { addressType: Type.Optional(enumOf(enums.TaxableAddressType)) },
  { title: 'TaxableAddress' },
)
export type TaxableAddress = Type.Static<typeof TaxableAddress>

/** A policy shown to the buyer for a line. */
export const Policy = Type.Object(
  {
    title: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 29 }))),
    content: Type.Optional(Type.String({ minLength: 1, maxLength: 3000 })),
  },
  { title: 'Policy' },
)
export type Policy = Type.Static<typeof Policy>
