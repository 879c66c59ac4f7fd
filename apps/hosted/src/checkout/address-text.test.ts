import { describe, expect, it } from 'vitest'
import { isSameAddress, likelyCountry, toHandIn } from './address-text.ts'

describe('an address in the form', () => {
  it('is handed in without blanks and without what is empty', () => {
    expect(toHandIn({ country: 'DE', city: ' Berlin ', company: ' ', phone: '' })).toEqual({
      country: 'DE',
      city: 'Berlin',
    })
  })

  it('is the same as the one that was handed in, however its fields are ordered', () => {
    expect(
      isSameAddress({ city: 'Berlin ', country: 'DE', company: '' }, { country: 'DE', city: 'Berlin' }),
    ).toBe(true)
    expect(isSameAddress({ country: 'DE', city: 'Bonn' }, { country: 'DE', city: 'Berlin' })).toBe(false)
  })

  it.each<[readonly string[] | null, string[], string]>([
    [['FR'], ['de-DE'], 'FR'],
    [['FR', 'DE'], ['de-DE'], 'DE'],
    [null, ['de'], 'DE'],
    [['FR', 'DE'], ['ja-JP'], ''],
  ])('begins with the country that it most likely is of: %j, %j', (countries, languages, country) => {
    expect(likelyCountry(countries, languages)).toBe(country)
  })
})
