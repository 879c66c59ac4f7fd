import type { siteProperties } from '@vitrine/client/business-tools'
import { newId } from '../../parts/new-id.ts'
import { propertyCalls, propertyPart } from './property-part.ts'

type Period = NonNullable<siteProperties.BusinessSchedule['periods']>[number]

/** A day of the week. */
export type Day = `${NonNullable<Period['openDay']>}`

/** The days of the week, in their order. */
export const DAYS = [
  ...(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'] as const),
  ...(['FRIDAY', 'SATURDAY', 'SUNDAY'] as const),
]

/** Hours that begin on a day, such as `18:00` to `02:00` of the next. */
export interface OpenHours {
  readonly key: string
  readonly day: Day
  readonly from: string
  readonly until: string
}

/** When the business is open; special days, which this page doesn't show, are kept. */
export interface Hours {
  readonly hours: readonly OpenHours[]
  readonly special: siteProperties.BusinessSchedule['specialHourPeriod']
}

const draftOf = ({ businessSchedule }: siteProperties.Properties): Hours => ({
  hours: (businessSchedule?.periods ?? []).map(({ openDay, openTime, closeTime }, index) => ({
    ...{ key: String(index), day: DAYS.find((each) => each === openDay) ?? 'MONDAY', from: openTime },
    until: closeTime === '24:00' ? '00:00' : closeTime,
  })),
  special: businessSchedule?.specialHourPeriod,
})

/** Hours that end at or before they begin end on the next day; midnight belongs to the day itself. */
const periodOf = ({ day, from, until }: OpenHours) => {
  const next = DAYS[(DAYS.indexOf(day) + 1) % DAYS.length] ?? day
  if (until === '00:00') return { openDay: day, openTime: from, closeDay: day, closeTime: '24:00' }
  const closeDay = until <= from && until !== '' ? next : day
  return { openDay: day, openTime: from, closeDay, closeTime: until }
}

const save = async ({ hours, special }: Hours): Promise<void> => {
  const calls = await propertyCalls()
  await calls.updateBusinessSchedule({
    periods: hours.map(periodOf),
    ...(special && { specialHourPeriod: special }),
  })
}

export const HOURS = propertyPart({ name: 'hours', fields: ['businessSchedule'], draftOf, save })

/** Further hours of a day. */
export const newHours = (day: Day): OpenHours => ({
  ...{ key: newId(), day, from: '09:00', until: '18:00' },
})
