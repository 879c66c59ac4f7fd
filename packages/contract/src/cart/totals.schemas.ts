import Type from 'typebox'
import { exclusive } from '../constraint.ts'
import * as enums from '../enums.ts'
import { ApplicationError, Details } from '../error.schemas.ts'
import { MultiCurrencyPrice } from '../money.schemas.ts'
import { currencyCode, enumOf, freeForm, guid, nullable, readOnly, timestamp } from '../schema.ts'
import { Cart } from './cart.schemas.ts'
import { TaxableAddress } from './line-item.schemas.ts'
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

/** A line with its prices worked out. */
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

/** The sums of a cart or of a part of its payment. */
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

/** A coupon with the amount it took off. */
export const V1Coupon = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    amount: Type.Optional(MultiCurrencyPrice),
    name: Type.String(),
  },
  { title: 'V1Coupon' },
)
export type V1Coupon = Type.Static<typeof V1Coupon>

/** A merchant's discount with its amount or percentage (0.01 to 100). */
export const V1MerchantDiscount = Type.Object(
  {
    amount: Type.Optional(MultiCurrencyPrice),
    percentage: Type.Optional(nullable(Type.Number({ minimum: 0.01, maximum: 100 }))),
  },
  { title: 'V1MerchantDiscount' },
)
export type V1MerchantDiscount = Type.Static<typeof V1MerchantDiscount>

/** The name of an automatic discount in both languages. */
export const V1DiscountRuleName = Type.Object(
  {
    original: Type.String({ minLength: 1, maxLength: 256 }),
    translated: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 500 }))),
  },
  { title: 'V1DiscountRuleName' },
)
export type V1DiscountRuleName = Type.Static<typeof V1DiscountRuleName>

/** An automatic discount with the amount it took off. */
export const V1DiscountRule = Type.Object(
  {
    id: guid,
    name: Type.Optional(V1DiscountRuleName),
    amount: Type.Optional(MultiCurrencyPrice),
  },
  { title: 'V1DiscountRule' },
)
export type V1DiscountRule = Type.Static<typeof V1DiscountRule>

/** A discount as it was worked out: its kind, its amount and the lines it lies on. */
export const AppliedDiscount = exclusive(
  Type.Object(
    {
      coupon: Type.Optional(V1Coupon),
      merchantDiscount: Type.Optional(V1MerchantDiscount),
      discountRule: Type.Optional(V1DiscountRule),
      discountType: enumOf(enums.CartDiscountType),
      lineItemIds: Type.Optional(Type.Array(guid)),
    },
    { title: 'AppliedDiscount' },
  ),
  ['coupon', 'merchantDiscount', 'discountRule'],
)
export type AppliedDiscount = Type.Static<typeof AppliedDiscount>

/** The error of one carrier. */
export const CarrierError = Type.Object(
  {
    carrierId: Type.String(),
    error: Type.Optional(Details),
  },
  { title: 'CarrierError' },
)
export type CarrierError = Type.Static<typeof CarrierError>

/** The errors of carriers that could not answer. */
export const CarrierErrors = Type.Object(
  {
    errors: Type.Array(CarrierError),
  },
  { title: 'CarrierErrors' },
)
export type CarrierErrors = Type.Static<typeof CarrierErrors>

/** What could not be worked out; the rest of the totals still stands. */
export const CalculationErrors = exclusive(
  Type.Object(
    {
      generalShippingCalculationError: Type.Optional(Details),
      carrierErrors: Type.Optional(CarrierErrors),
      selectedShippingOptionError: Type.Optional(Details),
      taxCalculationError: Type.Optional(Details),
      couponCalculationError: Type.Optional(Details),
      giftCardCalculationError: Type.Optional(Details),
      orderValidationErrors: Type.Array(ApplicationError),
      membershipError: Type.Optional(Details),
      discountsCalculationError: Type.Optional(Details),
    },
    { title: 'CalculationErrors' },
  ),
  ['generalShippingCalculationError', 'carrierErrors', 'selectedShippingOptionError'],
)
export type CalculationErrors = Type.Static<typeof CalculationErrors>

