import Type from 'typebox'
import { ExtendedFields } from '../cart/extended-fields.schemas.ts'
import { TranslatableString } from '../cart/texts.schemas.ts'
import { CreatedBy } from '../checkout/checkout-parts.schemas.ts'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { currencyCode, email, enumOf, guid, nullable, phone, readOnly, timestamp } from '../declare/schema.ts'
import { Address, FullAddressContactDetails, VatId } from '../values/address.schemas.ts'
import { ConvertedMoney } from './converted-money.schemas.ts'
import { LineItemV2 } from './line-item-v2.schemas.ts'

/** The coupon of a cart; `id` removes it. */
export const CouponV2 = Type.Object(
  {
    id: guid,
    code: Type.String({ minLength: 1, maxLength: 50 }),
  },
  { title: 'CouponV2' },
)
export type CouponV2 = Type.Static<typeof CouponV2>

/** The gift card of a cart; `id` removes it. */
export const GiftCardV2 = Type.Object(
  {
    id: guid,
    obfuscatedCode: Type.Optional(Type.String({ maxLength: 50 })),
    appId: guid,
    externalId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 50 }))),
    /** Missing if the card pays all it can. */
    requestedRedeemAmount: Type.Optional(ConvertedMoney),
  },
  { title: 'GiftCardV2' },
)
export type GiftCardV2 = Type.Static<typeof GiftCardV2>

/** What a cart belongs to in another system. */
export const ExternalReference = Type.Object(
  {
    appId: guid,
    resourceId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
  },
  { title: 'ExternalReference' },
)
export type ExternalReference = Type.Static<typeof ExternalReference>

/** Where the content of a checkout page comes from. Kept and returned; our pages don't use it. */
export const CustomContentReference = Type.Object(
  {
    appId: Type.Optional(guid),
    componentId: Type.Optional(guid),
  },
  { title: 'CustomContentReference' },
)
export type CustomContentReference = Type.Static<typeof CustomContentReference>

/** How a cart came to be. */
export const CartSource = Type.Object(
  {
    channelType: Type.Optional(enumOf(enums.ChannelType)),
    /** Set by merchants and apps when the cart is created. */
    externalReferences: Type.Optional(Type.Array(ExternalReference, { maxItems: 10 })),
    createdBy: Type.Optional(readOnly(CreatedBy)),
    customContentReference: Type.Optional(CustomContentReference),
  },
  { title: 'CartSource' },
)
export type CartSource = Type.Static<typeof CartSource>

/** The shop's side of a cart. */
export const BusinessInfo = Type.Object(
  {
    locationId: Type.Optional(nullable(guid)),
    languageCode: readOnly(Type.String()),
    currencyCode: readOnly(currencyCode),
  },
  { title: 'BusinessInfo' },
)
export type BusinessInfo = Type.Static<typeof BusinessInfo>

/** The buyer's side of a cart. */
export const CustomerInfo = exclusive(
  Type.Object(
    {
      visitorId: Type.Optional(readOnly(guid)),
      memberId: Type.Optional(readOnly(guid)),
      userId: Type.Optional(readOnly(guid)),
      firstName: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
      lastName: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
      phone: Type.Optional(nullable(phone)),
      company: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
      vatId: Type.Optional(VatId),
      email: Type.Optional(nullable(email)),
      contactId: Type.Optional(readOnly(nullable(guid))),
      languageCode: readOnly(Type.String()),
      currencyCode: readOnly(currencyCode),
    },
    { title: 'CustomerInfo' },
  ),
  ['visitorId', 'memberId', 'userId'],
)
export type CustomerInfo = Type.Static<typeof CustomerInfo>

/** The chosen way of delivery. */
export const DeliveryMethodV2 = Type.Object(
  {
    code: Type.String({ maxLength: 100 }),
    appId: Type.Optional(nullable(guid)),
    /** Missing if the method is no longer offered. */
    title: Type.Optional(TranslatableString),
    pickup: Type.Optional(Type.Boolean()),
  },
  { title: 'DeliveryMethodV2' },
)
export type DeliveryMethodV2 = Type.Static<typeof DeliveryMethodV2>

