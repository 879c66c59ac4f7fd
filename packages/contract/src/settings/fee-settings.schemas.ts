import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import { constrain, exactlyOne, fieldOf } from '../declare/constraint.ts'
import { guid, nullable } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { ShopArea } from './shop-area.schemas.ts'

const amount = decimal({ gte: '0', lte: '999999999', maxScale: 3 })

/** A fee on top of items and delivery, while its conditions are met. */
export const ShopFee = exactlyOne(
  Type.Object(
    {
      /** Identifies it in totals and orders; unique in the shop. */
      code: Type.String({ minLength: 1, maxLength: 100 }),
      name: Type.String({ minLength: 1, maxLength: 50 }),
      amount: Type.Optional(nullable(amount)),
      /**
       * A percentage of the item price before cart discounts: 2.5 is a fortieth. Stored with two decimal
       * places.
       */
      percentage: Type.Optional(nullable(Type.Number({ minimum: 0.01, maximum: 100 }))),
      /** Charged once per cart, or once per line regardless of its quantity. */
      per: Type.Enum(['CART', 'LINE']),
      /** Whether the fee is taxed, by the shipping address. */
      taxable: Type.Boolean(),
      /** The tax group of the fee. Default: none. */
      taxGroupId: Type.Optional(nullable(guid)),
      /**
       * Charged if the shipping address is in one of these. Default: everywhere, even before the address is
       * known.
       */
      areas: Type.Optional(nullable(Type.Array(ShopArea, { minItems: 1, maxItems: 300 }))),
      /** Charged from this item price, before cart discounts. */
      minimumSubtotal: Type.Optional(nullable(amount)),
      /** Charged below this item price. */
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
    ? { rule: 'VALIDATION', description: 'must have unique codes' }
    : undefined
})

/** The fees a shop charges. */
export const FeeSettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /** In the order totals show them. */
    fees,
  },
  { title: 'FeeSettings' },
)
export type FeeSettings = Type.Static<typeof FeeSettings>

/** Response with the fees. */
export const FeeSettingsResponse = Type.Object({ feeSettings: FeeSettings }, { title: 'FeeSettingsResponse' })
export type FeeSettingsResponse = Type.Static<typeof FeeSettingsResponse>

const FeeSettingsChange = Type.Object(
  { revision: Type.Optional(Type.Integer({ minimum: 0 })), fees: Type.Optional(fees) },
  { title: 'FeeSettingsChange' },
)

/**
 * Request for `updateFeeSettings`: `fees` replaces all of them. A `revision`, if given, must be the current
 * one.
 */
export const UpdateFeeSettingsRequest = closed(
  Type.Object({ feeSettings: FeeSettingsChange }, { title: 'UpdateFeeSettingsRequest' }),
)
export type UpdateFeeSettingsRequest = Type.Static<typeof UpdateFeeSettingsRequest>
