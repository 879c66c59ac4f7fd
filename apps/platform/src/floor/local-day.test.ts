import { describe, expect, it } from 'vitest'
import { localDay, localTime } from './local-day.ts'

describe('a day in a time zone', () => {
  it.each([
    ['2026-12-24T22:30:00Z', undefined, '2026-12-24'],
    ['2026-12-24T23:30:00Z', 'Europe/Berlin', '2026-12-25'],
    ['2026-12-24T04:30:00Z', 'America/New_York', '2026-12-23'],
    ['2026-12-31T10:30:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ])('at %s in %s is %s', (at, zone, day) => {
    expect(localDay(Date.parse(at), zone)).toBe(day)
  })

  it.each([
    ['2026-12-24', undefined, '2026-12-24T08:00:00.000Z'],
    ['2026-12-24', 'Europe/Berlin', '2026-12-24T07:00:00.000Z'],
    ['2026-07-24', 'Europe/Berlin', '2026-07-24T06:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'], // the clocks change at 2
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T07:00:00.000Z'],
    ['2026-12-24', 'Pacific/Kiritimati', '2026-12-23T18:00:00.000Z'],
    ['2026-12-24', 'Asia/Kathmandu', '2026-12-24T02:15:00.000Z'],
  ])('%s in %s has 8 o’clock at %s', (day, zone, time) => {
    expect(new Date(localTime(day, 8, zone)).toISOString()).toBe(time)
  })
})
