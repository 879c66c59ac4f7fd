import { describe, expect, it } from 'vitest'
import { arrivalDay, isDeliveredTo, placeFrom } from './delivery-promise.ts'

const REGIONS = [{ countries: ['DE', 'AT'], days: 4 }, { countries: ['CH'] }, { countries: [], days: 9 }]
const NOW = Date.UTC(2026, 10, 23, 12)
const day = (country: string) =>
  arrivalDay(REGIONS, { country, postalCode: '' }, NOW)?.toISOString().slice(0, 10)

describe('the delivery promise', () => {
  it("names the day by the country's region, then by the rest of the world", () => {
    expect(day('DE')).toBe('2026-11-27')
    expect(day('NZ')).toBe('2026-12-02')
  })

  it('promises nothing where the shop has set no days, or does not deliver', () => {
    expect(day('CH')).toBeUndefined()
    expect(
      arrivalDay([{ countries: ['DE'], days: 4 }], { country: 'FR', postalCode: '' }, NOW),
    ).toBeUndefined()
    expect(isDeliveredTo([{ countries: ['DE'] }], 'FR')).toBe(false)
  })

  it('reads a remembered place, and nothing else', () => {
    const place = { country: 'DE', postalCode: '10115' }
    expect(placeFrom(JSON.stringify(place))).toEqual(place)
    for (const text of [null, '', '{}', '{"country":"de","postalCode":"1"}'])
      expect(placeFrom(text)).toBeUndefined()
  })
})
