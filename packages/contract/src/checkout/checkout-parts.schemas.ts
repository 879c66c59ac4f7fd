import Type from 'typebox'
import { LineItem } from '../cart/line-item.schemas.ts'
import { InvalidMembership, Membership, SelectedMemberships } from '../cart/memberships.schemas.ts'
import {
  CarrierServiceOption,
  SelectedCarrierServiceOption,
  ShippingRegion,
} from '../cart/shipping.schemas.ts'
import { ItemTaxFullDetails } from '../cart/tax.schemas.ts'
import { guid, nullable, readOnly } from '../declare/schema.ts'
import { AddressWithContact } from '../values/address.schemas.ts'
import { CommonImage } from '../values/media.schemas.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'

/**
 * One line of a checkout: a cart line with its totals. Some clients read its picture as `media`, others as
 * `image`.
 */
export const CheckoutLineItem = Type.Object(
  {
    ...LineItem.properties,
    media: Type.Optional(readOnly(CommonImage)),
    totalPriceAfterTax: Type.Optional(readOnly(MultiCurrencyPrice)),
    totalPriceBeforeTax: Type.Optional(readOnly(MultiCurrencyPrice)),
    taxDetails: Type.Optional(readOnly(ItemTaxFullDetails)),
    discount: Type.Optional(readOnly(MultiCurrencyPrice)),
  },
  { title: 'CheckoutLineItem' },
)
export type CheckoutLineItem = Type.Static<typeof CheckoutLineItem>

/** The shipping address, the chosen shipping option and the alternatives. */
export const CheckoutShippingInfo = Type.Object(
  {
    shippingDestination: Type.Optional(AddressWithContact),
    selectedCarrierServiceOption: Type.Optional(SelectedCarrierServiceOption),
    region: Type.Optional(readOnly(ShippingRegion)),
    carrierServiceOptions: readOnly(Type.Array(CarrierServiceOption)),
  },
  { title: 'CheckoutShippingInfo' },
)
export type CheckoutShippingInfo = Type.Static<typeof CheckoutShippingInfo>

/** Memberships that can pay for lines, those that can't, and the chosen ones. */
export const CheckoutMembershipOptions = Type.Object(
  {
    eligibleMemberships: readOnly(Type.Array(Membership, { maxItems: 300 })),
    invalidMemberships: readOnly(Type.Array(InvalidMembership, { maxItems: 300 })),
    selectedMemberships: Type.Optional(SelectedMemberships),
  },
  { title: 'CheckoutMembershipOptions' },
)
export type CheckoutMembershipOptions = Type.Static<typeof CheckoutMembershipOptions>

/** An extra question from the shop, and its answer. */
export const CheckoutCustomField = Type.Object(
  {
    value: Type.Optional(Type.Unknown()),
    title: Type.String({ minLength: 1, maxLength: 100 }),
    translatedTitle: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  },
  { title: 'CheckoutCustomField' },
)
export type CheckoutCustomField = Type.Static<typeof CheckoutCustomField>

/** What a merchant or app disables on the hosted pages of one checkout. */
export const CheckoutCustomSettings = Type.Object(
  {
    lockGiftCard: Type.Optional(Type.Boolean()),
    lockCouponCode: Type.Optional(Type.Boolean()),
    disabledPolicyAgreementCheckbox: Type.Optional(Type.Boolean()),
    disabledManualPayment: Type.Optional(Type.Boolean()),
  },
  { title: 'CheckoutCustomSettings' },
)
export type CheckoutCustomSettings = Type.Static<typeof CheckoutCustomSettings>

/** Who created something: exactly one of the four. */
export const CreatedBy = Type.Object(
  {
    userId: Type.Optional(guid),
    memberId: Type.Optional(guid),
    visitorId: Type.Optional(guid),
    appId: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { title: 'CreatedBy' },
)
export type CreatedBy = Type.Static<typeof CreatedBy>
