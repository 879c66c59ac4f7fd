import { expect, it } from 'vitest'
import { giftDays } from './gift-days.ts'

it("offers days from today to a year later, in the shop's time zone", () => {
  const late = Date.parse('2026-12-23T23:30:00Z')
  expect(giftDays(late)).toEqual({ first: '2026-12-23', last: '2027-12-23' })
  expect(giftDays(late, 'Europe/Berlin')).toEqual({ first: '2026-12-24', last: '2027-12-24' })
  expect(giftDays(late, 'America/New_York')).toEqual({ first: '2026-12-23', last: '2027-12-23' })
})
