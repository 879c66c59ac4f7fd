import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable, readOnly } from '../declare/schema.ts'

/** The person or resource a slot needs. */
export const SlotResource = Type.Object(
  {
    id: Type.Optional(readOnly(nullable(guid))),
    name: Type.Optional(nullable(Type.String({ maxLength: 1200 }))),
  },
  { title: 'SlotResource' },
)
export type SlotResource = Type.Static<typeof SlotResource>

/** Where a slot takes place. */
export const Location = Type.Object(
  {
    id: Type.Optional(nullable(guid)),
    name: Type.Optional(nullable(Type.String())),
    formattedAddress: Type.Optional(nullable(Type.String())),
    formattedAddressTranslated: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
    locationType: Type.Optional(enumOf(enums.LocationType)),
  },
  { title: 'Location' },
)
export type Location = Type.Static<typeof Location>

/** A slot of a service. */
export const Slot = Type.Object(
  {
    sessionId: Type.Optional(nullable(Type.String())),
    serviceId: Type.Optional(Type.String()),
    scheduleId: Type.Optional(Type.String()),
    startDate: Type.Optional(nullable(Type.String())),
    endDate: Type.Optional(nullable(Type.String())),
    timezone: Type.Optional(nullable(Type.String())),
    resource: Type.Optional(SlotResource),
    location: Type.Optional(Location),
    eventId: Type.Optional(nullable(Type.String({ minLength: 36, maxLength: 250 }))),
  },
  { title: 'Slot' },
)
export type Slot = Type.Static<typeof Slot>

/** Places on a waiting list. */
export const WaitingList = Type.Object(
  {
    totalSpots: Type.Optional(nullable(Type.Integer())),
    openSpots: Type.Optional(nullable(Type.Integer())),
  },
  { title: 'WaitingList' },
)
export type WaitingList = Type.Static<typeof WaitingList>

/** Why a slot can't be booked. */
export const BookingPolicyViolations = Type.Object(
  {
    tooEarlyToBook: Type.Optional(nullable(Type.Boolean())),
    tooLateToBook: Type.Optional(nullable(Type.Boolean())),
    bookOnlineDisabled: Type.Optional(nullable(Type.Boolean())),
    validSubmissionRequired: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'BookingPolicyViolations' },
)
export type BookingPolicyViolations = Type.Static<typeof BookingPolicyViolations>

/** A bookable slot and its free places. */
export const SlotAvailability = Type.Object(
  {
    slot: Type.Optional(Slot),
    bookable: Type.Optional(Type.Boolean()),
    totalSpots: Type.Optional(nullable(Type.Integer())),
    openSpots: Type.Optional(nullable(Type.Integer())),
    waitingList: Type.Optional(WaitingList),
    bookingPolicyViolations: Type.Optional(BookingPolicyViolations),
    locked: Type.Optional(nullable(Type.Boolean())),
    isFromV2: Type.Optional(Type.Boolean()),
  },
  { title: 'SlotAvailability' },
)
export type SlotAvailability = Type.Static<typeof SlotAvailability>
