import Type from 'typebox'
import { TranslatableString } from '../cart/texts.schemas.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'
import { ConvertedMoney } from './converted-money.schemas.ts'

/** Where a discount comes from. */
export const DiscountSource = Type.Object(
  {
    sourceType: Type.Optional(enumOf(enums.DiscountSourceType)),
    couponCode: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
  },
  { title: 'DiscountSource' },
)
export type DiscountSource = Type.Static<typeof DiscountSource>

/** What one discount takes off a line, for its full quantity. */
export const ItemDiscount = Type.Object(
  {
    name: Type.Optional(TranslatableString),
    amountOff: Type.Optional(ConvertedMoney),
    source: Type.Optional(DiscountSource),
  },
  { title: 'ItemDiscount' },
)
export type ItemDiscount = Type.Static<typeof ItemDiscount>

/** What a discount takes off one line. */
export const LineItemAmountOff = Type.Object(
  {
    lineItemId: guid,
    amountOff: Type.Optional(ConvertedMoney),
  },
  { title: 'LineItemAmountOff' },
)
export type LineItemAmountOff = Type.Static<typeof LineItemAmountOff>

/** A discount on the cart, on lines or on delivery. */
export const CartDiscountV2 = Type.Object(
  {
    name: Type.Optional(TranslatableString),
    source: Type.Optional(DiscountSource),
    scope: enumOf(enums.DiscountScope),
    total: Type.Optional(ConvertedMoney),
    lineItemDiscounts: Type.Array(LineItemAmountOff, { maxItems: 300 }),
  },
  { title: 'CartDiscountV2' },
)
export type CartDiscountV2 = Type.Static<typeof CartDiscountV2>
