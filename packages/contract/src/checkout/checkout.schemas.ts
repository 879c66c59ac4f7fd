import Type from 'typebox'
import { CalculationErrors, Violation } from '../cart/calculation-errors.schemas.ts'
import { AddToCurrentCartRequest, UpdateCartRequest } from '../cart/cart.requests.ts'
import { BuyerInfo } from '../cart/cart.schemas.ts'
import { AppliedDiscount } from '../cart/discounts.schemas.ts'
import { ExtendedFields } from '../cart/extended-fields.schemas.ts'
import { TaxSummary } from '../cart/tax.schemas.ts'
import { AdditionalFee, CalculatedLineItem, GiftCard, PriceSummary } from '../cart/totals.schemas.ts'
import * as enums from '../declare/enums.ts'
import { currencyCode, enumOf, guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'
import { AddressWithContact } from '../values/address.schemas.ts'
import { decimal } from '../values/decimal.ts'
import {
  CheckoutCustomField,
  CheckoutCustomSettings,
  CheckoutLineItem,
  CheckoutMembershipOptions,
  CheckoutShippingInfo,
  CreatedBy,
} from './checkout-parts.schemas.ts'

/**
 * A cart on its way to becoming an order: its lines, buyer, destination and costs. Prices,
 * stock and terms are current at each read, and checked again when the order is placed.
 */
export const Checkout = Type.Object(
  {
    id: readOnly(guid),
    lineItems: readOnly(Type.Array(CheckoutLineItem, { maxItems: 300 })),
    billingInfo: Type.Optional(AddressWithContact),
    shippingInfo: Type.Optional(CheckoutShippingInfo),
    buyerNote: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    buyerInfo: Type.Optional(BuyerInfo),
    currency: readOnly(currencyCode),
    conversionCurrency: readOnly(currencyCode),
    paymentCurrency: readOnly(currencyCode),
    priceSummary: readOnly(PriceSummary),
    calculatedLineItems: readOnly(Type.Array(CalculatedLineItem)),
    calculationErrors: readOnly(CalculationErrors),
    giftCard: Type.Optional(readOnly(GiftCard)),
    appliedDiscounts: readOnly(Type.Array(AppliedDiscount)),
    customFields: Type.Optional(Type.Array(CheckoutCustomField, { maxItems: 100 })),
    weightUnit: readOnly(enumOf(enums.WeightUnit)),
    taxSummary: Type.Optional(readOnly(TaxSummary)),
    channelType: enumOf(enums.ChannelType),
    siteLanguage: readOnly(Type.String()),
    buyerLanguage: readOnly(Type.String()),
    /** Whether it became an order, here or elsewhere. A completed checkout never changes. */
    completed: readOnly(Type.Boolean()),
    taxIncludedInPrice: readOnly(Type.Boolean()),
    createdBy: readOnly(CreatedBy),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
    payNow: readOnly(PriceSummary),
    payLater: readOnly(PriceSummary),
    membershipOptions: Type.Optional(CheckoutMembershipOptions),
    additionalFees: readOnly(Type.Array(AdditionalFee, { maxItems: 100 })),
    cartId: Type.Optional(readOnly(nullable(guid))),
    violations: readOnly(Type.Array(Violation)),
    extendedFields: Type.Optional(ExtendedFields),
    purchaseFlowId: Type.Optional(readOnly(nullable(guid))),
    /** The hosted pages of this checkout. */
    purchaseFlowUrl: Type.Optional(readOnly(nullable(Type.String()))),
    overrideCheckoutUrl: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    customSettings: Type.Optional(CheckoutCustomSettings),
    businessLocationId: Type.Optional(readOnly(nullable(guid))),
  },
  { title: 'Checkout' },
)
export type Checkout = Type.Static<typeof Checkout>

/** Response with a checkout. */
export const CheckoutResponse = Type.Object(
  { checkout: Type.Optional(Checkout) },
  { title: 'CheckoutResponse' },
)
export type CheckoutResponse = Type.Static<typeof CheckoutResponse>

/** Request that only names a checkout. */
export const CheckoutIdRequest = Type.Object({ id: guid }, { title: 'CheckoutIdRequest' })
export type CheckoutIdRequest = Type.Static<typeof CheckoutIdRequest>

/** Fields in addition to the checkout's own. */
const beside = {
  couponCode: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  giftCardCode: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  /** The most the gift card may pay; by default, as much as it can. */
  giftCardRedeemAmount: Type.Optional(nullable(decimal({ gt: '0', lte: '999999999', maxScale: 3 }))),
  overrideCheckoutUrl: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
}

/** Request for `createCheckout`: lines as in the cart. */
export const CreateCheckoutRequest = Type.Object(
  {
    lineItems: AddToCurrentCartRequest.properties.lineItems,
    customLineItems: AddToCurrentCartRequest.properties.customLineItems,
    channelType: Type.Optional(enumOf(enums.ChannelType)),
    ...beside,
    checkoutInfo: Type.Optional(writable(Checkout)),
  },
  { title: 'CreateCheckoutRequest' },
)
export type CreateCheckoutRequest = Type.Static<typeof CreateCheckoutRequest>

/** Request for `updateCheckout`. Absent fields stay unchanged; null clears a field. */
export const UpdateCheckoutRequest = Type.Object(
  {
    checkout: writable(Checkout, 'id?'),
    ...beside,
    lineItems: UpdateCartRequest.properties.lineItems,
    customLineItems: UpdateCartRequest.properties.customLineItems,
  },
  { title: 'UpdateCheckoutRequest' },
)
export type UpdateCheckoutRequest = Type.Static<typeof UpdateCheckoutRequest>

/** Request for `addToCheckout`. */
export const AddToCheckoutRequest = Type.Object(
  {
    id: guid,
    lineItems: AddToCurrentCartRequest.properties.lineItems,
    customLineItems: AddToCurrentCartRequest.properties.customLineItems,
  },
  { title: 'AddToCheckoutRequest' },
)
export type AddToCheckoutRequest = Type.Static<typeof AddToCheckoutRequest>

/** Where a buyer pays. */
export const CheckoutUrlResponse = Type.Object(
  { checkoutUrl: Type.Optional(Type.String()) },
  { title: 'CheckoutUrlResponse' },
)
export type CheckoutUrlResponse = Type.Static<typeof CheckoutUrlResponse>

/** Request to create an order from a checkout. */
export const CreateOrderFromCheckoutRequest = Type.Object(
  {
    id: guid,
    /** Whether the buyer agreed to save the payment method. */
    savePaymentMethod: Type.Optional(Type.Boolean()),
    delayCapture: Type.Optional(Type.Boolean()),
    paymentToken: Type.Optional(nullable(Type.String({ maxLength: 5000 }))),
  },
  { title: 'CreateOrderFromCheckoutRequest' },
)
export type CreateOrderFromCheckoutRequest = Type.Static<typeof CreateOrderFromCheckoutRequest>

/** The order a checkout became. */
export const CreateOrderFromCheckoutResponse = Type.Object(
  {
    orderId: Type.Optional(Type.String()),
    paymentGatewayOrderId: Type.Optional(nullable(Type.String())),
  },
  { title: 'CreateOrderFromCheckoutResponse' },
)
export type CreateOrderFromCheckoutResponse = Type.Static<typeof CreateOrderFromCheckoutResponse>

/** Request for `markCheckoutAsCompletedAndRedirectToUrl`, with the token that proves the completion. */
export const CompletionRequest = Type.Object(
  { token: Type.Optional(Type.String({ maxLength: 5000 })) },
  { title: 'CompletionRequest' },
)
export type CompletionRequest = Type.Static<typeof CompletionRequest>
