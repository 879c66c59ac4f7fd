import Type from 'typebox'
import { ExtendedFields } from '../cart/extended-fields.schemas.ts'
import {
  CatalogReference,
  ItemType,
  PageUrlV2,
  PhysicalProperties,
  SelectedMembership,
  ServiceProperties,
  TaxableAddress,
} from '../cart/item.schemas.ts'
import { DescriptionLine, PriceDescription, ProductName } from '../cart/texts.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, freeForm, guid, nullable } from '../declare/schema.ts'
import { Image } from '../values/media.schemas.ts'
import { ConvertedMoney } from './converted-money.schemas.ts'
import { CatalogOverrideFieldsV2, ExistingMembership } from './line-item-v2.schemas.ts'

/** The membership that should pay for a line. An empty one removes it from a line. */
export const MembershipInput = Type.Object(
  {
    existingMembership: Type.Optional(ExistingMembership),
    /** Memberships of plans in the same cart aren't available yet: a line that names one is refused. */
    futureMembership: Type.Optional(freeForm),
  },
  { title: 'MembershipInput' },
)
export type MembershipInput = Type.Static<typeof MembershipInput>

/** A quantity of a catalog item to add. */
export const CatalogItemInput = Type.Object(
  {
    catalogReference: CatalogReference,
    quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
    /** Deprecated in favor of `membershipPayment`. */
    selectedMembership: Type.Optional(SelectedMembership),
    /** Merchants and apps only. */
    catalogOverrideFields: Type.Optional(CatalogOverrideFieldsV2),
    /** Merchants and apps only. */
    extendedFields: Type.Optional(ExtendedFields),
    inventoryAppId: Type.Optional(nullable(guid)),
    membershipPayment: Type.Optional(MembershipInput),
  },
  { title: 'CatalogItemInput' },
)
export type CatalogItemInput = Type.Static<typeof CatalogItemInput>

/** An item that isn't in a catalog, to add. Merchants and apps only. */
export const CustomItemInput = Type.Object(
  {
    name: ProductName,
    quantityInfo: Type.Object({
      requestedQuantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
      availableQuantity: Type.Optional(nullable(Type.Integer({ maximum: 100_000 }))),
      fixedQuantity: Type.Optional(Type.Boolean()),
    }),
    pricing: Type.Object({
      price: ConvertedMoney,
      fullPrice: Type.Optional(ConvertedMoney),
      priceDescription: Type.Optional(PriceDescription),
      priceUndetermined: Type.Optional(Type.Boolean()),
    }),
    source: Type.Optional(
      Type.Object({
        catalogReference: Type.Optional(CatalogReference),
        rootCatalogItemId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 36 }))),
        inventoryAppId: Type.Optional(nullable(guid)),
      }),
    ),
    attributes: Type.Object({
      descriptionLines: Type.Optional(Type.Array(DescriptionLine, { maxItems: 10 })),
      image: Type.Optional(Image),
      url: Type.Optional(PageUrlV2),
      itemType: Type.Optional(ItemType),
      physicalProperties: Type.Optional(PhysicalProperties),
      serviceProperties: Type.Optional(ServiceProperties),
      membersOnly: Type.Optional(Type.Boolean()),
    }),
    deliveryConfig: Type.Optional(Type.Object({ deliveryProfileId: Type.Optional(nullable(guid)) })),
    taxConfig: Type.Optional(
      Type.Object({
        taxableAddress: Type.Optional(TaxableAddress),
        taxGroupId: Type.Optional(nullable(guid)),
      }),
    ),
    paymentConfig: Type.Optional(
      Type.Object({
        depositAmount: Type.Optional(ConvertedMoney),
        paymentOption: Type.Optional(enumOf(enums.PaymentOptionType)),
      }),
    ),
    /** Modifiers have no prices yet: an item with some is refused. */
    modifierGroups: Type.Optional(Type.Array(freeForm, { maxItems: 25 })),
  },
  { title: 'CustomItemInput' },
)
export type CustomItemInput = Type.Static<typeof CustomItemInput>

/** A typed coupon code. */
export const CouponInput = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 50 }) },
  { title: 'CouponInput' },
)
export type CouponInput = Type.Static<typeof CouponInput>

/** A way of delivery, by code and carrier. */
export const DeliveryMethodInput = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 100 }),
    appId: Type.Optional(nullable(guid)),
  },
  { title: 'DeliveryMethodInput' },
)
export type DeliveryMethodInput = Type.Static<typeof DeliveryMethodInput>

/** A typed gift card code, and the most that the card should pay. By default it pays all it can. */
export const GiftCardInput = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 50 }),
    redeemAmount: Type.Optional(ConvertedMoney),
  },
  { title: 'GiftCardInput' },
)
export type GiftCardInput = Type.Static<typeof GiftCardInput>

/** What to change of a line: its quantity, the membership that pays for it, or both. */
export const LineItemUpdate = Type.Object(
  {
    lineItemId: guid,
    quantity: Type.Optional(
      Type.Object(
        { newQuantity: Type.Integer({ minimum: 1, maximum: 100_000 }) },
        { title: 'QuantityUpdate' },
      ),
    ),
    /** Deprecated in favor of `membershipPayment`. */
    selectedMembership: Type.Optional(
      Type.Object(
        { newMembership: Type.Optional(SelectedMembership) },
        { title: 'SelectedMembershipUpdate' },
      ),
    ),
    membershipPayment: Type.Optional(MembershipInput),
  },
  { title: 'LineItemUpdate' },
)
export type LineItemUpdate = Type.Static<typeof LineItemUpdate>