/** The name of a membership in both languages. */
export const MembershipName = Type.Object(
  {
    original: Type.String({ maxLength: 100 }),
    translated: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  },
  { title: 'MembershipName' },
)
export type MembershipName = Type.Static<typeof MembershipName>

/** How many uses a membership has and has left. */
export const MembershipPaymentCredits = Type.Object(
  {
    total: Type.Integer({ minimum: 1 }),
    remaining: Type.Integer(),
  },
  { title: 'MembershipPaymentCredits' },
)
export type MembershipPaymentCredits = Type.Static<typeof MembershipPaymentCredits>

/** A membership that can pay for lines. */
export const Membership = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 200 }),
    appId: guid,
    name: Type.Optional(MembershipName),
    lineItemIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 300 })),
    credits: Type.Optional(MembershipPaymentCredits),
    expirationDate: Type.Optional(nullable(timestamp)),
    additionalData: Type.Optional(nullable(freeForm)),
  },
  { title: 'Membership' },
)
export type Membership = Type.Static<typeof Membership>

/** A membership that cannot pay, and why. */
export const InvalidMembership = Type.Object(
  {
    membership: Type.Optional(Membership),
    reason: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { title: 'InvalidMembership' },
)
export type InvalidMembership = Type.Static<typeof InvalidMembership>

/** One membership and the lines it pays for. */
export const HostSelectedMembership = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 200 }),
    appId: guid,
    lineItemIds: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 300 }),
    ),
  },
  { title: 'HostSelectedMembership' },
)
export type HostSelectedMembership = Type.Static<typeof HostSelectedMembership>

/** Memberships that could pay for lines, and those that could not, with the reason. */
export const MembershipOptions = Type.Object(
  {
    eligibleMemberships: Type.Array(Membership, { maxItems: 300 }),
    invalidMemberships: Type.Array(InvalidMembership, { maxItems: 300 }),
    selectedMemberships: Type.Array(HostSelectedMembership, { maxItems: 300 }),
  },
  { title: 'MembershipOptions' },
)
export type MembershipOptions = Type.Static<typeof MembershipOptions>

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

/** A violation that is about no line. */
export const Other = Type.Object(
  {
    name: enumOf(enums.NameInOther),
  },
  { title: 'Other' },
)
export type Other = Type.Static<typeof Other>

/** A violation that is about a line. */
export const TargetLineItem = Type.Object(
  {
    name: enumOf(enums.NameInLineItem),
    id: Type.Optional(nullable(Type.String())),
  },
  { title: 'TargetLineItem' },
)
export type TargetLineItem = Type.Static<typeof TargetLineItem>

/** What a violation speaks of. */
export const Target = exclusive(
  Type.Object(
    {
      other: Type.Optional(Other),
      lineItem: Type.Optional(TargetLineItem),
    },
    { title: 'Target' },
  ),
  ['other', 'lineItem'],
)
export type Target = Type.Static<typeof Target>

/** Something that stands in the way of (ERROR), or should be known before (WARNING), a checkout. */
export const Violation = Type.Object(
  {
    severity: enumOf(enums.Severity),
    target: Type.Optional(Target),
    description: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 1000 }))),
  },
  { title: 'Violation' },
)
export type Violation = Type.Static<typeof Violation>

/** Everything a total consists of, and what could not be worked out. */
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

/** The memberships chosen to pay for lines. */
export const SelectedMemberships = Type.Object(
  {
    memberships: Type.Optional(Type.Array(HostSelectedMembership, { maxItems: 300 })),
  },
  { title: 'SelectedMemberships' },
)
export type SelectedMemberships = Type.Static<typeof SelectedMemberships>
