/** Writes the day it is in a time zone, such as 2026-12-24. */
export const localDay = (at: number, timeZone = 'UTC'): string => clockAt(at, timeZone).day

/**
 * Returns when an hour of a day begins in a time zone, in milliseconds since 1970.
 *
 * @param day - such as 2026-12-24
 */
export const localTime = (day: string, hour: number, timeZone = 'UTC'): number => {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const about = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(about, timeZone) // the clocks may change between the two
}

/** How far a time zone's clocks are ahead of UTC, in milliseconds. */
const offsetAt = (at: number, timeZone: string): number => {
  const { day, time } = clockAt(at, timeZone)
  return Date.parse(`${day}T${time}Z`) - at
}

const clockAt = (at: number, timeZone: string): { day: string; time: string } => {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const joined = (separator: string, ...types: Intl.DateTimeFormatPartTypes[]): string =>
    types.map((type) => parts.get(type)).join(separator)
  return { day: joined('-', 'year', 'month', 'day'), time: joined(':', 'hour', 'minute', 'second') }
}
