import Type from 'typebox'
import { constrain } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { countryCode, enumOf, nullable, timestamp } from '../declare/schema.ts'

const optional = <T extends Type.TSchema>(schema: T) => Type.Optional(nullable(schema))
const text = (maxLength: number) => optional(Type.String({ maxLength }))

/** Where a business is, as its storefront shows it. Taxes follow from the tax settings instead. */
export const SiteAddress = Type.Object(
  {
    street: text(200),
    streetNumber: text(50),
    apartmentNumber: text(50),
    city: text(100),
    state: text(100),
    zip: text(20),
    country: optional(countryCode),
    /** Words that are shown before, after or instead of the address. */
    hint: optional(Type.Object({ text: text(500), placement: optional(enumOf(enums.PlacementType)) })),
    isPhysical: optional(Type.Boolean()),
    googleFormattedAddress: text(500),
    coordinates: optional(
      Type.Object({
        latitude: optional(Type.Number({ minimum: -90, maximum: 90 })),
        longitude: optional(Type.Number({ minimum: -180, maximum: 180 })),
      }),
    ),
  },
  { title: 'SiteAddress' },
)
export type SiteAddress = Type.Static<typeof SiteAddress>

const time = Type.String({
  pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
  description: 'a time from 00:00 to 24:00',
})

/** When the business is open each week. On one day, it closes after it opens. */
export const OpeningPeriod = constrain(
  Type.Object(
    {
      openDay: enumOf(enums.DayOfWeek),
      openTime: time,
      closeDay: enumOf(enums.DayOfWeek),
      closeTime: time,
    },
    { title: 'OpeningPeriod' },
  ),
  (value) => {
    const { openDay, openTime, closeDay, closeTime } = Object(value)
    return openDay === closeDay && closeTime <= openTime
      ? { rule: 'FORMAT', field: 'closeTime', description: 'must be later than openTime' }
      : undefined
  },
)
export type OpeningPeriod = Type.Static<typeof OpeningPeriod>

/** Days or hours that differ from the usual week. */
export const SpecialHours = Type.Object(
  {
    startDate: timestamp,
    endDate: timestamp,
    /** Default: true. */
    isClosed: optional(Type.Boolean()),
    comment: text(500),
  },
  { title: 'SpecialHours' },
)
export type SpecialHours = Type.Static<typeof SpecialHours>

/** When a business is open, in the shop's time zone. */
export const BusinessSchedule = Type.Object(
  {
    periods: Type.Optional(Type.Array(OpeningPeriod, { maxItems: 100 })),
    specialHourPeriod: Type.Optional(Type.Array(SpecialHours, { maxItems: 100 })),
  },
  { title: 'BusinessSchedule' },
)
export type BusinessSchedule = Type.Static<typeof BusinessSchedule>

/** Which cookies a storefront may set before its visitor decides. */
export const ConsentPolicy = Type.Object(
  {
    /** Always true: the storefront can't work without them. */
    essential: optional(Type.Boolean()),
    functional: optional(Type.Boolean()),
    analytics: optional(Type.Boolean()),
    advertising: optional(Type.Boolean()),
    /** Whether data may go to third parties. */
    dataToThirdParty: optional(Type.Boolean()),
  },
  { title: 'ConsentPolicy' },
)
export type ConsentPolicy = Type.Static<typeof ConsentPolicy>

/** What a shop tells about its business beyond its other settings, as it is stored. */
export const BusinessSettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    email: text(254),
    phone: text(50),
    fax: text(50),
    address: optional(SiteAddress),
    businessSchedule: optional(BusinessSchedule),
    consentPolicy: optional(ConsentPolicy),
  },
  { title: 'BusinessSettings' },
)
export type BusinessSettings = Type.Static<typeof BusinessSettings>
