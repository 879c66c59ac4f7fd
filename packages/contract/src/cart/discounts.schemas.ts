import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'

/** A coupon on a cart. */
export const Coupon = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
  },
  { title: 'Coupon' },
)
export type Coupon = Type.Static<typeof Coupon>

/** A discount amount set by a merchant. */
export const MerchantDiscount = Type.Object(
  { amount: Type.Optional(MultiCurrencyPrice) },
  { title: 'MerchantDiscount' },
)
export type MerchantDiscount = Type.Static<typeof MerchantDiscount>

/** A discount on the cart: a coupon or a merchant's own discount. */
export const CartDiscount = exclusive(
  Type.Object(
    {
      coupon: Type.Optional(Coupon),
      merchantDiscount: Type.Optional(MerchantDiscount),
    },
    { title: 'CartDiscount' },
  ),
  ['coupon', 'merchantDiscount'],
)
export type CartDiscount = Type.Static<typeof CartDiscount>

/** A coupon and the amount it took off. */
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

/** A merchant's discount and its amount or percentage (0.01 to 100). */
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

/** An automatic discount and the amount it took off. */
export const V1DiscountRule = Type.Object(
  {
    id: guid,
    name: Type.Optional(V1DiscountRuleName),
    amount: Type.Optional(MultiCurrencyPrice),
  },
  { title: 'V1DiscountRule' },
)
export type V1DiscountRule = Type.Static<typeof V1DiscountRule>

/** A calculated discount: its kind, its amount and the lines it applies to. */
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
