import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { currencyCode, enumOf, guid, nullable, readOnly } from '../declare/schema.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'
import { CalculationErrors, Violation } from './calculation-errors.schemas.ts'
import { Cart } from './cart.schemas.ts'
import { AppliedDiscount } from './discounts.schemas.ts'
import { TaxableAddress } from './item.schemas.ts'
import { MembershipOptions } from './memberships.schemas.ts'
import { ShippingInformation } from './shipping.schemas.ts'
import { ItemTaxFullDetails, TaxSummary } from './tax.schemas.ts'

/** The prices of a line, before and after discount and tax. */
export const LineItemPricesData = Type.Object(
  {
    totalPriceAfterTax: Type.Optional(MultiCurrencyPrice),
    totalPriceBeforeTax: Type.Optional(MultiCurrencyPrice),
    taxDetails: Type.Optional(ItemTaxFullDetails),
    totalDiscount: Type.Optional(MultiCurrencyPrice),
    price: Type.Optional(MultiCurrencyPrice),
    priceBeforeDiscounts: Type.Optional(MultiCurrencyPrice),
    lineItemPrice: Type.Optional(MultiCurrencyPrice),
    fullPrice: Type.Optional(MultiCurrencyPrice),
    modifiers: Type.Optional(MultiCurrencyPrice),
    depositAmount: Type.Optional(MultiCurrencyPrice),
  },
  { title: 'LineItemPricesData' },
)
export type LineItemPricesData = Type.Static<typeof LineItemPricesData>

/** A line with its calculated prices. */
export const CalculatedLineItem = Type.Object(
  {
    lineItemId: Type.String(),
    pricesBreakdown: Type.Optional(LineItemPricesData),
    paymentOption: enumOf(enums.PaymentOptionType),
    taxableAddress: Type.Optional(TaxableAddress),
  },
  { title: 'CalculatedLineItem' },
)
export type CalculatedLineItem = Type.Static<typeof CalculatedLineItem>

/** The totals of a cart, or of part of its payment. */
export const PriceSummary = Type.Object(
  {
    subtotal: Type.Optional(MultiCurrencyPrice),
    shipping: Type.Optional(MultiCurrencyPrice),
    tax: Type.Optional(MultiCurrencyPrice),
    discount: Type.Optional(MultiCurrencyPrice),
    total: Type.Optional(MultiCurrencyPrice),
    additionalFees: Type.Optional(MultiCurrencyPrice),
  },
  { title: 'PriceSummary' },
)
export type PriceSummary = Type.Static<typeof PriceSummary>

/** A gift card applied to the total. */
export const GiftCard = Type.Object(
  {
    id: Type.String(),
    obfuscatedCode: Type.String(),
    amount: Type.Optional(MultiCurrencyPrice),
    appId: guid,
    externalId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 50 }))),
    requestedAmount: Type.Optional(MultiCurrencyPrice),
  },
  { title: 'GiftCard' },
)
export type GiftCard = Type.Static<typeof GiftCard>

/** A fee on top of lines and shipping. */
export const AdditionalFee = Type.Object(
  {
    code: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
    name: Type.String({ minLength: 1, maxLength: 50 }),
    price: Type.Optional(MultiCurrencyPrice),
    taxDetails: Type.Optional(ItemTaxFullDetails),
    providerAppId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
    priceBeforeTax: Type.Optional(MultiCurrencyPrice),
    priceAfterTax: Type.Optional(MultiCurrencyPrice),
    lineItemIds: Type.Optional(Type.Array(guid)),
    source: enumOf(enums.AdditionalFeeSource),
    translatedName: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 50 }))),
    taxableAddress: Type.Optional(TaxableAddress),
  },
  { title: 'AdditionalFee' },
)
export type AdditionalFee = Type.Static<typeof AdditionalFee>

/** All parts of a total, and what couldn't be calculated. */
export const EstimateTotalsResponse = Type.Object(
  {
    cart: Type.Optional(Cart),
    calculatedLineItems: Type.Array(CalculatedLineItem),
    priceSummary: Type.Optional(PriceSummary),
    giftCard: Type.Optional(GiftCard),
    taxSummary: Type.Optional(TaxSummary),
    shippingInfo: Type.Optional(ShippingInformation),
    appliedDiscounts: Type.Array(AppliedDiscount),
    calculationErrors: Type.Optional(CalculationErrors),
    weightUnit: enumOf(enums.WeightUnit),
    currency: currencyCode,
    payNow: Type.Optional(readOnly(PriceSummary)),
    payLater: Type.Optional(readOnly(PriceSummary)),
    membershipOptions: Type.Optional(MembershipOptions),
    additionalFees: Type.Array(AdditionalFee, { maxItems: 100 }),
    violations: readOnly(Type.Array(Violation)),
  },
  { title: 'EstimateTotalsResponse' },
)
export type EstimateTotalsResponse = Type.Static<typeof EstimateTotalsResponse>
