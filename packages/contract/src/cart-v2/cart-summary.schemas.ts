import Type from 'typebox'
import { CalculationErrors, Violation } from '../cart/calculation-errors.schemas.ts'
import { TranslatableString } from '../cart/texts.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { CartDiscountV2 } from './cart-discounts-v2.schemas.ts'
import { CartV2, DeliveryMethodV2 } from './cart-v2.schemas.ts'
import { ViolationV2 } from './cart-violations.schemas.ts'
import { ConvertedMoney } from './converted-money.schemas.ts'

/** What a line costs after its discounts. */
export const LineItemSummary = Type.Object(
  {
    lineItemId: guid,
    quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
    unitPrice: Type.Optional(ConvertedMoney),
    totalPrice: Type.Optional(ConvertedMoney),
  },
  { title: 'LineItemSummary' },
)
export type LineItemSummary = Type.Static<typeof LineItemSummary>

/** What delivery costs, before discounts. */
export const DeliverySummary = Type.Object(
  {
    method: Type.Optional(DeliveryMethodV2),
    price: Type.Optional(ConvertedMoney),
  },
  { title: 'DeliverySummary' },
)
export type DeliverySummary = Type.Static<typeof DeliverySummary>

/** A fee on top of lines and delivery. */
export const AdditionalFeeV2 = Type.Object(
  {
    code: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
    name: Type.Optional(TranslatableString),
    providerAppId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
    lineItemIds: Type.Array(guid, { maxItems: 300 }),
    price: Type.Optional(ConvertedMoney),
    source: enumOf(enums.FeeSource),
  },
  { title: 'AdditionalFeeV2' },
)
export type AdditionalFeeV2 = Type.Static<typeof AdditionalFeeV2>

/** A tax and its amount. */
export const CartTax = Type.Object(
  {
    name: Type.Optional(TranslatableString),
    taxableAmount: Type.Optional(ConvertedMoney),
    amount: Type.Optional(ConvertedMoney),
  },
  { title: 'CartTax' },
)
export type CartTax = Type.Static<typeof CartTax>

/** The tax on a line. `rate` is a fraction of 1. */
export const LineItemTax = Type.Object(
  {
    lineItemId: guid,
    tax: Type.Optional(ConvertedMoney),
    rate: Type.Optional(nullable(decimal({ gte: '0', lte: '1', maxScale: 6 }))),
  },
  { title: 'LineItemTax' },
)
export type LineItemTax = Type.Static<typeof LineItemTax>

/** The tax on a fee. */
export const AdditionalFeeTax = Type.Object(
  {
    additionalFeeCode: Type.String({ minLength: 1, maxLength: 100 }),
    tax: Type.Optional(ConvertedMoney),
  },
  { title: 'AdditionalFeeTax' },
)
export type AdditionalFeeTax = Type.Static<typeof AdditionalFeeTax>

/** The tax of the whole cart, and of its parts. */
export const TaxSummaryV2 = Type.Object(
  {
    taxes: Type.Array(CartTax, { maxItems: 100 }),
    pricesIncludeTax: Type.Boolean(),
    lineItemTaxes: Type.Array(LineItemTax, { maxItems: 300 }),
    deliveryTax: Type.Optional(ConvertedMoney),
    additionalFeeTaxes: Type.Array(AdditionalFeeTax, { maxItems: 100 }),
  },
  { title: 'TaxSummaryV2' },
)
export type TaxSummaryV2 = Type.Static<typeof TaxSummaryV2>

/**
 * The sums: `subtotal` − `discount` + `delivery` + `additionalFees` + `tax` = `total`. Where prices include
 * tax, `tax` is 0.
 */
export const PriceSummaryV2 = Type.Object(
  {
    /** After the discounts on lines. */
    subtotal: ConvertedMoney,
    /** What discounts on the whole cart take off. */
    discount: ConvertedMoney,
    /** After its discount. */
    delivery: ConvertedMoney,
    additionalFees: ConvertedMoney,
    tax: ConvertedMoney,
    total: ConvertedMoney,
  },
  { title: 'PriceSummaryV2' },
)
export type PriceSummaryV2 = Type.Static<typeof PriceSummaryV2>

/** What a gift card pays. */
export const GiftCardSummary = Type.Object(
  {
    giftCardId: guid,
    redeemAmount: Type.Optional(ConvertedMoney),
  },
  { title: 'GiftCardSummary' },
)
export type GiftCardSummary = Type.Static<typeof GiftCardSummary>

/** A membership and the lines it pays for. */
export const MembershipSummary = Type.Object(
  {
    id: Type.String({ maxLength: 200 }),
    appId: guid,
    lineItemIds: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 300 }),
  },
  { title: 'MembershipSummary' },
)
export type MembershipSummary = Type.Static<typeof MembershipSummary>

/** How the order would be paid. */
export const PaymentSummary = Type.Object(
  {
    giftCards: Type.Array(GiftCardSummary, { maxItems: 1 }),
    memberships: Type.Array(MembershipSummary, { maxItems: 300 }),
    requiresPaymentAfterGiftCard: Type.Boolean(),
    totalAfterGiftCards: Type.Optional(ConvertedMoney),
    payNow: Type.Optional(ConvertedMoney),
    payLater: Type.Optional(ConvertedMoney),
  },
  { title: 'PaymentSummary' },
)
export type PaymentSummary = Type.Static<typeof PaymentSummary>

/** What a cart costs, and the problems that block an order. */
export const CartSummary = Type.Object(
  {
    cartId: guid,
    cartRevision: Type.String(),
    calculationId: guid,
    lineItems: Type.Array(LineItemSummary, { maxItems: 300 }),
    discounts: Type.Array(CartDiscountV2, { maxItems: 100 }),
    deliverySummary: Type.Optional(DeliverySummary),
    additionalFees: Type.Array(AdditionalFeeV2, { maxItems: 100 }),
    taxSummary: Type.Optional(TaxSummaryV2),
    priceSummary: PriceSummaryV2,
    paymentSummary: PaymentSummary,
    /** Only from `calculate`: with it, `placeOrder` places the order at these prices or refuses. */
    priceVerificationToken: Type.Optional(nullable(Type.String({ maxLength: 1024 }))),
    /** Deprecated in favor of `violations`. */
    calculationErrors: Type.Optional(CalculationErrors),
    /** Deprecated in favor of `violations`. */
    spiViolations: Type.Array(Violation, { maxItems: 100 }),
    violations: Type.Array(ViolationV2, { maxItems: 100 }),
  },
  { title: 'CartSummary' },
)
export type CartSummary = Type.Static<typeof CartSummary>

/** Response with a cart and what it costs. */
export const CartSummaryResponse = Type.Object(
  {
    cart: Type.Optional(CartV2),
    summary: Type.Optional(CartSummary),
  },
  { title: 'CartSummaryResponse' },
)
export type CartSummaryResponse = Type.Static<typeof CartSummaryResponse>