/** Where and how a cart is delivered. */
export const DeliveryInfo = Type.Object(
  {
    address: Type.Optional(Address),
    method: Type.Optional(readOnly(DeliveryMethodV2)),
    weightUnit: readOnly(enumOf(enums.WeightUnit)),
  },
  { title: 'DeliveryInfo' },
)
export type DeliveryInfo = Type.Static<typeof DeliveryInfo>

/** How a cart is taxed. */
export const TaxInfo = Type.Object(
  {
    pricesIncludeTax: readOnly(Type.Boolean()),
    /** There are no groups of exempt buyers yet: a cart that names one is refused. */
    taxExemptGroupId: Type.Optional(nullable(guid)),
  },
  { title: 'TaxInfo' },
)
export type TaxInfo = Type.Static<typeof TaxInfo>

/** How a cart is paid. */
export const PaymentInfo = Type.Object(
  {
    giftCards: readOnly(Type.Array(GiftCardV2, { maxItems: 1 })),
    currencyCode: readOnly(currencyCode),
    billingAddress: Type.Optional(Address),
    billingContact: Type.Optional(FullAddressContactDetails),
  },
  { title: 'PaymentInfo' },
)
export type PaymentInfo = Type.Static<typeof PaymentInfo>

/** What a merchant or an app fixes when it creates a cart. */
export const CartSettings = Type.Object(
  {
    lockGiftCard: Type.Optional(nullable(Type.Boolean())),
    lockCouponCode: Type.Optional(nullable(Type.Boolean())),
    policyAgreementCheckboxDisabled: Type.Optional(nullable(Type.Boolean())),
    manualPaymentDisabled: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'CartSettings' },
)
export type CartSettings = Type.Static<typeof CartSettings>

/** The answer to a form about lines. */
export const FormSubmission = Type.Object(
  {
    id: guid,
    formSubmissionId: guid,
  },
  { title: 'FormSubmission' },
)
export type FormSubmission = Type.Static<typeof FormSubmission>

/**
 * A cart in the newer shape, printed from the same rows as `Cart`. Amounts are decimal text; those of lines
 * include the discounts on lines.
 */
export const CartV2 = Type.Object(
  {
    id: readOnly(guid),
    createdDate: Type.Optional(readOnly(nullable(timestamp))),
    updatedDate: Type.Optional(readOnly(nullable(timestamp))),
    revision: readOnly(Type.String()),
    lineItems: readOnly(Type.Array(LineItemV2, { maxItems: 300 })),
    /** What the lines cost after the discounts on lines. */
    subtotal: Type.Optional(readOnly(ConvertedMoney)),
    note: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    coupons: readOnly(Type.Array(CouponV2, { maxItems: 1 })),
    source: Type.Optional(CartSource),
    businessInfo: Type.Optional(BusinessInfo),
    customerInfo: Type.Optional(CustomerInfo),
    deliveryInfo: Type.Optional(DeliveryInfo),
    taxInfo: Type.Optional(TaxInfo),
    paymentInfo: Type.Optional(PaymentInfo),
    orderPlaced: readOnly(Type.Boolean()),
    orderId: Type.Optional(readOnly(nullable(guid))),
    /** Set by merchants and apps when the cart is created. */
    settings: Type.Optional(CartSettings),
    customCheckoutUrl: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    extendedFields: Type.Optional(ExtendedFields),
    currentCart: readOnly(Type.Boolean()),
    /** There are no demo carts: one that asks for it is refused. */
    demo: Type.Optional(Type.Boolean()),
    forms: Type.Optional(readOnly(Type.Array(FormSubmission, { maxItems: 1000 }))),
  },
  { title: 'CartV2' },
)
export type CartV2 = Type.Static<typeof CartV2>
