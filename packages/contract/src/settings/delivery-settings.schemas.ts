import Type from 'typebox'
import { Address } from '../address.schemas.ts'
import { constrain, exactlyOne, fieldOf } from '../constraint.ts'
import { decimal } from '../decimal.ts'
import * as enums from '../enums.ts'
import { enumOf, guid, nullable } from '../schema.ts'
import { ShopArea } from './shop-area.schemas.ts'

const amount = decimal({ gte: '0', lte: '999999999', maxScale: 3 })

/** What a delivery costs up to a weight (in the shop's unit) or a price of what is delivered, that limit included. */
export const DeliveryBand = Type.Object(
  {
    /** Absent in the last band alone: without end. */
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
    ? { rule: 'VALIDATION', description: 'must be in rising order, the band without end last' }
    : undefined
})

/** How the price of a delivery is found. Beyond the last band it is not on offer. */
export const DeliveryRate = exactlyOne(
  Type.Object(
    {
      flat: Type.Optional(nullable(amount)),
      byWeight: Type.Optional(nullable(bands)),
      /** By what the items cost after their discounts. */
      byPrice: Type.Optional(nullable(bands)),
    },
    { title: 'DeliveryRate' },
  ),
  ['flat', 'byWeight', 'byPrice'],
)
export type DeliveryRate = Type.Static<typeof DeliveryRate>

/** A handling fee or an insurance beside the price. */
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

/** When a delivery arrives: so many days after today, the last one included (UTC). */
export const DeliveryWindow = constrain(
  Type.Object({ fromDays: days, toDays: days }, { title: 'DeliveryWindow' }),
  (window) =>
    Number(fieldOf(window, 'fromDays')) > Number(fieldOf(window, 'toDays'))
      ? { rule: 'VALIDATION', field: 'toDays', description: 'must not be before fromDays' }
      : undefined,
)
export type DeliveryWindow = Type.Static<typeof DeliveryWindow>

/** Where and how buyers fetch what they bought. */
export const DeliveryPickup = Type.Object(
  {
    address: Address,
    method: enumOf(enums.PickupMethod),
    /** Whether it is a place of business of the shop's own. */
    businessLocation: Type.Boolean(),
  },
  { title: 'DeliveryPickup' },
)
export type DeliveryPickup = Type.Static<typeof DeliveryPickup>

/** One way of delivery. */
export const DeliveryOption = Type.Object(
  {
    /** Names it in carts and totals; one of its kind in its region. */
    code: Type.String({ minLength: 1, maxLength: 100 }),
    title: Type.String({ minLength: 1, maxLength: 250 }),
    rate: DeliveryRate,
    /** Costs nothing from this price of the items on, after their discounts; its charges stay. */
    freeFrom: Type.Optional(nullable(amount)),
    charges: Type.Optional(Type.Array(DeliveryCharge, { maxItems: 10 })),
    /** In words, such as "2 to 4 working days". */
    deliveryTime: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 500 }))),
    /** Promises a span of days, worked out anew whenever totals are. */
    window: Type.Optional(nullable(DeliveryWindow)),
    instructions: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 1000 }))),
    pickup: Type.Optional(nullable(DeliveryPickup)),
    /** Delivers items of these profiles alone; default: everything that is sent. */
    deliveryProfileIds: Type.Optional(nullable(Type.Array(guid, { minItems: 1, maxItems: 100 }))),
  },
  { title: 'DeliveryOption' },
)
export type DeliveryOption = Type.Static<typeof DeliveryOption>

/** Where the shop delivers to, and how. */
export const DeliveryRegion = constrain(
  Type.Object(
    {
      /** Given by the platform where it is absent. */
      id: Type.Optional(guid),
      name: Type.String({ minLength: 1, maxLength: 100 }),
      /** Empty for the rest of the world. */
      areas: Type.Array(ShopArea, { maxItems: 300 }),
      /** The first one on offer counts where a buyer has chosen none. */
      options: Type.Array(DeliveryOption, { maxItems: 50 }),
    },
    { title: 'DeliveryRegion' },
  ),
  (region) => {
    const options = fieldOf(region, 'options')
    const codes = Array.isArray(options) ? options.map((option) => fieldOf(option, 'code')) : []
    return new Set(codes).size < codes.length
      ? { rule: 'VALIDATION', field: 'options', description: 'must have codes of their own' }
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
    ? { rule: 'VALIDATION', description: 'must have the rest of the world last' }
    : undefined,
)

/** Where a shop delivers to. The first region that holds an address counts. */
export const DeliverySettings = Type.Object(
  {
    /** Counts the changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    regions,
  },
  { title: 'DeliverySettings' },
)
export type DeliverySettings = Type.Static<typeof DeliverySettings>

/** What the calls about delivery answer. */
export const DeliverySettingsResponse = Type.Object(
  { deliverySettings: DeliverySettings },
  { title: 'DeliverySettingsResponse' },
)
export type DeliverySettingsResponse = Type.Static<typeof DeliverySettingsResponse>

const DeliverySettingsChange = Type.Object(
  { revision: Type.Optional(Type.Integer({ minimum: 0 })), regions: Type.Optional(regions) },
  { title: 'DeliverySettingsChange' },
)

/** What `updateDeliverySettings` takes: `regions` replaces all of them. With a revision it must be the present one. */
export const UpdateDeliverySettingsRequest = Type.Object(
  { deliverySettings: DeliverySettingsChange },
  { title: 'UpdateDeliverySettingsRequest' },
)
export type UpdateDeliverySettingsRequest = Type.Static<typeof UpdateDeliverySettingsRequest>
