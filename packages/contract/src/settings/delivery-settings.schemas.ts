import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import { constrain, exactlyOne, fieldOf } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'
import { Address } from '../values/address.schemas.ts'
import { decimal } from '../values/decimal.ts'
import { returnDays } from './return-days.ts'
import { ShopArea } from './shop-area.schemas.ts'
import { timeZone } from './time-zone.ts'

const amount = decimal({ gte: '0', lte: '999999999', maxScale: 3 })

/** The price of a delivery up to a weight (in the shop's unit) or item price, inclusive. */
export const DeliveryBand = Type.Object(
  {
    /** Absent only in the last band, which has no upper limit. */
    upTo: Type.Optional(nullable(amount)),
    price: amount,
  },
  { title: 'DeliveryBand' },
)
export type DeliveryBand = Type.Static<typeof DeliveryBand>

const limitOf = (band: unknown): number => {
  const limit = fieldOf(band, 'upTo')
  return typeof limit === 'string' ? Number(limit) : Number.POSITIVE_INFINITY
}

const bands = constrain(Type.Array(DeliveryBand, { minItems: 1, maxItems: 100 }), (value) => {
  const limits = Array.isArray(value) ? value.map(limitOf) : []
  return limits.some((limit, index) => index > 0 && limit <= (limits[index - 1] ?? 0))
    ? { rule: 'VALIDATION', description: 'must be in ascending order, with the unlimited band last' }
    : undefined
})

/** How the price of a delivery is found. Above the last band the option isn't offered. */
export const DeliveryRate = exactlyOne(
  Type.Object(
    {
      flat: Type.Optional(nullable(amount)),
      byWeight: Type.Optional(nullable(bands)),
      /** By the price of the items after their discounts. */
      byPrice: Type.Optional(nullable(bands)),
    },
    { title: 'DeliveryRate' },
  ),
  ['flat', 'byWeight', 'byPrice'],
)
export type DeliveryRate = Type.Static<typeof DeliveryRate>

/** A handling fee or insurance on top of the price. */
export const DeliveryCharge = Type.Object(
  {
    type: enumOf(enums.ChargeType),
    price: amount,
    details: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 200 }))),
  },
  { title: 'DeliveryCharge' },
)
export type DeliveryCharge = Type.Static<typeof DeliveryCharge>

const days = Type.Integer({ minimum: 0, maximum: 365 })

/** When a delivery arrives: days from today, including the last one (UTC). */
export const DeliveryWindow = constrain(
  Type.Object({ fromDays: days, toDays: days }, { title: 'DeliveryWindow' }),
  (window) =>
    Number(fieldOf(window, 'fromDays')) > Number(fieldOf(window, 'toDays'))
      ? { rule: 'VALIDATION', field: 'toDays', description: 'must not be before fromDays' }
      : undefined,
)
export type DeliveryWindow = Type.Static<typeof DeliveryWindow>

/** Where and how buyers pick up what they bought. */
export const DeliveryPickup = Type.Object(
  {
    address: Address,
    method: enumOf(enums.PickupMethod),
    /** Whether it is one of the shop's own business locations. */
    businessLocation: Type.Boolean(),
  },
  { title: 'DeliveryPickup' },
)
export type DeliveryPickup = Type.Static<typeof DeliveryPickup>

/** One delivery option. */
export const DeliveryOption = Type.Object(
  {
    /** Identifies it in carts and totals; unique in its region. */
    code: Type.String({ minLength: 1, maxLength: 100 }),
    title: Type.String({ minLength: 1, maxLength: 250 }),
    rate: DeliveryRate,
    /** Free from this item price, after the items' discounts. Its charges stay. */
    freeFrom: Type.Optional(nullable(amount)),
    charges: Type.Optional(Type.Array(DeliveryCharge, { maxItems: 10 })),
    /** In words, such as "2 to 4 working days". */
    deliveryTime: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 500 }))),
    /** A promised span of days, calculated together with the totals. */
    window: Type.Optional(nullable(DeliveryWindow)),
    instructions: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 1000 }))),
    pickup: Type.Optional(nullable(DeliveryPickup)),
    /** Delivers only items with these profiles. Default: everything that is sent. */
    deliveryProfileIds: Type.Optional(nullable(Type.Array(guid, { minItems: 1, maxItems: 100 }))),
  },
  { title: 'DeliveryOption' },
)
export type DeliveryOption = Type.Static<typeof DeliveryOption>

/** Where the shop delivers to, and how. */
export const DeliveryRegion = constrain(
  Type.Object(
    {
      /** The platform sets one if absent. */
      id: Type.Optional(guid),
      name: Type.String({ minLength: 1, maxLength: 100 }),
      /** Empty for the rest of the world. */
      areas: Type.Array(ShopArea, { maxItems: 300 }),
      /** The first available one is used if the buyer chose none. */
      options: Type.Array(DeliveryOption, { maxItems: 50 }),
    },
    { title: 'DeliveryRegion' },
  ),
  (region) => {
    const options = fieldOf(region, 'options')
    const codes = Array.isArray(options) ? options.map((option) => fieldOf(option, 'code')) : []
    return new Set(codes).size < codes.length
      ? { rule: 'VALIDATION', field: 'options', description: 'must have unique codes' }
      : undefined
  },
)
export type DeliveryRegion = Type.Static<typeof DeliveryRegion>

const isRestOfTheWorld = (region: unknown): boolean => {
  const areas = fieldOf(region, 'areas')
  return Array.isArray(areas) && areas.length === 0
}

const regions = constrain(Type.Array(DeliveryRegion, { maxItems: 100 }), (value) =>
  Array.isArray(value) && value.slice(0, -1).some(isRestOfTheWorld)
    ? { rule: 'VALIDATION', description: 'must have the region for the rest of the world last' }
    : undefined,
)

/** Where a shop delivers to. The first region that contains an address is used. */
export const DeliverySettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    regions,
    returnDays,
    timeZone,
  },
  { title: 'DeliverySettings' },
)
export type DeliverySettings = Type.Static<typeof DeliverySettings>

/** Response with the delivery settings. */
export const DeliverySettingsResponse = Type.Object(
  { deliverySettings: DeliverySettings },
  { title: 'DeliverySettingsResponse' },
)
export type DeliverySettingsResponse = Type.Static<typeof DeliverySettingsResponse>

const DeliverySettingsChange = Type.Object(
  {
    revision: Type.Optional(Type.Integer({ minimum: 0 })),
    regions: Type.Optional(regions),
    returnDays,
    timeZone,
  },
  { title: 'DeliverySettingsChange' },
)

/**
 * Request for `updateDeliverySettings`: `regions` replaces all of them, and null removes `returnDays` or `timeZone`. A
 * `revision`, if given, must be the current one.
 */
export const UpdateDeliverySettingsRequest = closed(
  Type.Object({ deliverySettings: DeliverySettingsChange }, { title: 'UpdateDeliverySettingsRequest' }),
)
export type UpdateDeliverySettingsRequest = Type.Static<typeof UpdateDeliverySettingsRequest>
