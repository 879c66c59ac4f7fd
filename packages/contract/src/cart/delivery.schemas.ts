import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable, timestamp } from '../declare/schema.ts'
import { Address } from '../values/address.schemas.ts'

/** Where an order is picked up. */
export const PickupDetails = Type.Object(
  {
    address: Type.Optional(Address),
    businessLocation: Type.Boolean(),
    pickupMethod: enumOf(enums.PickupMethod),
  },
  { title: 'PickupDetails' },
)
export type PickupDetails = Type.Static<typeof PickupDetails>

/** The time span in which a delivery arrives. */
export const DeliveryTimeSlot = Type.Object(
  {
    from: Type.Optional(nullable(timestamp)),
    to: Type.Optional(nullable(timestamp)),
  },
  { title: 'DeliveryTimeSlot' },
)
export type DeliveryTimeSlot = Type.Static<typeof DeliveryTimeSlot>

/** How and when a delivery arrives, or where to pick it up. */
export const DeliveryLogistics = Type.Object(
  {
    deliveryTime: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    instructions: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    pickupDetails: Type.Optional(PickupDetails),
    deliveryTimeSlot: Type.Optional(DeliveryTimeSlot),
  },
  { title: 'DeliveryLogistics' },
)
export type DeliveryLogistics = Type.Static<typeof DeliveryLogistics>

/** The carrier of a delivery. */
export const Carrier = Type.Object(
  {
    appId: Type.Optional(nullable(guid)),
    code: Type.String({ maxLength: 250 }),
  },
  { title: 'Carrier' },
)
export type Carrier = Type.Static<typeof Carrier>

/** The region of a delivery. */
export const Region = Type.Object(
  {
    id: Type.Optional(nullable(guid)),
    name: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  },
  { title: 'Region' },
)
export type Region = Type.Static<typeof Region>

/** The lines in a delivery. */
export const ApplicableLineItems = Type.Object(
  {
    lineItemIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 300 })),
  },
  { title: 'ApplicableLineItems' },
)
export type ApplicableLineItems = Type.Static<typeof ApplicableLineItems>

/** Which lines a carrier delivers. */
export const DeliveryAllocation = Type.Object(
  {
    deliveryCarrier: Type.Optional(Carrier),
    deliveryRegion: Type.Optional(Region),
    applicableLineItems: Type.Optional(ApplicableLineItems),
  },
  { title: 'DeliveryAllocation' },
)
export type DeliveryAllocation = Type.Static<typeof DeliveryAllocation>
