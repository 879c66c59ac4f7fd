import { expect, it } from 'vitest'
import { scheduleProblems, writtenSchedule } from './schedule-draft.ts'
import { momentOf, wallTime } from './shop-time.ts'

it.each([
  ['2026-12-01T09:00', 'Europe/Berlin', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T00:30', 'Europe/Berlin', '2026-06-30T22:30:00.000Z'],
  ['2026-12-31T23:59', 'Pacific/Auckland', '2026-12-31T10:59:00.000Z'],
  ['2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00.000Z'], // the clocks go back at two
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'], // they went forward at two
])('%s in %s is a moment, and reads the same again', (wall, zone, moment) => {
  expect(momentOf(wall, zone).toISOString()).toBe(moment)
  expect(wallTime(moment, zone)).toBe(wall)
})

it('takes an hour that the clocks skip as the one after it', () => {
  expect(momentOf('2026-03-29T02:30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

it('sends only the times that were chosen', () => {
  const draft = { visibleFrom: '', visibleUntil: '2026-12-01T09:00' }
  expect(writtenSchedule(draft, 'UTC')).toEqual({ visibleUntil: new Date('2026-12-01T09:00Z') })
})

it.each([
  ['', '', {}],
  ['2026-12-01T09:00', '2026-12-02T09:00', {}],
  ['2026-11-30T12:00', '', { visibleFrom: 'past' }],
  ['', '2026-11-30T12:00', { visibleUntil: 'past' }],
  ['2026-12-01T09:00', '2026-12-01T09:00', { visibleUntil: 'order' }],
  ['2026-12-01T09:00', '2026-11-01T09:00', { visibleUntil: 'past' }],
])('finds what is wrong with showing from "%s" until "%s"', (visibleFrom, visibleUntil, problems) => {
  const now = new Date('2026-11-30T12:00Z')
  expect(scheduleProblems({ visibleFrom, visibleUntil }, 'UTC', now)).toEqual(problems)
})
