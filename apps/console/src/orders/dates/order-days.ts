import { momentOf, wallTime } from '../../products/schedule/shop-time.ts'

/** The periods to filter by that need no dates. */
export const PERIODS = ['today', '7-days', '30-days'] as const

const LENGTHS: Readonly<Record<(typeof PERIODS)[number], number>> = { today: 1, '7-days': 7, '30-days': 30 }
const DAYS = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

/** The first and the last day, such as 2026-12-01. */
export interface Days {
  readonly from: string
  readonly until: string
}

/** The two days that a filter's value names; undefined if it names a period, or days that aren't any. */
export const betweenOf = (value: string | undefined): Days | undefined => {
  const [, from, until] = value?.match(DAYS) ?? []
  const areDays = [from, until].every((day) => day !== undefined && shifted(day, 0) === day)
  return from !== undefined && until !== undefined && areDays && from <= until ? { from, until } : undefined
}

export const betweenValue = ({ from, until }: Days): string => `${from}..${until}`

/** The time that a filter's value names, by the shop's clocks; undefined for any time. */
export const createdIn = (
  value: string | undefined,
  timeZone: string,
  now: Date,
): { readonly $gte: string; readonly $lt: string } | undefined => {
  const period = PERIODS.find((each) => each === value)
  const today = wallTime(now, timeZone).slice(0, 10)
  const days = period ? { from: shifted(today, 1 - LENGTHS[period]), until: today } : betweenOf(value)
  if (!days) return undefined
  const startOf = (day: string) => momentOf(`${day}T00:00`, timeZone).toISOString()
  return { $gte: startOf(days.from), $lt: startOf(shifted(days.until, 1)) }
}

/** A day so many days later; empty for a day that isn't one. */
const shifted = (day: string, by: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return ''
  at.setUTCDate(at.getUTCDate() + by)
  return at.toISOString().slice(0, 10)
}
