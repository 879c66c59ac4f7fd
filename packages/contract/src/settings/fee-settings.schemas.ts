import Type from 'typebox'
import { constrain, exactlyOne, fieldOf } from '../constraint.ts'
import { decimal } from '../decimal.ts'
import { guid, nullable } from '../schema.ts'
import { ShopArea } from './shop-area.schemas.ts'

const amount = decimal({ gte: '0', lte: '999999999', maxScale: 3 })

/** A fee on top of items and delivery, while its conditions hold. */
export const ShopFee = exactlyOne(
  Type.Object(
    {
      /** Names it in totals and orders; one of its kind in the shop. */
      code: Type.String({ minLength: 1, maxLength: 100 }),
      name: Type.String({ minLength: 1, maxLength: 50 }),
      amount: Type.Optional(nullable(amount)),
      /** Of what the items cost before the cart's discounts: 2.5 takes a fortieth. Kept to two digits after the point. */
      percentage: Type.Optional(nullable(Type.Number({ minimum: 0.01, maximum: 100 }))),
      /** Charged once for the cart, or for each of its lines, whatever their quantity. */
      per: Type.Enum(['CART', 'LINE']),
      /** Whether it bears tax, by the shipping address. */
      taxable: Type.Boolean(),
      /** The group that it belongs to; default: none. */
      taxGroupId: Type.Optional(nullable(guid)),
      /** Charged where the shipping address lies in one of these; default: everywhere, also where it is not known yet. */
      areas: Type.Optional(nullable(Type.Array(ShopArea, { minItems: 1, maxItems: 300 }))),
      /** Charged from this price of the items on, before the cart's discounts. */
      minimumSubtotal: Type.Optional(nullable(amount)),
      /** Charged below this price of the items. */
      belowSubtotal: Type.Optional(nullable(amount)),
      active: Type.Boolean(),
    },
    { title: 'ShopFee' },
  ),
  ['amount', 'percentage'],
)
export type ShopFee = Type.Static<typeof ShopFee>

const fees = constrain(Type.Array(ShopFee, { maxItems: 100 }), (value) => {
  const codes = Array.isArray(value) ? value.map((fee) => fieldOf(fee, 'code')) : []
  return new Set(codes).size < codes.length
    ? { rule: 'VALIDATION', description: 'must have codes of their own' }
    : undefined
})

/** What a shop charges on top. */
export const FeeSettings = Type.Object(
  {
    /** Counts the changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /** In the order in which totals show them. */
    fees,
  },
  { title: 'FeeSettings' },
)
export type FeeSettings = Type.Static<typeof FeeSettings>

/** What the calls about fees answer. */
export const FeeSettingsResponse = Type.Object({ feeSettings: FeeSettings }, { title: 'FeeSettingsResponse' })
export type FeeSettingsResponse = Type.Static<typeof FeeSettingsResponse>

const FeeSettingsChange = Type.Object(
  { revision: Type.Optional(Type.Integer({ minimum: 0 })), fees: Type.Optional(fees) },
  { title: 'FeeSettingsChange' },
)

/** What `updateFeeSettings` takes: `fees` replaces all of them. With a revision it must be the present one. */
export const UpdateFeeSettingsRequest = Type.Object(
  { feeSettings: FeeSettingsChange },
  { title: 'UpdateFeeSettingsRequest' },
)
export type UpdateFeeSettingsRequest = Type.Static<typeof UpdateFeeSettingsRequest>
