import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { currencyCode, email, enumOf, guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { AddressWithContact } from '../values/address.schemas.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'
import { CustomLineItem } from './custom-line-item.schemas.ts'
import { CartDiscount, MerchantDiscount } from './discounts.schemas.ts'
import { ExtendedFields } from './extended-fields.schemas.ts'
import { LineItem } from './line-item.schemas.ts'

/** Who owns the cart: exactly one of a visitor, a member or a back-office user. */
export const BuyerInfo = exclusive(
  Type.Object(
    {
      visitorId: Type.Optional(readOnly(guid)),
      memberId: Type.Optional(readOnly(guid)),
      userId: Type.Optional(readOnly(guid)),
      contactId: Type.Optional(nullable(guid)),
      email: Type.Optional(nullable(email)),
    },
    { title: 'BuyerInfo' },
  ),
  ['visitorId', 'memberId', 'userId'],
)
export type BuyerInfo = Type.Static<typeof BuyerInfo>

/** The shipping option chosen for a cart, by code and carrier. */
export const SelectedShippingOption = Type.Object(
  {
    carrierId: Type.Optional(nullable(guid)),
    code: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { title: 'SelectedShippingOption' },
)
export type SelectedShippingOption = Type.Static<typeof SelectedShippingOption>

/**
 * What login added to the member's cart from their visitor cart, so the storefront can tell them. Removed the
 * next time the cart changes.
 */
export const LoginMerge = Type.Object(
  {
    lineItems: Type.Array(
      Type.Object({ lineItemId: guid, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
      { maxItems: 300 },
    ),
    /** How many were left out because they aren't in stock or the cart is full. */
    omittedQuantity: Type.Integer({ minimum: 0 }),
  },
  { title: 'LoginMerge' },
)
export type LoginMerge = Type.Static<typeof LoginMerge>

/**
 * The cart of the current visitor, member or merchant: lines, buyer, addresses, discounts. Amounts are
 * decimal text in `currency`.
 */
export const Cart = Type.Object(
  {
    id: Type.Optional(readOnly(nullable(guid))),
    /**
     * Empty after the last line is removed. The wire's "at least one" applies only when a cart is created.
     */
    lineItems: readOnly(Type.Array(LineItem, { maxItems: 300 })),
    buyerNote: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    buyerInfo: Type.Optional(BuyerInfo),
    currency: readOnly(currencyCode),
    conversionCurrency: readOnly(currencyCode),
    buyerLanguage: Type.Optional(readOnly(nullable(Type.String()))),
    siteLanguage: Type.Optional(readOnly(nullable(Type.String()))),
    taxIncludedInPrices: Type.Optional(readOnly(nullable(Type.Boolean()))),
    weightUnit: readOnly(enumOf(enums.WeightUnit)),
    checkoutId: Type.Optional(readOnly(nullable(guid))),
    appliedDiscounts: readOnly(Type.Array(CartDiscount)),
    createdDate: Type.Optional(readOnly(nullable(timestamp))),
    updatedDate: Type.Optional(readOnly(nullable(timestamp))),
    contactInfo: Type.Optional(AddressWithContact),
    overrideCheckoutUrl: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    purchaseFlowId: Type.Optional(readOnly(nullable(guid))),
    selectedShippingOption: Type.Optional(SelectedShippingOption),
    extendedFields: Type.Optional(ExtendedFields),
    businessLocationId: Type.Optional(nullable(guid)),
    paymentCurrency: readOnly(currencyCode),
    revision: Type.Optional(readOnly(nullable(Type.String()))),
    couponCode: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    merchantDiscounts: Type.Optional(Type.Array(MerchantDiscount, { maxItems: 100 })),
    customLineItems: Type.Optional(Type.Array(CustomLineItem, { maxItems: 300 })),
    subtotal: Type.Optional(readOnly(MultiCurrencyPrice)),
    loginMerge: Type.Optional(readOnly(LoginMerge)),
  },
  { title: 'Cart' },
)
export type Cart = Type.Static<typeof Cart>

/** A new quantity for one line. */
export const LineItemQuantityUpdate = Type.Object(
  {
    id: Type.Optional(guid),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })),
  },
  { title: 'LineItemQuantityUpdate' },
)
export type LineItemQuantityUpdate = Type.Static<typeof LineItemQuantityUpdate>
