import { describe, expect, it } from 'vitest'
import { betweenOf, createdIn } from './order-days.ts'

const BERLIN = 'Europe/Berlin'
/** Already Tuesday in Berlin. */
const now = new Date('2026-03-30T22:30:00Z')

describe('the days of orders', () => {
  it.each([
    ['today', '2026-03-30T22:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    // The clocks went forward on Sunday.
    ['7-days', '2026-03-24T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['30-days', '2026-03-01T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['2026-03-29..2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2025-12-31..2026-01-01', '2025-12-30T23:00:00.000Z', '2026-01-01T23:00:00.000Z'],
  ])('begin and end by the shop’s clocks: %s', (value, $gte, $lt) => {
    expect(createdIn(value, BERLIN, now)).toEqual({ $gte, $lt })
  })

  it('are today’s where the shop is, not where the reader is', () => {
    expect(createdIn('today', 'America/New_York', now)?.$gte).toBe('2026-03-30T04:00:00.000Z')
  })

  it.each([
    undefined,
    '',
    'yesterday',
    '2026-02-30..2026-03-01',
    '2026-03-02..2026-03-01',
    '2026-13-01..2026-13-02',
  ])('ask for any time if an address has none: %s', (value) => {
    expect([createdIn(value, BERLIN, now), betweenOf(value)]).toEqual([undefined, undefined])
  })
})
